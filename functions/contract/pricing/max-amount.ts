/** The largest amount of any currency, in minor units. */
export const MAX_AMOUNT = 99_999_999_999
