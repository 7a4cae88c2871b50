import type { Property } from '#domain/listings/property.ts';
import styles from './compare-dashboard.module.css';
import { type ComparePlace, homesByIds } from './compare-place.ts';
import { ComparisonView } from './comparison-view.tsx';
import { HomeList } from './home-list.tsx';
import { useComparison } from './use-comparison.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

interface CompareDashboardProps {
  /** The homes on this page of the list and those in the address. */
  homes: Property[];
  /** Names of the neighborhoods by slug. */
  areaNames: Record<string, string>;
  place: ComparePlace;
}

/** The list with its checkboxes, or the comparison, depending on the page's address. */
export function CompareDashboard({ homes, areaNames, place }: CompareDashboardProps) {
  const comparison = useComparison(homes, place);
  const { view } = comparison;
  const section = useFocusOnChange(view.name);
  return (
    <div className={styles.dashboard} ref={section} tabIndex={-1}>
      {view.name === 'list' ? (
        <HomeList homes={homes} areaNames={areaNames} place={place} comparison={comparison} />
      ) : (
        <ComparisonView
          homes={homesByIds(view.homeIds, homes)}
          missing={view.linked.length - homesByIds(view.linked, homes).length}
          areaNames={areaNames}
          onClear={comparison.clear}
        />
      )}
    </div>
  );
}
