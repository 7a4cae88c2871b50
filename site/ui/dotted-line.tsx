import { Fragment } from 'react';
import styles from './dotted-line.module.css';

/** Short facts in a line with dots between them. Where the line breaks, it breaks between facts, and leaves no dot behind. */
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
