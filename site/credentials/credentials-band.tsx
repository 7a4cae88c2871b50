import { Fragment } from 'react';
import { credentialsLabel } from '#content/credentials.ts';
import { figuresNote } from '#content/figures-note.ts';
import { dateInWords } from '#domain/agent/charlotte-time.ts';
import type { Claim } from '#domain/agent/claim.ts';
import styles from './credentials-band.module.css';

/** Figures on evergreen, with their sources and dates. The /sell page uses the `short` labels. */
export function CredentialsBand({ claims, short = false }: { claims: Claim[]; short?: boolean }) {
  const sources = new Map(claims.map(({ source }) => [`${source.line} ${source.asOf}`, source]));
  return (
    <section className={`dark ${styles.band}`} aria-label={credentialsLabel}>
      <div className="wrap">
        <dl className={styles.figures}>
          {claims.map(({ id, figure, plus, label, shortLabel }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.label}>{short ? shortLabel : label}</dt>
              <dd className={styles.number}>
                {figure}
                {plus && <sup className={styles.plus}>+</sup>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={`xs ${styles.source}`}>
          {[...sources].map(([key, { line, asOf }]) => (
            <Fragment key={key}>
              {line} {figuresNote.asOf} <time dateTime={asOf}>{dateInWords(asOf)}</time>.{' '}
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}
