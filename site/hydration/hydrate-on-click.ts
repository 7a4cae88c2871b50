import type { ClientDirective } from 'astro';

/**
 * Hydrates an island at the first click on it. A click on a button is held until the island is hydrated and then replayed: each
 * button once, however often it was pressed. If the code fails to load, the browser submits the form by itself. Links,
 * fields and buttons that the browser handles (`popovertarget`) need no replay: they would act twice.
 *
 * @param load fetches the island's code; Astro reports a failed load itself and resolves with a function that does nothing
 * @returns hydrates the island on another occasion. One that failed to load keeps its `ssr` attribute, so the next call retries
 */
export function hydrateOnClick(
  load: Parameters<ClientDirective>[0],
  island: HTMLElement,
): () => Promise<void> {
  const pressed = new Set<HTMLButtonElement>();
  let hydrating: Promise<void> | undefined;
  const isStatic = () => island.hasAttribute('ssr');

  const hydrate = async () => {
    if (!isStatic()) return;
    hydrating ??= load()
      .then((start) => start())
      .finally(() => {
        hydrating = undefined;
      });
    await hydrating;
  };

  const replay = () => {
    const buttons = [...pressed];
    pressed.clear();
    for (const button of buttons) {
      if (!isStatic()) button.click();
      else if (button.type === 'submit') button.form?.requestSubmit(button);
    }
  };

  const onClick = (event: Event) => {
    if (!isStatic()) return;
    const button = (event.target as Element).closest('button');
    if (!button || button.hasAttribute('popovertarget')) return void hydrate();
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
    void hydrate().finally(replay);
  };

  island.addEventListener('click', onClick, { capture: true });
  return hydrate;
}
