import type { ReactNode } from 'react';
import { neighborhoodPage } from '#content/neighborhood-page.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { openingSentences } from '#domain/neighborhoods/opening-sentences.ts';
import styles from './area-story.module.css';

interface AreaStoryProps {
  area: Neighborhood;
  /** Beside the text, sticky. */
  children: ReactNode;
}

/** What the neighborhood is like: the rest of its description, and its highlights. */
export function AreaStory({ area, children }: AreaStoryProps) {
  const { rest } = openingSentences(area.description, 1);
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div>
          {rest && <p className={styles.text}>{rest}</p>}
          {area.highlights.length > 0 && (
            <>
              <h2 className="h2">{neighborhoodPage.highlights}</h2>
              <ul className={styles.highlights}>
                {area.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
