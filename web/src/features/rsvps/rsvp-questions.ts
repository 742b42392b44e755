import type { Activity } from 'functions/contract/activities/activity'
import type { Answers } from 'functions/contract/questions/answer'
import { rsvpQuestions } from 'functions/contract/questions/answer-rules'
import type { RsvpInfo } from 'functions/contract/rsvps/rsvp'
import type { ReactNode } from 'react'

/** What the fields of the organiser's questions are given; errors by the server's paths. */
export interface QuestionFields {
  answers: Answers
  errors: Readonly<Record<string, string>>
  onAnswers: (answers: Answers) => void
}

/** The fields themselves, from whoever puts the page together. */
export type RenderQuestions = (fields: QuestionFields) => ReactNode

/** Whether the organiser asks something of those who RSVP that they go. */
export function asksQuestions({ asked }: Pick<Activity, 'asked'>): boolean {
  return rsvpQuestions(asked).length > 0
}

/** What was answered, as far as it is asked now. */
export function answersSoFar({ asked }: Pick<Activity, 'asked'>, info: RsvpInfo | undefined): Answers {
  const ids = rsvpQuestions(asked).map(({ id }) => id)
  const kept = (info?.answers ?? []).filter(({ id }) => ids.includes(id))
  return Object.fromEntries(kept.map(({ id, answer }) => [id, answer]))
}

/**
 * Whether somebody who goes can answer what is asked: those with a ticket did so at checkout, unless they had answered before.
 */
export function mayAnswerQuestions(
  activity: Pick<Activity, 'asked' | 'ticketTypes'>,
  info: Pick<RsvpInfo, 'response' | 'state' | 'answers'> | undefined,
): boolean {
  if (info?.response !== 'going' || info.state === 'declined' || !asksQuestions(activity)) return false
  return activity.ticketTypes.length === 0 || info.answers.length > 0
}

/** Which questions the server wants answered, by their ids, where that is why an RSVP was refused. */
export function unansweredIn(error: unknown): string[] {
  const { errors } = error as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  const paths = errors.map((it: { path?: unknown }) => String(it.path))
  return paths.filter((path) => path.startsWith('answers.')).map((path) => path.slice('answers.'.length))
}
