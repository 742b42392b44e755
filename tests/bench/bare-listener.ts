import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore'

/** What the page is told before this runs in it, and where it writes when it heard of which number. */
const told = globalThis as unknown as {
  bare: { projectId: string; host: string; path: string }
  heard: Record<number, number>
}

const { projectId, host, path } = told.bare
const [name = '', port] = host.split(':')
const database = getFirestore(initializeApp({ apiKey: 'local', projectId }))
connectFirestoreEmulator(database, name, Number(port))
told.heard = {}
onSnapshot(doc(database, path), (snapshot) => {
  told.heard[Number(snapshot.get('counts.going'))] = performance.timeOrigin + performance.now()
})
