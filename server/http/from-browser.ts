/**
 * Whether a POST has the headers that every browser sends: languages and an origin. Any program could send the same, but
 * most do not bother.
 */
export function isFromBrowser(headers: Headers): boolean {
  const languages = headers.get('accept-language') ?? '';
  const comesFrom = headers.has('origin') || headers.has('sec-fetch-site');
  return comesFrom && languages !== '' && languages !== '*';
}
