import type { ActivitySaveInput } from '../../functions/contract/activities/activity-save'
import type { TicketTypeSave } from '../../functions/contract/tickets/ticket-type'

/** One example: whose it is, when it takes place, and how full it is by now. */
export interface Example {
  readonly organiser: 'mara' | 'teo'
  readonly inDays: number
  readonly from: string
  readonly to: string
  readonly going: number
  readonly interested: number
  readonly orders: number
  /** People in line for its first ticket type, once that is sold out. */
  readonly inLine?: number
  readonly views: number
  readonly save: Omit<ActivitySaveInput, 'startDate' | 'endDate'>
}

function cover(name: string, altText: string): Pick<ActivitySaveInput, 'thumbnail' | 'media'> {
  const url = `/covers/${name}.webp`
  return { thumbnail: url, media: [{ type: 'image', url, altText, isFeatured: true }] }
}

function ticket(
  title: string,
  price: number,
  capacity: number | null,
  over: Partial<TicketTypeSave> = {},
): TicketTypeSave {
  return {
    title,
    price,
    currency: 'eur',
    capacity,
    minTicketCountPerPurchase: 1,
    maxTicketCountPerPurchase: 8,
    description: '',
    saleEndsAt: null,
    ...over,
  }
}

const lisbon = { timezone: 'Europe/Lisbon', creationType: 'manual' } as const
const place = (name: string, address: string, latitude: number, longitude: number) => ({
  location: { name, address, latitude, longitude },
})

