import type { Order } from 'functions/contract/orders/order'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'
import { useGiveBackOrder } from './give-back-order'
import { invoiceWording } from './invoice-wording'
import styles from './invoice.module.css'

const words = invoiceWording.giveBack

/** Gives free tickets back, once asked whether it is meant. */
export function GiveBack({ order }: { order: Order }) {
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const giving = useGiveBackOrder(order.id)
  function giveBack() {
    giving.mutate(undefined, {
      onSuccess: () => toast.show({ tone: 'good', text: words.done }),
      onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
      onSettled: () => setIsOpen(false),
    })
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <div className={styles.form}>
          <p>{words.detail}</p>
          <div className={styles.answers}>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" busy={giving.isPending} onClick={giveBack}>
              {words.action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
