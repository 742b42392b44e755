import { ArrowRight, PartyPopper, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../lib/navigation/paths'
import { Button, LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { QrCode } from '../../ui/qr-code'
import styles from './published.module.css'
import { activityWording } from './wording'

const words = activityWording.published

export interface PublishedProps {
  shareRef: string
  title: string
  isPublic: boolean
}

/** What follows publishing: the link, to copy, to share and as a QR code, and the way to the dashboard. */
export function Published({ shareRef, title, isPublic }: PublishedProps) {
  const path = isPublic ? paths.publicActivity(shareRef) : paths.activity(shareRef)
  const url = `${window.location.origin}${path}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const mayShare = typeof navigator.share === 'function'
  return (
    <div className={styles.published}>
      <span className={styles.art} aria-hidden="true">
        <PartyPopper />
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={styles.detail}>{isPublic ? words.detail(title) : words.privateDetail(title)}</p>
      <div className={styles.card}>
        <QrCode text={url} label={words.qr} />
        <p className={styles.link}>
          <a href={path}>{url.replace(/^https?:\/\//, '')}</a>
        </p>
        <div className={styles.actions}>
          <CopyButton text={url} label={words.copy} />
          {mayShare && (
            <Button
              variant="secondary"
              size="small"
              icon={<Share2 aria-hidden="true" />}
              onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            >
              {words.share}
            </Button>
          )}
        </div>
        <p className={styles.help}>{words.qrHelp}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton variant="secondary" href={path}>
          {words.look}
        </LinkButton>
        <LinkButton href={paths.dashboard(shareRef)} icon={<ArrowRight aria-hidden="true" />}>
          {words.dashboard}
        </LinkButton>
      </div>
    </div>
  )
}
