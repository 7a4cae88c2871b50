/** What this page holds and the server does not, each until it has arrived. */
const unsaved = new Set<symbol>();
let isSignedOut = false;

/** Lets the browser ask before this page is closed. @returns what ends that */
export function warnBeforeLeaving(): () => void {
  const one = Symbol('unsaved');
  unsaved.add(one);
  window.addEventListener('beforeunload', warn);
  return () => {
    unsaved.delete(one);
    if (unsaved.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

function warn(event: BeforeUnloadEvent): void {
  if (!isSignedOut) event.preventDefault();
}

export const isAnythingUnsaved = (): boolean => unsaved.size > 0;

/** After signing out there is no staying: nothing of this page could reach the server any more. */
export function leaveUnasked(): void {
  isSignedOut = true;
}
