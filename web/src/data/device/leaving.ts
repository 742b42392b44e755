type MayLeave = () => Promise<boolean>

let ask: MayLeave = () => Promise.resolve(true)

/** The app says what is done, and asked, before the person who is here leaves this device. */
export function beforeLeaving(work: MayLeave): void {
  ask = work
}

/** Whether the person who is here leaves: what they did and nobody has yet is sent first, and they are asked where it cannot be. */
export function mayLeave(): Promise<boolean> {
  return ask()
}
