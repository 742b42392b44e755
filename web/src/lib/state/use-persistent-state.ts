import { useState } from 'react'
import type { z } from 'zod'

/** `tab`: until the tab is closed. `device`: until it is forgotten. */
export type KeptWhere = 'tab' | 'device'

/** Reaching for storage that is forbidden throws, so this is called inside of `try` only. */
const storageOf = (where: KeptWhere): Storage => (where === 'tab' ? sessionStorage : localStorage)

/** What the browser keeps under a name, if it is still what the schema says. */
export function readKept<T>(where: KeptWhere, name: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(storageOf(where).getItem(name) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps a value under a name, or with undefined forgets it. Answers whether the browser's storage took it. */
export function keep(where: KeptWhere, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(where).removeItem(name)
    else storageOf(where).setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** State that outlives a reload. Its name says whose it is, so that the next person on this device begins anew. */
export function usePersistentState<T>(where: KeptWhere, name: string, schema: z.ZodType<T>, initial: T) {
  const [value, setValue] = useState<T>(() => readKept(where, name, schema) ?? initial)
  function change(next: T) {
    setValue(next)
    keep(where, name, next)
  }
  function forget() {
    setValue(initial)
    keep(where, name, undefined)
  }
  return [value, change, forget] as const
}
