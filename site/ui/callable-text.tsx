import { Fragment } from 'react';
import type { AgentContact } from '#domain/agent/agent-profile.ts';

/** The phone number to link. */
export type Callable = Pick<AgentContact, 'phone' | 'phoneHref'>;

/** A text in which the agent's phone number is a link and does not wrap. */
export function CallableText({ text, agent }: { text: string; agent: Callable }) {
  return text.split(agent.phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={agent.phoneHref}>{agent.phone}</a>}
      {part}
    </Fragment>
  ));
}
