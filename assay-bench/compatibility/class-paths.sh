#!/bin/sh
# Fetches libraries with their tests and writes their class paths:
#   class-paths.sh FOLDER [NAME …]      NAME: part of group:artifact:version; without it, all
folder=$1
shift
here=$(CDPATH='' cd -P -- "$(dirname "$0")" && pwd)
mkdir -p "$folder"

# One project for each library, because two libraries may need different versions of the same thing.
awk -v folder="$folder" -v vintage=5.9.3 '
  function close_project() {
    if (file != "") {
      print "</dependencies></project>" > file
      close(file)
    }
  }
  function dependency(coordinates, classifier, p) {
    split(coordinates, p, ":")
    printf "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>", \
      p[1], p[2], p[3] > file
    if (classifier != "") printf "<classifier>%s</classifier>", classifier > file
    print "</dependency>" > file
  }
  # What starts the tests, in the version that belongs to that of JUnit: 1.7.2 to 5.7.2.
  function platform(version) {
    sub(/^5/, "1", version)
    dependency("org.junit.platform:junit-platform-launcher:" version, "")
    dependency("org.junit.platform:junit-platform-commons:" version, "")
  }
  /^#/ || /^ *$/ { next }
  /^[^ ]/ {
    close_project()
    split($1, p, ":")
    file = folder "/" p[2] "-" p[3] ".pom"
    print "<project><modelVersion>4.0.0</modelVersion><groupId>local</groupId>" > file
    print "<artifactId>tests-of-" p[2] "</artifactId><version>1</version><dependencies>" > file
    dependency($1, "tests")
    dependency($1, "")
    next
  }
  {
    dependency($1, "")
    split($1, p, ":")
    if (p[2] == "junit-jupiter") platform(p[3])
    if (p[2] == "junit") {
      dependency("org.junit.vintage:junit-vintage-engine:" vintage, "")
      platform(vintage)
    }
  }
  END { close_project() }
' "$here/libraries.txt"

for pom in "$folder"/*.pom; do
  name=$(basename "$pom" .pom)
  wanted=$([ $# -eq 0 ] && echo yes)
  for part in "$@"; do
    case $name in *"$part"*) wanted=yes ;; esac
  done
  if [ -n "$wanted" ] && [ ! -s "$folder/$name.classpath" ]; then
    mvn -q -f "$pom" dependency:build-classpath -Dmdep.outputFile="$folder/$name.classpath" || exit 1
  fi
done
