import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './page-states.module.css';

/** While a page's code is on its way. */
export function PageLoading() {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = main.current;
    return () => {
      if (document.activeElement !== own) return;
      // What was loaded takes the place, and the focus.
      queueMicrotask(() => document.querySelector('main')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {frameWords.loading}
      </p>
    </main>
  );
}

/** An address that leads nowhere. */
export function PageMissing() {
  return (
    <main id="main" tabIndex={-1}>
      <NotThere heading="h1" />
    </main>
  );
}

/** A page that could not be fetched. */
export function PageAway({ again }: { again: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <NotLoaded again={again} heading="h1" />
    </main>
  );
}

type Heading = 'h1' | 'h2';

/** In the place of a part of a page that is not there (any more). */
export function NotThere({ heading = 'h2' }: { heading?: Heading }) {
  const { title, note, back } = frameWords.missing;
  return (
    <Empty title={title} note={note} heading={heading} window>
      <Link className={buttonClass('line')} to="/leads">
        {back}
      </Link>
    </Empty>
  );
}

/** In the place of a part of a page that could not be fetched. */
export function NotLoaded({ again, heading = 'h2' }: { again: () => void; heading?: Heading }) {
  const { title, note, again: word } = frameWords.away;
  return (
    <Empty title={title} note={note} heading={heading}>
      <Button onClick={again}>{word}</Button>
    </Empty>
  );
}

/** The same, in a few words, for a section among others. */
export function SectionNotLoaded({ again }: { again: () => void }) {
  const { title, note, again: word } = frameWords.away;
  return (
    <div className={styles.section}>
      <p>
        <strong>{title}</strong> {note}
      </p>
      <Button compact onClick={again}>
        {word}
      </Button>
    </div>
  );
}
