import type { Activity } from 'functions/contract/activities/activity'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../../lib/save-file'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { QrCode } from '../../ui/qr-code'
import styles from './kit.module.css'
import { qrPng, qrSvg } from './qr-files'
import { linkOf } from './shared-facts'
import { promotionWording } from './wording'

const words = promotionWording.kit.qr

/** The link as a QR code, to look at and to save. */
export function KitQr({ activity }: { activity: Activity }) {
  const [failed, setFailed] = useState(false)
  const url = linkOf(activity, window.location.origin)
  const name = `turnout-${activity.shareRef}`

  const saveSvg = () => saveBlob(`${name}.svg`, new Blob([qrSvg(url)], { type: 'image/svg+xml' }))
  async function savePng() {
    const blob = await qrPng(url)
    setFailed(blob === undefined)
    if (blob) saveBlob(`${name}.png`, blob)
  }
  return (
    <Card heading={words.heading}>
      <div className={styles.qr}>
        <div className={styles.code}>
          <QrCode text={url} label={words.label(activity.title)} />
        </div>
        <div className={styles.stack}>
          <p className={styles.help}>{words.help}</p>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              icon={<Download aria-hidden="true" />}
              onClick={() => void savePng()}
            >
              {words.png}
            </Button>
            <Button variant="secondary" size="small" icon={<Download aria-hidden="true" />} onClick={saveSvg}>
              {words.svg}
            </Button>
          </div>
          {failed && <Banner tone="error">{words.failed}</Banner>}
        </div>
      </div>
    </Card>
  )
}
