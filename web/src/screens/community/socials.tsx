import { CalendarPlus, RotateCcw, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { z } from 'zod'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { newDraft } from '../../features/activities/draft/defaults'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import {
  Circle,
  checkCircle,
  circleName,
  circleSentence,
  invitationTo,
} from '../../features/communities/circle'
import { communityWording } from '../../features/communities/wording'
import { ownZone } from '../../lib/text/date-text'
import { SHARE_NAMES, shareHref } from '../../lib/navigation/share-links'
import { readKept, usePersistentState } from '../../lib/state/use-persistent-state'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { CopyButton } from '../../ui/copy-button'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { TextArea } from '../../ui/fields/text-field'
import { useOpenDraft } from '../create/use-open-draft'
import styles from './community-screens.module.css'
import { Steps } from './steps'

const words = communityWording.socials
const CHANNELS = ['whatsapp', 'telegram', 'sms', 'mail'] as const

/** The first date of a circle: its name and what it is are written, time and place are chosen in the form. */
function firstDateOf(circle: Circle): ActivityDraft {
  const draft = newDraft(ownZone(), new Date().toISOString())
  return { ...draft, title: circle.name.trim(), description: circleSentence(circle).slice(0, 300) }
}

function Send({ text, subject }: { text: string; subject: string }) {
  const share = () => void navigator.share({ text }).catch(() => undefined)
  return (
    <>
      <div className={styles.answers}>
        <CopyButton text={text} label={words.copy} />
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" size="small" icon={<Share2 aria-hidden="true" />} onClick={share}>
            {words.share}
          </Button>
        )}
      </div>
      <ul className={styles.channels} aria-label={words.send}>
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <LinkButton
              variant="secondary"
              size="small"
              target={channel === 'whatsapp' || channel === 'telegram' ? '_blank' : undefined}
              rel="noopener noreferrer"
              href={shareHref(channel, { text, subject })}
            >
              {SHARE_NAMES[channel]}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={styles.help}>{words.signal}</p>
    </>
  )
}

function Invite({ uid, circle }: { uid: string; circle: Circle }) {
  const { subject, text: written } = invitationTo(circle)
  const [kept, change, forget] = usePersistentState(
    'tab',
    `${circleName(uid)}.invitation`,
    z.string().nullable(),
    null,
  )
  const openDraft = useOpenDraft(uid)
  const text = kept ?? written
  return (
    <div className={styles.form}>
      <TextArea label={words.text} help={words.textHelp} rows={5} value={text} onChange={change} />
      {kept !== null && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => forget()}
          >
            {words.again}
          </Button>
        </div>
      )}
      <Send text={text} subject={subject} />
      <Card heading={words.date.title}>
        <p className={styles.cardText}>{words.date.text}</p>
        <Button
          size="large"
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={() => openDraft(firstDateOf(circle))}
        >
          {words.date.go}
        </Button>
      </Card>
    </div>
  )
}

function Step({ uid }: { uid: string }) {
  const [circle] = useState(() => readKept('tab', circleName(uid), Circle))
  if (!circle || Object.keys(checkCircle(circle)).length > 0) {
    return <Navigate replace to={paths.communityCreate()} />
  }
  return (
    <PageRoom narrow>
      <Steps at="invite" />
      <PageHeader
        title={words.title}
        lead={words.lead(circle.name.trim())}
        back={{ href: paths.communityCreate(), label: words.back }}
      />
      <Invite uid={uid} circle={circle} />
    </PageRoom>
  )
}

/** /community/create/socials: the first people are asked, then the first date is made. */
export function Screen() {
  const { user } = useSession()
  return user ? <Step uid={user.uid} /> : null
}
