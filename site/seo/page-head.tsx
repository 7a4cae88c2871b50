import { agentName, firm } from '#content/agent.ts';
import { fontFiles } from '../styles/font-files.ts';

export interface PageMeta {
  /** Of the page alone; the agent's and the firm's names are added. */
  title: string;
  description: string;
}

/** What the head of every page says. */
export function PageHead({ title, description }: PageMeta) {
  const preloaded = [fontFiles.goudy, fontFiles.instrument];
  return (
    <>
      <title>{`${title} | ${agentName} | ${firm.name}`}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {preloaded.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>
  );
}
