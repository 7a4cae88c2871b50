import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape wherever the focus is: content shown on hover must be dismissible (WCAG 1.4.13). */
export function useEscape(onEscape: () => void, active: boolean): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escaped();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active]);
}
