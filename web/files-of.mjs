/** All files that an entry needs before it can run: its script, its styles, and the chunks it imports. */
export function filesOf(manifest, entry) {
  const [styles, preload, seen] = [new Set(), new Set(), new Set()]
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    for (const next of chunk.imports ?? []) visit(next)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    if (key !== entry) preload.add(`/${chunk.file}`)
  }
  visit(entry)
  return { script: `/${manifest[entry].file}`, styles: [...styles], preload: [...preload] }
}
