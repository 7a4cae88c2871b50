import { questions, questionsSection } from '#content/questions.ts';
import styles from './questions-section.module.css';

/** Frequently asked questions. Each answer has its own anchor; browsers open the <details> that a fragment leads to. */
export function QuestionsSection() {
  return (
    <section className="section linen" aria-labelledby="questions">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 className="h2" id="questions">
            {questionsSection.title}
          </h2>
          <p className="small">{questionsSection.note}</p>
        </div>
        <div className={styles.list}>
          {questions.map(({ id, question, answer }) => (
            <details key={id} className={styles.item}>
              <summary className={styles.question}>{question}</summary>
              <p className={styles.answer} id={id}>
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
