import { paths } from '../../lib/navigation/paths'
import { Avatar } from '../../ui/avatar'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import styles from './account.module.css'
import { accountWording } from './wording'

const { guest: words } = accountWording

/** What a guest can do, and the way to more. */
export function BecomeAccount() {
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.who}>
          <Avatar name={words.name} size="large" />
          <div>
            <h2 className={styles.name}>{words.name}</h2>
            <p className={styles.soft}>{words.text}</p>
          </div>
        </div>
        <div>
          <h3 className={styles.subtitle}>{words.can}</h3>
          <ul className={styles.list}>
            {words.canList.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
        </div>
        <p>{words.cannot}</p>
        <div>
          <LinkButton href={paths.signUp(paths.account())}>{words.action}</LinkButton>
        </div>
      </div>
    </Card>
  )
}
