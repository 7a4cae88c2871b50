import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { leadWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { meQuery } from '../api/queries.ts';
import { useMedia } from '../frame/use-media.ts';
import { useNow } from '../frame/use-now.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { AnswerClock } from './answer-clock.tsx';
import { AssigneeField, StatusField } from './choices.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { Consents } from './consents.tsx';
import { ContactActions, ContactDetails } from './contact-actions.tsx';
import { Deliveries } from './deliveries.tsx';
import { DisclosureTask } from './disclosure-task.tsx';
import { DueReminder } from './due-reminder.tsx';
import { Facts } from './facts.tsx';
import styles from './lead.module.css';
import { askedSentence } from './lead-sentences.ts';
import { LongText } from './long-text.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { OtherRequests } from './other-requests.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { pageName } from './page-name.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { Snooze } from './snooze.tsx';
import { Timeline } from './timeline.tsx';
import { useContactQuestion } from './use-contact-question.tsx';
import { useLeadChange } from './use-lead-change.ts';

const route = getRouteApi('/desk/leads/$leadId');

/** Everything about one lead: request, reply clock, timeline, and contact actions. */
export function Lead({ lead, isBeside }: { lead: LeadDetail; isBeside: boolean }) {
  const search = route.useSearch();
  const now = useNow();
  const me = useQuery(meQuery).data;
  const changer = useLeadChange(lead);
  const answer = useContactQuestion(lead);
  const name = fullName(lead);
  usePageTitle(name);
  const Heading = isBeside ? 'h2' : 'h1';
  const isPhone = useMedia('(max-width: 759.98px)');
  const hasRail = useMedia(isBeside ? '(min-width: 1280px)' : '(min-width: 1024px)');
  // The contact actions are at the top unless the rail or the phone's bottom bar has them.
  const hasActions = isBeside || !(isPhone || hasRail);
  const handling = (
    <section className={`${styles.block} ${styles.handling}`}>
      {!hasActions && <StatusField lead={lead} changer={changer} />}
      <AssigneeField lead={lead} changer={changer} />
      <Snooze lead={lead} changer={changer} now={now} />
    </section>
  );
  return (
    <article className={`${styles.lead} ${isBeside ? styles.beside : styles.page}`}>
      <div className={styles.top}>
        <div>
          <Heading>{name}</Heading>
          <p className={styles.sub}>{askedSentence(lead, now)}</p>
        </div>
        {isBeside && (
          <Link
            className={buttonClass('link')}
            to="/leads/$leadId"
            params={{ leadId: lead.id }}
            search={{ ...search, full: true }}
          >
            {leadWords.full}
          </Link>
        )}
      </div>
      {hasActions && (
        <div className={styles.actions}>
          <ContactActions lead={lead} onBegun={answer.ask} />
          <div className={styles.push}>
            <StatusField lead={lead} changer={changer} isLabelHidden />
          </div>
        </div>
      )}
      <MergedNotice lead={lead} />
      <ConflictNotice lead={lead} changer={changer} />
      {answer.question}
      {isBeside && <AnswerClock lead={lead} now={now} onElsewhere={answer.elsewhere} />}
      <div className={styles.grid}>
        <div className={styles.main}>
          {lead.message && (
            <>
              <LongText className={styles.said} text={lead.message} />
              {!isBeside && lead.page && (
                <p className="small" title={lead.page}>
                  {leadWords.from(lead.kind, pageName(lead.page, lead))}
                </p>
              )}
            </>
          )}
          {looksLikeSpam(lead) && lead.status !== 'spam' && (
            <p className={styles.marks}>{leadWords.spamMarks(lead.spamSignals)}</p>
          )}
          {!isBeside && <AnswerClock lead={lead} now={now} onElsewhere={answer.elsewhere} />}
          <DueReminder lead={lead} changer={changer} now={now} />
          <DisclosureTask lead={lead} changer={changer} now={now} />
          {!hasRail && handling}
          <ReplyComposer lead={lead} />
          <Timeline lead={lead} now={now} />
        </div>
        <aside className={styles.rail}>
          {!hasActions && <ContactDetails lead={lead} onBegun={answer.ask} />}
          {hasRail && handling}
          <Facts lead={lead} />
          <Consents lead={lead} />
          <OtherRequests lead={lead} />
          <Deliveries lead={lead} now={now} />
          {me?.role === 'owner' && <OwnerActions lead={lead} />}
        </aside>
      </div>
      {answer.warning}
      {!isBeside && <ThumbBar lead={lead} onBegun={answer.ask} />}
    </article>
  );
}

/** The contact actions at the bottom of a phone's screen. */
function ThumbBar({ lead, onBegun }: { lead: LeadDetail; onBegun: (via: 'call' | 'text') => void }) {
  return (
    <div className={styles.thumb} data-own-bar>
      <ContactActions lead={lead} onBegun={onBegun} callLabel={leadWords.callName(lead.firstName)} isThumb />
    </div>
  );
}
