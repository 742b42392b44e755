/** Counted no further: whoever is behind that many has a long wait in any case. */
export const MAX_COUNTED_IN_LINE = 100
