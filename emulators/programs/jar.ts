import { pathToFileURL } from 'node:url'
import { zip } from './zip'

/**
 * A jar that `java -jar` can start: `mainClass` comes from the jar at `classPath`, or from `classes` that need it.
 * Source of the manifest's form: the "JAR File Specification" of the Java SE documentation.
 */
export function startableJar(
  mainClass: string,
  classPath: string,
  classes: ReadonlyMap<string, Buffer> = new Map(),
): Buffer {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(classPath).href}`,
  ]
  const text = manifest.map((line) => `${foldLine(line)}\r\n`).join('')
  return zip(new Map([['META-INF/MANIFEST.MF', Buffer.from(text)], ...classes]))
}

/** No line of a manifest may be longer than 72 bytes; a continued line begins with a space. */
export function foldLine(line: string): string {
  return line.replace(/(?<=^.{70}(?:.{69})*)(?=.)/g, '\r\n ')
}
