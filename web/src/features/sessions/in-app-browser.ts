/** The browsers inside other apps, in which some third parties refuse to sign anybody in. */
const IN_APP = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|; wv\)/

export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  return IN_APP.test(userAgent)
}
