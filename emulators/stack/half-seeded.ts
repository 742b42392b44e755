import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StackLayout } from './layout'

/** Where it stands that the stack is being filled. */
export const unfinishedMark = ({ dir }: StackLayout) => join(dir, 'seeding')

/** Whether an earlier run was interrupted while it filled the stack: such data is thrown away. */
export function isHalfSeeded(layout: StackLayout): boolean {
  return existsSync(unfinishedMark(layout))
}
