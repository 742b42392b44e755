import { useQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { Pencil } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { editActivityQuery } from '../../features/activities/save-activity'
import { KitCodes } from '../../features/promotions/kit-codes'
import { promotionWording } from '../../features/promotions/wording'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './promotion.module.css'

const words = promotionWording.kit.codes

function Codes({ uid, activity }: { uid: string; activity: Activity }) {
  const { shareRef, currency, timezone } = activity
  const { data, error, isFetching, refetch } = useQuery(editActivityQuery(uid, shareRef))
  if (error) {
    const again = (
      <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {words.again}
      </Button>
    )
    return (
      <Banner tone="error" action={again}>
        {words.failed}
      </Banner>
    )
  }
  if (!data) {
    return (
      <Loading label={words.heading}>
        <Skeleton />
        <Skeleton width="half" />
      </Loading>
    )
  }
  const codes = data.draft.promocodes ?? []
  return (
    <>
      {codes.length > 0 ? (
        <KitCodes codes={codes} currency={currency} timezone={timezone} />
      ) : (
        <p className={styles.help}>{words.none}</p>
      )}
      <LinkButton
        variant="secondary"
        size="small"
        href={paths.edit(shareRef)}
        icon={<Pencil aria-hidden="true" />}
      >
        {codes.length > 0 ? words.edit : words.add}
      </LinkButton>
    </>
  )
}

/** The promo codes of an activity, which only its organiser may read; where nothing is sold, why there are none. */
export function CodesCard({ uid, activity }: { uid: string; activity: Activity }) {
  const sells = activity.ticketTypes.some((type) => type.price > 0)
  return (
    <Card heading={words.heading}>
      <div className={styles.stack}>
        {sells ? <Codes uid={uid} activity={activity} /> : <p className={styles.help}>{words.noTickets}</p>}
      </div>
    </Card>
  )
}
