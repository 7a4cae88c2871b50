import type { AdvertisingRule } from '#domain/fair-housing/advertising-words.ts';

/** The most common phrases in Spanish, because the assistant answers in Spanish too. */
export const spanishRules: AdvertisingRule[] = [
  {
    protectedClass: 'family',
    reason: 'It says by familial status who should live there.',
    phrases: [
      'ideal/perfecto/perfecta/bueno/buena/excelente/adecuado/adecuada para [una/un/su/toda/la/las/los] [joven] {gente}',
      'barrio/zona/vecindario/ambiente/comunidad familiar',
    ],
    suggestion: 'cuatro recámaras y patio cercado',
  },
  {
    protectedClass: 'family',
    reason: 'It turns people away by familial status.',
    phrases: [
      'solo/solamente/unicamente [para] {gente}',
      'no se aceptan/admiten/permiten {gente}',
      'no {gente}',
      'sin niño/hijo',
      'se prefieren {gente}',
    ],
    suggestion: 'abierto a todos',
  },
  {
    protectedClass: 'origin',
    reason: 'It turns people away by what the law protects.',
    phrases: [
      'solo/solamente/unicamente [para] {grupo}',
      'no se aceptan/admiten/permiten {grupo}',
      'se prefieren {grupo}',
      'ideal para {grupo}',
    ],
    suggestion: 'abierto a todos',
  },
  {
    protectedClass: 'income',
    reason: 'Refusing vouchers is unlawful in assisted housing, and elsewhere may fall on protected groups.',
    phrases: [
      'no [se] acepto/acepta/aceptan/aceptamos/admite/admiten/admitimos/permite/permiten/toma/tomamos {ayuda}',
      'no/sin {ayuda}',
      '{ayuda} no aceptada/aceptado/permitida/permitido',
      '[inquilinos/solicitantes/personas/gente] [de/con] {ayuda} abstenerse',
    ],
    suggestion: 'ingresos legales comprobables',
  },
  {
    protectedClass: 'race',
    reason: 'It describes an area by the people there.',
    phrases: [
      '{barrio} hispano/hispana/latino/latina/blanco/blanca/negro/negra/cristiano/cristiana/judio/judia/exclusivo/exclusiva',
    ],
    suggestion: '{barrio}',
  },
  {
    protectedClass: 'steering',
    reason: 'A verdict on safety is heard as one on the people who live there.',
    phrases: [
      '{barrio} [muy] seguro/segura/peligroso/peligrosa',
      '{barrio} tranquilo/tranquila y seguro/segura',
    ],
    suggestion: '{barrio}',
  },
  {
    protectedClass: 'steering',
    reason: 'Which schools are good is a judgment that steers people; the assigned school is a fact.',
    phrases: ['buena/excelente/mejor/mejores/mala escuela'],
    suggestion: 'escuelas asignadas: consulte a CMS',
  },
];
