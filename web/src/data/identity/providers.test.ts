// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { parseProviders } from './providers'

it('knows the names of the well-known and takes those that are given', () => {
  expect(parseProviders('google.com, oidc.acme=Acme Inc,saml.town')).toEqual([
    { id: 'google.com', name: 'Google' },
    { id: 'oidc.acme', name: 'Acme Inc' },
    { id: 'saml.town', name: 'town' },
  ])
})

it('offers nobody where the list is empty', () => {
  expect(parseProviders(' , ')).toEqual([])
})
