export const GA4_ORIGIN = 'https://www.googletagmanager.com';

/**
 * Loads Google Analytics without its advertising features and counts a view of this page.
 * @returns a function that stops it
 */
export function startGa4(id: string): () => void {
  const off = `ga-disable-${id}`;
  Reflect.set(window, off, false);
  const queue: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  Reflect.set(window, 'dataLayer', queue);
  // The tag ignores arrays and reads only Arguments objects.
  function gtag(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  const script = document.createElement('script');
  script.src = `${GA4_ORIGIN}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return () => {
    Reflect.set(window, off, true);
    script.remove();
    deleteCookies();
  };
}

/** The tag sets its cookies on the widest domain the browser allows: this host or a parent domain. */
function deleteCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)];
  for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
