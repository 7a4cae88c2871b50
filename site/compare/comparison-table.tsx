// biome-ignore-all lint/a11y/noRedundantRoles: narrow screens display the rows as grids, which removes the table
// semantics.
import { compareList, compareTable } from '#content/compare.ts';
import { sideBySide } from '#domain/comparison/side-by-side.ts';
import { listedBy } from '#domain/listings/listing-figures.ts';
import type { Property } from '#domain/listings/property.ts';
import { contactLink } from '../contact/contact-link.ts';
import { LinkButton } from '../ui/button.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import styles from './comparison-table.module.css';
import { FactValue, NotGiven } from './fact-value.tsx';
import { HomeColumnHead } from './home-column-head.tsx';
import { OpenHouses } from './open-houses.tsx';

interface ComparisonTableProps {
  homes: Property[];
  areaNames: Record<string, string>;
}

/**
 * One column per home. Roles are explicit because narrow screens display the rows as grids, which removes the table
 * semantics.
 */
export function ComparisonTable({ homes, areaNames }: ComparisonTableProps) {
  const { rows } = compareTable;
  const firms = new Set(homes.map((home) => home.listingFirm + home.attributionContact));
  const openHouses = new Set(homes.map((home) => JSON.stringify(home.openHouses ?? [])));
  const descriptions = new Set(homes.map((home) => home.description));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard.
    <section className={styles.scroll} aria-label={compareTable.scrollLabel} tabIndex={0}>
      <table className={styles.table} role="table" data-homes={homes.length}>
        <thead role="rowgroup">
          <tr role="row">
            <td className={styles.corner} role="cell">
              <span className="sr">{compareTable.corner}</span>
            </td>
            {homes.map((home) => (
              <HomeColumnHead key={home.id} home={home} areaName={areaNames[home.neighborhoodSlug ?? '']} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sideBySide(homes).map(({ name, values, differs }) => (
            <ComparisonRow key={name} label={rows[name]} differs={differs} homes={homes}>
              {(_, place) => <FactValue name={name} value={values[place] ?? null} />}
            </ComparisonRow>
          ))}
          {homes.some((home) => home.openHouses) && (
            <ComparisonRow label={rows.openHouses} differs={openHouses.size > 1} homes={homes} small>
              {(home) => <OpenHouses openHouses={home.openHouses ?? []} none={<NotGiven />} />}
            </ComparisonRow>
          )}
          <ComparisonRow label={rows.description} differs={descriptions.size > 1} homes={homes} small>
            {(home) => home.description || <NotGiven />}
          </ComparisonRow>
          <ComparisonRow label={rows.listedBy} differs={firms.size > 1} homes={homes} small>
            {(home) =>
              listedBy(home) ? (
                <>
                  <span className="sr">{compareList.listedBy} </span>
                  {home.listingFirm}
                  <br />
                  {home.attributionContact}
                </>
              ) : (
                <NotGiven />
              )
            }
          </ComparisonRow>
          <ComparisonRow label={rows.nextStep} isLast homes={homes}>
            {(home) => (
              <LinkButton
                variant="line"
                size="small"
                href={contactLink({
                  interest: 'buying',
                  area: home.neighborhoodSlug ?? undefined,
                  ask: { home: home.id },
                })}
              >
                {compareTable.requestTour}
                <span className="sr">, {home.address}</span>
              </LinkButton>
            )}
          </ComparisonRow>
        </tbody>
      </table>
    </section>
  );
}
