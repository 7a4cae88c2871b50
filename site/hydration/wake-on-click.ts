import type { ClientDirective } from 'astro';

/**
 * Wakes an island at a click on it. A click on a button is held until the island is alive and then replayed: each button
 * once, however often somebody pressed who saw nothing happen. Where the code would not load, the browser posts the form by
 * itself. Links, fields and buttons that the browser knows how to work (`popovertarget`) need no help: replayed, they would
 * act twice.
 *
 * @param load fetches the island's code; Astro reports a load that failed and answers a function that does nothing
 * @returns wakes the island at another occasion. One that would not load still has its `ssr` mark: the next call tries again
 */
export function wakeOnClick(load: Parameters<ClientDirective>[0], island: HTMLElement): () => Promise<void> {
  const pressed = new Set<HTMLButtonElement>();
  let waking: Promise<void> | undefined;
  const isAsleep = () => island.hasAttribute('ssr');

  const wake = async () => {
    if (!isAsleep()) return;
    waking ??= load()
      .then((hydrate) => hydrate())
      .finally(() => {
        waking = undefined;
      });
    await waking;
  };

  const replay = () => {
    const buttons = [...pressed];
    pressed.clear();
    for (const button of buttons) {
      if (!isAsleep()) button.click();
      else if (button.type === 'submit') button.form?.requestSubmit(button);
    }
  };

  const onClick = (event: Event) => {
    if (!isAsleep()) return;
    const button = (event.target as Element).closest('button');
    if (!button || button.hasAttribute('popovertarget')) return void wake();
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
    void wake().finally(replay);
  };

  island.addEventListener('click', onClick, { capture: true });
  return wake;
}
