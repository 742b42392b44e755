import { initializeApp } from 'firebase/app'
import type { FirebaseOptions } from 'firebase/app'
import { findStackAtPort } from 'functions/contract/local-stack'

const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * The local stack that served this page, with the host to find its emulators at; undefined in production. The emulators
 * are at 127.0.0.1, which is also what the content security policy lets through, whatever the page calls its machine.
 */
export function findLocalStack(page: { hostname: string; port: string }) {
  const stack = findStackAtPort(Number(page.port))
  return stack && LOOPBACK.includes(page.hostname) ? { ...stack, host: '127.0.0.1' } : undefined
}

function optionsOf(stack: ReturnType<typeof findLocalStack>): FirebaseOptions {
  if (stack) {
    return {
      apiKey: 'local-emulator',
      projectId: stack.project,
      authDomain: stack.host,
      storageBucket: `${stack.project}.appspot.com`,
    }
  }
  const env = import.meta.env
  return {
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: env.VITE_FIREBASE_APP_ID,
  }
}

export const localStack = findLocalStack(window.location)

/** The one Firebase app of the page. Each product beside it is a module of its own, loaded when first needed. */
export const firebaseApp = initializeApp(optionsOf(localStack))
