import { messageIssues } from 'functions/contract/messages/message-rules'
import { useEffect, useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import type { ApiProblem } from '../../data/requests/problem'
import { findSender } from './send-message'
import type { Message } from './send-message'
import { unplacedProblem } from './unplaced-problem'

/** A message being written: who writes is filled in as far as it is known, and stays theirs to change. */
export function useMessage(send: (message: Message) => Promise<void>) {
  const [typed, setTyped] = useState<Partial<Message>>({})
  const [known, setKnown] = useState({ name: '', email: '' })
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ApiProblem>()
  const [sentTo, setSentTo] = useState<string>()
  useEffect(() => {
    // Without an answer the fields are typed.
    findSender().then(setKnown, () => undefined)
  }, [])
  const value: Message = { message: '', ...known, ...typed }
  const refused = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]))
  const errors: Partial<Record<string, string>> = isTried ? { ...refused, ...messageIssues(value) } : {}

  async function submit() {
    setIsTried(true)
    setProblem(undefined)
    if (isBusy || Object.keys(messageIssues(value)).length > 0) return
    setIsBusy(true)
    const message = { name: value.name.trim(), email: value.email.trim(), message: value.message.trim() }
    try {
      await send(message)
      setSentTo(message.email)
    } catch (error) {
      setProblem(asProblem(error))
    }
    setIsBusy(false)
  }

  function startOver() {
    setTyped((before) => ({ ...before, message: '' }))
    setIsTried(false)
    setSentTo(undefined)
  }

  return {
    value,
    errors,
    problem: unplacedProblem(problem),
    isBusy,
    sentTo,
    submit: () => void submit(),
    startOver,
    change: (next: Partial<Message>) => setTyped((before) => ({ ...before, ...next })),
  }
}

export type MessageState = ReturnType<typeof useMessage>
