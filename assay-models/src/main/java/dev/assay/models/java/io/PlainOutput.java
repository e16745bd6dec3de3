package dev.assay.models.java.io;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;

/**
 * Standard output or error of a program that is explored: printing has no effect on the program's
 * state, and each call is passed on as a whole.
 */
public final class PlainOutput extends PrintStream {
  private final boolean error;

  public PlainOutput(boolean error) {
    super(OutputStream.nullOutputStream());
    this.error = error;
  }

  /** The machine takes the text; elsewhere it is lost. */
  private static void emit(boolean error, String text) {}

  private void emit(String text) {
    emit(error, text);
  }

  @Override
  public void print(boolean b) {
    emit(String.valueOf(b));
  }

  @Override
  public void print(char c) {
    emit(String.valueOf(c));
  }

  @Override
  public void print(int i) {
    emit(String.valueOf(i));
  }

  @Override
  public void print(long l) {
    emit(String.valueOf(l));
  }

  @Override
  public void print(float f) {
    emit(String.valueOf(f));
  }

  @Override
  public void print(double d) {
    emit(String.valueOf(d));
  }

  @Override
  public void print(char[] s) {
    emit(String.valueOf(s));
  }

  @Override
  public void print(String s) {
    emit(String.valueOf(s));
  }

  @Override
  public void print(Object o) {
    emit(String.valueOf(o));
  }

  @Override
  public void println() {
    emit("\n");
  }

  @Override
  public void println(boolean b) {
    emit(String.valueOf(b).concat("\n"));
  }

  @Override
  public void println(char c) {
    emit(String.valueOf(c).concat("\n"));
  }

  @Override
  public void println(int i) {
    emit(String.valueOf(i).concat("\n"));
  }

  @Override
  public void println(long l) {
    emit(String.valueOf(l).concat("\n"));
  }

  @Override
  public void println(float f) {
    emit(String.valueOf(f).concat("\n"));
  }

  @Override
  public void println(double d) {
    emit(String.valueOf(d).concat("\n"));
  }

  @Override
  public void println(char[] s) {
    emit(String.valueOf(s).concat("\n"));
  }

  @Override
  public void println(String s) {
    emit(String.valueOf(s).concat("\n"));
  }

  @Override
  public void println(Object o) {
    emit(String.valueOf(o).concat("\n"));
  }

  @Override
  public PrintStream format(String format, Object... values) {
    emit(String.format(format, values));
    return this;
  }

  @Override
  public PrintStream format(Locale locale, String format, Object... values) {
    emit(String.format(locale, format, values));
    return this;
  }

  @Override
  public PrintStream append(CharSequence s) {
    emit(String.valueOf(s));
    return this;
  }

  @Override
  public PrintStream append(CharSequence s, int start, int end) {
    CharSequence all = s == null ? "null" : s;
    emit(all.subSequence(start, end).toString());
    return this;
  }

  @Override
  public void write(int b) {
    emit(new String(new byte[] {(byte) b}, 0, 1));
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    emit(new String(bytes, offset, length));
  }

  @Override
  public void write(byte[] bytes) {
    emit(new String(bytes, 0, bytes.length));
  }

  @Override
  public void writeBytes(byte[] bytes) {
    emit(new String(bytes, 0, bytes.length));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public boolean checkError() {
    return false;
  }
}
