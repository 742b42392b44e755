import { html } from 'hono/html'
import { nothing, type Html } from './page'

export interface Field {
  name: string
  label: string
  value?: string | undefined
  error?: string | undefined
  hint?: string
  type?: 'text' | 'email'
  inputMode?: 'numeric' | 'text' | 'email'
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
}

/** A labelled input whose hint and error are tied to it. */
export function field(given: Field): Html {
  const { name, label, value = '', error, hint, type = 'text', placeholder = '' } = given
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      placeholder="${placeholder}"
      inputmode="${given.inputMode ?? 'text'}"
      autocomplete="${given.autoComplete ?? 'off'}"
      aria-describedby="${describedBy}"
      aria-invalid="${error ? 'true' : 'false'}"
      ${given.readOnly ? 'readonly' : ''}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : nothing}
  </div>`
}
