/** The words of the line that one agrees by. */
export const consentWording = {
  changed: 'Our terms have changed since you opened this page.',
  before: 'By continuing, you agree to the',
  terms: 'Terms',
  between: 'and have read the',
  privacy: 'Privacy notice',
  newTab: '(opens in a new tab)',
}
