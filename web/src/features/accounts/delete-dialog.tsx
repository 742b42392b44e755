import { useMutation } from '@tanstack/react-query'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { CircleX, ReceiptText, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../data/requests/call'
import { mayLeave } from '../../data/device/leaving'
import { asProblem, fieldError } from '../../data/requests/problem'
import type { ApiProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Link } from '../../ui/link'
import { TextField } from '../../ui/fields/text-field'
import styles from './account.module.css'
import { accountWording } from './wording'

const { deletion: words } = accountWording

function Consequences({
  title,
  items,
  icon: Icon,
}: {
  title: string
  items: readonly string[]
  icon: LucideIcon
}) {
  return (
    <div className={styles.stack}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Icon aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Refused({ problem, onSignInAgain, hrefOf, payoutsHref }: RefusedProps) {
  if (problem.code === 'sign-in-again') {
    const action = (
      <Button size="small" variant="secondary" onClick={onSignInAgain}>
        {words.signInAgain}
      </Button>
    )
    return (
      <Banner tone="warn" action={action}>
        {problem.detail}
      </Banner>
    )
  }
  const reasons = problem.errors.filter(({ path }) => path.startsWith('activities.') || path === 'payouts')
  return (
    <Banner tone="error" title={problem.detail}>
      {reasons.length > 0 && (
        <>
          <p>{words.reasons}</p>
          <ul>
            {reasons.map(({ path, message }) => (
              <li key={message}>
                {message}{' '}
                <Link href={path === 'payouts' ? payoutsHref : hrefOf(path.slice('activities.'.length))}>
                  {words.open}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}

interface RefusedProps {
  problem: ApiProblem
  onSignInAgain: () => void
  /** Where an activity of theirs is. */
  hrefOf: (shareRef: string) => string
  /** Where their payouts are. */
  payoutsHref: string
}

export interface DeleteDialogProps extends Omit<RefusedProps, 'problem'> {
  open: boolean
  onClose: () => void
  onDeleted: () => void
  /** Does what needs a recent sign-in, asking for one where it is old. */
  withRecentSignIn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Says what deleting does, and does it when the person has typed that they mean it. */
export function DeleteDialog({ open, onClose, onDeleted, withRecentSignIn, ...ways }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return
      await withRecentSignIn(() => call('deleteAccount', { confirmation: typed }))
      onDeleted()
    },
  })
  const isMeant = typed.trim().toLowerCase() === DELETION_PHRASE
  const error = fieldError(remove.error, 'confirmation')
  return (
    <Dialog open={open} title={words.title} closeOnOutsideClick={false} onClose={onClose}>
      <p>{words.lead}</p>
      <Consequences title={words.gone} items={words.goneList} icon={Trash2} />
      <Consequences title={words.cancelled} items={words.cancelledList} icon={CircleX} />
      <Consequences title={words.stays} items={words.staysList} icon={ReceiptText} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isMeant) remove.mutate()
        }}
      >
        <TextField
          label={words.confirm(DELETION_PHRASE)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={setTyped}
        />
        {remove.isError && error === undefined && <Refused problem={asProblem(remove.error)} {...ways} />}
        <div className={`${styles.buttons} ${styles.end}`}>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={remove.isPending} disabled={!isMeant}>
            {words.action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
