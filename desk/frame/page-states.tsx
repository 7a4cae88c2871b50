import { Link, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './page-states.module.css';
import { useMedia } from './use-media.ts';

/** Shown while a page's code is loading. */
export function PageLoading() {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = main.current;
    return () => {
      if (document.activeElement !== own) return;
      // The loaded page replaces this one and takes over its focus.
      queueMicrotask(() => document.querySelector('main')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1}>
      <PaneLoading />
    </main>
  );
}

/** Shown while the code of a record beside its list is loading. */
export function PaneLoading() {
  return (
    <p className="visually-hidden" role="status">
      {frameWords.loading}
    </p>
  );
}

/** The whole page for an unknown address. */
export function PageNotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFound heading="h1" />
    </main>
  );
}

/** The whole page when its data could not be loaded. */
export function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <NotLoaded onRetry={onRetry} heading="h1" />
    </main>
  );
}

/** Shown instead of a record beside its list when its code could not be loaded. */
export function PaneNotLoaded() {
  const { full } = useSearch({ strict: false });
  const isBeside = useMedia('(min-width: 1024px)') && !full;
  return <NotLoaded onRetry={reloadPage} heading={isBeside ? 'h2' : 'h1'} />;
}

/** The retry for code that could not be loaded: the router does not import it again, and after a deployment it has another name. */
export function reloadPage(): void {
  location.reload();
}

type Heading = 'h1' | 'h2';

/** Shown instead of a record that does not exist (any more). */
export function NotFound({ heading = 'h2' }: { heading?: Heading }) {
  const { title, note, back } = frameWords.missing;
  return (
    <Empty title={title} note={note} heading={heading} window>
      <Link className={buttonClass('line')} to="/leads">
        {back}
      </Link>
    </Empty>
  );
}

/** Shown instead of a part of a page that could not be loaded. */
export function NotLoaded({ onRetry, heading = 'h2' }: { onRetry: () => void; heading?: Heading }) {
  const { title, note, again } = frameWords.away;
  return (
    <Empty title={title} note={note} heading={heading}>
      <Button onClick={onRetry}>{again}</Button>
    </Empty>
  );
}

/** A compact `NotLoaded` for one section of a page. */
export function SectionNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { title, note, again } = frameWords.away;
  return (
    <div className={styles.section}>
      <p>
        <strong>{title}</strong> {note}
      </p>
      <Button compact onClick={onRetry}>
        {again}
      </Button>
    </div>
  );
}
