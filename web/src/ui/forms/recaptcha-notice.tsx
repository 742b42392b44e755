import styles from './recaptcha-notice.module.css'

/**
 * Names reCAPTCHA where App Check uses it. Its badge is hidden, and Google asks for these words in its place
 * (cloud.google.com/recaptcha/docs/faq, "I'd like to hide the badge").
 */
export function RecaptchaNotice() {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null
  return (
    <p className={styles.notice}>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </p>
  )
}
