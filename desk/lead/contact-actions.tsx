import { leadWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { mailtoHref, smsHref, telHref } from '#domain/leads/contact-links.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './contact-actions.module.css';

interface ContactProps {
  lead: LeadDetail;
  /** Called when a call or text is about to start. */
  onBegun: (via: 'call' | 'text') => void;
}

interface ContactActionsProps extends ContactProps {
  /** Without it, the number itself is shown. */
  callLabel?: string;
  /** For the bar at the bottom of a phone's screen. */
  isThumb?: boolean;
}

/** Call, Text and Email as buttons. */
export function ContactActions({ lead, onBegun, callLabel, isThumb = false }: ContactActionsProps) {
  const look = isThumb ? (styles.thumb ?? '') : buttonClass('line');
  return (
    <>
      {telHref(lead.phone) ? (
        <>
          <PhoneLink lead={lead} via="call" className={look} onBegun={onBegun}>
            <Icon name="phone" />
            <span className="figures">{callLabel ?? lead.phone}</span>
          </PhoneLink>
          <PhoneLink lead={lead} via="text" className={look} onBegun={onBegun}>
            <Icon name="text" />
            {words.text}
          </PhoneLink>
        </>
      ) : (
        callLabel === undefined && lead.phone && <span className="soft">{lead.phone}</span>
      )}
      {lead.email && (
        <a
          className={look}
          href={isThumb ? '#reply' : mailtoHref(lead.email)}
          onClick={isThumb ? focusReply : undefined}
        >
          <Icon name="mail" />
          {isThumb ? words.replyShort : words.email}
        </a>
      )}
    </>
  );
}

/** The phone number in large type, the email address, and the contact buttons. */
export function ContactDetails({ lead, onBegun }: ContactProps) {
  return (
    <section className={styles.reach}>
      {telHref(lead.phone) ? (
        <PhoneLink lead={lead} via="call" className={styles.number ?? ''} onBegun={onBegun}>
          {lead.phone}
        </PhoneLink>
      ) : (
        <p className="soft">{lead.phone || words.noPhone}</p>
      )}
      {lead.email ? (
        <a className={styles.mail} href={mailtoHref(lead.email)}>
          {lead.email}
        </a>
      ) : (
        <p className="soft">{words.noEmail}</p>
      )}
      <div className={styles.ways}>
        <ContactActions lead={lead} onBegun={onBegun} callLabel={words.call} />
      </div>
    </section>
  );
}

interface PhoneLinkProps extends ContactProps {
  via: 'call' | 'text';
  className: string;
  children: React.ReactNode;
}

function PhoneLink({ lead, via, className, onBegun, children }: PhoneLinkProps) {
  return (
    <a
      className={className}
      href={via === 'call' ? telHref(lead.phone) : smsHref(lead.phone)}
      onClick={(event) => {
        // Without consent, only the warning dialog dials.
        if (!lead.mayCallOrText) event.preventDefault();
        onBegun(via);
      }}
    >
      {children}
    </a>
  );
}

function focusReply(event: React.MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();
}
