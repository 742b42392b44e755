import { useState } from 'react'
import { findConnection, forgetConnection } from '../../data/identity/connection'
import { nameOfProvider } from '../../data/identity/providers'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { sessionWording } from './wording'

const { connect: words } = sessionWording

/** What a third party vouched for and the address that it waits for, if there is such a thing. */
export function useConnection() {
  const [connection, setConnection] = useState(findConnection)
  return {
    connection,
    /** Looks again: a third party may have come between. */
    look: () => {
      const found = findConnection()
      setConnection(found)
      return found
    },
    drop: () => {
      forgetConnection()
      setConnection(undefined)
    },
  }
}

/** Says that there is an account already, and that the third party is connected once its owner has signed in. */
export function ConnectNotice({
  providerId,
  email,
  onDrop,
}: {
  providerId: string
  email: string
  onDrop: () => void
}) {
  const name = nameOfProvider(providerId)
  return (
    <Banner
      title={words.title(email)}
      action={
        <Button size="small" variant="quiet" onClick={onDrop}>
          {words.drop}
        </Button>
      }
    >
      {words.next(name)}
    </Banner>
  )
}
