import { guidesFeed } from '#content/for-programs.ts';
import type { Page } from '#content/pages.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { linkPreviewFor } from '../cards/link-preview.ts';

export interface PageMeta extends Partial<Omit<Page, 'title' | 'description'>> {
  title: string;
  description: string;
  /** Excludes the page from search engines. */
  noindex?: boolean | undefined;
  /** For an article: when it was created and last updated, ISO 8601. */
  article?: { createdAt: string; updatedAt: string } | undefined;
  /** Set if the page opens with italic display type, which is then preloaded. */
  italic?: boolean | undefined;
}

interface PageHeadProps extends PageMeta {
  agent: AgentProfile;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
}

/** The browser's theme color: `--paper`. */
export const PAPER = '#F6F1E7';

/** The head of every page. A page without a path, such as an error page, has no canonical address. */
export function PageHead({ agent, siteUrl, path, card, article, ...page }: PageHeadProps) {
  const title = page.title.includes(agent.name) ? page.title : `${page.title} | ${agent.atFirm}`;
  const address = path && `${siteUrl}${path}`;
  const preview = linkPreviewFor(card, agent);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={PAPER} />
      {page.noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:site_name" content={agent.atFirm} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={`${siteUrl}${preview.url}`} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.createdAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="alternate"
        href={guidesFeed.path}
        type="application/atom+xml"
        title={guidesFeed.title(agent.atFirm)}
      />
    </>
  );
}
