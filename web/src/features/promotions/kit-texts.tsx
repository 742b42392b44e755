import type { Activity } from 'functions/contract/activities/activity'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { SHARE_NAMES, shareHref } from '../../lib/navigation/share-links'
import type { ShareChannel } from '../../lib/navigation/share-links'
import { usePersistentState } from '../../lib/state/use-persistent-state'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { CopyButton } from '../../ui/copy-button'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './kit.module.css'
import { ShareTexts, shareTextsOf } from './share-texts'
import { sharedFactsOf } from './shared-facts'
import { promotionWording } from './wording'

const words = promotionWording.kit.texts

const CHANNELS = {
  message: ['whatsapp', 'telegram', 'sms'],
  post: ['bluesky', 'threads', 'x', 'facebook', 'linkedin'],
  mail: ['mail'],
} as const satisfies Record<string, readonly ShareChannel[]>

type Kind = keyof typeof CHANNELS
const KINDS = (['message', 'post', 'mail'] as const).map((value) => ({ value, label: words.kinds[value] }))

/** The texts as they were left in this tab; until one is changed, they follow the activity. */
function useTexts(uid: string, activity: Activity) {
  const initial = shareTextsOf(sharedFactsOf(activity, window.location.origin))
  const name = `turnout.promotion.${uid}.${activity.shareRef}`
  const [kept, change, forget] = usePersistentState('tab', name, ShareTexts.nullable(), null)
  return { texts: kept ?? initial, isChanged: kept !== null, change, forget }
}

function Channels({ kind, texts, url }: { kind: Kind; texts: ShareTexts; url: string }) {
  return (
    <ul className={styles.channels} aria-label={words.by}>
      {CHANNELS[kind].map((channel) => (
        <li key={channel}>
          <LinkButton
            variant="secondary"
            size="small"
            target={channel === 'mail' || channel === 'sms' ? undefined : '_blank'}
            rel="noopener noreferrer"
            href={shareHref(channel, { text: texts[kind], subject: texts.subject, url })}
          >
            {SHARE_NAMES[channel]}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** A message, a post and a mail: to change, to copy, and to hand to the services that people use. */
export function KitTexts({ uid, activity }: { uid: string; activity: Activity }) {
  const { texts, isChanged, change, forget } = useTexts(uid, activity)
  const [kind, setKind] = useState<Kind>('message')
  const { url } = sharedFactsOf(activity, window.location.origin)
  return (
    <Card heading={words.heading}>
      <div className={styles.stack}>
        <p className={styles.help}>{words.help}</p>
        <SegmentedControl label={words.kind} hideLabel options={KINDS} value={kind} onChange={setKind} />
        {kind === 'mail' && (
          <TextField
            label={words.subject}
            value={texts.subject}
            onChange={(subject) => change({ ...texts, subject })}
          />
        )}
        <TextArea
          label={words.text}
          rows={8}
          value={texts[kind]}
          onChange={(text) => change({ ...texts, [kind]: text })}
        />
        <div className={styles.actions}>
          <CopyButton text={texts[kind]} label={words.copy} />
          {isChanged && (
            <Button
              variant="quiet"
              size="small"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => forget()}
            >
              {words.again}
            </Button>
          )}
        </div>
        <div>
          <p className={styles.label} aria-hidden="true">
            {words.by}
          </p>
          <Channels kind={kind} texts={texts} url={url} />
        </div>
        {kind === 'post' && <p className={styles.help}>{words.linkAlone}</p>}
      </div>
    </Card>
  )
}
