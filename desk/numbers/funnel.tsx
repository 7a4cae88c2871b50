import type { CSSProperties } from 'react';
import { numbersWords } from '#content/desk/numbers.ts';
import type { DeskNumbers } from '#domain/desk/numbers.ts';
import styles from './funnel.module.css';
import { NumbersSection } from './numbers-section.tsx';

const words = numbersWords.funnel;

/** The steps of each form, from seeing it to sending it. */
const STEPS = ['seen', 'started', 'sent'] as const;

/** How far visitors got with each form. */
export function Funnel({ steps }: { steps: DeskNumbers['funnel'] }) {
  const countOf = (step: string) =>
    steps.filter((one) => one.step === step).reduce((sum, { count }) => sum + count, 0);
  const forms = (['contact', 'seller'] as const)
    .map((form) =>
      STEPS.map((step) => ({ name: words.steps[form][step], count: countOf(`${form}-${step}`) })),
    )
    .filter((rows) => rows.some(({ count }) => count > 0));
  if (forms.length === 0) return null;
  return (
    <NumbersSection title={words.title} note={words.note}>
      {forms.map((rows) => {
        const most = Math.max(...rows.map(({ count }) => count));
        return (
          <ol key={rows[0]?.name} className={styles.steps}>
            {rows.map(({ name, count }, at) => {
              // No percentage if a step exceeds the one before it: some browsers report no steps but still submit.
              const before = rows[at - 1]?.count;
              return (
                <li key={name}>
                  <b>{name}</b>
                  <span
                    className={at === rows.length - 1 ? `${styles.meter} ${styles.last}` : styles.meter}
                    style={{ '--share': `${(count / most) * 100}%` } as CSSProperties}
                    aria-hidden="true"
                  />
                  <span className={`display ${styles.count}`}>
                    {before && count <= before ? (
                      <small>{words.of(Math.round((count / before) * 100))}</small>
                    ) : null}
                    {count.toLocaleString('en-US')}
                  </span>
                </li>
              );
            })}
          </ol>
        );
      })}
    </NumbersSection>
  );
}
