import { agentAtFirm, agentName } from '#content/agent.ts';
import { pictureSources } from '../ui/picture-sources.ts';

export interface PageMeta {
  /** The agent's and the firm's names are added where the title does not hold them. */
  title: string;
  description: string;
  /** Path of the page that search engines shall keep instead of this one. */
  canonicalPath?: string | undefined;
  /** Keeps the page out of search engines. */
  noindex?: boolean | undefined;
  /** A picture of content/pictures for link previews. */
  image?: string | undefined;
  /** Set where the page opens with italic display type, so that it does not arrive late. */
  italic?: boolean | undefined;
}

interface PageHeadProps extends PageMeta {
  /** Public origin and path of this page. */
  siteUrl: string;
  path: string;
}

/** The colour of the page's ground, for the browser's own furniture: `--paper`. */
const PAPER = '#F6F1E7';

/** What the head of every page says. */
export function PageHead({ siteUrl, path, ...page }: PageHeadProps) {
  const title = page.title.includes(agentName) ? page.title : `${page.title} | ${agentAtFirm}`;
  const address = `${siteUrl}${page.canonicalPath ?? path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={PAPER} />
      {page.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={agentAtFirm} />
      {page.image && (
        <meta property="og:image" content={`${siteUrl}${pictureSources(page.image).original}`} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
