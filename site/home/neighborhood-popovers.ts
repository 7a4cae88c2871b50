/**
 * Adds what browsers lack for the neighborhood popovers: the card's `aria-expanded`, closing with the same card, a focus
 * trap, returning focus, and support for `command` and `closedby` in older browsers.
 */
export function startNeighborhoodPopovers(): void {
  for (const popover of document.querySelectorAll<HTMLDialogElement>('dialog[data-popover]')) {
    const card = document.querySelector<HTMLButtonElement>(`button[commandfor="${popover.id}"]`);
    if (card) connect(card, popover);
  }
}

function connect(card: HTMLButtonElement, popover: HTMLDialogElement): void {
  const showState = () => card.setAttribute('aria-expanded', String(popover.open));
  showState();
  card.addEventListener('click', (event) => {
    // The native command would refuse to close it.
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
    if (event.key === 'Tab') trapFocus(popover, event);
  });
}

/**
 * The backdrop belongs to the dialog: only the coordinates of the press and the release show whether they are outside.
 */
function isOutside(popover: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = popover.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === popover && !isInside;
}

/** A modal dialog lets Tab leave to the browser's own controls; this keeps it inside. */
function trapFocus(popover: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...popover.querySelectorAll<HTMLElement>('a[href], button')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
