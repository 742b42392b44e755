import { ShieldCheck, Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part'
import { Dialog } from '../../../ui/dialogs/dialog'
import { FormSkeleton } from '../../../ui/states/skeleton'
import { useToast } from '../../../ui/dialogs/toast'
import styles from '../security.module.css'
import { AddApp } from './add-app'
import { secondFactorWording as words } from './wording'

/** The world's phone numbers are large: they come when somebody adds one. */
const AddPhone = lazyPart(async () => (await import('./add-phone')).AddPhone)

type Kind = 'app' | 'phone'

/** Adds a second step: an authenticator app or a telephone. */
export function AddSecondFactor({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>()
  const toast = useToast()
  function done(text: string) {
    toast.show({ tone: 'good', text })
    onDone()
  }
  return (
    <Dialog
      open
      title={kind === undefined ? words.choose.title : words[kind].title}
      closeOnOutsideClick={kind === undefined}
      onClose={onClose}
    >
      {kind === undefined && <Choose onChoose={setKind} />}
      {kind === 'app' && <AddApp onDone={() => done(words.app.done)} />}
      {kind === 'phone' && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <AddPhone onDone={() => done(words.phone.done)} />
        </Suspense>
      )}
    </Dialog>
  )
}

const ICONS: Record<Kind, ReactNode> = {
  app: <ShieldCheck aria-hidden="true" />,
  phone: <Smartphone aria-hidden="true" />,
}

function Choose({ onChoose }: { onChoose: (kind: Kind) => void }) {
  return (
    <div className={styles.choices}>
      <p className={styles.text}>{words.choose.lead}</p>
      {(['app', 'phone'] as const).map((kind) => (
        <button key={kind} type="button" className={styles.choice} onClick={() => onChoose(kind)}>
          {ICONS[kind]}
          <span className={styles.name}>{words.choose[kind].title}</span>
          <span className={styles.fact}>{words.choose[kind].text}</span>
        </button>
      ))}
    </div>
  )
}
