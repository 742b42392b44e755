import type { SelectOption } from '../../ui/fields/select'

/** Countries by their names. */
export function countryOptions(countries: readonly string[], language = 'en'): SelectOption<string>[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

/** The country that the device is set to, where it is one of these; the first of them otherwise. */
export function ownCountry(countries: readonly string[], locale = navigator.language): string {
  const { region } = new Intl.Locale(locale).maximize()
  return countries.find((country) => country === region) ?? countries[0] ?? ''
}
