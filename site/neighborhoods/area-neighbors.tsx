import { neighborhoodPage } from '#content/neighborhood-page.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { GuideLinks } from '../guide/guide-links.tsx';
import row from '../ui/card-row.module.css';
import { FiguresNote } from '../ui/figures-note.tsx';
import { Roofline } from '../ui/roofline.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AreaCard } from './area-card.tsx';
import styles from './area-neighbors.module.css';
import { nearestAreas } from './nearest-areas.ts';

const { title, all } = neighborhoodPage.neighbors;

/** Fills one row. */
const MAX_CARDS = 4;

interface AreaNeighborsProps {
  area: Neighborhood;
  areas: Neighborhood[];
  /** Related guides. */
  guides: Guide[];
}

/** The adjacent neighborhoods, with the current one highlighted in the roofline, and related guides. */
export function AreaNeighbors({ area, areas, guides }: AreaNeighborsProps) {
  const next = nearestAreas(area, areas, MAX_CARDS);
  return (
    <section className="section" aria-labelledby="neighbors-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2" id="neighbors-title">
            {title}
          </h2>
          <TextLink href={all.link}>{all.label}</TextLink>
        </div>
        <Roofline
          className={styles.roofline}
          tone="quiet"
          areas={areas.map(({ slug }) => slug)}
          active={area.slug}
          crop
        />
        {next.length > 0 && (
          <>
            <div className={styles.note}>
              <FiguresNote figures={next} />
            </div>
            <ul className={styles.cards}>
              {next.map((other) => (
                <li key={other.slug}>
                  <AreaCard
                    area={other}
                    sizes="(min-width: 1024px) 46vw, (min-width: 560px) 48vw, 92vw"
                    pictureClass={row.picture}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {guides.length > 0 && (
          <div className={styles.guides}>
            <GuideLinks title={neighborhoodPage.guides.title} guides={guides} />
          </div>
        )}
      </div>
    </section>
  );
}
