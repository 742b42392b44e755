import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { countWays } from '../../../data/identity/sign-in-record'
import type { SignInRecord } from '../../../data/identity/sign-in-record'
import { lazyPart } from '../../../ui/states/lazy-part'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { FormSkeleton } from '../../../ui/states/skeleton'
import { useToast } from '../../../ui/dialogs/toast'
import { MethodRow } from '../method-row'
import { RemoveMethod } from './remove-method'
import { methodsWording } from './wording'

const { phone: words, last } = methodsWording

/** The world's phone numbers are large: they come when somebody adds one. */
const SavePhone = lazyPart(async () => (await import('./save-phone')).SavePhone)

/** The phone that signs in by a code. */
export function PhoneRow({ record, onChanged }: { record: SignInRecord; onChanged: () => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const { phone } = record
  const isOnly = phone !== null && countWays(record) === 1
  const title = phone === null ? words.addTitle : words.changeTitle
  function done() {
    setOpen(false)
    toast.show({ tone: 'good', text: words.saved })
    void onChanged()
  }
  return (
    <MethodRow
      icon={<Smartphone />}
      name={words.name}
      fact={
        <>
          {phone === null ? words.none : <span dir="ltr">{phone}</span>}
          {isOnly && <p>{last}</p>}
        </>
      }
    >
      <Button variant="secondary" size="small" aria-label={title} onClick={() => setOpen(true)}>
        {phone === null ? words.add : words.change}
      </Button>
      {phone !== null && !isOnly && <RemoveMethod id="phone" name={words.name} onDone={onChanged} />}
      {open && (
        <Dialog open title={title} onClose={() => setOpen(false)}>
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <SavePhone onDone={done} />
          </Suspense>
        </Dialog>
      )}
    </MethodRow>
  )
}
