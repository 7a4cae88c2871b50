import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HOMES_PARAMETER } from '#domain/comparison/compare-link.ts';

export interface Ticks {
  /** Ids of the ticked homes, in the order they were ticked. */
  ids: string[];
  /** The same function from render to render. */
  tick: (id: string, on: boolean) => void;
  clear: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Which homes are ticked. Ticks made before hydration, or restored by the browser, are kept. */
export function useTicks(initial: string[]): Ticks {
  const [ids, setIds] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const found = new FormData(form.current).getAll(HOMES_PARAMETER).map(String);
    setIds((before) => (String(before) === String(found) ? before : found));
  }, []);
  const tick = useCallback(
    (id: string, on: boolean) =>
      setIds((before) => (on ? [...new Set([...before, id])] : before.filter((other) => other !== id))),
    [],
  );
  return { ids, form, tick, clear: () => setIds([]) };
}
