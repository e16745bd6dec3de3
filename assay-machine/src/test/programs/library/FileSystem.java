package library;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Paths, and files in a folder of their own that is removed again. */
public class FileSystem {
    interface Body {
        void run(Path folder) throws Exception;
    }

    static void inFolder(Body b) throws Exception {
        Path f = Files.createTempDirectory("assay");
        try {
            b.run(f);
        } finally {
            try (Stream<Path> all = Files.walk(f)) {
                for (Path p : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(p);
                }
            }
            System.out.println("removed " + !Files.exists(f));
        }
    }

    public static void casePaths() {
        Path p = Path.of("/a/b/../c/./d.txt");
        System.out.println(p + " " + p.normalize() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot() + " " + p.getNameCount() + " " + p.getName(1) + " " + p.subpath(1, 3) + " " + p.isAbsolute() + " " + p.startsWith("/a") + p.endsWith("d.txt") + p.endsWith("txt"));
        System.out.println(Path.of("/a/b").resolve("c") + " " + Path.of("/a").resolve("/x") + " " + Path.of("/a/b").resolveSibling("q") + " " + Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("x", "y", "z") + " " + Path.of("").toString().isEmpty() + " " + Path.of("a//b/") + " " + Path.of("a").compareTo(Path.of("b")) + " "
            + Path.of("/a/b").toUri() + " " + p.equals(p.normalize()) + " " + Path.of("b").hashCode());
        try {
            Path.of("a").relativize(Path.of("/b"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Path.of("a\0b");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason());
        }
        File f = new File("/x/../y", "z.txt");
        System.out.println(f + " " + f.getName() + " " + f.getParent() + " " + f.isAbsolute() + " " + new File("q").getParent() + " " + f.exists() + " " + f.toPath() + " " + File.separator + File.pathSeparator + " " + new File("a").equals(new File("a")));
    }

    public static void caseReadWrite() throws Exception {
        inFolder(dir -> {
            Path f = dir.resolve("text.txt");
            Files.writeString(f, "one\ntwo\u20ac\n");
            Files.write(f, List.of("three", "four"), StandardOpenOption.APPEND);
            System.out.println(Files.readAllLines(f) + " " + Files.size(f) + " " + Files.exists(f) + Files.isDirectory(dir) + Files.isRegularFile(f) + Files.notExists(dir.resolve("none")));
            Path b = dir.resolve("bytes");
            Files.write(b, new byte[] {1, 2, 3});
            System.out.println(Arrays.toString(Files.readAllBytes(b)) + " " + Files.mismatch(f, b));
            try (BufferedWriter w = Files.newBufferedWriter(dir.resolve("latin"), StandardCharsets.ISO_8859_1)) {
                w.write("\u00e9");
            }
            System.out.println(Files.size(dir.resolve("latin")) + " " + Files.readString(dir.resolve("latin"), StandardCharsets.ISO_8859_1));
            try (Stream<String> lines = Files.lines(f)) {
                System.out.println(lines.map(String::length).toList());
            }
            try {
                Files.readString(dir.resolve("latin"));
            } catch (IOException e) {
                System.out.println(e);
            }
            try (FileWriter w = new FileWriter(dir.resolve("old").toFile(), true); BufferedReader r = new BufferedReader(new FileReader(f.toFile()))) {
                w.write(r.readLine() + "!");
            }
            try (FileInputStream in = new FileInputStream(dir.resolve("old").toFile())) {
                System.out.println(in.available() + " " + new String(in.readAllBytes()) + in.read());
            }
            try (FileOutputStream out = new FileOutputStream(dir.resolve("old").toFile())) {
                out.write(new byte[] {65, 66, 67}, 1, 2);
            }
            System.out.println(Files.readString(dir.resolve("old")));
        });
    }

    public static void caseTree() throws Exception {
        inFolder(dir -> {
            Files.createDirectories(dir.resolve("a/b/c"));
            Files.createFile(dir.resolve("a/1.txt"));
            Files.writeString(dir.resolve("a/b/2.log"), "log");
            Files.copy(dir.resolve("a/b/2.log"), dir.resolve("a/b/c/3.log"));
            Files.move(dir.resolve("a/1.txt"), dir.resolve("a/b/moved.txt"));
            try (Stream<Path> w = Files.walk(dir)) {
                System.out.println(w.map(p -> dir.relativize(p).toString()).sorted().toList());
            }
            try (Stream<Path> l = Files.list(dir.resolve("a/b"))) {
                System.out.println(l.map(p -> p.getFileName().toString()).sorted().toList());
            }
            try (var ds = Files.newDirectoryStream(dir.resolve("a/b"), "*.log")) {
                for (Path p : ds) {
                    System.out.println(p.getFileName());
                }
            }
            try (Stream<Path> found = Files.find(dir, 10, (p, at) -> at.isRegularFile() && at.size() == 3)) {
                System.out.println(found.map(p -> dir.relativize(p).toString()).sorted().toList());
            }
            int[] counts = new int[2];
            Files.walkFileTree(dir, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path f, BasicFileAttributes at) {
                    counts[0]++;
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path d, IOException e) {
                    counts[1]++;
                    return FileVisitResult.CONTINUE;
                }
            });
            System.out.println(counts[0] + " files " + counts[1] + " folders");
            String[] names = dir.resolve("a/b").toFile().list();
            Arrays.sort(names);
            System.out.println(Arrays.toString(names) + " " + dir.resolve("a").toFile().isDirectory() + " " + dir.resolve("a/b/2.log").toFile().length() + " " + new File(dir.toFile(), "made").mkdir() + new File(dir.toFile(), "made").delete() + new File(dir.toFile(), "none").delete() + " " + new File(dir.toFile(), "none").list());
        });
    }

    public static void caseErrors() throws Exception {
        inFolder(dir -> {
            Path none = dir.resolve("none");
            try {
                Files.readString(none);
            } catch (NoSuchFileException e) {
                System.out.println("no such file " + dir.relativize(Path.of(e.getFile())));
            }
            try {
                new FileInputStream(none.toFile());
            } catch (FileNotFoundException e) {
                System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
            }
            try {
                new FileOutputStream(dir.toFile());
            } catch (FileNotFoundException e) {
                System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
            }
            Files.createFile(none);
            try {
                Files.createFile(none);
            } catch (FileAlreadyExistsException e) {
                System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
            }
            Files.createDirectories(dir.resolve("full/inner"));
            try {
                Files.delete(dir.resolve("full"));
            } catch (DirectoryNotEmptyException e) {
                System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
            }
            try {
                Files.copy(none, dir.resolve("full"));
            } catch (IOException e) {
                System.out.println(e.toString().replace(dir.toString(), "DIR"));
            }
            Files.writeString(dir.resolve("t"), "old");
            Files.writeString(none, "new");
            Files.copy(none, dir.resolve("t"), StandardCopyOption.REPLACE_EXISTING);
            System.out.println(Files.readString(dir.resolve("t")) + " " + Files.deleteIfExists(dir.resolve("nothing")) + Files.deleteIfExists(none));
            try {
                Files.writeString(dir.resolve("x"), "y", StandardOpenOption.WRITE);
            } catch (NoSuchFileException e) {
                System.out.println("must exist");
            }
            try {
                Files.list(dir.resolve("t"));
            } catch (IOException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        });
    }

    public static void caseChannels() throws Exception {
        inFolder(dir -> {
            Path f = dir.resolve("ch");
            try (FileChannel c = FileChannel.open(f, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                System.out.println(c.write(ByteBuffer.wrap("0123456789".getBytes())) + " " + c.position() + " " + c.size());
                c.position(3);
                ByteBuffer b = ByteBuffer.allocate(4);
                System.out.println(c.read(b) + " " + new String(b.array()) + " " + c.read(ByteBuffer.allocate(5), 8) + " " + c.read(ByteBuffer.allocate(5), 100));
                c.write(ByteBuffer.wrap("XY".getBytes()), 1);
                c.truncate(6);
            }
            System.out.println(Files.readString(f));
            try (RandomAccessFile r = new RandomAccessFile(f.toFile(), "rw")) {
                r.seek(4);
                r.writeInt(0x41424344);
                r.seek(0);
                System.out.println(r.readLine() + " " + r.length() + " " + r.getFilePointer() + " " + r.read());
                r.setLength(2);
                r.seek(1);
                System.out.println((char) r.readByte());
            }
            System.out.println(Files.size(f));
        });
    }
}
