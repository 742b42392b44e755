import { Navigate, Route, Routes } from 'react-router-dom'
import { NotFound } from '../screens/shell/not-found'
import { AppLayout } from './layouts/app-layout'
import { AuthLayout } from './layouts/auth-layout'
import { BareLayout } from './layouts/bare-layout'
import { CommunityLayout } from './layouts/community-layout'
import { DashboardLayout } from './layouts/dashboard-layout'
import { TaskLayout } from './layouts/task-layout'
import { PageView } from './page-view'
import { PAGES, paths } from '../lib/navigation/paths'
import type { PageLayout, PageName } from '../lib/navigation/paths'
import { RootRedirect } from './root-redirect'

const LAYOUTS: Record<PageLayout, () => React.ReactNode> = {
  app: AppLayout,
  task: TaskLayout,
  dashboard: DashboardLayout,
  community: CommunityLayout,
  auth: AuthLayout,
  bare: BareLayout,
}

/** The design page shows our own components; it is for us. */
const isForUs = (name: PageName) =>
  name === 'design' && !import.meta.env.DEV && import.meta.env.MODE !== 'emulators'

const NAMES = (Object.keys(PAGES) as PageName[]).filter((name) => !isForUs(name))

/** Every page of the table inside its layout; whatever is not in the table is not found. */
export function Router() {
  return (
    <Routes>
      <Route path={paths.root()} element={<RootRedirect />} />
      {(Object.keys(LAYOUTS) as PageLayout[]).map((layout) => {
        const Layout = LAYOUTS[layout]
        return (
          <Route key={layout} element={<Layout />}>
            {NAMES.filter((name) => PAGES[name].layout === layout).map((name) => (
              <Route key={name} path={PAGES[name].pattern} element={<PageView key={name} name={name} />} />
            ))}
          </Route>
        )
      })}
      <Route element={<AppLayout />}>
        <Route path="/index.html" element={<Navigate replace to={paths.root()} />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
