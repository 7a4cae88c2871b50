import { useEffect, useRef, useState } from 'react';
import { controlClass } from '../ui/control.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';
import { useKeys } from './use-keys.ts';

/** Long enough to type the next letter. */
const PAUSE_MS = 160;

interface SearchBoxProps {
  label: string;
  /** What is searched for now, as the address says. */
  q: string;
  onSearch: (q: string) => void;
  /** Shows the box where it may be hidden. */
  reveal?: () => Promise<unknown>;
}

/** Searches while somebody types; `/` leads to it. */
export function SearchBox({ label, q, onSearch, reveal }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // Cleared or set from elsewhere.
  if (q !== sent.current && q !== typed.trim()) {
    sent.current = q;
    setTyped(q);
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      search.current(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeys({
    '/': async () => {
      if (!box.current?.checkVisibility()) await reveal?.();
      box.current?.focus();
    },
  });
  return (
    <search className={styles.search}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={box}
        className={controlClass}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (typed === '') event.currentTarget.blur();
          setTyped('');
        }}
      />
      <kbd>/</kbd>
    </search>
  );
}
