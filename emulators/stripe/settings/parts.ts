import { html } from 'hono/html'
import { nothing, type Html } from '../hosted/page'

type Content = string | Html

/** How a state is meant: done, gone wrong, or to be looked at. */
export type Mood = 'good' | 'bad' | 'note' | ''

/** A state in a word or two. */
export const chip = (text: string, mood: Mood = ''): Html => html`<span class="state ${mood}">${text}</span>`

/** Something that happened, what is known of it, and what can be done about it. */
export interface Item {
  id: string
  title: Content
  chips: Html[]
  facts: Content[]
  /** What belongs to it and has buttons of its own. */
  parts?: Html[]
  actions?: Html[]
}

/** One of many in a section. Its id is where a browser comes back to after a button. */
export const item = ({ id, title, chips, facts, parts = [], actions = [] }: Item): Html =>
  html`<li class="item" id="${id}">
    <div class="about">
      <p class="headline"><strong>${title}</strong> ${chips}</p>
      <ul class="facts">
        ${facts.filter(Boolean).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
    ${actions.length > 0 ? html`<div class="doing">${actions}</div>` : nothing} ${parts}
  </li>`

/** A titled list; `empty` says what would be here. */
export const section = (
  { id, title, empty, more }: { id: string; title: string; empty: string; more?: Html },
  items: Html[],
): Html =>
  html`<section class="card" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${more ?? nothing}
    ${
      items.length > 0
        ? html`<ul class="items">
            ${items}
          </ul>`
        : html`<p class="muted">${empty}</p>`
    }
  </section>`

/** A button that does one thing at once. */
export const press = (action: string, label: string, given: Record<string, string> = {}): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(given).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>`

/** A button that first asks for details: it unfolds a form with another button of the same name. */
export const unfold = (action: string, label: string, fields: Html[]): Html =>
  html`<details class="unfold">
    <summary class="button">${label}</summary>
    <form method="post" action="${action}">
      <div class="fields">${fields}</div>
      <button class="primary">${label}</button>
    </form>
  </details>`

/** A short input under its label. */
export const input = (
  label: string,
  name: string,
  { value = '', hint = '', numeric = false }: { value?: string; hint?: string; numeric?: boolean } = {},
): Html =>
  html`<label
    >${label}
    <input
      name="${name}"
      value="${value}"
      placeholder="${hint}"
      inputmode="${numeric ? 'decimal' : 'text'}"
    />
  </label>`

/** A choice under its label. */
export const choice = (label: string, name: string, options: readonly string[]): Html =>
  html`<label
    >${label}
    <select name="${name}">
      ${options.map((option) => html`<option value="${option}">${option.replaceAll('_', ' ')}</option>`)}
    </select>
  </label>`

/** A box to tick. */
export const tick = (label: string, name: string, ticked = false): Html =>
  html`<label class="tick"
    ><input type="checkbox" name="${name}" ${ticked ? 'checked' : ''} />${label}</label
  >`

/** An id as it can be copied. */
export const code = (id: string): Html => html`<code>${id}</code>`

/** A moment, in UTC and to the second. */
export const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
