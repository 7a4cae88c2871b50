import { questions } from '#content/questions.ts';
import { questionsSheet as words } from '#content/seller-guide-papers.ts';
import styles from './questions-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 11: the site's answers to sellers' questions, and room for more questions. */
export function QuestionsSheet() {
  const asked = words.ids.flatMap((id) => questions.filter((question) => question.id === id));
  return (
    <Sheet name="questions" words={words}>
      <ul className={styles.questions}>
        {asked.map(({ id, question, answer }) => (
          <li key={id}>
            <h3 className={styles.question}>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <h3 className={styles.question}>{words.own.title}</h3>
        <p>{words.own.text}</p>
        <div className={styles.lines} />
      </div>
    </Sheet>
  );
}
