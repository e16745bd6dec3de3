/** Tests of the options: parsing, help texts, the reference page. */
package dev.assay.cli.options;
