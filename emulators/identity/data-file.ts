import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { PasswordPolicy } from './password-policy'

const Data = z.object({
  passwordPolicy: PasswordPolicy.prefault({}),
  /** Authenticator apps by the id of their enrolment; `lastStep` is the period of the last code that was taken. */
  authenticators: z.record(z.string(), z.object({ secret: z.string(), lastStep: z.int() })).default({}),
})

/** What the stand-in remembers beyond the Auth emulator's own data. */
export interface Memory {
  readonly data: z.output<typeof Data>
  /** Writes the data; changes are rare, so each is written at once. */
  save(): void
}

/** Data kept in a JSON file, replaced as a whole; without a path it is forgotten at the end. */
export function openMemory(path: string | undefined): Memory {
  const kept = path && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : {}
  const data = Data.parse(kept)
  const save = () => {
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.next`, JSON.stringify(data))
    renameSync(`${path}.next`, path)
  }
  return { data, save }
}
