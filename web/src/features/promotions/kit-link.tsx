import type { Activity } from 'functions/contract/activities/activity'
import { ExternalLink, Share2 } from 'lucide-react'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { CopyButton } from '../../ui/copy-button'
import styles from './kit.module.css'
import { linkOf } from './shared-facts'
import { promotionWording } from './wording'

const words = promotionWording.kit.link

/** The link of an activity: to copy, to share by the system's own sheet, and to open. */
export function KitLink({ activity }: { activity: Activity }) {
  const { origin } = window.location
  const url = linkOf(activity, origin)
  const isPublic = activity.audience === 'public'
  const mayShare = typeof navigator.share === 'function'
  const share = () => void navigator.share({ title: activity.title, url }).catch(() => undefined)
  return (
    <Card heading={words.heading}>
      <div className={styles.stack}>
        {isPublic ? <p className={styles.help}>{words.help}</p> : <Banner>{words.restricted}</Banner>}
        <p className={styles.url}>{url.replace(/^https?:\/\//, '')}</p>
        <div className={styles.actions}>
          <CopyButton variant="primary" size="medium" text={url} label={words.copy} />
          {mayShare && (
            <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={share}>
              {words.share}
            </Button>
          )}
          <LinkButton
            variant="quiet"
            href={url.slice(origin.length)}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {words.open}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
