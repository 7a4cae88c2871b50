import { crimeRecordOf, neighborhoodPage, schoolRecord } from '#content/neighborhood-page.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { FiguresNote } from '../ui/figures-note.tsx';
import { Icon } from '../ui/icon.tsx';
import { Meter } from '../ui/meter.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './area-scores.module.css';

const { scores, records } = neighborhoodPage;

/** Walk, transit and bike scores, and links to public records for the rest. */
export function AreaScores({ area }: { area: Neighborhood }) {
  const publicRecords = [crimeRecordOf(area.slug), schoolRecord];
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={styles.title}>{scores.title}</h2>
        <dl className={styles.scores}>
          <Score label={scores.walk} value={area.walkScore} />
          <Score label={scores.transit} value={area.transitScore} />
          <Score label={scores.bike} value={area.bikeScore} />
        </dl>
        <FiguresNote figures={[area]} />
      </div>
      <div>
        <h2 className={styles.title}>{records.title}</h2>
        <p className={`small ${styles.text}`}>{records.text}</p>
        <ul className={styles.records}>
          {publicRecords.map(({ name, link }) => (
            <li key={link}>
              <TextLink href={link} newTab>
                {name}
                <Icon name="arrow-out" />{' '}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A score of 0 is a score; only null is missing. */
function Score({ label, value }: { label: string; value: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={`d ${styles.value}`}>{value ?? scores.missing}</span>
        {value !== null && <span className="small"> {scores.outOf100}</span>}
        {value !== null && <Meter percent={value} />}
      </dd>
    </div>
  );
}
