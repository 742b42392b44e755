import { getApps, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'

/**
 * The default app of the Admin SDK. Asked for by name, because the functions framework keeps one of its own beside it.
 */
export function adminApp(): App {
  return getApps().find((app) => app.name === '[DEFAULT]') ?? initializeApp()
}
