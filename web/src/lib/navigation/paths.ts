import type { ShareRef } from 'functions/contract/ids'

/** What a visitor needs: nothing, or to be signed in (guests count). */
export type PageAccess = 'public' | 'private'

/** What the page looks like while its code is on its way: the rough shape of what comes. */
export type PagePlaceholder = 'page' | 'grid' | 'form' | 'cover' | 'figures'

/**
 * The frame around a screen: the app's bars; the same without the tab bar, for one task; the dashboard's or the
 * community's own; the wordmark with the site's foot, for the ways in; or the wordmark alone.
 */
export type PageLayout = 'app' | 'task' | 'dashboard' | 'community' | 'auth' | 'bare'

export interface Page {
  /** The router's pattern, as in the specification's section 2. */
  readonly pattern: string
  readonly access: PageAccess
  /** The document's title, before the product's name. */
  readonly title: string
  readonly layout: PageLayout
  readonly placeholder: PagePlaceholder
  /** Guests may answer, buy and see what is theirs (DESIGN, section 3); here they are asked to make an account. */
  readonly needsAccount?: true
}

type Words = [pattern: string, title: string, layout: PageLayout, placeholder: PagePlaceholder]

function page(access: PageAccess, [pattern, title, layout, placeholder]: Words): Page {
  return { pattern, access, title, layout, placeholder }
}

const everybody = (...words: Words) => page('public', words)
const signedIn = (...words: Words) => page('private', words)
const withAccount = (...words: Words): Page => ({ ...page('private', words), needsAccount: true })

/** Every path of the app: drives the router, the guards and the links. */
export const PAGES = {
  login: everybody('/login', 'Sign in', 'auth', 'form'),
  explore: everybody('/explore', 'Explore', 'app', 'grid'),
  myActivities: signedIn('/my-activities', 'My activities', 'app', 'grid'),
  returnStripe: withAccount('/returnStripe', 'Payouts', 'task', 'page'),
  verify: everybody('/private', 'Check your mail', 'auth', 'form'),
  resetPassword: everybody('/reset-password', 'Reset password', 'auth', 'form'),
  activities: everybody('/activity', 'Activities', 'app', 'grid'),
  publicActivity: everybody('/activity/:shareRef', 'Activity', 'bare', 'cover'),
  payouts: withAccount('/payouts', 'Payouts', 'app', 'figures'),
  create: everybody('/create', 'Create', 'app', 'page'),
  createSelect: withAccount('/create/select', 'Create an activity', 'task', 'page'),
  createImport: withAccount('/create/import', 'Import', 'task', 'form'),
  manualCreate: withAccount('/manual/create', 'New activity', 'task', 'form'),
  aiCreate: withAccount('/ai/create', 'Describe it', 'task', 'form'),
  preview: withAccount('/preview', 'Preview', 'task', 'cover'),
  payment: signedIn('/payment', 'Checkout', 'task', 'form'),
  edit: withAccount('/edit', 'Edit', 'task', 'form'),
  editActivity: withAccount('/edit/:shareRef', 'Edit', 'task', 'form'),
  invoice: signedIn('/invoice/:shareRef', 'Invoice', 'task', 'page'),
  activity: signedIn('/:shareRef', 'Activity', 'task', 'cover'),
  dashboard: withAccount('/:shareRef/dashboard', 'Dashboard', 'dashboard', 'figures'),
  door: everybody('/:shareRef/door', 'Door', 'bare', 'page'),
  promotion: everybody('/promotion', 'Promote', 'app', 'grid'),
  promotionCreate: withAccount('/promotion/create', 'Share kit', 'task', 'form'),
  promotionPreview: withAccount('/promotion/preview', 'How it looks when shared', 'task', 'cover'),
  promotionEdit: everybody('/promotion/edit', 'What people read', 'task', 'form'),
  sponsor: signedIn('/sponsor', 'Support', 'app', 'figures'),
  sponsorOrganization: signedIn('/sponsor/organization', 'Organisation', 'app', 'page'),
  sponsorOrganizationUpdate: withAccount('/sponsor/organization/update', 'Edit organisation', 'task', 'form'),
  sponsorProfile: signedIn('/sponsor/profile', 'Supporter profile', 'app', 'page'),
  sponsorProfileUpdate: withAccount('/sponsor/profile/update', 'Edit supporter profile', 'task', 'form'),
  sponsorExplore: signedIn('/sponsor/explore', 'Activities to support', 'app', 'grid'),
  sponsorPast: signedIn('/sponsor/my-past-sponsored', 'Supported before', 'app', 'grid'),
  sponsorUpcoming: signedIn('/sponsor/my-upcoming-sponsored', 'Supported, coming up', 'app', 'grid'),
  sponsorPayment: signedIn('/sponsor/payment', 'Give support', 'task', 'form'),
  sponsorCongratulations: signedIn('/sponsor/congratulations', 'Thank you', 'task', 'page'),
  sponsorActivity: signedIn('/sponsor/activity', 'Your support', 'task', 'cover'),
  community: everybody('/community', 'Communities', 'community', 'grid'),
  communityCreate: withAccount('/community/create', 'Start a circle', 'community', 'form'),
  communityCreateSocials: withAccount('/community/create/socials', 'Invite your circle', 'community', 'form'),
  communityEdit: withAccount('/community/edit/:communityId', 'Edit community', 'community', 'form'),
  communityDetails: everybody('/community/:communityId', 'Community', 'community', 'cover'),
  myCommunities: signedIn('/community/my-communities', 'My communities', 'community', 'grid'),
  tickets: everybody('/tickets', 'Your tickets', 'app', 'page'),
  account: signedIn('/account', 'You', 'app', 'form'),
  person: everybody('/person/:uid', 'Person', 'app', 'grid'),
  terms: everybody('/terms', 'Terms', 'app', 'page'),
  privacy: everybody('/privacy', 'Privacy', 'app', 'page'),
  help: everybody('/help', 'Help', 'app', 'page'),
  contact: everybody('/contact', 'Contact', 'app', 'form'),
  design: everybody('/design', 'Design', 'bare', 'page'),
}