/** A dozen activities, so that every screen is alive after the first start. */
export const EXAMPLES: readonly Example[] = [
  {
    organiser: 'mara',
    inDays: 9,
    from: '20:00',
    to: '23:00',
    going: 6,
    interested: 5,
    orders: 9,
    views: 84,
    save: {
      ...lisbon,
      ...cover('lantern-concert', 'A band on a small stage under strings of lanterns'),
      ...place('Jardim do Torel', 'Rua Júlio de Andrade, Lisbon', 38.7196, -9.1417),
      title: 'Lantern concert in the garden',
      description: 'Three bands, a hundred lanterns and one long summer-like evening on the hill.',
      richDescription:
        '<p>We hang a hundred lanterns, tune three bands and open the gate at eight. Bring a blanket and somebody you like.</p><h2>On stage</h2><ul><li>Rua Nova Quartet</li><li>Ana &amp; the Tides</li><li>Late set by DJ Marisol</li></ul><p>Food by the neighbours, wine from the Douro. If it rains we move under the old glass roof.</p>',
      ticketTypes: [
        ticket('Garden', 1800, 120, { description: 'Standing and blankets, anywhere on the lawn.' }),
        ticket('Front blankets', 3200, 16, { description: 'A blanket for two in the first rows.' }),
        ticket('Behind the stage', 1000, 12, {
          description: 'For friends of the bands.',
          hidden: true,
          tempId: 'stage',
        }),
      ],
      promocodes: [
        { code: 'NEIGHBOUR', isPercentage: true, value: 25, limit: 50, endsAt: null },
        { code: 'EARLY5', isPercentage: false, value: 500, limit: null, endsAt: null, minSpend: 3000 },
        {
          code: 'BANDS',
          isPercentage: true,
          value: 0,
          limit: 12,
          endsAt: null,
          unlocks: ['stage'],
          perPerson: 1,
        },
      ],
    },
  },
  {
    organiser: 'mara',
    inDays: 4,
    from: '19:30',
    to: '22:30',
    going: 3,
    interested: 4,
    orders: 6,
    inLine: 3,
    views: 51,
    save: {
      ...lisbon,
      ...cover('supper-table', 'A long table from above with plates, bread and wine'),
      ...place('Cozinha Aberta', 'Rua dos Anjos 41, Lisbon', 38.7255, -9.1352),
      title: 'One long table: a winter supper',
      description: 'Twenty-four seats, five courses, no phones. We cook what the market had that morning.',
      richDescription:
        '<p>Five courses from the morning market, served family style at one table. Vegetarian throughout; tell us about allergies when you book.</p>',
      feeMode: 'pass-on',
      cancellation: { daysBefore: 2, keepPercent: 10 },
      asked: {
        questions: [
          {
            id: '5ea70001-0000',
            kind: 'one-of',
            label: 'What do you eat?',
            per: 'attendee',
            isRequired: true,
            options: ['Everything on the menu', 'No nuts', 'No gluten'],
          },
          {
            id: '5ea70002-0000',
            kind: 'short-text',
            label: 'Is it a special evening?',
            per: 'order',
            isRequired: false,
            options: [],
          },
        ],
        attendees: false,
        terms: { text: 'I leave my phone in the basket at the door', url: null },
      },
      ticketTypes: [ticket('Seat at the table', 4500, 10, { description: 'Five courses and wine.' })],
    },
  },
  {
    organiser: 'mara',
    inDays: 16,
    from: '10:00',
    to: '13:00',
    going: 2,
    interested: 6,
    orders: 4,
    views: 37,
    save: {
      ...lisbon,
      ...cover('pottery-shelf', 'Hands shaping a bowl in front of a shelf of pots'),
      ...place('Oficina do Barro', 'Calçada da Graça 12, Lisbon', 38.7164, -9.1322),
      title: 'First bowl: a pottery morning',
      description: 'Sit at the wheel, make your first bowl, take it home glazed two weeks later.',
      cancellation: { daysBefore: 7, keepPercent: 0 },
      asked: {
        questions: [
          {
            id: '5ea70003-0000',
            kind: 'yes-no',
            label: 'Have you sat at a wheel before?',
            per: 'attendee',
            isRequired: true,
            options: [],
          },
          {
            id: '5ea70004-0000',
            kind: 'some-of',
            label: 'What would you like to make?',
            per: 'order',
            isRequired: false,
            options: ['A bowl', 'A cup', 'Something else'],
          },
        ],
        attendees: true,
        terms: null,
      },
      ticketTypes: [
        ticket('Wheel', 3900, 10),
        ticket('Watch and drink coffee', 500, null, { description: 'For company.' }),
      ],
    },
  },
  {
    organiser: 'mara',
    inDays: 23,
    from: '21:00',
    to: '23:30',
    going: 5,
    interested: 9,
    orders: 5,
    views: 62,
    save: {
      ...lisbon,
      ...cover('open-air-cinema', 'People in deck chairs watching a film at night'),
      ...place('Terraço do Carmo', 'Largo do Carmo, Lisbon', 38.7121, -9.1403),
      title: 'Rooftop cinema: the bicycle film',
      description: 'Deck chairs, headphones and a film that everybody cries at.',
      ticketTypes: [ticket('Deck chair', 1200, 60), ticket('Student', 800, 20)],
    },
  },
  {
    organiser: 'mara',
    inDays: 30,
    from: '09:00',
    to: '17:00',
    going: 2,
    interested: 3,
    orders: 2,
    views: 18,
    save: {
      ...lisbon,
      ...cover('harbour-boats', 'Sailing boats in front of a colourful harbour town'),
      ...place('Doca de Belém', 'Avenida Brasília, Lisbon', 38.6936, -9.2003),
      title: 'A day under sail on the Tejo',
      description: 'No experience needed: you will steer, you will get wet, you will sleep well.',
      ticketTypes: [ticket('Crew', 8900, 12, { description: 'Lunch and oilskins included.' })],
    },
  },
  {
    organiser: 'teo',
    inDays: 1,
    from: '07:30',
    to: '08:30',
    going: 11,
    interested: 3,
    orders: 0,
    views: 45,
    save: {
      ...lisbon,
      ...cover('river-run', 'Four runners by the river at sunrise'),
      ...place('Ribeira das Naus', 'Lisbon', 38.7065, -9.1408),
      title: 'Sunrise river run, 6 km',
      description: 'Easy pace, nobody left behind, pastéis afterwards.',
    },
  },
  {
    organiser: 'teo',
    inDays: 2,
    from: '18:30',
    to: '20:00',
    going: 4,
    interested: 2,
    orders: 7,
    views: 29,
    save: {
      ...lisbon,
      ...cover('morning-yoga', 'Three people doing yoga by the water'),
      ...place('Jardim da Estrela', 'Praça da Estrela, Lisbon', 38.7145, -9.1597),
      title: 'Yoga in the park, pay with a smile',
      description: 'An hour of slow movement for every body. Mats are there.',
      ticketTypes: [ticket('Mat', 0, 20, { maxTicketCountPerPurchase: 4 })],
    },
  },
  {
    organiser: 'teo',
    inDays: 5,
    from: '19:00',
    to: '21:30',
    going: 7,
    interested: 8,
    orders: 0,
    views: 40,
    save: {
      ...lisbon,
      ...cover('code-night', 'A laptop with code on a desk at night'),
      type: 'virtual',
      meetingUrl: 'https://meet.turnout.example/code-night',
      title: 'Code night: build one small thing',
      description: 'Online. Two hours, one tiny project each, show and tell at nine.',
    },
  },
  {
    organiser: 'teo',
    inDays: 8,
    from: '18:00',
    to: '20:00',
    going: 5,
    interested: 4,
    orders: 0,
    views: 22,
    save: {
      ...lisbon,
      ...cover('book-club', 'An open book on a desk under a lamp'),
      ...place('Livraria Menina e Moça', 'Rua Nova do Carvalho 40, Lisbon', 38.7071, -9.1434),
      title: 'Book club: The Winter Lighthouse',
      description: 'Read it or don’t, come anyway. We begin with the last page.',
    },
  },
  {
    organiser: 'teo',
    inDays: 12,
    from: '10:00',
    to: '12:30',
    going: 6,
    interested: 1,
    orders: 5,
    views: 26,
    save: {
      ...lisbon,
      ...cover('community-garden', 'Raised beds with sunflowers and tomatoes'),
      ...place('Horta do Baldio', 'Campo Mártires da Pátria, Lisbon', 38.7216, -9.1397),
      title: 'Plant something: garden morning',
      description: 'Gloves, seeds and soup for whoever shows up.',
      ticketTypes: [ticket('Helper', 0, null), ticket('Child with a small spade', 0, 10)],
    },
  },
  {
    organiser: 'teo',
    inDays: 19,
    from: '11:00',
    to: '15:00',
    going: 9,
    interested: 6,
    orders: 0,
    views: 33,
    save: {
      ...lisbon,
      ...cover('kite-day', 'Children flying kites on a hill under a rainbow'),
      ...place('Parque Eduardo VII', 'Lisbon', 38.7283, -9.1527),
      title: 'Kite day for small and tall people',
      description: 'We bring paper, sticks and string. The wind is invited.',
      asked: {
        questions: [
          {
            id: '5ea70005-0000',
            kind: 'one-of',
            label: 'Do you bring a kite?',
            per: 'order',
            isRequired: true,
            options: ['I bring my own', 'I’ll build one there'],
          },
          {
            id: '5ea70006-0000',
            kind: 'short-text',
            label: 'Anything we should know?',
            per: 'order',
            isRequired: false,
            options: [],
          },
        ],
        attendees: false,
        terms: null,
      },
    },
  },
  {
    organiser: 'mara',
    inDays: 26,
    from: '10:00',
    to: '18:00',
    going: 8,
    interested: 12,
    orders: 4,
    views: 71,
    save: {
      ...lisbon,
      ...cover('street-market', 'Market stalls with flowers and fruit in a sunny street'),
      ...place('Rua da Rosa', 'Bairro Alto, Lisbon', 38.7128, -9.1459),
      title: 'Makers’ street market',
      description: 'Sixty makers, one street, music on every corner. Entry is free; the workshops are not.',
      ticketTypes: [ticket('Free entry', 0, null), ticket('Lino-cut workshop', 1500, 14)],
    },
  },
]
