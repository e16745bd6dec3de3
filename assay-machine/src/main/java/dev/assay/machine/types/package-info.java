/**
 * Classes, methods and fields of the program under test as the machine sees them once they are
 * loaded: layouts, dispatch tables and decoded code. Everything here is shared by all machines that
 * run the same program and does not change with the program's state; what does change (statics,
 * initialisation status) lives in the heap object of the class.
 */
package dev.assay.machine.types;
