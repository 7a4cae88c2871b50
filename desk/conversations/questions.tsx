import { Link } from '@tanstack/react-router';
import { questionsWords as words } from '#content/desk/conversations.ts';
import type { QuestionList } from '#domain/desk/conversations.ts';
import { daysAgo, shortDate, weekday } from '../frame/times.ts';
import { useMedia } from '../frame/use-media.ts';
import { useNow } from '../frame/use-now.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './questions.module.css';

/** Questions the assistant could not answer, grouped by similarity. */
export function Questions({ questions }: { questions: QuestionList['questions'] | undefined }) {
  const now = useNow();
  // On a narrow screen this is the only column, so it has the page's heading.
  const Heading = useMedia('(min-width: 1024px)') ? 'h2' : 'h1';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.box} aria-labelledby="unanswered" tabIndex={0}>
      <Heading id="unanswered">{words.title}</Heading>
      <p className={`small ${styles.note}`}>{words.note}</p>
      {questions?.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul>
        {questions?.map(({ id, text, at, count }) => (
          <li key={id}>
            <p className={styles.question}>{text}</p>
            <p className="small">
              {words.asked(count, words.when(daysAgo(at, now), weekday(at), shortDate(at)))}
            </p>
            <Link
              className={buttonClass('link')}
              to="/content/$kind/$id"
              params={{ kind: 'answers', id: 'new' }}
              search={{ question: id }}
            >
              {words.write}
              <span className="visually-hidden">{words.writeTo(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
