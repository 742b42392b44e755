import type { ComponentType } from 'react'
import { loadChunk } from '../lib/state/chunk'
import type { PageName } from '../lib/navigation/paths'

type Loader = () => Promise<{ Screen: ComponentType }>

const explore: Loader = () => import('../screens/explore/explore')
const unknownCommunity: Loader = () => import('../screens/community/unknown')
const ownDocument: Loader = () => import('../screens/shell/own-document')
const edit: Loader = () => import('../screens/edit/edit')

/** The code behind every page; each screen is a chunk of its own. */
const SCREENS: Record<PageName, Loader> = {
  login: () => import('../screens/sign-in/sign-in'),
  explore,
  myActivities: () => import('../screens/my-activities/my-activities'),
  returnStripe: () => import('../screens/payouts/return-stripe'),
  payouts: () => import('../screens/payouts/payouts'),
  verify: () => import('../screens/sign-in/verify'),
  resetPassword: () => import('../screens/sign-in/reset-password'),
  activities: explore,
  publicActivity: ownDocument,
  create: () => import('../screens/create/create-start'),
  createSelect: () => import('../screens/create/select'),
  createImport: () => import('../screens/create/import'),
  manualCreate: () => import('../screens/create/manual'),
  aiCreate: () => import('../screens/create/describe'),
  preview: () => import('../screens/preview/preview'),
  payment: ownDocument,
  edit,
  editActivity: edit,
  invoice: () => import('../screens/invoice/invoice'),
  activity: () => import('../screens/activity/activity'),
  dashboard: () => import('../screens/dashboard/dashboard'),
  door: () => import('../screens/door/door'),
  promotion: () => import('../screens/promotion/promotion'),
  promotionCreate: () => import('../screens/promotion/create'),
  promotionPreview: () => import('../screens/promotion/preview'),
  promotionEdit: () => import('../screens/promotion/edit'),
  sponsor: () => import('../screens/sponsor/sponsor'),
  sponsorOrganization: () => import('../screens/sponsor/organization'),
  sponsorOrganizationUpdate: () => import('../screens/sponsor/organization-update'),
  sponsorProfile: () => import('../screens/sponsor/profile'),
  sponsorProfileUpdate: () => import('../screens/sponsor/profile-update'),
  sponsorExplore: () => import('../screens/sponsor/explore'),
  sponsorPast: () => import('../screens/sponsor/past'),
  sponsorUpcoming: () => import('../screens/sponsor/upcoming'),
  sponsorPayment: () => import('../screens/sponsor/payment'),
  sponsorCongratulations: () => import('../screens/sponsor/congratulations'),
  sponsorActivity: () => import('../screens/sponsor/activity'),
  community: () => import('../screens/community/community'),
  communityCreate: () => import('../screens/community/create'),
  communityCreateSocials: () => import('../screens/community/socials'),
  communityEdit: unknownCommunity,
  communityDetails: unknownCommunity,
  myCommunities: () => import('../screens/community/mine'),
  tickets: () => import('../screens/tickets/tickets'),
  account: () => import('../screens/account/account'),
  person: () => import('../screens/person/person'),
  terms: () => import('../screens/about/terms'),
  privacy: () => import('../screens/about/privacy'),
  help: () => import('../screens/about/help'),
  contact: () => import('../screens/about/contact'),
  design: () => import('../screens/design/design'),
}

const loaded = new Map<PageName, Promise<ComponentType>>()

/** The screen of a page; asked for again, the same promise, until it fails and is forgotten. */
export function loadScreen(name: PageName): Promise<ComponentType> {
  const known = loaded.get(name)
  if (known) return known
  const screen = loadChunk(SCREENS[name]).then((module) => module.Screen)
  loaded.set(name, screen)
  return screen
}

/** Forgets the screens that could not be loaded, so that the next look tries again. */
export function forgetScreen(name: PageName): void {
  loaded.delete(name)
}
