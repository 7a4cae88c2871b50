import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HOMES_PARAMETER } from '#domain/comparison/compare-link.ts';

export interface HomeSelection {
  /** Ids of the checked homes, in the order they were checked. */
  ids: string[];
  /** The same function on every render. */
  select: (id: string, on: boolean) => void;
  clear: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Which homes are checked. Checkmarks made before hydration or restored by the browser are kept. */
export function useSelection(initial: string[]): HomeSelection {
  const [ids, setIds] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const found = new FormData(form.current).getAll(HOMES_PARAMETER).map(String);
    setIds((before) => (String(before) === String(found) ? before : found));
  }, []);
  const select = useCallback(
    (id: string, on: boolean) =>
      setIds((before) => (on ? [...new Set([...before, id])] : before.filter((other) => other !== id))),
    [],
  );
  return { ids, form, select, clear: () => setIds([]) };
}
