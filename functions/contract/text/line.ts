import { z } from 'zod'

/** Breaks and control characters; a NUL is left, which is refused as what nobody typed. */
const CONTROL = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu

/** A text of one line: whatever would break it, or nobody sees, becomes a space. */
export const Line = () => z.string().overwrite((text) => text.replaceAll(CONTROL, ' ').trim())
