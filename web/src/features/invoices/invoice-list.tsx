import { ReceiptText } from 'lucide-react'
import type { Invoice } from 'functions/contract/invoices/invoice'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { asProblem } from '../../data/requests/problem'
import { shortDay } from '../../lib/text/date-text'
import { factLine } from '../../lib/text/fact-line'
import { Button } from '../../ui/button'
import { DownloadButton } from '../../ui/download-button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { useToast } from '../../ui/dialogs/toast'
import { invoiceWording } from './invoice-wording'
import styles from './invoice.module.css'
import { useInvoicesFile, useInvoicesOfActivity } from './invoices'

const words = invoiceWording.list

function Row({ invoice }: { invoice: Invoice }) {
  const { number, kind, issuedOn, billedTo, total, currency } = invoice
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowTitle}>{billedTo?.company || billedTo?.name || invoiceWording.forgotten}</p>
        <p className={styles.help}>
          {factLine([`${invoiceWording.kinds[kind]} ${number}`, shortDay(`${issuedOn}T12:00`)])}
        </p>
      </div>
      <span className={styles.number}>{formatMoney(total, currency)}</span>
    </li>
  )
}

/** An activity's invoices and credit notes, for those who manage it. */
export function InvoiceList({ uid, shareRef }: { uid: string; shareRef: string }) {
  const toast = useToast()
  const { data, error, refetch, isFetching, ...more } = useInvoicesOfActivity(uid, shareRef)
  const file = useInvoicesFile(shareRef)
  if (!data) {
    if (!error) {
      return (
        <Loading label={words.loading}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Loading>
      )
    }
    const { detail, requestId } = asProblem(error)
    return (
      <ErrorState
        title={words.failed}
        {...{ detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const invoices = data.pages.flatMap((page) => page.items)
  if (invoices.length === 0) {
    return (
      <EmptyState icon={<ReceiptText />} title={words.none}>
        {words.noneDetail}
      </EmptyState>
    )
  }
  const onError = (failure: Error) => toast.show({ tone: 'bad', text: asProblem(failure).detail })
  return (
    <div className={styles.form}>
      <DownloadButton busy={file.isPending} onClick={() => file.mutate(undefined, { onError })}>
        {words.save}
      </DownloadButton>
      <ul className={styles.rows}>
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button variant="secondary" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  )
}
