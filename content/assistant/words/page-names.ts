import type { SitePage } from '#domain/chat/answer/answer.ts';
import { assistantPages } from '../assistant-pages.ts';

/** Names people use for the pages of this site, as plain text; specific names come first. */
const NAMES: [link: keyof typeof assistantPages, names: readonly string[]][] = [
  [
    'guideForm',
    [
      'sellers guide',
      'seller guide',
      'seller s guide',
      'sellers guides',
      'free guide',
      'guia del vendedor',
      'guia para vendedores',
      'guia para vender',
    ],
  ],
  ['guideSelling', ['guide to selling', 'selling guide']],
  [
    'guideBuying',
    [
      'buyers guide',
      'buyer guide',
      'buyer s guide',
      'buying guide',
      'first time buyer guide',
      'guia para compradores',
    ],
  ],
  ['market', ['market page', 'market insights', 'market report', 'market reports', 'pagina de mercado']],
  ['reviews', ['reviews page', 'review page', 'pagina de resenas']],
  ['compare', ['compare page', 'comparison page', 'pagina de comparar']],
  ['areas', ['neighborhood pages', 'neighborhoods page', 'neighborhood page']],
  ['contact', ['contact form', 'contact page', 'formulario de contacto']],
  ['privacy', ['privacy policy', 'privacy page', 'politica de privacidad']],
];

export const sitePages: SitePage[] = NAMES.map(([link, names]) => {
  const { label, labelEs } = assistantPages[link] ?? { label: '', labelEs: '' };
  return { link, names, label: { en: label, es: labelEs } };
});
