import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names'
import styles from './button.module.css'
import { Link } from './link'
import type { LinkProps } from './link'
import { Spinner } from './states/spinner'

export interface ButtonLook {
  /** One primary button per view; `danger` for what destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
}

function lookOf({ variant = 'primary', size = 'medium', wide }: ButtonLook, className?: string): string {
  const sized = size !== 'medium' && styles[size]
  return classNames(styles.button, styles[variant], sized, wide && styles.wide, className)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Waiting for an answer: keeps its size, shows a spinner and takes no further clicks. */
  busy?: boolean | undefined
  icon?: ReactNode
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ variant, size, wide, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy === true}
      aria-busy={busy === true || undefined}
      className={lookOf({ variant, size, wide }, className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy === true && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={lookOf({ variant, size, wide }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The name that a screen reader says, and the tooltip. */
  label: string
  icon: ReactNode
}

/** A round button with an icon only; 44 px wide and high. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.icon, className)}
    >
      {icon}
    </button>
  )
}

/** An icon that leads somewhere. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: LinkProps & { label: string; icon: ReactNode }) {
  return (
    <Link title={label} {...rest} aria-label={label} className={classNames(styles.icon, className)}>
      {icon}
    </Link>
  )
}
