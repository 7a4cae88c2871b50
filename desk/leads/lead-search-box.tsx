import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { leadsWords } from '#content/desk/leads.ts';
import { useKeys } from '../frame/use-keys.ts';
import { controlClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './lead-search-box.module.css';

/** Long enough to type the next letter. */
const PAUSE_MS = 160;

const route = getRouteApi('/desk/leads');

/** Finds leads while somebody types: by name, address, number or words. */
export function LeadSearchBox() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(q);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
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
      void navigate({
        to: '/leads',
        search: ({ q: _, ...search }) => (next ? { ...search, q: next } : search),
        replace: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, navigate]);
  useKeys({ '/': () => box.current?.focus() });
  return (
    <search className={styles.search}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={box}
        className={controlClass}
        type="search"
        autoComplete="off"
        aria-label={leadsWords.search}
        placeholder={leadsWords.search}
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
