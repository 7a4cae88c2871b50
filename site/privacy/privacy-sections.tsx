import { type PrivacySection, privacyPage } from '#content/privacy.ts';
import { type Callable, CallableText } from '../ui/callable-text.tsx';
import styles from './privacy-sections.module.css';

/** The sections of the policy beside a table of contents; each has an anchor. */
export function PrivacySections({ sections, agent }: { sections: PrivacySection[]; agent: Callable }) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <p className="label" id="contents-title">
          {privacyPage.contentsLabel}
        </p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.id} section={section} agent={agent} />
        ))}
      </div>
    </div>
  );
}

function Section({ section, agent }: { section: PrivacySection; agent: Callable }) {
  const { id, heading, paragraphs, list = [], namedPoints = false } = section;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <CallableText text={paragraph} agent={agent} />
        </p>
      ))}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>{namedPoints ? <NamedPoint text={item} /> : item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NamedPoint({ text }: { text: string }) {
  const nameEnd = text.indexOf('.') + 1;
  return (
    <>
      <strong>{text.slice(0, nameEnd)}</strong>
      {text.slice(nameEnd)}
    </>
  );
}
