import { useState } from 'react'
import type { BilledTo, Invoice } from 'functions/contract/invoices/invoice'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import { invoiceWording } from './invoice-wording'
import styles from './invoice.module.css'
import { useBillInvoice } from './invoices'

const words = invoiceWording.bill
const NOBODY: BilledTo = { name: '', company: '', address: '', taxId: '' }

function BillForm({ uid, invoice, onDone }: { uid: string; invoice: Invoice; onDone: () => void }) {
  const toast = useToast()
  const bill = useBillInvoice(uid, invoice.shareRef)
  const [billedTo, setBilledTo] = useState(invoice.billedTo ?? NOBODY)
  const field = (name: keyof BilledTo) => ({
    label: words[name],
    value: billedTo[name],
    error: fieldError(bill.error, `billedTo.${name}`),
    onChange: (value: string) => setBilledTo({ ...billedTo, [name]: value }),
  })
  const onSuccess = () => {
    toast.show({ tone: 'good', text: words.saved })
    onDone()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        bill.mutate({ orderId: invoice.orderId, billedTo }, { onSuccess })
      }}
    >
      <p className={styles.help}>{words.help}</p>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('company')} optional autoComplete="organization" />
      <TextArea {...field('address')} optional autoComplete="street-address" />
      <TextField {...field('taxId')} optional />
      {bill.error && <Banner tone="error">{asProblem(bill.error).detail}</Banner>}
      <Button type="submit" busy={bill.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

/** Lets the buyer say who their invoice is for. */
export function BillInvoice({ uid, invoice }: { uid: string; invoice: Invoice }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <BillForm uid={uid} invoice={invoice} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
