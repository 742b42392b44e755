import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { shortDay, wallTimeIn } from '../../lib/text/date-text'
import { factLine } from '../../lib/text/fact-line'
import { Badge } from '../../ui/badge'
import { CopyButton } from '../../ui/copy-button'
import styles from './kit.module.css'
import { promotionWording } from './wording'

const words = promotionWording.kit.codes

interface KitCodesProps {
  codes: readonly PromoCodeSave[]
  currency: string
  timezone: string
}

/** What a code takes off: "20 % off", "$5 off each ticket". */
export function codeWords({ isPercentage, value, per }: PromoCodeSave, currency: string): string {
  if (value === 0) return words.opens
  const amount = formatMoney(value, currency)
  if (!isPercentage) return per === 'order' ? words.offOrder(amount) : words.offEach(amount)
  return value === 100 ? words.free : words.off(`${value} %`)
}

/** The promo codes of an activity, each to copy. */
export function KitCodes({ codes, currency, timezone }: KitCodesProps) {
  const [now] = useState(() => wallTimeIn(timezone, new Date().toISOString()))
  return (
    <ul className={styles.codes}>
      {codes.map((promo) => {
        const { code, endsAt, limit } = promo
        const hasEnded = endsAt !== null && endsAt <= now
        const more = [
          codeWords(promo, currency),
          endsAt && !hasEnded && words.until(shortDay(endsAt)),
          limit !== null && words.limit(limit.toLocaleString('en')),
        ]
        return (
          <li key={code} className={styles.promo}>
            <Tag aria-hidden="true" />
            <div>
              <p className={styles.codeName}>{code}</p>
              <p className={styles.help}>{factLine(more)}</p>
            </div>
            {hasEnded ? <Badge>{words.ended}</Badge> : <CopyButton text={code} label={words.copy(code)} />}
          </li>
        )
      })}
    </ul>
  )
}
