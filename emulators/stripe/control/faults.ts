import { z } from 'zod'

const times = z.union([z.int().min(1), z.literal('always')]).default(1)

/** Something that goes wrong between Stripe and the application, a number of times or until cleared. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('webhook'),
    /**
     * Lost for good; late; sent `copies` times at once; kept back until `/_control/deliver-held`; collected for `delayMs`
     * and then sent in reverse.
     */
    action: z.enum(['drop', 'delay', 'duplicate', 'hold', 'reorder']),
    times,
    /** Only these types of event; every type when absent. */
    types: z.array(z.string()).optional(),
    delayMs: z.int().min(0).default(5000),
    copies: z.int().min(2).max(100).default(2),
  }),
  z.strictObject({
    kind: z.literal('api'),
    /** The beginning of a path, such as `/v1/checkout/sessions`, or with the method: `POST /v1/refunds`. */
    path: z.string(),
    /** `delay` answers late and keeps the idempotency key busy meanwhile; `timeout` never answers. */
    action: z.enum(['500', '429', 'timeout', 'network', 'delay']),
    times,
    /** True: Stripe does what was asked, and only the answer is lost. */
    afterEffect: z.boolean().default(false),
    delayMs: z.int().min(0).default(5000),
  }),
])
export type Fault = z.output<typeof Fault>
export type WebhookFault = Extract<Fault, { kind: 'webhook' }>
export type ApiFault = Extract<Fault, { kind: 'api' }>

/** The faults that are set, to be asked for by whatever they may befall. */
export class Faults {
  #faults: Fault[] = []

  list = (): Fault[] => this.#faults

  set(fault: Fault): void {
    this.#faults.push({ ...fault })
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault that befalls the first delivery of an event, used up by asking. */
  takeForEvent(type: string): WebhookFault | undefined {
    const applies = (fault: Fault): fault is WebhookFault =>
      fault.kind === 'webhook' && (fault.types === undefined || fault.types.includes(type))
    return this.#take(applies)
  }

  /**
   * The fault that befalls a request, used up by asking. A request that only gets an earlier answer again does nothing
   * that could fail.
   */
  takeForRequest(method: string, path: string, { isReplay }: { isReplay: boolean }): ApiFault | undefined {
    const applies = (fault: Fault): fault is ApiFault =>
      fault.kind === 'api' &&
      (path.startsWith(fault.path) || `${method} ${path}`.startsWith(fault.path)) &&
      !(isReplay && fault.action === '500')
    return this.#take(applies)
  }

  #take<Kind extends Fault>(applies: (fault: Fault) => fault is Kind): Kind | undefined {
    const fault = this.#faults.find(applies)
    if (fault && fault.times !== 'always') {
      fault.times -= 1
      if (fault.times === 0) this.#faults = this.#faults.filter((other) => other !== fault)
    }
    return fault
  }
}
