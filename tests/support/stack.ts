import { z } from 'zod'

const Environment = z.object({
  TURNOUT_ORIGIN: z.url(),
  TURNOUT_STRIPE: z.url(),
  TURNOUT_OUTBOX: z.url(),
  TURNOUT_IDENTITY: z.url(),
  TURNOUT_MODEL: z.url(),
  TURNOUT_APP_CHECK: z.url(),
  GCLOUD_PROJECT: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
})

let parsed: z.infer<typeof Environment> | undefined

/** Where the test stack is; tests that need it run inside `emulators/exec.ts`. */
export function stack(): z.infer<typeof Environment> {
  parsed ??= Environment.parse(process.env)
  return parsed
}

/** Asks until the answer satisfies, and fails with the last answer when it never does. */
export async function eventually<T>(
  ask: () => Promise<T>,
  satisfies: (answer: T) => boolean,
  seconds = 15,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (satisfies(answer)) return answer
    if (Date.now() > end) throw new Error(`Still not so after ${seconds} s: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
