import { credentials, credentialsSource } from '#content/credentials.ts';
import styles from './credentials-band.module.css';

/** Four figures on evergreen, with their source. `short` labels are the /sell page's. */
export function CredentialsBand({ short = false }: { short?: boolean }) {
  return (
    <section className={`dark ${styles.band}`} aria-label={credentialsSource.label}>
      <div className="wrap">
        <dl className={styles.figures}>
          {credentials.map(({ id, figure, plus, label, shortLabel }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.label}>{short ? shortLabel : label}</dt>
              <dd className={styles.number}>
                {figure}
                {plus && <sup className={styles.plus}>+</sup>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={`xs ${styles.source}`}>{credentialsSource.line}</p>
      </div>
    </section>
  );
}
