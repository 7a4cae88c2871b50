import { Fragment } from 'react';
import type { AgentContact } from '#domain/agent/agent-profile.ts';

/** Whom a number calls. */
export type Callable = Pick<AgentContact, 'phone' | 'phoneHref'>;

/** A text in which the agent's number can be called, and is never broken over two lines. */
export function CallableText({ text, agent }: { text: string; agent: Callable }) {
  return text.split(agent.phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={agent.phoneHref}>{agent.phone}</a>}
      {part}
    </Fragment>
  ));
}
