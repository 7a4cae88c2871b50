import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { controlClass } from '../ui/control.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';
import { useKeys } from './use-keys.ts';

/** Debounce: about the time between two key presses. */
const PAUSE_MS = 160;

interface SearchBoxProps {
  label: string;
  /** The current search, from the URL. */
  q: string;
  onSearch: (q: string) => void;
  /** Makes a hidden search box visible. */
  reveal?: () => Promise<unknown>;
}

/** Searches as the user types; `/` focuses it. */
export function SearchBox({ label, q, onSearch, reveal }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const box = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(q);
  const sent = useRef(q);
  const search = useEffectEvent(onSearch);
  // The URL follows a search only after a moment, in which the user may type on.
  if (q !== seen) {
    setSeen(q);
    // The search was cleared or set outside this box.
    if (q !== sent.current) {
      sent.current = q;
      setTyped(q);
    }
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      search(next);
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
