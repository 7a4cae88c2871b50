import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deliveryWords, timelineWords as words } from '#content/desk/lead.ts';
import { statusLabels } from '#content/desk/leads.ts';
import { languageOf } from '#domain/chat/text/language.ts';
import type { LeadDetail, TimelineEntry } from '#domain/desk/lead-inbox.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { spokenTime } from './lead-sentences.ts';
import { LongText } from './long-text.tsx';
import { pageName } from './page-name.ts';
import styles from './timeline-entry.module.css';

interface EntryDescription {
  /** The dot's color: brass for the person, green for the desk, hollow for automatic entries, red for failures. */
  mark: 'person' | 'desk' | 'machine' | 'failed';
  title: string;
  aside?: ReactNode;
  body?: ReactNode;
}

/** Describes a timeline entry. */
export function describeEntry(entry: TimelineEntry, lead: LeadDetail, now: number): EntryDescription {
  const who = entry.who === '' ? words.site : entry.byYou ? words.you : entry.who;
  switch (entry.kind) {
    case 'form':
      return {
        mark: 'person',
        title: entry.leadKind === 'seller' ? words.guide(entry.firstName) : words.form(entry.firstName),
        aside: entry.page && <span title={entry.page}>{words.on(pageName(entry.page, lead))}</span>,
        body: entry.message && <LongText className={styles.quote} text={entry.message} />,
      };
    case 'chat':
      return {
        mark: 'person',
        title: words.chat(entry.firstName),
        aside: words.messages(entry.messages.length),
        body: <Chat messages={entry.messages} name={entry.firstName} />,
      };
    case 'note':
      return { mark: 'desk', title: words.note(who), body: <p className={styles.note}>{entry.text}</p> };
    case 'reply':
      return {
        mark: entry.delivery?.state === 'failed' ? 'failed' : 'desk',
        title: words.reply(who),
        aside:
          entry.delivery?.state === 'waiting' && Date.parse(entry.sendsAt) > now
            ? words.replyLeaves
            : entry.delivery && deliveryWords.states[entry.delivery.state].toLowerCase(),
        body: <p className={styles.note}>{entry.text}</p>,
      };
    case 'call':
    case 'text':
    case 'elsewhere':
      return {
        mark: 'desk',
        title: words[entry.kind](who),
        body: entry.text && <p className={styles.note}>{entry.text}</p>,
      };
    case 'status':
      return {
        mark: 'desk',
        title: words.status(who, statusLabels[entry.to]),
        aside: words.was(statusLabels[entry.from]),
      };
    case 'assigned':
      return { mark: 'desk', title: entry.to ? words.assigned(who, entry.to) : words.unassigned(who) };
    case 'disclosure':
      return { mark: 'desk', title: words.disclosure[entry.done ? 'done' : 'open'](who) };
    case 'snoozed':
      return {
        mark: 'desk',
        title: entry.until
          ? words.snoozed(who, spokenTime(entry.until, now))
          : entry.done
            ? words.reminded(who)
            : words.woken(who),
      };
    case 'merged':
      return {
        mark: 'desk',
        title: words.merged(who),
        aside: (
          <Link to="/leads/$leadId" params={{ leadId: entry.leadId }} search={(same) => same}>
            {words.openMerged}
          </Link>
        ),
      };
    case 'delivery': {
      const { channel, state, tries, reason } = entry.delivery;
      return {
        mark: state === 'failed' ? 'failed' : 'machine',
        title: words.delivery[state](deliveryWords.channels[channel] ?? channel),
        aside: state === 'failed' ? words.tries(tries) : undefined,
        body: state === 'failed' && reason && <p className="small">{reason}</p>,
      };
    }
  }
}

function Chat({ messages, name }: { messages: { role: string; content: string }[]; name: string }) {
  return (
    <Disclosure className={styles.chat} summary={words.readChat}>
      <ol>
        {messages.map((message, at) => (
          <li key={at}>
            <b>{message.role === 'user' ? name : words.assistant}</b>{' '}
            <span lang={languageOf(message.content) ?? undefined}>{message.content}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
