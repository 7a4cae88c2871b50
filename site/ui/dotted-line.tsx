import { Fragment } from 'react';
import styles from './dotted-line.module.css';

/**
 * Short facts in a line with dots between them. Lines break only between facts, and neither start nor end with a dot.
 */
export function DottedLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.line}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className={styles.part}>
            {index > 0 && <span className={styles.dot}>· </span>}
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
