import { agent, phoneHref } from '#content/agent.ts';
import { guidePage } from '#content/guide-page.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { contactLink } from '../contact/contact-prefill.ts';
import { LinkButton } from '../ui/button.tsx';
import { ClosingScene } from '../ui/closing-scene.tsx';
import { Icon } from '../ui/icon.tsx';

interface GuideClosingProps {
  guide: Guide;
  area: Neighborhood | undefined;
}

const { closing } = guidePage;

/** The way from reading to talking: write or call, over another picture than the guide's own. */
export function GuideClosing({ guide, area }: GuideClosingProps) {
  return (
    <ClosingScene
      title={area ? closing.titleFor(area.name) : closing.title}
      picture={guide.image === closing.image ? closing.otherImage : closing.image}
    >
      <LinkButton href={contactLink({ area: area?.slug })}>{closing.contact}</LinkButton>
      <LinkButton variant="sky" href={phoneHref}>
        <Icon name="phone" /> {agent.phone}
      </LinkButton>
    </ClosingScene>
  );
}
