import { systemSheet as words } from '#content/seller-guide-steps.ts';
import { Sheet } from './sheet.tsx';
import styles from './system-sheet.module.css';

/** Page 3: the four steps, each with its question and the document it ends with. */
export function SystemSheet() {
  return (
    <Sheet name="system" words={words}>
      <ol className={styles.steps}>
        {words.steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <div>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.question}>{step.question}</p>
            </div>
            <dl className={styles.parts}>
              <div>
                <dt>{words.does}</dt>
                <dd>{step.does}</dd>
              </div>
              <div>
                <dt>{words.keep}</dt>
                <dd>{step.keep}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.note}</p>
    </Sheet>
  );
}
