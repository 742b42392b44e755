import { ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { countWays } from '../../../data/identity/sign-in-record'
import type { SecondFactor, SignInRecord } from '../../../data/identity/sign-in-record'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/states/banner'
import { Card } from '../../../ui/layout/card'
import { useToast } from '../../../ui/dialogs/toast'
import { ConfirmRemoval } from '../reauthenticate/confirm-removal'
import { MethodRow } from '../method-row'
import styles from '../security.module.css'
import { AddSecondFactor } from './add-second-factor'
import { VerifyFirst } from './verify-first'
import { nameOfFactor, secondFactorWording as words } from './wording'

interface SecondFactorCardProps {
  record: SignInRecord
  onChanged: () => Promise<void>
}

/** The second steps of an account: which there are, another one, and one less. */
export function SecondFactorCard({ record, onChanged }: SecondFactorCardProps) {
  const [adding, setAdding] = useState(false)
  const { secondFactors } = record
  const isOn = secondFactors.length > 0
  return (
    <Card
      heading={
        <span className={styles.name}>
          {words.title} <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? words.on : words.off}</Badge>
        </span>
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>{words.lead}</p>
        {isOn && (
          <ul className={styles.list}>
            {secondFactors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                isLast={secondFactors.length === 1}
                onChanged={onChanged}
              />
            ))}
          </ul>
        )}
        <Next record={record} onAdd={() => setAdding(true)} />
        <Recovery />
      </div>
      {adding && (
        <AddSecondFactor
          onDone={() => {
            setAdding(false)
            void onChanged()
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

/** What stands before another second step, or the button that adds it. */
function Next({ record, onAdd }: { record: SignInRecord; onAdd: () => void }) {
  const { phone, email, emailVerified, secondFactors } = record
  if (phone !== null && countWays(record) === 1) {
    return <Banner title={words.phoneOnly.title}>{words.phoneOnly.text}</Banner>
  }
  if (!emailVerified) return <VerifyFirst email={email} />
  return (
    <div>
      <Button variant="secondary" onClick={onAdd}>
        {secondFactors.length > 0 ? words.addAnother : words.add}
      </Button>
    </div>
  )
}

function Recovery() {
  return (
    <details className={styles.more}>
      <summary>{words.recovery.title}</summary>
      {words.recovery.text.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </details>
  )
}

const dateText = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

interface FactorRowProps {
  factor: SecondFactor
  isLast: boolean
  onChanged: () => Promise<void>
}

function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const name = nameOfFactor(factor)
  const { removing } = words
  const work = async () =>
    (await import('../../../data/identity/second-factor')).removeSecondFactor(factor.id)
  function done() {
    setAsking(false)
    toast.show({ tone: 'good', text: removing.done })
    void onChanged()
  }
  const kind = factor.phone ?? words.kinds[factor.kind]
  return (
    <MethodRow
      icon={factor.kind === 'app' ? <ShieldCheck /> : <Smartphone />}
      name={name}
      fact={`${kind}, ${words.addedOn(dateText.format(new Date(factor.addedAt)))}`}
    >
      <Button variant="quiet" size="small" aria-label={words.remove(name)} onClick={() => setAsking(true)}>
        {words.removeShort}
      </Button>
      {asking && (
        <ConfirmRemoval
          words={{ ...removing, title: removing.title(name), text: isLast ? removing.last : removing.other }}
          work={work}
          onDone={done}
          onClose={() => setAsking(false)}
        />
      )}
    </MethodRow>
  )
}
