import { Fragment } from 'react';
import { agent, phoneHref } from '#content/agent.ts';

/** A text in which the agent's number can be called, and is never broken over two lines. */
export function CallableText({ text }: { text: string }) {
  return text.split(agent.phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={phoneHref}>{agent.phone}</a>}
      {part}
    </Fragment>
  ));
}
