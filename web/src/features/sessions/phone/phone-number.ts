import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

/**
 * The world's phone numbers; a module of its own because the rules for them are large: load it when it is needed.
 */
export interface Country {
  readonly code: CountryCode
  readonly name: string
  /** Without the plus: `44`. */
  readonly callingCode: string
}

/** Every country that has phones, by name. */
export function countries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The country that the device is set to, where that is one. */
export function countryOf(locale: string): CountryCode {
  const { region } = new Intl.Locale(locale).maximize()
  return getCountries().find((code) => code === region) ?? 'US'
}

/** What was typed, spaced as people of the country write it; digits that were deleted stay deleted. */
export function formatTyped(typed: string, before: string, country: CountryCode): string {
  return typed.length < before.length ? typed : new AsYouType(country).input(typed)
}

/** The country that a number with a plus names itself. */
export function countryIn(typed: string): CountryCode | undefined {
  return typed.trim().startsWith('+') ? parsePhoneNumberFromString(typed)?.country : undefined
}

/** The number in E.164 form, or undefined while it can't be one. */
export function numberOf(typed: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(typed, country)
  return number?.isPossible() ? number.number : undefined
}

/** A number as people read it: `+44 20 7946 0958`. */
export function readable(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
