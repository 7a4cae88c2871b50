import { sellPage } from '#content/sell.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { LinkButton } from '../ui/button.tsx';
import { ClosingScene } from '../ui/closing-scene.tsx';
import { Icon } from '../ui/icon.tsx';

/** A call to action: estimate the home's value, or call. */
export function HomeValueScene({ agent }: { agent: AgentProfile }) {
  const { title, image, homeValue, call } = sellPage.closing;
  return (
    <ClosingScene title={title} picture={image}>
      <LinkButton href={homeValue.link} newTab>
        {homeValue.label} <Icon name="arrow-out" />
      </LinkButton>
      <LinkButton href={agent.phoneHref} variant="sky" aria-label={call(agent.phone)}>
        <Icon name="phone" /> {agent.phone}
      </LinkButton>
    </ClosingScene>
  );
}
