/**
 * Whether a post has what every browser sends with one: its languages, and where it comes from. This is no proof, as any
 * program can send the same; but most do not bother.
 */
export function isFromBrowser(headers: Headers): boolean {
  const languages = headers.get('accept-language') ?? '';
  const comesFrom = headers.has('origin') || headers.has('sec-fetch-site');
  return comesFrom && languages !== '' && languages !== '*';
}
