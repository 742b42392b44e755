import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { FirebaseStorage } from 'firebase/storage'
import { randomUUID } from 'node:crypto'
import type { Person } from './people'
import { stack } from './stack'

/** A person's own Firebase SDK, signed in, as it runs in their browser. */
export interface Client {
  readonly storage: FirebaseStorage
  readonly close: () => Promise<void>
}

export async function clientOf(person: Person): Promise<Client> {
  const { GCLOUD_PROJECT: projectId, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = stack()
  const app = initializeApp(
    { apiKey: 'local', projectId, storageBucket: `${projectId}.appspot.com` },
    randomUUID(),
  )
  const auth = getAuth(app)
  connectAuthEmulator(auth, `http://${FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true })
  await signInWithEmailAndPassword(auth, person.email, person.password)
  const storage = getStorage(app)
  const [host = '', port] = FIREBASE_STORAGE_EMULATOR_HOST.split(':')
  connectStorageEmulator(storage, host, Number(port))
  return { storage, close: () => deleteApp(app) }
}
