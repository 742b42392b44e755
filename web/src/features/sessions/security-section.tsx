import { useSession } from '../../data/session'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { SecondFactorCard } from './second-factor/second-factor-card'
import styles from './security.module.css'
import { useRenewSignInRecord, useSignInRecord } from './use-sign-in-record'
import { MailedProofArrival } from './reauthenticate/reauthenticate-arrival'
import { MethodsCard } from './methods/methods-card'
import { methodsWording as words } from './methods/wording'

/** How somebody signs in, and their second step: the part of /account that is about getting in. Not for guests. */
export function SecuritySection() {
  const { user } = useSession()
  const record = useSignInRecord()
  const renew = useRenewSignInRecord()
  if (!user || user.isAnonymous) return null
  return (
    <div className={styles.stack}>
      <MailedProofArrival />
      {record.data && (
        <>
          <MethodsCard record={record.data} onChanged={renew} />
          <SecondFactorCard record={record.data} onChanged={renew} />
        </>
      )}
      {record.isPending && (
        <Loading label={words.loading}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      )}
      {record.isError && (
        <Card>
          <ErrorState {...words.failed} busy={record.isFetching} onRetry={() => void record.refetch()} />
        </Card>
      )}
    </div>
  )
}
