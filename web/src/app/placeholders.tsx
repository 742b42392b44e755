import type { ReactNode } from 'react'
import { PageRoom } from '../ui/layout/page-header'
import { ActivityGridSkeleton, FormSkeleton, Loading, PageSkeleton, Skeleton } from '../ui/states/skeleton'
import type { PagePlaceholder } from '../lib/navigation/paths'
import { appWording } from '../frame/wording'

function Grid() {
  return (
    <PageRoom>
      <Skeleton shape="title" width="half" />
      <ActivityGridSkeleton />
    </PageRoom>
  )
}

function Form() {
  return (
    <PageRoom narrow>
      <Skeleton shape="title" width="half" />
      <FormSkeleton />
    </PageRoom>
  )
}

function Cover() {
  return (
    <PageRoom narrow>
      <Loading label={appWording.loadingPage}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="card" />
      </Loading>
    </PageRoom>
  )
}

function Figures() {
  return (
    <PageRoom>
      <Loading label={appWording.loadingPage}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="picture" />
      </Loading>
    </PageRoom>
  )
}

const SHAPES: Record<PagePlaceholder, () => ReactNode> = {
  page: PageSkeleton,
  grid: Grid,
  form: Form,
  cover: Cover,
  figures: Figures,
}

/** What stands where a screen will be, until its code is there. */
export function Placeholder({ shape }: { shape: PagePlaceholder }) {
  const Shape = SHAPES[shape]
  return <Shape />
}
