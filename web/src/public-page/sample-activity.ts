import type { Activity } from 'functions/contract/activity'

/** An activity to test the public page with. */
export function sampleActivity(changes: Partial<Activity> = {}): Activity {
  const createdAt = '2026-05-01T10:00:00.000Z'
  const ticketType: Activity['ticketTypes'][number] = {
    shareRef: 'aaaaaaaaaa',
    title: 'General Admission',
    price: 1250,
    currency: 'usd',
    capacity: 40,
    minTicketCountPerPurchase: 1,
    maxTicketCountPerPurchase: 6,
    description: 'Entry for one person.',
    richDescription: '',
    saleStartsAt: null,
    saleStartsInstant: null,
    saleEndsAt: null,
    saleEndsInstant: null,
  }
  return {
    shareRef: 'abcdefghjk',
    organiser: { uid: 'ana', name: 'Ana Duarte', photoURL: null },
    title: 'Lantern concert on the hill',
    description: 'Strings at dusk, a hundred lanterns, bring a blanket.',
    richDescription: '<p>Strings at dusk, a hundred lanterns.</p>',
    thumbnail: '/covers/lantern-concert.webp',
    media: [
      {
        type: 'image',
        url: '/covers/lantern-concert.webp',
        altText: 'A stage below lanterns',
        isFeatured: true,
      },
    ],
    startDate: '2026-06-20T20:00',
    endDate: '2026-06-20T22:30',
    timezone: 'Europe/Lisbon',
    startsAt: '2026-06-20T19:00:00.000Z',
    endsAt: '2026-06-20T21:30:00.000Z',
    type: 'in-person',
    location: { name: 'Jardim do Torel', address: 'Rua Júlio de Andrade, Lisbon' },
    hasMeetingUrl: false,
    audience: 'public',
    status: 'active',
    creationType: 'manual',
    ticketTypes: [ticketType],
    currency: 'usd',
    fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
    tax: null,
    acceptsPayments: true,
    communityId: null,
    source: null,
    rsvp: { capacity: null, plusOnes: 0, needsApproval: false },
    waitList: true,
    transfers: true,
    counts: { going: 24, interested: 61 },
    left: { aaaaaaaaaa: 31 },
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  }
}
