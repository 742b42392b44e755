import { useQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { ShareRef } from 'functions/contract/ids'
import type { HeldLink } from 'functions/contract/messages/message'
import { MailX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { activityQuery } from '../../features/activities/read-activity'
import { OrganiserForm } from '../../features/messages/organiser-form'
import { messageWording } from '../../features/messages/wording'
import { LinkButton } from '../../ui/button'
import { Link } from '../../ui/link'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { FormSkeleton } from '../../ui/states/skeleton'

const words = messageWording.organiser

interface ContactAboutProps {
  shareRef: string
  /** The mailed link that opens an activity to whoever holds it, though they may not be signed in. */
  link: HeldLink | undefined
}

function Missing() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      level={1}
      icon={<MailX />}
      title="This activity is not here"
      action={
        <>
          <LinkButton href={paths.contact()}>Contact Turnout</LinkButton>
          <LinkButton variant="secondary" href={paths.help()}>
            Help
          </LinkButton>
        </>
      }
    >
      It may be private: <Link href={paths.login(pathname + search)}>sign in</Link> with the account you use
      for it, or use the whole link in your ticket email.
    </EmptyState>
  )
}

function Form({ activity, ...about }: ContactAboutProps & { activity: Activity | undefined }) {
  const { shareRef, link } = about
  return (
    <PageRoom narrow>
      <PageHeader
        title={activity ? words.title(activity.title) : words.plainTitle}
        back={activity && { href: hrefOf(activity), label: activity.title }}
      />
      <Card>
        <OrganiserForm shareRef={shareRef} organiserName={activity?.organiser.name} link={link} />
      </Card>
    </PageRoom>
  )
}

const hrefOf = ({ audience, shareRef }: Activity) =>
  audience === 'public' ? paths.publicActivity(shareRef) : paths.activity(shareRef)

/** A message to the organiser of an activity, for whoever may see it or holds a mail with tickets for it. */
export function ContactAbout({ shareRef, link }: ContactAboutProps) {
  const { state, user } = useSession()
  const isReference = ShareRef.safeParse(shareRef).success
  const query = useQuery({
    ...activityQuery(user?.uid, shareRef),
    enabled: isReference && state !== 'unknown',
    retry: (count, error) => asProblem(error).status === 0 && count < 3,
  })
  if (!isReference) return <Missing />
  if (query.data || (query.isError && link)) return <Form activity={query.data} {...{ shareRef, link }} />
  if (query.isPending) {
    return (
      <PageRoom narrow>
        <FormSkeleton fields={3} />
      </PageRoom>
    )
  }
  const { status, title, detail, requestId } = asProblem(query.error)
  if (status === 404) return <Missing />
  return (
    <ErrorState
      level={1}
      {...{ title, detail, requestId }}
      busy={query.isRefetching}
      onRetry={() => void query.refetch()}
    />
  )
}
