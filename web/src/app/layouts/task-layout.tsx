import { Frame } from './frame'
import { TopBar } from './top-bar'

/** One thing at a time: no tab bar, so that the page's own bar has the bottom for itself. */
export function TaskLayout() {
  return <Frame before={<TopBar task />} />
}
