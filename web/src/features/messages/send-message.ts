import type { ShareRef } from 'functions/contract/ids'
import type { ContactTopic, HeldLink, ReportReason } from 'functions/contract/messages/message'
import { api } from '../../data/requests/api'
import { auth, readSession } from '../../data/firebase/auth'

/** What somebody writes, and where they are answered. */
export interface Message {
  name: string
  email: string
  message: string
}

/** Who writes, as far as this browser knows them. */
export async function findSender(): Promise<{ name: string; email: string }> {
  await auth.authStateReady()
  const { user } = readSession()
  return { name: user?.displayName ?? '', email: user?.email ?? '' }
}

/** A message to those who run an activity. */
export async function contactOrganiser(
  shareRef: ShareRef,
  message: Message,
  link: HeldLink | undefined,
): Promise<void> {
  await auth.authStateReady()
  await api('contactOrganiser', { params: { shareRef }, body: { ...message, ...(link && { link }) } })
}

/** A report of an activity to those who run the platform. */
export async function reportActivity(
  shareRef: ShareRef,
  message: Message,
  reason: ReportReason,
  link: HeldLink | undefined,
): Promise<void> {
  await auth.authStateReady()
  await api('reportActivity', { params: { shareRef }, body: { ...message, reason, ...(link && { link }) } })
}

/** A message to those who run the platform. */
export async function contactOperator(message: Message, topic: ContactTopic): Promise<void> {
  await auth.authStateReady()
  await api('contactOperator', { body: { ...message, topic } })
}
