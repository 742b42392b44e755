/** The covers that come with the app, each with what it shows. */
export const OUR_COVERS = [
  { url: '/covers/lantern-concert.webp', alt: 'A band plays below strings of lanterns at dusk' },
  { url: '/covers/supper-table.webp', alt: 'A table full of plates, seen from above' },
  { url: '/covers/river-run.webp', alt: 'Four people run along a river at sunrise' },
  { url: '/covers/pottery-shelf.webp', alt: 'Hands shape a pot on a wheel below a shelf of pots' },
  { url: '/covers/code-night.webp', alt: 'Code on a screen before a city at night' },
  { url: '/covers/open-air-cinema.webp', alt: 'Deck chairs before an open-air screen' },
  { url: '/covers/street-market.webp', alt: 'Market stalls with striped awnings' },
  { url: '/covers/morning-yoga.webp', alt: 'Three people do yoga by a lake at sunrise' },
  { url: '/covers/book-club.webp', alt: 'An open book by lamplight before full shelves' },
  { url: '/covers/harbour-boats.webp', alt: 'Sailing boats before a colourful harbour' },
  { url: '/covers/community-garden.webp', alt: 'Raised beds with sunflowers and tomatoes' },
  { url: '/covers/kite-day.webp', alt: 'Children fly kites below a rainbow' },
] as const
