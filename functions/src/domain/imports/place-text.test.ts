import { describe, expect, it } from 'vitest'
import { isOnlinePlace, looksLikeAddress, splitPlace } from './place-text'

describe('a place on one line', () => {
  it.each([
    ['Lido\nShore Road 1', 'Lido', 'Shore Road 1'],
    ['Lido, Shore Road 1\n4000 Porto', 'Lido', 'Shore Road 1, 4000 Porto'],
    ['Hauptstraße 1-5; 4041 Linz', '', 'Hauptstraße 1-5; 4041 Linz'],
    ['123 Main St, Springfield, IL 62701, USA', '', '123 Main St, Springfield, IL 62701, USA'],
    ['Town Hall, 123 Main St, Springfield', 'Town Hall', '123 Main St, Springfield'],
    ['The Hall (18 Geary Blvd, San Francisco)', 'The Hall', '18 Geary Blvd, San Francisco'],
    ['Café Central - Herrengasse 14, 1010 Wien', 'Café Central', 'Herrengasse 14, 1010 Wien'],
    ['Salle Nord, 25 rue du Nord, 75008 Paris', 'Salle Nord', '25 rue du Nord, 75008 Paris'],
    ['Museo, Via Roma, 10, 50123 Firenze', 'Museo', 'Via Roma, 10, 50123 Firenze'],
    ['Sala Sur, Calle Mayor 5, 28013 Madrid', 'Sala Sur', 'Calle Mayor 5, 28013 Madrid'],
    ['Coliseu, Rua Augusta 96, 1150-269 Lisboa', 'Coliseu', 'Rua Augusta 96, 1150-269 Lisboa'],
    ['Zaal Noord, Weteringkade 6, 1017 SG Amsterdam', 'Zaal Noord', 'Weteringkade 6, 1017 SG Amsterdam'],
    ['The Dome, Peninsula Square, London SE10 0DX', 'The Dome', 'Peninsula Square, London SE10 0DX'],
    ['Room 123', 'Room 123', ''],
    ['Main Library, Meeting Room A', 'Main Library, Meeting Room A', ''],
    ['Studio 54', 'Studio 54', ''],
    ['Berlin, Germany', 'Berlin, Germany', ''],
  ])('%s', (line, name, address) => {
    expect(splitPlace(line)).toEqual({ name, address, isSure: true })
  })

  it('is taken apart with a doubt where no number tells the address from the name', () => {
    expect(splitPlace('Community Center, Springfield, IL')).toEqual({
      name: 'Community Center',
      address: 'Springfield, IL',
      isSure: false,
    })
  })

  it.each(['Zoom', 'online', 'Microsoft Teams Meeting', 'Webinar', 'Virtual event', '(Online)'])(
    'is none on a map: %s',
    (line) => expect(isOnlinePlace(line)).toBe(true),
  )

  it.each(['Zoom Café', 'Online Street 5', 'Teams Hall', ''])('is one on a map: %s', (line) =>
    expect(isOnlinePlace(line)).toBe(false),
  )

  it.each(['Room 12', 'Hall 3/4', 'Floor 2', 'Stage 1'])('%s is no address', (piece) =>
    expect(looksLikeAddress(piece)).toBe(false),
  )
})
