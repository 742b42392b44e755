import { createServer } from 'node:net'
import { Problem } from './problem'
import { originOf, type StackLayout } from './layout'

/** Refuses to begin when something listens where this stack would. */
export async function requireFreePorts({ name, ports }: StackLayout): Promise<void> {
  const services = Object.entries(ports)
  const free = await Promise.all(services.map(([, port]) => isFree(port)))
  const busy = services.find((_, index) => !free[index])
  if (!busy) return
  const [service, port] = busy
  if (await isHub(ports.hub)) {
    throw new Problem(
      `The stack "${name}" is already running at ${originOf(ports.hosting)}, from this folder or another: ` +
        'use that one, or stop it first.',
    )
  }
  throw new Problem(
    `Port ${port} (${service} of the stack "${name}") is in use by another program: stop that one, then try again.`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Whether firebase-tools' hub, which tells the emulators about each other, answers there. */
async function isHub(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`${originOf(port)}/emulators`, { signal: AbortSignal.timeout(1000) })
    return answer.ok && (await answer.text()).includes('"hub"')
  } catch {
    return false
  }
}
