import { expect, it } from 'vitest'
import { searchPlaces } from './gazetteer'

it.each([
  ['torel', ['Jardim do Torel']],
  ['parque da cidade porto', ['Parque da Cidade']],
  ['Kungstradgarden', ['Kungsträdgården']],
  ['nowhere at all', []],
  ['', []],
])('finds %j', (query, names) => {
  expect(searchPlaces(query, 6).map(({ name }) => name)).toEqual(names)
})

it('answers no more than asked for', () => {
  expect(searchPlaces('park', 3)).toHaveLength(3)
})
