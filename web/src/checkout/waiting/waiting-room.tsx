import type { OwnPosition } from 'functions/contract/waiting-room/waiting-room'
import { usePageTitle } from '../../lib/navigation/page-title'
import { ask } from '../../data/requests/ask'
import { orderWording } from '../../entities/orders/order-wording'
import { choosePath } from '../../features/ticket-types/checkout-path'
import { useAsyncAction } from '../../lib/state/use-async-action'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { ProgressBar } from '../../ui/states/progress-bar'
import { Skeleton } from '../../ui/states/skeleton'
import { usePosition } from '../use-position'
import styles from './waiting-room.module.css'
import { waitingRoomWording as words } from './waiting-room-wording'

export interface WaitingRoomProps {
  shareRef: string
  /** It is their turn, or nobody has to wait any more. */
  onTurn: () => void
  /** They have given their place up. */
  onLeave: () => void
}

/** What is read out: it changes seldom while the number on the page moves. */
function spoken({ ahead }: OwnPosition): string {
  if (ahead === null) return words.waiting.finding
  return words.waiting.ahead(ahead > 10 ? Math.ceil(ahead / 50) * 50 : ahead)
}

function InLine({ place }: { place: OwnPosition }) {
  const { number, ahead, minutes } = place
  return (
    <>
      <p className={styles.label}>{words.waiting.place}</p>
      <p className={styles.number}>
        {number === null ? <Skeleton shape="title" width="short" /> : number.toLocaleString('en')}
      </p>
      <p className={styles.ahead}>{ahead === null ? words.waiting.finding : words.waiting.ahead(ahead)}</p>
      <p className={styles.unseen} role="status">
        {spoken(place)}
      </p>
      {number !== null && ahead !== null && number > 1 && (
        <ProgressBar
          label={words.waiting.progress}
          value={number - 1 - ahead}
          max={number - 1}
          amount={minutes === null ? '' : words.waiting.minutes(minutes)}
        />
      )}
    </>
  )
}

function Drawing({ opensAt }: { opensAt: string | null }) {
  const clock = new Date(opensAt ?? 0).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  return (
    <div role="status">
      <p className={styles.ahead}>{words.drawing.heading}</p>
      <p className={styles.detail}>{words.drawing.detail(clock)}</p>
    </div>
  )
}

function SoldOut({ shareRef }: { shareRef: string }) {
  return (
    <div role="status" className={styles.over}>
      <p className={styles.ahead}>{words.soldOut.heading}</p>
      <p className={styles.detail}>{words.soldOut.detail}</p>
      <LinkButton href={choosePath(shareRef, {})}>{words.soldOut.toWaitList}</LinkButton>
    </div>
  )
}

function Place({ shareRef, place }: { shareRef: string; place: OwnPosition | undefined }) {
  if (place?.state === 'drawing') return <Drawing opensAt={place.opensAt} />
  if (place?.state === 'sold-out') return <SoldOut shareRef={shareRef} />
  if (place?.state === 'waiting') return <InLine place={place} />
  return (
    <div role="status">
      <p className={styles.ahead}>{words.entering}</p>
    </div>
  )
}

/** Where people wait for their turn to hold tickets: their place, how many are ahead, and how long it may take. */
export function WaitingRoom({ shareRef, onTurn, onLeave }: WaitingRoomProps) {
  const { place, problem, isOver } = usePosition(shareRef, onTurn)
  const leave = useAsyncAction(async () => {
    await ask('leaveWaitingRoom', { shareRef })
    onLeave()
  })
  const ahead = place?.ahead ?? null
  usePageTitle(ahead === null ? words.title : `${words.tab(ahead)} · ${words.title}`)
  if (problem && isOver) {
    const { title, detail, requestId } = problem
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        action={<Button onClick={onLeave}>{orderWording.ended.again}</Button>}
      />
    )
  }
  return (
    <PageRoom narrow>
      <PageHeader title={words.title} lead={words.lead} />
      <div className={styles.room}>
        <Card className={styles.card}>
          <Place shareRef={shareRef} place={place} />
        </Card>
        {problem && <Banner tone="error">{words.unheard}</Banner>}
        <p className={styles.detail}>{words.keep}</p>
        <Button
          variant="secondary"
          className={styles.leave}
          busy={leave.isBusy}
          onClick={() => void leave.act(undefined)}
        >
          {words.leave}
        </Button>
      </div>
    </PageRoom>
  )
}
