import { Link } from '@tanstack/react-router';
import { frameWords } from '#content/desk/frame.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** While a page's code is on its way. */
export function PageLoading() {
  return (
    <main id="main" tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {frameWords.loading}
      </p>
    </main>
  );
}

/** An address that leads nowhere. */
export function PageMissing() {
  const { title, note, back } = frameWords.missing;
  return (
    <main id="main" tabIndex={-1}>
      <Empty title={title} note={note} heading="h1" window>
        <Link className={buttonClass('line')} to="/leads">
          {back}
        </Link>
      </Empty>
    </main>
  );
}

/** A page that could not be fetched. */
export function PageAway({ again }: { again: () => void }) {
  const { title, note, again: word } = frameWords.away;
  return (
    <main id="main" tabIndex={-1}>
      <Empty title={title} note={note} heading="h1">
        <Button onClick={again}>{word}</Button>
      </Empty>
    </main>
  );
}
