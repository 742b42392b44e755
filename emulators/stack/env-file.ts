/** Writes variables in the dotenv dialect that firebase-tools reads. */
export function formatEnv(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${/[\s#"'\\]/.test(value) ? JSON.stringify(value) : value}\n`)
    .join('')
}

/** Reads what `formatEnv` wrote, and simple lines that a person added. */
export function parseEnv(text: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name === undefined || value === undefined) continue
    variables[name] = /^".*"$/.test(value) ? String(JSON.parse(value)) : value
  }
  return variables
}
