import type { Activity } from 'functions/contract/activities/activity'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import styles from './kit-poster.module.css'
import { Poster } from './poster'
import type { Paper } from './poster'
import { promotionWording } from './wording'

const words = promotionWording.kit.poster
const PAPERS = (['a4', 'letter'] as const).map((value) => ({ value, label: words.papers[value] }))

/** Countries that print on Letter (CLDR, paperSize); everybody else uses A4. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** The paper that lies in printers where the reader is. */
function usualPaper(language: string): Paper {
  const region = new Intl.Locale(language).maximize().region ?? ''
  return LETTER.includes(region) ? 'letter' : 'a4'
}

/** The poster as it will be printed, and the way to the printer. */
export function KitPoster({ activity }: { activity: Activity }) {
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language))
  return (
    <Card heading={words.heading} className={styles.card}>
      <p className={styles.help}>{words.help}</p>
      <div className={styles.bar}>
        <SegmentedControl label={words.paper} hideLabel options={PAPERS} value={paper} onChange={setPaper} />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className={styles.desk}>
        <Poster activity={activity} paper={paper} />
      </div>
    </Card>
  )
}
