import { tooLarge, uploadKindOf } from 'functions/contract/uploads/upload'
import { mediaWording as words } from './wording'

/** Files that can be sent, and a sentence for each that cannot. */
export interface Chosen {
  readonly accepted: File[]
  readonly refusals: string[]
}

/** Why a file cannot be sent at all, or undefined. The server asks again by the same rules. */
export function refusalOfFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (uploadKindOf(type) === undefined) return words.wrongType(name)
  if (size === 0) return words.empty(name)
  const reason = tooLarge(type, size)
  return reason === undefined ? undefined : words.tooLarge(name, reason)
}

/** What can be sent of the files that somebody chose, as long as there is room. */
export function chooseFiles(files: readonly File[], room: number): Chosen {
  const fine = files.filter((file) => refusalOfFile(file) === undefined)
  const refusals = files.map(refusalOfFile).filter((it) => it !== undefined)
  const left = Math.max(0, room)
  return {
    accepted: fine.slice(0, left),
    refusals: fine.length > left ? [...refusals, words.noRoom(left)] : refusals,
  }
}
