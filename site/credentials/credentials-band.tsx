import { credentialsLabel } from '#content/credentials.ts';
import type { Claim } from '#domain/agent/claim.ts';
import styles from './credentials-band.module.css';

/** Figures on evergreen, with their sources. The /sell page uses the `short` labels. */
export function CredentialsBand({ claims, short = false }: { claims: Claim[]; short?: boolean }) {
  const sources = [...new Set(claims.map(({ source }) => source.line))];
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
        <p className={`xs ${styles.source}`}>{sources.join(' ')}</p>
      </div>
    </section>
  );
}
