import type { MouseEvent } from 'react';
import { compareList, comparePage, compareTray } from '#content/compare.ts';
import { HOMES_PARAMETER } from '#domain/comparison/compare-link.ts';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type ComparePlace, homesByIds } from './compare-place.ts';
import trayStyles from './compare-tray.module.css';
import { CompareTray } from './compare-tray.tsx';
import { HomeCard } from './home-card.tsx';
import styles from './home-list.module.css';
import { HomePages, isPageTurn } from './home-pages.tsx';
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
 * The homes for sale, each with a checkbox. Without JavaScript the form submits the checked homes to the comparison or
 * to another page of the list; hydrated, it compares without leaving the page.
 */
export function HomeList({ homes, areaNames, place, comparison }: HomeListProps) {
  const { selection, saveState, compare } = comparison;
  const hydrated = useHydrated();
  const isFull = selection.ids.length >= MAX_COMPARED;
  const shown = homesByIds(place.listed, homes);
  const clear = ({ detail }: MouseEvent) => {
    comparison.clear();
    // The tray disappears together with the focused button, so focus moves to the top of the page. After a key press the
    // page follows, because the focus must be visible.
    const fromKeyboard = detail === 0;
    selection.form.current
      ?.querySelector<HTMLInputElement>('[type=checkbox]:enabled')
      ?.focus({ preventScroll: !fromKeyboard });
  };
  const selectedElsewhere = selection.ids.filter((id) => !shown.some((home) => home.id === id));
  return (
    <form
      ref={selection.form}
      action="/compare"
      onSubmit={(event) => {
        if (isPageTurn(event.nativeEvent)) return;
        event.preventDefault();
        compare();
      }}
    >
      {/* Enter in a checkbox presses the first button of the form, which must be this one and not the next page. */}
      <button type="submit" hidden={true} />
      {selectedElsewhere.map((id) => (
        <input key={id} type="hidden" name={HOMES_PARAMETER} value={id} />
      ))}
      <p className={`lede ${styles.lede}`}>{comparePage.lede}</p>
      <LinkNote linked={comparison.view.linked} homes={homes} />
      <section aria-label={compareList.label}>
        <ul className={styles.homes}>
          {shown.map((home, index) => {
            const checked = selection.ids.includes(home.id);
            return (
              <HomeCard
                key={home.id}
                home={home}
                areaName={areaNames[home.neighborhoodSlug ?? '']}
                priority={index === 0}
                checked={checked}
                disabled={isFull && !checked}
                onCheck={selection.select}
              />
            );
          })}
        </ul>
        <HomePages page={place.page} pages={place.pages} />
        <ListingNotes homes={shown} />
      </section>
      {/* Only hidden after hydration, because the click that started it is replayed on this button. */}
      <div className={`${trayStyles.tray} ${trayStyles.plain}`} hidden={hydrated}>
        <Button type="submit">{compareTray.compareTicked}</Button>
      </div>
      <div aria-live="polite">
        {hydrated && selection.ids.length >= MIN_COMPARED && (
          <CompareTray count={selection.ids.length} isFull={isFull} saveState={saveState} onClear={clear} />
        )}
      </div>
    </form>
  );
}
