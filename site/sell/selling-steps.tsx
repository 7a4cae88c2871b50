import { sellPage } from '#content/sell.ts';
import styles from './selling-steps.module.css';

/** The four steps of the selling system, numbered because their order matters. */
export function SellingSteps() {
  const { title, steps } = sellPage.system;
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="h2">{title}</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.id} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
