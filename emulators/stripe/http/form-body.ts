/**
 * A decoded form: text, lists and nested objects. Objects have no prototype, so `__proto__` is only a name.
 */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = { [name: string]: FormValue }

type Branch = Map<string, string | Branch>

/**
 * Decodes `application/x-www-form-urlencoded` with brackets, for bodies and query strings alike:
 * `line_items[0][quantity]=2`, `expand[]=latest_charge` (Stripe API reference: Request bodies, Expanding
 * responses).
 */
export function parseForm(encoded: string): Form {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(encoded)) grow(root, pathOf(name), value)
  return toObject(root)
}

function pathOf(name: string): string[] {
  const bracket = name.indexOf('[')
  if (bracket < 1) return [name]
  return [
    name.slice(0, bracket),
    ...Array.from(name.slice(bracket).matchAll(/\[([^\]]*)\]/g), (part) => part[1]!),
  ]
}

function grow(root: Branch, path: string[], value: string): void {
  let branch = root
  path.forEach((part, depth) => {
    // An empty bracket appends: its name is the next free number of the list.
    const name = part === '' && depth > 0 ? String(branch.size) : part
    if (depth === path.length - 1) {
      branch.set(name, value)
      return
    }
    const child = branch.get(name)
    const next: Branch = child instanceof Map ? child : new Map()
    branch.set(name, next)
    branch = next
  })
}

function toValue(node: string | Branch, name: string): FormValue {
  if (typeof node === 'string') return node
  // Metadata is the one hash whose keys are free, so numbers there are names and not places in a list.
  const isList = name !== 'metadata' && [...node.keys()].every((key) => /^\d+$/.test(key))
  if (!isList) return toObject(node)
  const entries = [...node].toSorted(([a], [b]) => Number(a) - Number(b))
  return entries.map(([key, child]) => toValue(child, key))
}

function toObject(branch: Branch): Form {
  const form = Object.create(null) as Form
  for (const [name, child] of branch) form[name] = toValue(child, name)
  return form
}
