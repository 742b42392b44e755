import type { ShareRef } from 'functions/contract/ids'

/** What a visitor needs: nothing, or to be signed in (guests count). */
export type PageAccess = 'public' | 'private'

/**
 * The frame around a screen: the app's bars; the same without the tab bar, for one task; the dashboard's or the
 * community's own; or the wordmark alone.
 */
export type PageLayout = 'app' | 'task' | 'dashboard' | 'community' | 'bare'

export interface Page {
  /** The router's pattern, as in the specification's section 2. */
  readonly pattern: string
  readonly access: PageAccess
  /** The document's title, before the product's name. */
  readonly title: string
  readonly layout: PageLayout
}

/** Every path of the app: drives the router, the guards and the links. */
export const PAGES = {
  login: { pattern: '/login', access: 'public', title: 'Sign in', layout: 'bare' },
  explore: { pattern: '/explore', access: 'public', title: 'Explore', layout: 'app' },
  myActivities: { pattern: '/my-activities', access: 'private', title: 'My activities', layout: 'app' },
  returnStripe: { pattern: '/returnStripe', access: 'private', title: 'Payouts', layout: 'task' },
  verify: { pattern: '/private', access: 'public', title: 'Check your mail', layout: 'bare' },
  resetPassword: { pattern: '/reset-password', access: 'public', title: 'Reset password', layout: 'bare' },
  activities: { pattern: '/activity', access: 'public', title: 'Activities', layout: 'app' },
  publicActivity: { pattern: '/activity/:shareRef', access: 'public', title: 'Activity', layout: 'bare' },
  create: { pattern: '/create', access: 'public', title: 'Create', layout: 'app' },
  createSelect: { pattern: '/create/select', access: 'private', title: 'Create', layout: 'task' },
  manualCreate: { pattern: '/manual/create', access: 'private', title: 'New activity', layout: 'task' },
  aiCreate: { pattern: '/ai/create', access: 'private', title: 'Describe it', layout: 'app' },
  preview: { pattern: '/preview', access: 'private', title: 'Preview', layout: 'task' },
  payment: { pattern: '/payment', access: 'private', title: 'Checkout', layout: 'task' },
  edit: { pattern: '/edit', access: 'private', title: 'Edit', layout: 'task' },
  editActivity: { pattern: '/edit/:shareRef', access: 'private', title: 'Edit', layout: 'task' },
  invoice: { pattern: '/invoice/:shareRef', access: 'private', title: 'Invoice', layout: 'task' },
  activity: { pattern: '/:shareRef', access: 'private', title: 'Activity', layout: 'task' },
  dashboard: { pattern: '/:shareRef/dashboard', access: 'private', title: 'Dashboard', layout: 'dashboard' },
  promotion: { pattern: '/promotion', access: 'public', title: 'Promotions', layout: 'app' },
  promotionCreate: { pattern: '/promotion/create', access: 'private', title: 'Promote', layout: 'app' },
  promotionPreview: { pattern: '/promotion/preview', access: 'private', title: 'Promote', layout: 'app' },
  promotionEdit: { pattern: '/promotion/edit', access: 'public', title: 'Promote', layout: 'app' },
  sponsor: { pattern: '/sponsor', access: 'private', title: 'Sponsor', layout: 'app' },
  sponsorOrganization: {
    pattern: '/sponsor/organization',
    access: 'private',
    title: 'Sponsor',
    layout: 'app',
  },
  sponsorOrganizationUpdate: {
    pattern: '/sponsor/organization/update',
    access: 'private',
    title: 'Sponsor',
    layout: 'app',
  },
  sponsorProfile: { pattern: '/sponsor/profile', access: 'private', title: 'Sponsor', layout: 'app' },
  sponsorProfileUpdate: {
    pattern: '/sponsor/profile/update',
    access: 'private',
    title: 'Sponsor',
    layout: 'app',
  },
  sponsorExplore: { pattern: '/sponsor/explore', access: 'private', title: 'Sponsor', layout: 'app' },
  sponsorPast: { pattern: '/sponsor/my-past-sponsored', access: 'private', title: 'Sponsor', layout: 'app' },
  sponsorUpcoming: {
    pattern: '/sponsor/my-upcoming-sponsored',
    access: 'private',
    title: 'Sponsor',
    layout: 'app',
  },
  sponsorPayment: { pattern: '/sponsor/payment', access: 'private', title: 'Sponsor', layout: 'app' },
  sponsorCongratulations: {
    pattern: '/sponsor/congratulations',
    access: 'private',
    title: 'Sponsor',
    layout: 'app',
  },
  sponsorActivity: { pattern: '/sponsor/activity', access: 'private', title: 'Sponsor', layout: 'app' },
  community: { pattern: '/community', access: 'public', title: 'Communities', layout: 'community' },
  communityCreate: {
    pattern: '/community/create',
    access: 'private',
    title: 'Communities',
    layout: 'community',
  },
  communityCreateSocials: {
    pattern: '/community/create/socials',
    access: 'private',
    title: 'Communities',
    layout: 'community',
  },
  communityEdit: {
    pattern: '/community/edit/:communityId',
    access: 'private',
    title: 'Communities',
    layout: 'community',
  },
  communityDetails: {
    pattern: '/community/:communityId',
    access: 'public',
    title: 'Communities',
    layout: 'community',
  },
  myCommunities: {
    pattern: '/community/my-communities',
    access: 'private',
    title: 'Communities',
    layout: 'community',
  },
  account: { pattern: '/account', access: 'private', title: 'You', layout: 'app' },
  design: { pattern: '/design', access: 'public', title: 'Design', layout: 'bare' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof PAGES

function withReturnUrl(path: string, returnUrl: string | undefined): string {
  return returnUrl === undefined ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`
}

/** The only place where an address of the app is written. */
export const paths = {
  root: () => '/',
  login: (returnUrl?: string) => withReturnUrl(PAGES.login.pattern, returnUrl),
  verify: (returnUrl?: string) => withReturnUrl(PAGES.verify.pattern, returnUrl),
  resetPassword: () => PAGES.resetPassword.pattern,
  explore: () => PAGES.explore.pattern,
  myActivities: (tab?: 'hosting' | 'going' | 'drafts' | 'past') =>
    tab === undefined ? PAGES.myActivities.pattern : `${PAGES.myActivities.pattern}?tab=${tab}`,
  returnStripe: () => PAGES.returnStripe.pattern,
  create: () => PAGES.create.pattern,
  createSelect: () => PAGES.createSelect.pattern,
  manualCreate: () => PAGES.manualCreate.pattern,
  /** The preview of the activity being written, or of the changes to a saved one. */
  preview: (of?: ShareRef) =>
    of === undefined ? PAGES.preview.pattern : `${PAGES.preview.pattern}?of=${of}`,
  /** Checkout of an activity, with `<ref>.<n>,<ref>.<n>` of its tickets, or none to begin with the choice. */
  checkout: (shareRef: ShareRef, tickets = '') =>
    `${PAGES.payment.pattern}?activity=${shareRef}${tickets && `&tickets=${tickets}`}`,
  /** Checkout of an order that holds its tickets; without one, the screen says where to begin. */
  payment: (orderId?: string) =>
    orderId === undefined ? PAGES.payment.pattern : `${PAGES.payment.pattern}?order=${orderId}`,
  edit: (shareRef?: ShareRef) =>
    shareRef === undefined ? PAGES.edit.pattern : `${PAGES.edit.pattern}/${shareRef}`,
  /** The person's invoices for an activity, or the one of an order. */
  invoice: (shareRef: ShareRef, orderId?: string) =>
    `/invoice/${shareRef}${orderId === undefined ? '' : `?order=${orderId}`}`,
  /** The private screen of an activity. */
  activity: (shareRef: ShareRef) => `/${shareRef}`,
  dashboard: (shareRef: ShareRef) => `/${shareRef}/dashboard`,
  /** The shareable page of a public activity: HTML of its own, reached by a full page load. */
  publicActivity: (shareRef: ShareRef) => `${PAGES.activities.pattern}/${shareRef}`,
  /** The calendar file of an activity. */
  calendar: (shareRef: ShareRef) => `/app/activity/${shareRef}/calendar.ics`,
  community: () => PAGES.community.pattern,
  account: () => PAGES.account.pattern,
  design: () => PAGES.design.pattern,
} as const

/** Whether an address is served as its own HTML document, so that the router must let the browser load it. */
export function isOwnDocument(href: string): boolean {
  return /^\/activity\/[^/?#]+\/?(?:[?#]|$)/.test(href)
}
