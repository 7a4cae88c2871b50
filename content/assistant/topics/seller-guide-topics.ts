import type { Topic } from '#domain/chat/understand/topic.ts';
import { GUIDE_PAGES } from '../../seller-guide.ts';
import { contentsSheet } from '../../seller-guide-steps.ts';

const GUIDE_PARTS = contentsSheet.parts.map(
  ({ title, text }) => `${title} (${text[0]?.toLowerCase()}${text.slice(1)})`,
);

/** The seller's guide: what is in it, and how one gets it. */
export const sellerGuideTopics: Topic[] = [
  {
    id: 'guide-contents',
    say: [
      '(what|which|how many) & (in|inside|chapters?|topics?|sections?|contents?|about|covers?|covered|includ\\w*|contain\\w*) & (the|your|this|that|free|seller|sellers|selling) guide',
      'guide & (cover|covers|contain|contains|include|includes|talk about|tell me|teach|chapters?|table of contents|inside|about what)',
      'what (do|will|would|can) (i|we) (learn|find|read|get) .. guide',
      'que (trae|tiene|incluye|contiene|dice) .. guia',
      'contenido & guia',
    ],
    first: true,
    answer: {
      en: `The Seller's Guide, a free PDF of ${GUIDE_PAGES} pages, on pricing, preparing and closing a home in-town, has these parts: ${GUIDE_PARTS.join('; ')}. The form on the Sell page downloads it at once.`,
      es: `La guía del vendedor, un PDF gratis de ${GUIDE_PAGES} páginas (en inglés), trata del sistema de venta, el precio, la preparación, una lista cuarto por cuarto, la presentación, el calendario, las ofertas y el cierre, los costos y las preguntas frecuentes. El formulario de la página Sell la descarga al momento.`,
    },
    links: ['guideForm'],
  },
  {
    id: 'sellers-guide',
    say: [
      '(seller|sellers|selling|free|pdf|vendedor|home selling) (guide|pdf|guia)s?',
      'guia (del? |para )?(los )?(vendedor(es)?|venta|gratis|gratuita|vender)',
      '{howlong} (is|are) .. guide',
      'guide & (free|fee|charge|download|seller|sellers|selling|pdf|copy|get|cost|page|pages|email|send)',
      'download',
      '(is there|have|got) (a|any) guide (i|we) (can|could) (read|get|download|have|see)$',
      'descargar',
      '(free|pdf) .. guide',
      '(send|email|mail|text) (me|us) .. guide',
      'guia & (gratis|vendedor|descarg\\w*|obten\\w*|pdf|paginas)',
      'guide & (seller|sellers|selling) & (cost|money|price|pay|free|charge)',
      'guide & (mail|post|printed|paper) & (me|her|him|them|us)',
    ],
    first: true,
    answer: {
      en: `The Seller's Guide is free: a PDF of ${GUIDE_PAGES} pages on pricing, preparing and closing a home in-town. Fill in the form on the Sell page; it downloads at once and a link comes by email.`,
      es: `La guía del vendedor es gratis: un PDF de ${GUIDE_PAGES} páginas (en inglés). Llene el formulario de la página Sell; se descarga al momento y el enlace llega por correo.`,
    },
    links: ['guideForm'],
  },
];
