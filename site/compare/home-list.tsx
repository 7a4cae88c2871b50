import { compareList, comparePage, compareTray } from '#content/compare.ts';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { Button } from '../ui/button.tsx';
import trayStyles from './compare-tray.module.css';
import { CompareTray } from './compare-tray.tsx';
import { HomeCard } from './home-card.tsx';
import styles from './home-list.module.css';
import { LinkNote } from './link-note.tsx';
import { ListingNotes } from './listing-notes.tsx';
import type { useComparison } from './use-comparison.ts';

interface HomeListProps {
  homes: Property[];
  areaNames: Record<string, string>;
  /** Ids that the page's address names. */
  linked: string[];
  comparison: ReturnType<typeof useComparison>;
}

/** Every home for sale with its tick box. The form alone leads to the comparison; hydrated, it stays on the page. */
export function HomeList({ homes, areaNames, linked, comparison }: HomeListProps) {
  const { ticks, keeping, compare } = comparison;
  const isFull = ticks.ids.length >= MAX_COMPARED;
  return (
    <form
      ref={ticks.form}
      action="/compare"
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <p className={`lede ${styles.lede}`}>{comparePage.lede}</p>
      <LinkNote linked={linked} homes={homes} />
      <section aria-label={compareList.label}>
        <ul className={styles.homes}>
          {homes.map((home, index) => {
            const ticked = ticks.ids.includes(home.id);
            return (
              <HomeCard
                key={home.id}
                home={home}
                areaName={areaNames[home.neighborhoodSlug ?? '']}
                priority={index === 0}
                ticked={ticked}
                disabled={isFull && !ticked}
                onTick={(on) => ticks.tick(home.id, on)}
              />
            );
          })}
        </ul>
        <ListingNotes homes={homes} />
      </section>
      <noscript>
        <div className={trayStyles.tray}>
          <Button type="submit">{compareTray.compareTicked}</Button>
        </div>
      </noscript>
      <div aria-live="polite">
        {ticks.ids.length >= MIN_COMPARED && (
          <CompareTray
            count={ticks.ids.length}
            isFull={isFull}
            state={keeping.status}
            onClear={() => {
              ticks.clear();
              keeping.reset();
            }}
          />
        )}
      </div>
    </form>
  );
}
