/** A value that JSON can carry. */
type Json = unknown

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function nested(depth: number): Json {
  let value: Json = 'deep'
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { value }
  return value
}

/** Values that somebody might send by mistake or on purpose. */
export const NASTY: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '1',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(100_000),
  '💥'.repeat(300),
  '\u0000',
  'name\u0000more',
  '\ud800',
  '../../orders',
  '<script>alert(1)</script>',
  '2026-02-30T25:61',
  [],
  [[]],
  Array.from({ length: 1000 }, () => 'x'),
  {},
  { length: 1 },
  JSON.parse('{"__proto__": {"status": "paid"}}'),
  nested(1000),
]

/** Keys that no input has; some of them every object has. */
export const STRANGE_KEYS = ['isAdmin', 'constructor', 'toString', '__proto__', '', 'x'.repeat(5000), 'a.b']

/** A copy with one change at a place chosen by chance: a value replaced, dropped, boxed, or a key too many. */
export function mutate(value: Json, random: () => number): Json {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const places = placesIn(value)
  const place = pick(places)
  const kind = pick(['replace', 'replace', 'replace', 'drop', 'box', 'add'])
  return change(value, place, (old) => {
    if (kind === 'drop') return undefined
    if (kind === 'box') return [old]
    if (kind === 'add' && isObject(old)) return withKey(old, pick(STRANGE_KEYS), pick(NASTY))
    return pick(NASTY)
  })
}

/** A copy with a key of its own, `__proto__` included. */
export function withKey(object: object, key: string, value: Json): object {
  return Object.fromEntries([...Object.entries(object), [key, value]])
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every place in a value, the whole included. */
function placesIn(value: Json): (readonly (string | number)[])[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return [[], ...inner.flatMap(([key, item]) => placesIn(item).map((place) => [key, ...place]))]
}

function change(value: Json, place: readonly (string | number)[], by: (old: Json) => Json): Json {
  const [key, ...rest] = place
  if (key === undefined) return by(value)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? change(item, rest, by) : item))
  const entries = Object.entries(value as object).map(([name, item]) => [
    name,
    name === key ? change(item, rest, by) : item,
  ])
  return Object.fromEntries(entries)
}
