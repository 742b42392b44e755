/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string
  readonly VITE_FIREBASE_AUTH_DOMAIN: string
  readonly VITE_FIREBASE_PROJECT_ID: string
  readonly VITE_FIREBASE_STORAGE_BUCKET: string
  readonly VITE_FIREBASE_APP_ID: string
  /** Where / leads; without it, /explore. */
  readonly VITE_PUBLIC_SITE?: string
  /** The third parties with a button on /login: `google.com,oidc.acme=Acme`. */
  readonly VITE_SIGN_IN_PROVIDERS?: string
  /** Where the map's tiles are, with {z}, {x} and {y}; OpenStreetMap's own without it. */
  readonly VITE_MAP_TILES?: string
  /** The same for dark pages; without it, the others are turned dark. */
  readonly VITE_MAP_TILES_DARK?: string
  /** Whose map it is, as text; goes with VITE_MAP_TILES. */
  readonly VITE_MAP_ATTRIBUTION?: string
  /** Where our server's routes are, such as https://api.turnout.example; without it, at the page's own address. */
  readonly VITE_BACKEND_ORIGIN?: string
  /** "on" asks for a sample profile in place of the person's own. */
  readonly VITE_MOCK_DATA?: string
  /** The reCAPTCHA Enterprise key that App Check knows this app by; without it, nothing of App Check is loaded. */
  readonly VITE_APP_CHECK_SITE_KEY?: string
  /** "on" shows the maintenance page instead of the app. */
  readonly VITE_MAINTENANCE?: string
}
