import type { Activity } from 'functions/contract/activities/activity'
import type { TeamRole } from 'functions/contract/team/team'
import { CalendarX2, ChartNoAxesCombined, Copy, DoorOpen, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { statusWording } from '../../features/activities/status-wording'
import { Badge } from '../../ui/badge'
import { Button, LinkButton } from '../../ui/button'
import { useStatusDialog } from './change-status'
import styles from './organiser-bar.module.css'
import { movesFor } from './status-moves'
import type { NextStatus } from './status-moves'
import { activityScreenWording as words } from './wording'

const TONES = { active: 'good', draft: 'info', inactive: 'warn', cancelled: 'bad', deleted: 'bad' } as const
const ICONS = { active: <Play />, inactive: <Pause />, cancelled: <CalendarX2 />, deleted: <Trash2 /> }

function labelOf(next: NextStatus, from: Activity['status']): string {
  if (next === 'active') return from === 'draft' ? words.publish : words.resume
  return { inactive: words.pause, cancelled: words.cancel, deleted: words.remove }[next]
}

/** What the organiser and their managers can do with the activity, above what everybody sees of it. */
export function OrganiserBar({ activity, role }: { activity: Activity; role: TeamRole }) {
  const { shareRef, status } = activity
  const ask = useStatusDialog(activity)
  return (
    <section className={styles.bar} aria-label={words.bar}>
      <div className={styles.inside}>
        <Badge tone={TONES[status]}>{statusWording[status]}</Badge>
        <LinkButton
          size="small"
          href={paths.dashboard(shareRef)}
          icon={<ChartNoAxesCombined aria-hidden="true" />}
        >
          {words.dashboard}
        </LinkButton>
        {(status === 'active' || status === 'inactive') && (
          <LinkButton
            size="small"
            variant="secondary"
            href={paths.door(shareRef)}
            icon={<DoorOpen aria-hidden="true" />}
          >
            {words.door}
          </LinkButton>
        )}
        {status !== 'cancelled' && (
          <LinkButton
            size="small"
            variant="secondary"
            href={paths.edit(shareRef)}
            icon={<Pencil aria-hidden="true" />}
          >
            {words.edit}
          </LinkButton>
        )}
        <LinkButton
          size="small"
          variant="secondary"
          href={paths.copyActivity(shareRef)}
          icon={<Copy aria-hidden="true" />}
        >
          {words.duplicate}
        </LinkButton>
        <div className={styles.moves}>
          {movesFor(status, role).map((next) => (
            <Button
              key={next}
              size="small"
              variant={next === 'cancelled' || next === 'deleted' ? 'danger' : 'secondary'}
              icon={ICONS[next]}
              onClick={() => ask(next)}
            >
              {labelOf(next, status)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
