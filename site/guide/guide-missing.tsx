import { guideNotFound } from '#content/guide-page.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { LoneHouse } from '../not-found/lone-house.tsx';
import { LinkButton } from '../ui/button.tsx';
import { GuideLinks } from './guide-links.tsx';

/** The page of an unknown guide: the spec's text, and links to the existing guides. */
export function GuideMissing({ guides }: { guides: Guide[] }) {
  const { title, text, backHome, others } = guideNotFound;
  return (
    <>
      <LoneHouse
        title={title}
        text={text}
        isLit
        actions={<LinkButton href={backHome.link}>{backHome.label}</LinkButton>}
      />
      {guides.length > 0 && (
        <section className="section">
          <div className="wrap">
            <GuideLinks title={others} guides={guides} />
          </div>
        </section>
      )}
    </>
  );
}
