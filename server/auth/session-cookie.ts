/** What the names of this site's cookies begin with: over HTTPS no other host may set them (RFC 6265bis, 4.1.3.2). */
export function cookiePrefix(siteUrl: string): '__Host-' | '' {
  return siteUrl.startsWith('https:') ? '__Host-' : '';
}

/** The name of the cookie that holds a desk session. */
export function sessionCookie(siteUrl: string): string {
  return `${cookiePrefix(siteUrl)}desk-session`;
}
