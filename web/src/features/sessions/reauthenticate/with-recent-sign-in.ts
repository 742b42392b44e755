import { createElement } from 'react'
import { modals, openModal } from '../../../lib/state/modals'
import { needsRecentSignIn } from '../../../data/identity/needs-proof'
import { Reauthenticate } from './reauthenticate'
import { reauthenticationWording as words } from './reauthenticate-wording'

/**
 * Does `work`. Where it is refused only because the sign-in is not recent, asks the person who they are, in a window
 * over what they were at, and does it again.
 * @throws what `work` throws; the refusal itself when the person closes the window
 */
export async function withRecentSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!needsRecentSignIn(error) || !(await askForProof())) throw error
    return work()
  }
}

/** Answers whether the person has proved who they are; false once the window is gone. */
function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const id = openModal({
      title: words.title,
      closeOnOutsideClick: false,
      render: (close) =>
        createElement(Reauthenticate, {
          onDone: () => {
            resolve(true)
            close()
          },
        }),
    })
    const unwatch = modals.watch(() => {
      if (modals.read().some((it) => it.id === id)) return
      unwatch()
      resolve(false)
    })
  })
}
