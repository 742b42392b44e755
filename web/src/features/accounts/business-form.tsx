import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Business } from 'functions/contract/invoices/invoice'
import { useState } from 'react'
import { call } from '../../data/requests/call'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { accountWording } from './wording'

const words = accountWording.business

function Fields({ uid, saved }: { uid: string; saved: Business }) {
  const toast = useToast()
  const [business, setBusiness] = useState(saved)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (input: Business) => call('saveBusiness', input),
    onSuccess: (kept) => client.setQueryData(['business', uid], kept),
  })
  const field = (name: keyof Business) => ({
    label: words[name],
    value: business[name],
    optional: true,
    error: fieldError(save.error, name),
    onChange: (value: string) => setBusiness({ ...business, [name]: value }),
  })
  const onSuccess = () => toast.show({ tone: 'good', text: words.saved })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(business, { onSuccess })
      }}
    >
      <TextField {...field('name')} autoComplete="organization" />
      <TextArea {...field('address')} autoComplete="street-address" />
      <TextField {...field('taxId')} />
      {save.error && <Banner tone="error">{asProblem(save.error).detail}</Banner>}
      <div>
        <Button type="submit" busy={save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Who sells, as it stands on the invoices of what the person organises. */
export function BusinessForm({ uid }: { uid: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['business', uid],
    queryFn: () => call('readBusiness', {}),
    staleTime: Infinity,
  })
  if (data) return <Fields uid={uid} saved={data} />
  if (!error) {
    return (
      <Loading label={words.heading}>
        <Skeleton shape="card" />
      </Loading>
    )
  }
  const { detail, requestId } = asProblem(error)
  const again = { busy: isFetching, onRetry: () => void refetch() }
  return <ErrorState title={words.failed} {...{ detail, requestId }} {...again} />
}
