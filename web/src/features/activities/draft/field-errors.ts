import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { FieldError } from 'functions/contract/api/errors'

/** What is wrong with a form, by the dotted path of the field (`ticketTypes.0.price`). */
export type FieldErrors = Readonly<Record<string, string>>

/** The first message of each field, in the order given. */
export function fieldErrorsOf(errors: readonly FieldError[]): FieldErrors {
  const byPath: Record<string, string> = {}
  for (const { path, message } of errors) byPath[path] ??= message
  return byPath
}

/** What the contract would refuse, found before anything is sent: the server asks by the same schema. */
export function checkSave(save: ActivitySaveInput): FieldErrors {
  const { error } = ActivitySave.safeParse(save)
  const issues = error?.issues ?? []
  return fieldErrorsOf(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** The errors at or below a path, with that path taken off: those of one ticket type, for its form. */
export function errorsBelow(errors: FieldErrors, path: string): FieldErrors {
  const below = Object.entries(errors).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return Object.fromEntries(below.map(([key, message]) => [key.slice(path.length + 1), message]))
}

/** The id of the control that shows a field; what is edited in a dialog is shown by its row. */
export function fieldId(path: string): string {
  const [row = path] = /^(?:ticketTypes|promocodes|asked\.questions)\.\d+/.exec(path) ?? []
  return `field-${row.replaceAll('.', '-')}`
}

/** The order in which the form asks, so that the first error is the topmost. */
const ORDER = ['title', 'thumbnail', 'media', 'description', 'richDescription', 'startDate', 'endDate']
const LATER = [
  'timezone',
  'type',
  'location',
  'meetingUrl',
  'ticketTypes',
  'sharedCapacities',
  'tax',
  'cancellation',
  'asked',
  'promocodes',
  'audience',
  'rsvp',
]

/** The path of the topmost field with an error. */
export function firstError(errors: FieldErrors): string | undefined {
  const order = [...ORDER, ...LATER]
  const rank = (path: string) => {
    const place = order.indexOf(path.split('.')[0] ?? '')
    return place === -1 ? order.length : place
  }
  return Object.keys(errors).sort((one, other) => rank(one) - rank(other))[0]
}
