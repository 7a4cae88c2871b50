import { frameWords } from '#content/desk/frame.ts';

interface FoundStatusProps {
  /** Undefined if there is no search or it is still running. */
  count: number | undefined;
  /** There are more than that. */
  isPart?: boolean;
}

/** Tells screen readers how much a search has found (WCAG 4.1.3). */
export function FoundStatus({ count, isPart = false }: FoundStatusProps) {
  return (
    <p className="visually-hidden" role="status">
      {count !== undefined && frameWords.found(count, isPart)}
    </p>
  );
}
