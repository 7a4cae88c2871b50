/**
 * What the platform leaves open about the neighborhood popovers: the card's `aria-expanded`, closing by the same card,
 * Tab that stays inside, focus that returns, and every browser that does not know `command` and `closedby` yet.
 */
export function startNeighborhoodPopovers(page: Document): void {
  for (const popover of page.querySelectorAll<HTMLDialogElement>('dialog[data-popover]')) {
    const card = page.querySelector<HTMLButtonElement>(`button[commandfor="${popover.id}"]`);
    if (card) connect(card, popover);
  }
}

function connect(card: HTMLButtonElement, popover: HTMLDialogElement): void {
  const showState = () => card.setAttribute('aria-expanded', String(popover.open));
  showState();
  card.addEventListener('click', (event) => {
    // The browser's own command would refuse to close.
    event.preventDefault();
    if (popover.open) return popover.close();
    popover.showModal();
    showState();
  });
  popover.addEventListener('close', () => {
    showState();
    card.focus({ preventScroll: true });
  });
  let isPressOutside = false;
  popover.addEventListener('pointerdown', (event) => {
    isPressOutside = isOutside(popover, event);
  });
  popover.addEventListener('click', (event) => {
    if (isPressOutside && isOutside(popover, event)) popover.close();
  });
  popover.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepInside(popover, event);
  });
}

/** The backdrop belongs to the dialog: only the place of a press and of its release tells them apart. */
function isOutside(popover: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = popover.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === popover && !isInside;
}

/** A modal dialog lets Tab out into the browser's own controls; here it goes round. */
function keepInside(popover: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...popover.querySelectorAll<HTMLElement>('a[href], button')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (popover.ownerDocument.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
