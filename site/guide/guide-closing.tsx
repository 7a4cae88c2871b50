import { guidePage } from '#content/guide-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { contactLink } from '../contact/contact-link.ts';
import { LinkButton } from '../ui/button.tsx';
import { ClosingScene } from '../ui/closing-scene.tsx';
import { Icon } from '../ui/icon.tsx';

interface GuideClosingProps {
  agent: AgentProfile;
  guide: Guide;
  area: Neighborhood | undefined;
}

const { closing } = guidePage;

/** The call to action below the article: write or call, with a different picture than the guide's own. */
export function GuideClosing({ agent, guide, area }: GuideClosingProps) {
  return (
    <ClosingScene
      title={area ? closing.titleFor(area.name) : closing.title}
      picture={guide.image === closing.image ? closing.otherImage : closing.image}
    >
      <LinkButton href={contactLink({ area: area?.slug })}>{closing.contact(agent.firstName)}</LinkButton>
      <LinkButton variant="sky" href={agent.phoneHref}>
        <Icon name="phone" /> {agent.phone}
      </LinkButton>
    </ClosingScene>
  );
}
