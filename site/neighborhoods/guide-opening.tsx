import type { ReactNode } from 'react';
import { breadcrumbs } from '#content/navigation.ts';
import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { contactLink } from '../contact/contact-link.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AreaMap } from './area-map.tsx';
import styles from './guide-opening.module.css';

const { title, lede, empty, toList, howToRead } = neighborhoodsPage;

interface GuideOpeningProps {
  areas: Neighborhood[];
  /** The search, passed in by the page. */
  children: ReactNode;
}

/** The head of the neighborhood guide: introduction, how to read it, and the map. */
export function GuideOpening({ areas, children }: GuideOpeningProps) {
  const isEmpty = areas.length === 0;
  return (
    <section className={styles.opening}>
      <div className="wrap">
        <Breadcrumbs current={breadcrumbs.neighborhoods.title} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className="h2">{title}</h1>
            <p className="lede">{isEmpty ? empty.lede : lede(areas.length)}</p>
            {isEmpty ? (
              <TextLink href={contactLink({})}>
                {empty.ask} <Icon name="arrow-right" />
              </TextLink>
            ) : (
              <TextLink href="#areas">
                {toList(areas.length)} <Icon name="arrow-down" />
              </TextLink>
            )}
            {children}
            {!isEmpty && (
              <div className={styles.how}>
                <h2 className={styles.howTitle}>{howToRead.title}</h2>
                <p className="small">{howToRead.text}</p>
              </div>
            )}
          </div>
          {!isEmpty && <AreaMap areas={areas} />}
        </div>
      </div>
    </section>
  );
}
