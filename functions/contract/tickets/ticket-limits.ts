/* Without schemas, like money-format.ts. */

/** The most tickets one order holds, whatever a ticket type allows. */
export const MAX_TICKETS_PER_ORDER = 50
