import type { AgentContact } from '#domain/agent/agent-profile.ts';
import type { Property } from '#domain/listings/property.ts';
import styles from './compare-dashboard.module.css';
import { type ComparePlace, homesByIds } from './compare-place.ts';
import { ComparisonView } from './comparison-view.tsx';
import { EmptyList } from './empty-list.tsx';
import { HomeList } from './home-list.tsx';
import { ListFailure } from './list-failure.tsx';
import { useComparison } from './use-comparison.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useHomes } from './use-homes.ts';

interface CompareDashboardProps {
  agent: AgentContact;
  /** The homes on this page of the list and those in the address; null if the server could not read them. */
  homes: Property[] | null;
  /** Names of the neighborhoods by slug. */
  areaNames: Record<string, string>;
  place: ComparePlace;
}

/** The list with its checkboxes, or the comparison, depending on the page's address. */
export function CompareDashboard({ agent, homes: rendered, areaNames, place }: CompareDashboardProps) {
  const { homes, loadState, read } = useHomes(rendered);
  const comparison = useComparison(homes ?? [], place);
  const { view } = comparison;
  const section = useFocusOnChange(view.name);
  const tryAgain = async () => {
    const isRead = await read();
    // The button disappears with the error notice, so focus moves to the section.
    if (isRead) section.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.dashboard} ref={section} tabIndex={-1}>
      {(!homes || loadState === 'failed') && (
        <ListFailure agent={agent} trying={loadState === 'going'} onTryAgain={() => void tryAgain()} />
      )}
      {homes?.length === 0 && <EmptyList />}
      {homes && homes.length > 0 && view.name === 'list' && (
        <HomeList homes={homes} areaNames={areaNames} place={place} comparison={comparison} />
      )}
      {homes && view.name === 'table' && (
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
