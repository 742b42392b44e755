import { MAX_MESSAGE } from 'functions/contract/messages/message-rules'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { DialogForm } from '../../ui/forms/dialog-form'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './message.module.css'
import type { MessageState } from './use-message'
import { messageWording as words } from './wording'

interface MessageFormProps {
  state: MessageState
  /** What a message of this kind says. */
  kind: { placeholder: string; send: string; sentTitle: string; sent: (email: string) => string }
  lead?: ReactNode
  /** What is chosen before the message. */
  children?: ReactNode
  /** What follows a message that was sent; without it, another one. */
  onDone?: (() => void) | undefined
}

/** The button that had the focus is gone: it goes to what came of it. */
function focusOn(place: HTMLElement | null): void {
  place?.focus()
}

function Sent({ state, kind, onDone }: Pick<MessageFormProps, 'state' | 'kind' | 'onDone'>) {
  return (
    <DialogForm
      onSubmit={onDone ?? state.startOver}
      actions={
        <Button type="submit" variant="secondary" wide>
          {onDone ? words.done : words.another}
        </Button>
      }
    >
      <div ref={focusOn} role="status" tabIndex={-1} className={styles.sent}>
        <Banner tone="good" title={kind.sentTitle}>
          {kind.sent(state.sentTo ?? '')}
        </Banner>
      </div>
    </DialogForm>
  )
}

/** Name, email and words; what went wrong is said where it can be mended, and nothing typed is lost. */
export function MessageForm({ state, kind, lead, children, onDone }: MessageFormProps) {
  const { value, errors, change } = state
  if (state.sentTo !== undefined) return <Sent state={state} kind={kind} onDone={onDone} />
  return (
    <DialogForm
      onSubmit={state.submit}
      actions={
        <Button type="submit" wide busy={state.isBusy}>
          {state.isBusy ? words.sending : kind.send}
        </Button>
      }
    >
      {lead !== undefined && <p>{lead}</p>}
      {children}
      <TextArea
        label={words.message}
        placeholder={kind.placeholder}
        rows={5}
        maxLength={MAX_MESSAGE}
        value={value.message}
        error={errors.message}
        onChange={(message) => change({ message })}
      />
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={value.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        value={value.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      {state.problem !== undefined && (
        <div role="alert">
          <Banner tone="error">{state.problem}</Banner>
        </div>
      )}
      <RecaptchaNotice />
    </DialogForm>
  )
}
