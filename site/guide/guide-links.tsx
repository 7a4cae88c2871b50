import { guideArticle } from '#content/pages.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { LinkList } from '../ui/link-list.tsx';

interface GuideLinksProps {
  title: string;
  guides: Guide[];
}

/** Links to other guides with their excerpts. */
export function GuideLinks({ title, guides }: GuideLinksProps) {
  const links = guides.map((guide) => ({
    href: guideArticle(guide).path,
    title: guide.title,
    text: guide.excerpt,
  }));
  return <LinkList title={title} links={links} />;
}
