import type { AggregateRating, RealEstateAgent } from 'schema-dts';
import { outbound, socialLinks } from '#content/navigation.ts';
import { office } from '#content/office.ts';
import { pages } from '#content/pages.ts';
import { googleSummary } from '#content/reviews.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { linkPreviewFor } from '../cards/link-preview.ts';

/** The agent's identifier in all structured data. */
export const agentId = (siteUrl: string) => `${siteUrl}/#agent`;

/** The agent as a local business: address, opening hours, service area (spec, section 1). */
export function agentData(siteUrl: string, agent: AgentProfile) {
  return {
    '@type': 'RealEstateAgent',
    '@id': agentId(siteUrl),
    name: agent.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}${linkPreviewFor(pages.home.card, agent).url}`,
    telephone: agent.phoneHref.replace('tel:', ''),
    email: agent.email,
    priceRange: office.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: agent.street,
      addressLocality: agent.city,
      addressRegion: agent.state,
      postalCode: agent.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: agent.latitude, longitude: agent.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...office.days],
      opens: office.opens,
      closes: office.closes,
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: agent.latitude, longitude: agent.longitude },
      geoRadius: office.serviceRadiusMeters,
    },
    parentOrganization: { '@type': 'Organization', name: agent.firm, url: outbound.teamSite },
    sameAs: socialLinks.map(({ link }) => link),
  } satisfies RealEstateAgent;
}

/** The rating with its source and date; only for pages that show it. */
export function ratingData(siteUrl: string) {
  return {
    '@type': 'AggregateRating',
    itemReviewed: { '@id': agentId(siteUrl) },
    ratingValue: googleSummary.ratingText,
    bestRating: '5',
    reviewCount: googleSummary.count,
  } satisfies AggregateRating;
}
