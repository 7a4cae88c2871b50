import type { Article, FAQPage, Place, Review as ReviewData } from 'schema-dts';
import { areaPage, guideArticle } from '#content/pages.ts';
import { questions } from '#content/questions.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import type { Review } from '#domain/reviews/review.ts';
import { linkPreviewFor } from '../cards/link-preview.ts';
import { agentId } from './agent-data.ts';

/** Structured data of a neighborhood's page. */
export function placeData(siteUrl: string, area: Neighborhood, agent: AgentProfile) {
  const { path, card } = areaPage(area);
  return {
    '@type': 'Place',
    name: area.name,
    description: area.description,
    url: `${siteUrl}${path}`,
    image: `${siteUrl}${linkPreviewFor(card, agent).url}`,
    containedInPlace: { '@type': 'State', name: 'North Carolina' },
  } satisfies Place;
}

/** Structured data of a guide's page. */
export function articleData(siteUrl: string, guide: Guide, agent: AgentProfile) {
  const { path, card } = guideArticle(guide);
  return {
    '@type': 'Article',
    headline: guide.title,
    description: guide.excerpt,
    image: `${siteUrl}${linkPreviewFor(card, agent).url}`,
    datePublished: guide.createdAt,
    dateModified: guide.updatedAt,
    author: { '@type': 'Person', name: agent.name, url: `${siteUrl}/agent/${agent.slug}` },
    publisher: { '@id': agentId(siteUrl) },
    mainEntityOfPage: `${siteUrl}${path}`,
    inLanguage: 'en-US',
  } satisfies Article;
}

/** Structured data of the questions on the page, verbatim. */
export function questionsData() {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}

/**
 * Structured data of the published reviews. Sample texts are omitted, because they are not real reviews (FTC 16 CFR
 * 465).
 */
export function reviewsData(siteUrl: string, reviews: Review[]) {
  return reviews
    .filter(({ isSample }) => !isSample)
    .map(
      ({ name, content, rating }) =>
        ({
          '@type': 'Review',
          itemReviewed: { '@id': agentId(siteUrl) },
          author: { '@type': 'Person', name },
          reviewBody: content,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        }) satisfies ReviewData,
    );
}
