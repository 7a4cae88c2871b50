import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import { siteUrls } from '../site-urls.ts';

/** The targets of an answer's chips: pages of this site, phone numbers and the e-mail address. */
export const assistantPages: Record<string, { label: string; labelEs: string; href: string }> = {
  home: { label: 'Home page', labelEs: 'Página principal', href: '/' },
  about: { label: `About ${agent.firstName}`, labelEs: `Sobre ${agent.firstName}`, href: '/#about' },
  sell: { label: 'Selling', labelEs: 'Vender', href: '/sell' },
  guideForm: { label: "Seller's guide", labelEs: 'Guía del vendedor', href: '/sell#guide' },
  reviews: { label: 'Reviews', labelEs: 'Reseñas', href: '/reviews' },
  market: { label: 'Market Insights', labelEs: 'Datos del mercado', href: '/market-insights' },
  trends: { label: 'Market trends', labelEs: 'Tendencias', href: '/market-insights?tab=trends' },
  areas: { label: 'All neighborhoods', labelEs: 'Todos los vecindarios', href: '/neighborhoods' },
  compare: { label: 'Compare homes', labelEs: 'Comparar casas', href: '/compare' },
  contact: { label: 'Contact form', labelEs: 'Formulario de contacto', href: siteUrls.contact },
  privacy: { label: 'Privacy Policy', labelEs: 'Política de privacidad', href: siteUrls.privacy },
  call: { label: `Call ${agent.phone}`, labelEs: `Llamar al ${agent.phone}`, href: agent.phoneHref },
  emergency: { label: 'Call 911', labelEs: 'Llamar al 911', href: 'tel:911' },
  lifeline: { label: 'Call 988', labelEs: 'Llamar al 988', href: 'tel:988' },
  email: { label: 'Email', labelEs: 'Correo electrónico', href: `mailto:${agent.email}` },
  guideSelling: {
    label: 'Guide: Selling a home in Charlotte',
    labelEs: 'Guía: vender una casa (en inglés)',
    href: '/guides/selling-a-home-in-charlotte',
  },
  guideBuying: {
    label: "Guide: The first-time buyer's path",
    labelEs: 'Guía: primera compra (en inglés)',
    href: '/guides/first-time-buyers-path-in-north-carolina',
  },
  guideRail: {
    label: 'Guide: Living along the light rail',
    labelEs: 'Guía: vivir junto al tren (en inglés)',
    href: '/guides/living-along-the-light-rail',
  },
  guideMyersPark: {
    label: 'Guide: A day in Myers Park',
    labelEs: 'Guía: Myers Park (en inglés)',
    href: '/guides/a-day-in-myers-park',
  },
};
