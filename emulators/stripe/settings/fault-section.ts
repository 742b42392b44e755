import { html } from 'hono/html'
import type { Fault, Faults } from '../control/faults'
import { nothing, type Html } from '../hosted/page'
import { chip, choice, input, press, section, tick, unfold, item } from './parts'

const WEBHOOK_ACTIONS = ['drop', 'delay', 'duplicate', 'hold', 'reorder'] as const
const API_ACTIONS = ['500', '429', 'timeout', 'network', 'delay'] as const

const times = input('How often (a number, or always)', 'times', { value: '1' })

/** What goes wrong next between Stripe and the application, and forms that make it so. */
export function faultSection(faults: Faults): Html {
  const set = faults.list()
  const more = html`<div class="doing">
    ${unfold('/faults', 'Disturb events', [
      html`<input type="hidden" name="kind" value="webhook" />`,
      choice('What happens', 'action', WEBHOOK_ACTIONS),
      input('Types, with commas', 'types', { hint: 'all' }),
      times,
      input('Seconds, to delay or reorder', 'seconds', { value: '5', numeric: true }),
      input('Copies, to duplicate', 'copies', { value: '2', numeric: true }),
    ])}
    ${unfold('/faults', 'Disturb requests', [
      html`<input type="hidden" name="kind" value="api" />`,
      choice('What happens', 'action', API_ACTIONS),
      input('Path, or method and path', 'path', { value: '/v1/', hint: 'POST /v1/refunds' }),
      times,
      input('Seconds, to delay', 'seconds', { value: '5', numeric: true }),
      tick('Do what was asked, and lose only the answer', 'afterEffect'),
    ])}
    ${set.length > 0 ? press('/faults/clear', 'Clear all') : nothing}
  </div>`
  const head = { id: 'faults', title: 'Faults', empty: 'Everything goes as it should.', more }
  return section(
    head,
    set.map((fault, index) => faultItem(fault, `fault-${index}`)),
  )
}

function faultItem(fault: Fault, id: string): Html {
  const often = fault.times === 'always' ? 'always' : `${fault.times} more`
  return item({
    id,
    title: fault.kind === 'webhook' ? (fault.types ?? ['all events']).join(', ') : fault.path,
    chips: [chip(fault.action, 'bad')],
    facts: [often, fault.kind === 'api' && fault.afterEffect ? 'after it is done' : ''],
  })
}
