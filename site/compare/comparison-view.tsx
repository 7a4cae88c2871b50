import type { MouseEvent } from 'react';
import { compareList, compareTable } from '#content/compare.ts';
import { compareLink } from '#domain/comparison/compare-link.ts';
import type { Property } from '#domain/listings/property.ts';
import { opensElsewhere } from '../header/section-links.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './comparison-view.module.css';
import { DiffersMark } from './differs-mark.tsx';
import { ListingNotes } from './listing-notes.tsx';

interface ComparisonViewProps {
  homes: Property[];
  /** How many homes of the link are no longer listed. */
  missing: number;
  areaNames: Record<string, string>;
  onClear: () => void;
}

/** The compared homes. Without JavaScript, Clear is a form that leads back to the list. */
export function ComparisonView({ homes, missing, areaNames, onClear }: ComparisonViewProps) {
  return (
    <section aria-label={compareTable.label}>
      <div className={styles.bar}>
        <div>
          <h2 className={styles.heading}>{compareTable.heading(homes.length)}</h2>
          <p className="xs">
            <DiffersMark /> {compareTable.differsNote}
          </p>
          {missing > 0 && <p className="small">{compareList.gone(missing)}</p>}
        </div>
        <form
          className={styles.actions}
          action="/compare"
          onSubmit={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          <TextLink href={compareLink(homes.map((home) => home.id))} onClick={copyLink}>
            {compareTable.link}
          </TextLink>
          <Button type="submit" variant="line" size="small">
            {compareTable.clear}
          </Button>
        </form>
      </div>
      <ComparisonTable homes={homes} areaNames={areaNames} />
      <ListingNotes homes={homes} withTour />
    </section>
  );
}

/** The link leads to the current page: a visitor copies its address to share it. */
function copyLink(event: MouseEvent<HTMLAnchorElement>): void {
  // The clipboard API needs HTTPS.
  if (opensElsewhere(event) || !navigator.clipboard) return;
  event.preventDefault();
  navigator.clipboard.writeText(event.currentTarget.href).then(
    () => showToast({ type: 'success', ...compareTable.linkCopied }),
    () => showToast({ type: 'error', ...compareTable.linkNotCopied }),
  );
}
