import { useState } from 'react'
import { Button } from '../../ui/button'
import styles from './account.module.css'
import { DeleteDialog } from './delete-dialog'
import type { DeleteDialogProps } from './delete-dialog'
import { accountWording } from './wording'

const { data: words } = accountWording

/** The way to delete the account, behind a dialog. */
export function DeleteAccount(ways: Omit<DeleteDialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.subtitle}>{words.deleteTitle}</h3>
        <p className={styles.lead}>{words.deleteText}</p>
      </div>
      <Button variant="danger" size="small" onClick={() => setOpen(true)}>
        {words.deleteAction}
      </Button>
      {open && <DeleteDialog open {...ways} onClose={() => setOpen(false)} />}
    </div>
  )
}
