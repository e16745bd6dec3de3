/**
 * What every model shares: the few services a model needs from the machine that plain Java cannot
 * express. A model is ordinary Java that the machine runs in place of JDK code it cannot run (see
 * {@link dev.assay.models.java.util.zip}); it keeps its whole state in Java fields, so that the
 * state of the model is part of the state of the program.
 */
package dev.assay.models;
