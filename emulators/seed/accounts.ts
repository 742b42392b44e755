/** One password for every demo account, as they only ever exist on the machine that runs the stack. */
const PASSWORD = 'turnout-demo'

/** The people who can sign in after `npm start`. */
export const DEMO_ACCOUNTS = [
  {
    email: 'mara@turnout.example',
    password: PASSWORD,
    name: 'Mara Lindqvist',
    about: 'organises, is paid out, has orders to look at',
  },
  {
    email: 'teo@turnout.example',
    password: PASSWORD,
    name: 'Teo Almeida',
    about: 'organises free activities, has no payouts yet',
  },
  {
    email: 'ines@turnout.example',
    password: PASSWORD,
    name: 'Inês Carvalho',
    about: 'goes to things: has tickets and answers',
  },
] as const

/** People who go to things; they have profiles but no way to sign in. */
export const CROWD = [
  'Ada Okafor',
  'Ben Castellano',
  'Chiara Rossi',
  'Dmitri Volkov',
  'Elif Demir',
  'Farah Haddad',
  'Grace Kim',
  'Hugo Martins',
  'Isla Murray',
  'Jonas Weber',
  'Kavya Iyer',
  'Liam O’Brien',
  'Mei Tanaka',
  'Noah Fischer',
  'Olivia Santos',
  'Pavel Novák',
  'Quinn Adeyemi',
  'Rosa Delgado',
  'Sami Virtanen',
  'Tala Nasser',
] as const
