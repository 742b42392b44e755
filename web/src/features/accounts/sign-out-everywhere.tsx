import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/requests/call'
import { mayLeave } from '../../data/device/leaving'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './account.module.css'
import { accountWording } from './wording'

const { devices: words } = accountWording

/**
 * Ends every sign-in of the account, after a question.
 * @param onDone this device's sign-in is over as well
 */
export function SignOutEverywhere({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState(false)
  const end = useMutation({
    mutationFn: async () => {
      if (await mayLeave()) await call('signOutEverywhere', {}).then(onDone)
    },
  })
  return (
    <div className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.subtitle}>{words.heading}</h3>
        <p className={styles.lead}>{words.text}</p>
      </div>
      <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <Dialog open={asked} title={words.title} onClose={() => setAsked(false)}>
        <p>{words.detail}</p>
        {end.isError && <Banner tone="error">{asProblem(end.error).detail}</Banner>}
        <div className={`${styles.buttons} ${styles.end}`}>
          <Button variant="secondary" onClick={() => setAsked(false)}>
            {words.cancel}
          </Button>
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            {words.action}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
