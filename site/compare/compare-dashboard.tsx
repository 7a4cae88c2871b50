import type { Property } from '#domain/listings/property.ts';
import styles from './compare-dashboard.module.css';
import { ComparisonView } from './comparison-view.tsx';
import { EmptyList } from './empty-list.tsx';
import { HomeList } from './home-list.tsx';
import { ListFailure } from './list-failure.tsx';
import { useComparison } from './use-comparison.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useHomes } from './use-homes.ts';

export interface CompareDashboardProps {
  /** null when the server had none to give. */
  homes: Property[] | null;
  /** Names of the neighborhoods by slug. */
  areaNames: Record<string, string>;
  /** Ids that the page's address names. */
  linked: string[];
  /** When the server rendered this, in ms since 1970. */
  renderedAt: number;
}

/** The list with its tick boxes, or the comparison: the page's address says which. */
export function CompareDashboard({ homes: rendered, areaNames, linked, renderedAt }: CompareDashboardProps) {
  const { data: homes, isError, isFetching, refetch } = useHomes(rendered, renderedAt);
  const comparison = useComparison(homes ?? [], linked);
  const { view } = comparison;
  const section = useFocusOnChange(view.name);
  const failure = <ListFailure trying={isFetching} onTryAgain={() => void refetch()} />;

  return (
    <div className={styles.dashboard} ref={section} tabIndex={-1}>
      {isError && homes && failure}
      {!homes && failure}
      {homes?.length === 0 && <EmptyList />}
      {homes && homes.length > 0 && view.name === 'list' && (
        <HomeList homes={homes} areaNames={areaNames} linked={linked} comparison={comparison} />
      )}
      {homes && view.name === 'table' && (
        <ComparisonView
          homes={view.homeIds.flatMap((id) => homes.find((home) => home.id === id) ?? [])}
          missing={linked.filter((id) => !homes.some((home) => home.id === id)).length}
          areaNames={areaNames}
          onClear={comparison.clear}
        />
      )}
    </div>
  );
}
