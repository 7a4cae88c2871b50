import { consentWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { dateAndTime } from '../frame/times.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { Block } from './block.tsx';
import styles from './ledger.module.css';
import { pageName } from './page-name.ts';

/** The consents that every form asks for. */
const ASKED = ['call-text', 'email'] as const;

/** The consents the person gave: when, on which page, and with what wording. */
export function Consents({ lead }: { lead: LeadDetail }) {
  const { consents } = lead;
  const missing = ASKED.filter((asked) => !consents.some(({ channel }) => channel === asked));
  return (
    <Block title={consentWords.title} aside={consentWords.kept}>
      <ul className={styles.ledger}>
        {consents.map((consent) => (
          <li key={`${consent.channel} ${consent.givenAt}`}>
            <b>{consentWords.channels[consent.channel]}</b>
            {consent.granted ? (
              <span className={styles.yes}>
                <Icon name="check" />
                {consentWords.yes}
              </span>
            ) : (
              <span className={styles.no}>
                <Icon name="minus" />
                {consentWords.no}
              </span>
            )}
            <span className="small figures" title={consent.page}>
              {consentWords.given(dateAndTime(consent.givenAt), pageName(consent.page, lead))}{' '}
              <span className={styles.version}>{consentWords.version(consent.version)}</span>
            </span>
            <Disclosure className={styles.wording} summary={consentWords.read}>
              <blockquote>{consent.text}</blockquote>
            </Disclosure>
          </li>
        ))}
        {missing.map((channel) => (
          <li key={channel}>
            <b>{consentWords.channels[channel]}</b>
            <span className={styles.no}>
              <Icon name="minus" />
              {consentWords.notAsked}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
