import { sendDeeds } from './desk-calls'
import type { DeskMemory } from './desk-memory'
import type { DeskPorts } from './desk-ports'
import { nextToSend, waitAfter } from './queue'

/** Sends what a desk has done, in order; one sending at a time, and after a failure not too soon. */
export class DeskPost {
  readonly #shareRef: string
  readonly #ports: DeskPorts
  readonly #memory: DeskMemory
  readonly #onFailure: (error: unknown) => Promise<void>
  #sending: Promise<void> | undefined
  #failures = 0
  #notBefore = 0

  constructor(
    shareRef: string,
    ports: DeskPorts,
    memory: DeskMemory,
    onFailure: (error: unknown) => Promise<void>,
  ) {
    this.#shareRef = shareRef
    this.#ports = ports
    this.#memory = memory
    this.#onFailure = onFailure
  }

  async send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#ports.isOnline() && this.#ports.now().getTime() >= this.#notBefore) {
      const sent = nextToSend(this.#memory.known().work.queue)
      if (sent.length === 0) return
      try {
        await this.#memory.settle(sent, await sendDeeds(this.#ports.call, this.#shareRef, sent))
        this.#failures = 0
      } catch (error) {
        this.#failures += 1
        this.#notBefore = this.#ports.now().getTime() + waitAfter(this.#failures)
        await this.#onFailure(error)
        return
      }
    }
  }
}
