import { expect as base } from '@playwright/test'

/** Ways in end with calls of functions that may be the first of their kind, whose process has to begin. */
export const expect = base.configure({ timeout: 30_000 })
