/** Activities that something was published, sold or held of since they were last asked for. */
const touched = new Set<string>()

/** Sets down that a test has to do with an activity. */
export function noteActivity(shareRef: string): void {
  touched.add(shareRef)
}

/** The activities that were noted, each once; the list begins anew. */
export function takeActivities(): string[] {
  const all = [...touched]
  touched.clear()
  return all
}
