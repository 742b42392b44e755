import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Select } from '../../ui/fields/select'
import { countryOptions, ownCountry } from './payout-countries'
import { keepReturnPath, useStartPayouts } from './payout-method'
import { payoutWording as words } from './wording'

interface SetUpPayoutsProps {
  isBegun: boolean
  explained?: boolean
  /** The one thing to do on the page. */
  isMain?: boolean
  /** Where organisers can be paid; asked for before the account is opened, as it stays so. */
  countries?: readonly string[] | undefined
}

/** The one button to the payment provider's onboarding and back. */
export function SetUpPayouts({ isBegun, explained, isMain, countries = [] }: SetUpPayoutsProps) {
  const start = useStartPayouts()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState<string>()
  const isAsked = !isBegun && countries.length > 1
  const country = chosen ?? ownCountry(countries)
  function begin() {
    keepReturnPath(pathname + search)
    start.mutate(isAsked ? country : undefined)
  }
  return (
    <div>
      {explained === true && <p>{words.explain}</p>}
      {isAsked && (
        <Select
          label={words.country}
          help={words.countryHelp}
          value={country}
          onChange={setChosen}
          options={countryOptions(countries)}
        />
      )}
      <Button
        variant={isMain === true ? 'primary' : 'secondary'}
        size={isMain === true ? 'medium' : 'small'}
        icon={<Landmark aria-hidden="true" />}
        busy={start.isPending || start.isSuccess}
        onClick={begin}
      >
        {isBegun ? words.goOn : words.setUp}
      </Button>
      {start.isError && <Banner tone="error">{asProblem(start.error).detail}</Banner>}
    </div>
  )
}
