import type { ClientDirective } from 'astro';

/** A form waits this long for its code. Browsers wait for a script on a dead line for minutes. */
const LONGEST_HOLD_MS = 5_000;

/**
 * Hydrates an island at the first click on it. A click on a button is held until the island is hydrated and then replayed: each
 * button once, however often it was pressed. If the code fails to load or does not come, the browser submits the form by
 * itself, and the island stays static: alive, the form could be sent once more. Links, fields and buttons that the browser
 * handles (`popovertarget`) need no replay: they would act twice.
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

  const submitHeld = (button: HTMLButtonElement) => {
    if (button.type === 'submit' && pressed.delete(button)) button.form?.requestSubmit(button);
  };

  const replay = () => {
    for (const button of pressed) {
      if (isStatic()) submitHeld(button);
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
    setTimeout(() => submitHeld(button), LONGEST_HOLD_MS);
    void hydrate().finally(replay);
  };

  const onSubmit = () => {
    isPosted = isStatic();
  };

  island.addEventListener('click', onClick, { capture: true });
  island.addEventListener('submit', onSubmit, { capture: true });
  return hydrate;
}
