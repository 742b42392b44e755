import { z } from 'zod'
import { communityWording } from './wording'

const words = communityWording.circle

export const MAX_NAME = 80
export const MAX_ABOUT = 280
export const MAX_OWN_RHYTHM = 60

/** How often a circle meets. */
export const Rhythm = z.enum(['weekly', 'two-weekly', 'monthly', 'own'])
export type Rhythm = z.infer<typeof Rhythm>

/** Some people who meet again and again, before their first date: kept in the tab from step to step. */
export const Circle = z.object({
  name: z.string(),
  rhythm: Rhythm,
  /** In one's own words, where none of the others fits. */
  ownRhythm: z.string(),
  about: z.string(),
})
export type Circle = z.infer<typeof Circle>

export const NO_CIRCLE: Circle = { name: '', rhythm: 'weekly', ownRhythm: '', about: '' }

/** Where a person's circle is kept. */
export function circleName(uid: string): string {
  return `turnout.circle.${uid}`
}

export type CircleErrors = Partial<Record<'name' | 'ownRhythm', string>>

/** What is missing before people can be invited. */
export function checkCircle({ name, rhythm, ownRhythm }: Circle): CircleErrors {
  return {
    ...(name.trim() === '' && { name: words.errors.name }),
    ...(rhythm === 'own' && ownRhythm.trim() === '' && { ownRhythm: words.errors.ownRhythm }),
  }
}

/** "Every two weeks", or what was written. */
export function rhythmText({ rhythm, ownRhythm }: Circle): string {
  return rhythm === 'own' ? ownRhythm.trim() : words.rhythms[rhythm]
}

const endsSentence = /[.!?…。！？]$/

function sentence(text: string): string {
  return text === '' || endsSentence.test(text) ? text : `${text}.`
}

/** What the circle is, in a line or two: for the activity, and for those who are invited. */
export function circleSentence(circle: Circle): string {
  return [sentence(rhythmText(circle)), sentence(circle.about.trim())].filter(Boolean).join(' ')
}

/** An invitation to send before there is a date: it asks who is in. */
export function invitationTo(circle: Circle): { subject: string; text: string } {
  const name = circle.name.trim()
  return { subject: words.subject(name), text: words.invitation(name, circleSentence(circle)) }
}
