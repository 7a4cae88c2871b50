import { comparePages } from '#content/compare.ts';
import { PAGE_PARAMETER } from '#domain/comparison/compare-link.ts';
import { Button } from '../ui/button.tsx';
import styles from './home-pages.module.css';

interface HomePagesProps {
  /** From 1. */
  page: number;
  pages: number;
}

/** The pagination of a long list. Its buttons submit the list's form, so that checked homes are carried along. */
export function HomePages({ page, pages }: HomePagesProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={comparePages.label}>
      {page > 1 && <TurnButton to={page - 1}>{comparePages.previous}</TurnButton>}
      <p className={`small ${styles.place}`}>{comparePages.place(page, pages)}</p>
      {page < pages && <TurnButton to={page + 1}>{comparePages.next}</TurnButton>}
    </nav>
  );
}

/** Whether a form was submitted by a pagination button. */
export function isPageTurn(submission: Event): boolean {
  const { submitter } = submission as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === PAGE_PARAMETER;
}

function TurnButton({ to, children }: { to: number; children: string }) {
  return (
    <Button type="submit" variant="line" size="small" name={PAGE_PARAMETER} value={to}>
      {children}
    </Button>
  );
}
