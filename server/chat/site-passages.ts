import { privacyPage, privacySections } from '#content/privacy.ts';
import { questions } from '#content/questions.ts';
import { sellPage } from '#content/sell.ts';
import { siteUrls } from '#content/site-urls.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** A quotable piece of the site's prose, and its page. */
export interface Passage {
  text: string;
  title: string;
  href: string;
}

export interface IndexedPassage extends Passage {
  heading: string;
}

/** Maximum length of a quotation in characters; a longer passage is cut after its last full sentence. */
const LONGEST_PASSAGE = 600;

/** The site's prose in quotable pieces. */
export function sitePassages(agent: AgentProfile, guides: Guide[], areas: Neighborhood[]): IndexedPassage[] {
  return [
    ...questions.map(({ question, answer }) => passage(question, answer, question, siteUrls.contact)),
    ...guides.flatMap(guidePassages),
    ...areas.flatMap(({ name, slug, description, highlights }) =>
      [description, ...highlights].map((text) => passage(name, text, name, `/neighborhoods/${slug}`)),
    ),
    ...sellPage.system.steps.map(({ title, text }) => passage(title, text, sellPage.system.title, '/sell')),
    ...privacySections(agent).flatMap(({ heading, paragraphs, list = [] }) =>
      [...paragraphs, ...list].map((text) => passage(heading, text, privacyPage.title, siteUrls.privacy)),
    ),
  ];
}

function passage(heading: string, text: string, title: string, href: string): IndexedPassage {
  return { heading, text: shortened(text), title, href };
}

/** The paragraphs and list items of a guide, each with its heading. */
function guidePassages({ title, slug, content }: Guide): IndexedPassage[] {
  const pieces = content.matchAll(/<(h2|h3|p|li)[^>]*>(.*?)<\/\1>/gs);
  let heading = title;
  const passages: IndexedPassage[] = [];
  for (const [, tag, html = ''] of pieces) {
    const text = plainArticle(html).replace(/\s+/g, ' ');
    if (tag === 'h2' || tag === 'h3') heading = text;
    else if (text.length > 60) passages.push(passage(heading, text, title, `/guides/${slug}`));
  }
  return passages;
}

function shortened(text: string): string {
  if (text.length <= LONGEST_PASSAGE) return text;
  const cut = text.slice(0, LONGEST_PASSAGE).toWellFormed();
  return cut.slice(0, cut.lastIndexOf('. ') + 1) || cut;
}
