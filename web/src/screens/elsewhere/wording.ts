import { paths } from '../../app/paths'

export interface Elsewhere {
  title: string
  text: string
  links: readonly { label: string; href: string }[]
}

const explore = { label: 'Explore activities', href: paths.explore() }
const create = { label: 'Create an activity', href: paths.create() }
const mine = { label: 'My activities', href: paths.myActivities() }

/** What each area without pages of its own is about, and what does its work today; by first path segment. */
export const elsewhereWording: Record<string, Elsewhere> = {
  community: {
    title: 'Find your people at an activity',
    text: 'There are no community pages here. The people you meet come together around activities: look who is going, or host one for your group and share its link.',
    links: [explore, create],
  },
  sponsor: {
    title: 'Support an activity directly',
    text: 'There are no sponsor slots to buy here. At checkout you can add a tip for the organiser and a donation to the cause of the activity.',
    links: [explore, mine],
  },
  promotion: {
    title: 'Spread the word yourself',
    text: 'There are no campaigns to book here. Give people a promo code in the edit form, and share the public page of your activity: it shows a picture and the facts wherever it is pasted.',
    links: [mine, create],
  },
  ai: {
    title: 'Write it yourself in two minutes',
    text: 'Drafting from a description is not part of this site. A title, a time and a place are enough; everything else starts with a good default.',
    links: [{ label: 'Create by hand', href: paths.manualCreate() }, mine],
  },
}
