/** Every word of payouts. */
export const payoutWording = {
  setUp: 'Set up payouts',
  goOn: 'Go on with payouts',
  explain: 'Stripe pays you out. It takes about two minutes, and you come back right here.',
  failed: 'Payouts could not be opened.',
  return: {
    checking: 'Asking Stripe how it went …',
    checkingDetail: 'This takes a few seconds.',
    ready: 'Payouts are set up',
    readyDetail: 'You can sell tickets now. Money that people pay goes straight to your Stripe account.',
    pending: 'Almost there',
    pendingDetail:
      'Stripe still looks at your details. You can go on writing; selling opens as soon as they are done.',
    due: 'Stripe still needs:',
    none: 'Payouts are not set up yet',
    noneDetail: 'It seems that you left Stripe before the end. Nothing is lost: go on where you stopped.',
    back: 'Back to where you were',
    backHome: 'My activities',
  },
}
