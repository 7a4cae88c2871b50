import type { AggregateRating, RealEstateAgent } from 'schema-dts';
import { agent, agentName, firm, phoneHref } from '#content/agent.ts';
import { outbound, socialLinks } from '#content/navigation.ts';
import { office } from '#content/office.ts';
import { pages } from '#content/pages.ts';
import { googleSummary } from '#content/reviews.ts';
import { cardOf } from '../cards/card-of.ts';

/** What every block on the site calls the agent by. */
export const agentId = (siteUrl: string) => `${siteUrl}/#agent`;

/** The agent as a local business: where, when, how far around (spec, section 1). */
export function agentData(siteUrl: string) {
  return {
    '@type': 'RealEstateAgent',
    '@id': agentId(siteUrl),
    name: agentName,
    url: `${siteUrl}/`,
    image: `${siteUrl}${cardOf(pages.home.card).url}`,
    telephone: phoneHref.replace('tel:', ''),
    email: agent.email,
    priceRange: office.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.streetAddress,
      addressLocality: firm.city,
      addressRegion: firm.state,
      postalCode: firm.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: firm.latitude, longitude: firm.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...office.days],
      opens: office.opens,
      closes: office.closes,
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: firm.latitude, longitude: firm.longitude },
      geoRadius: office.serviceRadiusMeters,
    },
    parentOrganization: { '@type': 'Organization', name: firm.name, url: outbound.teamSite },
    sameAs: socialLinks.map(({ link }) => link),
  } satisfies RealEstateAgent;
}

/** The rating as the page states it, source and date beside it; only for pages that do. */
export function ratingData(siteUrl: string) {
  return {
    '@type': 'AggregateRating',
    itemReviewed: { '@id': agentId(siteUrl) },
    ratingValue: googleSummary.ratingText,
    bestRating: '5',
    reviewCount: googleSummary.count,
  } satisfies AggregateRating;
}
