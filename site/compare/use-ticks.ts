import { type RefObject, useEffect, useRef, useState } from 'react';
import { HOMES_PARAMETER } from '#domain/comparison/compare-link.ts';

export interface Ticks {
  /** Ids of the ticked homes, in the order they were ticked. */
  ids: string[];
  tick: (id: string, on: boolean) => void;
  clear: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Which homes are ticked. Ticks made before the page came alive, or restored by the browser, are taken over. */
export function useTicks(initial: string[]): Ticks {
  const [ids, setIds] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) setIds(new FormData(form.current).getAll(HOMES_PARAMETER).map(String));
  }, []);
  return {
    ids,
    form,
    tick: (id, on) =>
      setIds((before) => (on ? [...new Set([...before, id])] : before.filter((other) => other !== id))),
    clear: () => setIds([]),
  };
}
