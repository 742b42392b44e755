import type { ShareRef } from 'functions/contract/ids'
import type { ReactNode } from 'react'
import { SubNav } from '../../frame/sub-nav'
import { paths } from '../../lib/navigation/paths'
import { promotionWording } from '../../features/promotions/wording'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'

const { nav, section } = promotionWording

interface PromotionPageProps {
  title: string
  lead?: ReactNode
  /** The activity that the page is about: the section's links stay with it. */
  shareRef?: ShareRef | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A page of the promotion section: its links, its title, and the room for the rest. */
export function PromotionPage({ title, lead, shareRef, actions, children }: PromotionPageProps) {
  const links = [
    { to: paths.promotion(), label: nav.overview },
    { to: paths.promotionCreate(shareRef), label: nav.create },
    { to: paths.promotionPreview(shareRef), label: nav.preview },
    { to: paths.promotionEdit(shareRef), label: nav.edit },
  ]
  return (
    <>
      <SubNav label={section} links={links} />
      <PageRoom>
        <PageHeader title={title} lead={lead} actions={actions} />
        {children}
      </PageRoom>
    </>
  )
}
