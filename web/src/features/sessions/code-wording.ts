/** A code of six digits, wherever it is asked for. */
export const codeWording = {
  fromMessage: 'Code from the message',
  sent: (phone: string) => `We sent a code to ${phone}.`,
  missing: 'Type all six digits.',
  again: 'Send a new code',
  againIn: (seconds: number) => `New code in ${seconds} s`,
} as const
