import { OfferBanners } from '../../features/wait-list/offer-banners'
import type { OfferBannersProps } from '../../features/wait-list/offer-banners'
import styles from './own-offers.module.css'

/** Tickets that are set aside for the person, above the activity. */
export function OwnOffers(props: OfferBannersProps) {
  return (
    <div className={styles.inside}>
      <OfferBanners {...props} />
    </div>
  )
}
