import type { ReactNode } from 'react';
import { factWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { Block } from './block.tsx';
import styles from './facts.module.css';
import { pageName } from './page-name.ts';

/** The form's answers, and the page and campaign it came from. */
export function Facts({ lead }: { lead: LeadDetail }) {
  const { attribution } = lead;
  const campaign = [attribution.utm_source, attribution.utm_medium, attribution.utm_campaign];
  const facts: [name: string, value: ReactNode][] = [
    [words.wants, lead.interest ? words.wishes[lead.interest] : words.wishes.selling],
    [words.where, lead.neighborhoods],
    [words.address, lead.address],
    [words.source, words.kinds[lead.kind]],
    [words.page, pageOf(lead.page, lead)],
    [words.landing, attribution.landingPage !== lead.page && pageOf(attribution.landingPage, lead)],
    [words.campaign, campaign.filter(Boolean).join(', ')],
    [words.referrer, attribution.referrer],
  ];
  return (
    <Block title={words.title}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Block>
  );
}

/** A page's title with its path below. */
function pageOf(path: string | undefined, lead: LeadDetail): ReactNode {
  if (!path) return null;
  if (path === '/') return words.home;
  const name = pageName(path, lead);
  return (
    <>
      {name} {name !== path && <small>{path}</small>}
    </>
  );
}
