import type { ClientDirective } from 'astro';
import { hideLoadFailure, showLoadFailure } from './load-failure-notice.ts';

/** How long a click waits for its code. Browsers wait minutes for a script on a stalled connection. */
const MAX_HOLD_MS = 5_000;

/**
 * Hydrates an island at the first click on it. A click on a button is held until the island is hydrated and then
 * replayed: once per button, however often it was clicked. If the code does not load in time, the browser submits the
 * form itself and the island stays static, because a hydrated form could be sent again; for a button without a form a
 * notice says so. Links, fields and buttons that the browser handles (`popovertarget`) are not replayed, because they
 * would act twice.
 * @param load fetches the island's code; Astro reports a failed load itself and resolves with a no-op
 * @returns a function that hydrates the island on another occasion. After a failed load the island keeps its `ssr`
 * attribute, so the next call retries
 */
export function hydrateOnClick(
  load: Parameters<ClientDirective>[0],
  island: HTMLElement,
): () => Promise<void> {
  const pressed = new Set<HTMLButtonElement>();
  let hydrating: Promise<void> | undefined;
  let isPosted = false;
  const isStatic = () => island.hasAttribute('ssr');

  const hydrate = async () => {
    if (!isStatic()) return;
    hydrating ??= load()
      .then((start) => (isPosted ? undefined : start()))
      .finally(() => {
        hydrating = undefined;
      });
    await hydrating;
  };

  const doWithout = (button: HTMLButtonElement) => {
    if (!pressed.has(button)) return;
    if (button.type !== 'submit') return showLoadFailure(button);
    pressed.delete(button);
    button.form?.requestSubmit(button);
  };

  const replay = () => {
    if (!isStatic()) hideLoadFailure();
    for (const button of pressed) {
      if (isStatic()) doWithout(button);
      else button.click();
    }
    pressed.clear();
  };

  const onClick = (event: Event) => {
    if (!isStatic()) return;
    const button = (event.target as Element).closest('button');
    if (!button || button.hasAttribute('popovertarget')) return void hydrate();
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
    setTimeout(() => doWithout(button), MAX_HOLD_MS);
    void hydrate().finally(replay);
  };

  const onSubmit = () => {
    isPosted = isStatic();
  };

  island.addEventListener('click', onClick, { capture: true });
  island.addEventListener('submit', onSubmit, { capture: true });
  return hydrate;
}
