import type { AnalyticsRange, FunnelStep } from 'functions/contract/analytics/analytics'
import type { Source } from 'functions/contract/activities/source'

/** Every word of an activity's analytics. */
export const analyticsWording = {
  range: 'Time',
  ranges: { '7': 'Week', '30': 'Month', '90': 'Quarter', all: 'All' } satisfies Record<
    AnalyticsRange,
    string
  >,
  over: {
    heading: 'Over time',
    metric: 'What the chart shows',
    metrics: { views: 'Views', answers: 'RSVPs', tickets: 'Tickets', total: 'Sales' },
    titles: {
      day: (what: string) => `${what} per day`,
      week: (what: string) => `${what} per week`,
      month: (what: string) => `${what} per month`,
    },
    none: 'Nothing happened in this time.',
  },
  funnel: {
    title: 'From a view to a ticket',
    value: 'How many',
    name: 'Step',
    steps: {
      views: 'Saw the page',
      answers: 'Said going or interested',
      checkouts: 'Began to buy',
      orders: 'Bought',
    } satisfies Record<FunnelStep, string>,
    rate: (percent: string) => `${percent} of views`,
    none: 'Share the page: the first view begins this chart.',
  },
  ever: 'Since the beginning',
  sources: {
    title: 'Where people come from',
    name: 'Source',
    value: 'Views',
    none: 'No views yet.',
    link: (name: string) => `Link “${name}”`,
    names: {
      direct: 'Directly, or unknown',
      turnout: 'Turnout itself',
      search: 'Search engines',
      facebook: 'Facebook',
      instagram: 'Instagram',
      x: 'X',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      reddit: 'Reddit',
      tiktok: 'TikTok',
      youtube: 'YouTube',
      bluesky: 'Bluesky',
      mastodon: 'Mastodon',
      mail: 'Mail',
      qr: 'QR code or poster',
      site: 'Other websites',
      other: 'Other links',
    } satisfies Record<Source, string>,
    tip: 'Add ?s=flyer to your link, or any other name, and its views are counted by that name.',
  },
  tickets: {
    title: 'Tickets by type',
    name: 'Ticket',
    value: 'Sold',
    of: (share: string, capacity: string) => `${share} of ${capacity}`,
    none: 'No tickets yet.',
  },
  promos: {
    title: 'Promo codes',
    name: 'Code',
    value: 'Orders',
    off: (amount: string) => `${amount} off`,
    none: 'No order with a promo code yet.',
  },
  money: {
    title: 'Tickets, tips and donations',
    name: 'What for',
    value: 'Paid',
    lines: { tickets: 'Tickets', tips: 'Tips', donations: 'Donations' },
    none: 'No payments yet.',
  },
  hours: {
    views: 'Views by hour of the day',
    tickets: 'Tickets by hour of the day',
    name: 'From',
    zone: (zone: string) => `Days and hours are those of ${zone}.`,
    none: 'Nothing yet.',
  },
}