export type PageName = keyof typeof PAGES

/** Answers of the help that other pages lead to; a test holds them against what the help has. */
export type HelpTopic = 'find-tickets' | 'refund-get' | 'payouts-how'

function withReturnUrl(path: string, returnUrl: string | undefined): string {
  return returnUrl === undefined ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`
}

function about(path: string, activity: ShareRef | undefined): string {
  return activity === undefined ? path : `${path}?activity=${activity}`
}

/** The only place where an address of the app is written. */
export const paths = {
  root: () => '/',
  login: (returnUrl?: string) => withReturnUrl(PAGES.login.pattern, returnUrl),
  signUp: (returnUrl?: string) =>
    `${withReturnUrl(PAGES.login.pattern, returnUrl)}${returnUrl === undefined ? '?' : '&'}mode=sign-up`,
  verify: (returnUrl?: string) => withReturnUrl(PAGES.verify.pattern, returnUrl),
  resetPassword: () => PAGES.resetPassword.pattern,
  explore: () => PAGES.explore.pattern,
  myActivities: (tab?: 'hosting' | 'going' | 'drafts' | 'past') =>
    tab === undefined ? PAGES.myActivities.pattern : `${PAGES.myActivities.pattern}?tab=${tab}`,
  returnStripe: () => PAGES.returnStripe.pattern,
  payouts: () => PAGES.payouts.pattern,
  create: () => PAGES.create.pattern,
  createSelect: () => PAGES.createSelect.pattern,
  createImport: () => PAGES.createImport.pattern,
  manualCreate: () => PAGES.manualCreate.pattern,
  /** The preview of the activity being written, of another draft by its key, or of the changes to a saved one. */
  preview: (of?: string) => (of === undefined ? PAGES.preview.pattern : `${PAGES.preview.pattern}?of=${of}`),
  /** Checkout of an activity, with `<ref>.<n>,<ref>.<n>` of its tickets, or none to begin with the choice. */
  checkout: (shareRef: ShareRef, tickets = '', code = '') =>
    `${PAGES.payment.pattern}?activity=${shareRef}${tickets && `&tickets=${tickets}`}${code && `&code=${code}`}`,
  /** The same, back at the choice. */
  chooseTickets: (shareRef: ShareRef, tickets: string, code = '') =>
    `${paths.checkout(shareRef, tickets, code)}${tickets && '&step=choose'}`,
  /** Checkout of an order that holds its tickets; without one, the screen says where to begin. */
  payment: (orderId?: string) =>
    orderId === undefined ? PAGES.payment.pattern : `${PAGES.payment.pattern}?order=${orderId}`,
  edit: (shareRef?: ShareRef) =>
    shareRef === undefined ? PAGES.edit.pattern : `${PAGES.edit.pattern}/${shareRef}`,
  /** A draft of the person's, by its key. */
  editDraft: (key: string) => `${PAGES.edit.pattern}?draft=${key}`,
  /** A new draft like an earlier activity. */
  copyActivity: (shareRef: ShareRef) => `${PAGES.edit.pattern}?copy=${shareRef}`,
  /** The person's invoices for an activity, or the one of an order. */
  invoice: (shareRef: ShareRef, orderId?: string) =>
    `/invoice/${shareRef}${orderId === undefined ? '' : `?order=${orderId}`}`,
  /** The private screen of an activity. */
  activity: (shareRef: ShareRef) => `/${shareRef}`,
  /** The same for whoever was invited to it by mail. */
  invitation: (shareRef: ShareRef, token: string) => `/${shareRef}?invitation=${token}`,
  dashboard: (shareRef: ShareRef, tab?: 'analytics' | 'people' | 'money' | 'team') =>
    `/${shareRef}/dashboard${tab === undefined ? '' : `?tab=${tab}`}`,
  /** Where people are let in; a link to help there carries a token. */
  door: (shareRef: ShareRef) => `/${shareRef}/door`,
  /** The shareable page of a public activity: HTML of its own, reached by a full page load. */
  publicActivity: (shareRef: ShareRef) => `${PAGES.activities.pattern}/${shareRef}`,
  /** The calendar file of an activity. */
  calendar: (shareRef: ShareRef) => `/app/activity/${shareRef}/calendar.ics`,
  /** What an organiser hosts, as a calendar to follow. */
  personCalendar: (uid: string) => `/app/person/${encodeURIComponent(uid)}/calendar.ics`,
  /** `from` page: with the words of a page that was to be imported. */
  aiCreate: (from?: 'page') =>
    from === undefined ? PAGES.aiCreate.pattern : `${PAGES.aiCreate.pattern}?from=${from}`,
  /** With the words that a draft was made of; `of` is what it is kept as. */
  describeAgain: (of: string) => `${PAGES.aiCreate.pattern}?of=${of}`,
  promotion: () => PAGES.promotion.pattern,
  /** The share kit of an activity of one's own; without one, the choice among them. So with the next two. */
  promotionCreate: (of?: ShareRef) => about(PAGES.promotionCreate.pattern, of),
  promotionPreview: (of?: ShareRef) => about(PAGES.promotionPreview.pattern, of),
  promotionEdit: (of?: ShareRef) => about(PAGES.promotionEdit.pattern, of),
  sponsor: () => PAGES.sponsor.pattern,
  sponsorExplore: () => PAGES.sponsorExplore.pattern,
  sponsorUpcoming: () => PAGES.sponsorUpcoming.pattern,
  sponsorPast: () => PAGES.sponsorPast.pattern,
  /** One activity from its supporter's side. */
  sponsorActivity: (of?: ShareRef) => about(PAGES.sponsorActivity.pattern, of),
  sponsorPayment: (of?: ShareRef) => about(PAGES.sponsorPayment.pattern, of),
  /** The thank-you for an order; without one, for the latest with something given. */
  sponsorCongratulations: (orderId?: string) =>
    `${PAGES.sponsorCongratulations.pattern}${orderId === undefined ? '' : `?order=${orderId}`}`,
  sponsorProfile: () => PAGES.sponsorProfile.pattern,
  sponsorProfileUpdate: () => PAGES.sponsorProfileUpdate.pattern,
  sponsorOrganization: () => PAGES.sponsorOrganization.pattern,
  sponsorOrganizationUpdate: () => PAGES.sponsorOrganizationUpdate.pattern,
  community: () => PAGES.community.pattern,
  myCommunities: () => PAGES.myCommunities.pattern,
  communityCreate: () => PAGES.communityCreate.pattern,
  communityCreateSocials: () => PAGES.communityCreateSocials.pattern,
  tickets: () => PAGES.tickets.pattern,
  account: () => PAGES.account.pattern,
  /** A person as everybody may see them. */
  person: (uid: string) => `/person/${encodeURIComponent(uid)}`,
  terms: () => PAGES.terms.pattern,
  privacy: () => PAGES.privacy.pattern,
  /** The help, or one of its answers. */
  help: (about?: HelpTopic) => (about === undefined ? PAGES.help.pattern : `${PAGES.help.pattern}#${about}`),
  /** Where we are written to; with an activity, its organiser. */
  contact: (about?: ShareRef) =>
    about === undefined ? PAGES.contact.pattern : `${PAGES.contact.pattern}?activity=${about}`,
  design: () => PAGES.design.pattern,
} as const

/** Whether an address is served as its own HTML document, so that the router must let the browser load it. */
export function isOwnDocument(href: string): boolean {
  return /^\/(?:activity\/[^/?#]+|payment)\/?(?:[?#]|$)/.test(href)
}
