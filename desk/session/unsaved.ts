/** One symbol for each unsaved change on this page. */
const unsaved = new Set<symbol>();
let isSignedOut = false;

/** Makes the browser ask before this page is closed. @returns a function that removes the warning */
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

export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Suppresses the warning after sign-out: nothing on this page could be saved any more. */
export function disableLeaveWarning(): void {
  isSignedOut = true;
}
