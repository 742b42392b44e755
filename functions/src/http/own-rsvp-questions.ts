import { html } from 'hono/html'
import type { Answer, Answers } from '../../contract/questions/answer'
import type { Question } from '../../contract/questions/question'
import { QUESTIONS_SHOWN, answerField } from '../../contract/rsvps/rsvp-form'

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

interface Field {
  readonly question: Question
  readonly answer: Answer | undefined
}

/** What the organiser asks, as fields of a form that works without script, with what was answered or typed so far. */
export function questionFields(
  questions: readonly Question[],
  answers: Answers,
  problems: Readonly<Record<string, string>>,
) {
  if (questions.length === 0) return ''
  const fields = questions.map((question) => {
    const problem = problems[answerField(question)]
    const alert = problem === undefined ? '' : html`<p role="alert"><strong>${problem}</strong></p>`
    return html`<div class="question">${fieldOf({ question, answer: answers[question.id] })} ${alert}</div>`
  })
  return html`<input type="hidden" name="${QUESTIONS_SHOWN}" value="shown" />
    <h3>The organiser asks whoever is going</h3>
    ${fields}`
}

function labelOf({ label, isRequired }: Question): string {
  return isRequired ? label : `${label} (optional)`
}

function fieldOf(field: Field) {
  const { question } = field
  if (question.kind === 'some-of') return boxesOf(field)
  if (question.kind === 'yes-no') return yesNoOf(field)
  const text = typeof field.answer === 'string' ? field.answer : ''
  return html`<label>${labelOf(question)} ${textFieldOf(question, text)}</label>`
}

function textFieldOf(question: Question, text: string) {
  const { kind, isRequired, options } = question
  const name = answerField(question)
  const required = isRequired ? 'required' : ''
  if (kind === 'long-text') {
    // A line break that begins the text is not part of it for the browser.
    const content = `\n${text}`
    return html`<textarea name="${name}" rows="3" maxlength="2000" ${required}>${content}</textarea>`
  }
  if (kind === 'short-text')
    return html`<input name="${name}" value="${text}" maxlength="200" autocomplete="off" ${required} />`
  return html`<select name="${name}" ${required}>
    <option value="">Choose …</option>
    ${options.map((it) => html`<option ${it === text ? 'selected' : ''}>${it}</option>`)}
  </select>`
}

function yesNoOf({ question, answer }: Field) {
  const is = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : ''
  const required = question.isRequired ? 'required' : ''
  return html`<fieldset>
    <legend>${labelOf(question)}</legend>
    ${YES_NO.map(
      ([value, label]) =>
        html`<label
          ><input
            type="radio"
            name="${answerField(question)}"
            value="${value}"
            ${required}
            ${value === is ? 'checked' : ''}
          />
          ${label}</label
        >`,
    )}
  </fieldset>`
}

/** A list of boxes, of which none may have to be ticked: whether one has to be is for the server to say. */
function boxesOf({ question, answer }: Field) {
  const ticked = Array.isArray(answer) ? answer : []
  return html`<fieldset>
    <legend>${labelOf(question)}</legend>
    ${question.options.map(
      (option) =>
        html`<label
          ><input
            type="checkbox"
            name="${answerField(question)}"
            value="${option}"
            ${ticked.includes(option) ? 'checked' : ''}
          />
          ${option}</label
        >`,
    )}
  </fieldset>`
}
