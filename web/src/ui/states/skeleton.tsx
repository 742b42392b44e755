import type { ReactNode } from 'react'
import gridStyles from '../activity-card.module.css'
import { classNames } from '../../lib/class-names'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'control' | 'picture' | 'card' | 'round' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}

/** A place where content will be, in its shape. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  const sized = shape !== 'round' && styles[width]
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], sized)} />
}

/** Says once that something is loading, around any number of skeletons. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div className={className ?? styles.stack}>{children}</div>
    </div>
  )
}

interface LoadingProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

function CardSkeleton() {
  return (
    <div>
      <Skeleton shape="picture" />
      <div className={gridStyles.words}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  )
}

/** So many activity cards that are on their way. */
export function ActivityGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Loading label="Loading activities" className={gridStyles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </Loading>
  )
}

/** A form on its way: labels and controls. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Loading label="Loading the form">
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
      ))}
    </Loading>
  )
}

/** A screen whose code is on its way. */
export function PageSkeleton() {
  return (
    <Loading label="Loading the page" className={styles.page}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="card" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  )
}
