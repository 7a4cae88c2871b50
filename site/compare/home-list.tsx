import { compareList, comparePage, compareTray } from '#content/compare.ts';
import { HOMES_PARAMETER } from '#domain/comparison/compare-link.ts';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type ComparePlace, homesNamed } from './compare-place.ts';
import trayStyles from './compare-tray.module.css';
import { CompareTray } from './compare-tray.tsx';
import { HomeCard } from './home-card.tsx';
import styles from './home-list.module.css';
import { HomePages, turnsPage } from './home-pages.tsx';
import { LinkNote } from './link-note.tsx';
import { ListingNotes } from './listing-notes.tsx';
import type { useComparison } from './use-comparison.ts';

interface HomeListProps {
  homes: Property[];
  areaNames: Record<string, string>;
  place: ComparePlace;
  comparison: ReturnType<typeof useComparison>;
}

/**
 * The homes for sale, each with its tick box. The form alone leads to the comparison and to the list's other pages,
 * and carries the ticks; hydrated, it compares without leaving.
 */
export function HomeList({ homes, areaNames, place, comparison }: HomeListProps) {
  const { ticks, keeping, compare } = comparison;
  const hydrated = useHydrated();
  const isFull = ticks.ids.length >= MAX_COMPARED;
  // Nothing is listed where the server had no homes to give and the browser had to ask for them.
  const shown = place.listed.length > 0 ? homesNamed(place.listed, homes) : homes;
  const clear = () => {
    comparison.clear();
    // The tray goes, and the focus would go with it: to the top of the page.
    ticks.form.current
      ?.querySelector<HTMLInputElement>('[type=checkbox]:enabled')
      ?.focus({ preventScroll: true });
  };
  const tickedElsewhere = ticks.ids.filter((id) => !shown.some((home) => home.id === id));
  return (
    <form
      ref={ticks.form}
      action="/compare"
      onSubmit={(event) => {
        if (turnsPage(event.nativeEvent)) return;
        event.preventDefault();
        compare();
      }}
    >
      {/* Enter in a tick box presses a form's first button: this one, not the next page. */}
      <button type="submit" hidden={true} />
      {tickedElsewhere.map((id) => (
        <input key={id} type="hidden" name={HOMES_PARAMETER} value={id} />
      ))}
      <p className={`lede ${styles.lede}`}>{comparePage.lede}</p>
      <LinkNote linked={comparison.view.linked} homes={homes} />
      <section aria-label={compareList.label}>
        <ul className={styles.homes}>
          {shown.map((home, index) => {
            const ticked = ticks.ids.includes(home.id);
            return (
              <HomeCard
                key={home.id}
                home={home}
                areaName={areaNames[home.neighborhoodSlug ?? '']}
                priority={index === 0}
                ticked={ticked}
                disabled={isFull && !ticked}
                onTick={ticks.tick}
              />
            );
          })}
        </ul>
        <HomePages page={place.page} pages={place.pages} />
        <ListingNotes homes={shown} />
      </section>
      <noscript>
        <div className={trayStyles.tray}>
          <Button type="submit">{compareTray.compareTicked}</Button>
        </div>
      </noscript>
      <div aria-live="polite">
        {hydrated && ticks.ids.length >= MIN_COMPARED && (
          <CompareTray count={ticks.ids.length} isFull={isFull} keeping={keeping} onClear={clear} />
        )}
      </div>
    </form>
  );
}
