import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from 'functions/contract/accounts/user'
import { call } from '../../data/requests/call'
import { asProblem } from '../../data/requests/problem'
import { profileQuery } from '../../data/profile'
import { webcal } from '../../lib/navigation/calendar-links'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { accountWording } from './wording'

const { feed: words } = accountWording

function sinceOf(since: string): string {
  return new Date(since).toLocaleDateString('en', { dateStyle: 'long' })
}

/** The link, as long as this page stays open: nobody can show it later. */
function NewLink({ url }: { url: string }) {
  return (
    <Banner tone="info" title={words.made}>
      <p>{words.secret}</p>
      <div className={styles.buttons}>
        <LinkButton size="small" href={webcal(url)}>
          {words.follow}
        </LinkButton>
        <CopyButton text={url} label={words.copy} />
      </div>
    </Banner>
  )
}

/** A person's own calendar feed: made, renewed, turned off. */
export function CalendarFeed({ profile }: { profile: Profile }) {
  const queries = useQueryClient()
  const toast = useToast()
  const refresh = () => queries.invalidateQueries({ queryKey: profileQuery(profile.uid).queryKey })
  const make = useMutation({ mutationFn: () => call('makeCalendarFeed', {}), onSuccess: refresh })
  const end = useMutation({
    mutationFn: () => call('endCalendarFeed', {}),
    onSuccess: async () => {
      make.reset()
      await refresh()
      toast.show({ text: words.ended })
    },
  })
  const since = make.data?.since ?? profile.calendarFeedSince
  const error = make.error ?? end.error
  return (
    <>
      <p className={styles.lead}>{since === null ? words.lead : words.since(sinceOf(since))}</p>
      {make.data && <NewLink url={make.data.url} />}
      {error && <Banner tone="error">{asProblem(error).detail}</Banner>}
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" busy={make.isPending} onClick={() => make.mutate()}>
          {since === null ? words.make : words.renew}
        </Button>
        {since !== null && (
          <Button variant="quiet" size="small" busy={end.isPending} onClick={() => end.mutate()}>
            {words.end}
          </Button>
        )}
      </div>
    </>
  )
}
