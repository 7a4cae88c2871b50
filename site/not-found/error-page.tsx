import { errorPage } from '#content/error-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import { CallableText } from '../ui/callable-text.tsx';
import { LoneHouse } from './lone-house.tsx';

/** The page of a server error: all windows are dark, and the phone number is shown. */
export function ErrorPage({ agent }: { agent: AgentProfile }) {
  const { title, text, call, tryAgain, goHome } = errorPage;
  return (
    <LoneHouse
      title={title}
      text={<CallableText text={text(agent.phone)} agent={agent} />}
      isLit={false}
      actions={
        <>
          <LinkButton href={agent.phoneHref}>{`${call} ${agent.phone}`}</LinkButton>
          <LinkButton variant="line" href="">
            {tryAgain}
          </LinkButton>
          <LinkButton variant="line" href={goHome.link}>
            {goHome.label}
          </LinkButton>
        </>
      }
    />
  );
}
