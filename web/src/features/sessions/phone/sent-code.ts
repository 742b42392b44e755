/** The number that a code was sent to, and the id that belongs to the code. */
export interface SentCode {
  number: string
  verificationId: string
}
