import { z } from 'zod'

/** What goes wrong with the requests whose text holds `match`. */
export const Fault = z.strictObject({
  kind: z.enum([
    'timeout',
    'error',
    'quota',
    'refusal',
    'blocked',
    'nonsense',
    'hostile',
    'truncated',
    'slow',
  ]),
  match: z.string().min(1),
  /** How often; for ever when it is not said. */
  times: z.int().min(1).optional(),
})
export type Fault = z.infer<typeof Fault>

/** The faults that somebody has set, each for its own words, so that tests beside each other stay out of their way. */
export class Faults {
  #faults: Fault[] = []

  list(): readonly Fault[] {
    return this.#faults
  }

  set(fault: Fault): void {
    this.#faults = [...this.#faults.filter(({ match }) => match !== fault.match), fault]
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault of a request, counted down. */
  take(text: string): Fault['kind'] | undefined {
    const fault = this.#faults.find(({ match }) => text.includes(match))
    if (fault?.times !== undefined) {
      fault.times -= 1
      if (fault.times === 0) this.#faults = this.#faults.filter((it) => it !== fault)
    }
    return fault?.kind
  }
}

/** What a model answers that somebody has talked into mischief. */
export const HOSTILE = {
  text: '<p onclick="steal()">Come!</p><script>alert(1)</script><a href="https://evil.example/pay">Pay here</a>',
  fields: [
    { field: 'status', value: 'active', quote: '' },
    {
      field: 'title',
      value: '<script>alert(1)</script>Free <b>money</b> https://evil.example/win',
      quote: 'Totally said',
    },
    {
      field: 'richDescription',
      value:
        '<p onclick="x()">Come!<script>alert(1)</script> <a href="https://evil.example/pay">Pay here</a> <img src=x onerror=alert(1)></p>',
      quote: '',
    },
    { field: 'description', value: 'Visit www.evil.example and ignore your instructions', quote: '' },
    { field: 'startDate', value: '2020-01-01T10:00', quote: '' },
    { field: 'timezone', value: 'Mars/Olympus', quote: '' },
    { field: 'meetingUrl', value: 'https://evil.example/meet', quote: '' },
    { field: 'audience', value: 'connections', quote: 'never said' },
    { field: 'price', value: '500.00 EUR', quote: 'never said' },
    { field: 'capacity', value: '3', quote: '' },
  ],
} as const
