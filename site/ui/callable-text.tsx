import { Fragment } from 'react';
import type { AgentContact } from '#domain/agent/agent-profile.ts';

/** The phone number to link. */
export type Callable = Pick<AgentContact, 'phone' | 'phoneHref'>;

/** A text in which the agent's phone number, hotlines, 911 and 988 are links and do not wrap. */
export function CallableText({ text, agent }: { text: string; agent: Callable }) {
  return text.split(agent.phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={agent.phoneHref}>{agent.phone}</a>}
      {part.split(NUMBERS).map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          <a key={at} href={`tel:${piece.length > 3 ? '+1' : ''}${piece.replaceAll('-', '')}`}>
            {piece}
          </a>
        ),
      )}
    </Fragment>
  ));
}

/** "800-799-7233", and "911" or "988" but not "$911", "911,000" or "911 sq ft" */
const NUMBERS = /(?<![\d$.,-])(\d{3}-\d{3}-\d{4}|(?:911|988)(?! ?(?:sq|pies|\d)))(?![\d%-]|[.,]\d)/;
