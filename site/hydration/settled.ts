import type { ClientDirective } from 'astro';

/**
 * `client:settled`: hydrates after the window's load event and an idle moment, or at the first interaction with the
 * island, which is then replayed. A React download must never start before the largest contentful paint.
 */
const settled: ClientDirective = (load, _options, element) => {
  let started = false;
  const hydrate = async () => {
    if (started) return;
    started = true;
    await (await load())();
  };
  const afterLoad = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2_000 });
    else setTimeout(hydrate, 200);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
  replayFirstClick(element, hydrate);
};

export default settled;

function replayFirstClick(element: HTMLElement, hydrate: () => Promise<void>): void {
  element.addEventListener(
    'click',
    async (event) => {
      if (!element.hasAttribute('ssr')) return;
      const target = event.target as HTMLElement;
      if (target.closest('a[href]')) return;
      event.stopPropagation();
      await hydrate();
      target.click();
    },
    { capture: true },
  );
}
