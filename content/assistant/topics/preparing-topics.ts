import type { Topic } from '#domain/chat/understand/topic.ts';

/** Making a home ready: repairs, pictures, words. */
export const preparingTopics: Topic[] = [
  {
    id: 'prepare-home',
    say: [
      '(get|getting|make|have) .. (home|house|condo|place) ready',
      '(get|getting) ready to (list|sell)',
      'what (needs? )?to (fix|repair|mend|update|improve)',
      '(prepare|preparing|prep|ready|fix|repair|repairs|renovate|renovation|renovations|remodel|update|updates|upgrade|upgrades|improve|improvements|paint|declutter|clean) & ({sell}|before|list|worth|first|showing)',
      '(color|colour|shade|paint)s? .. (sell|sells|buyers|appeal|interior|walls)',
      '(worth|value|pay off|pays off|return) .. (adding|add|renovating|remodeling|finishing|updating)',
      '(adding|add|finishing|renovating) .. (worth|value|pay off|pays off|return)',
      '(what|which) (repairs|updates|improvements|renovations|upgrades|projects)',
      'curb appeal',
      '(front door|wall|interior|exterior|kitchen)s? & colou?rs? & (sell|best|buyers|appeal)',
      'what (do|would) (\\w+ )?buyers (look for|want|like|care about|notice)',
      '(virtual|video|3 ?d) tours? & (my|our|{sell}|included|floor ?plans?)',
      '(fix|repair|renovate|upgrade|improve) & {sell}',
      'room by room',
      '(prepare|get ready|getting ready|ready) for (an |my |our |the )?open house',
      'checklist',
      'before (i|we|you) (list|sell|put)',
      'before (listing|selling|putting) .. {home}',
      '(preparar|arreglar|reparar|reparaciones|arreglos|arreglo|renovar|remodelar|pintar) & (casa|vender|venta|antes)',
      'should i (fix|repair|renovate|remodel|paint|replace|update)',
      'open house (for|of) (my|our)',
    ],
    answer: {
      en: 'Walk the house with three lists. Mend what an inspector will find anyway: slow leaks, loose rails, gutters, breakers. Refresh what shows from the door: paint, bulbs, grout, window glass, mulch. Leave alone what works: original windows, old floors, a sound old bath. Price each line in writing first; some work returns more than it costs and much of it returns less. Then come photographs at the right hour, a measured floor plan and showings on terms you set.',
      es: 'Recorra la casa con tres listas. Reparar lo que un inspector encontrará: fugas, barandas, canaletas. Refrescar lo que se ve desde la puerta: pintura, focos, juntas, vidrios. Dejar en paz lo que funciona: ventanas originales, pisos antiguos. Pida precio por escrito de cada línea antes de decidir.',
    },
    links: ['guideSelling', 'guideForm'],
    offer: 'selling',
  },
  {
    id: 'words-of-a-listing',
    say: [
      'how (do|would|will|does) (you|avery|the agent|the team) (describe|write|word|advertise) .. ({home}|listing)',
      '(write|words|wording) .. (my|our|the) (listing|description)',
    ],
    first: true,
    answer: {
      en: 'By what is there: rooms, light, materials, the lot, the year, the distance to the trail or the train; never by who should live in it, which fair housing law forbids. The words come after the photographs and a measured floor plan, and you read them before they go out.',
      es: 'Por lo que hay: cuartos, luz, materiales, el lote, el año, la distancia al sendero o al tren; nunca por quién debería vivir ahí, que la ley de vivienda justa lo prohíbe. Usted lee el texto antes de que salga.',
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
  {
    id: 'staging-and-pictures',
    say: [
      '(stage|staging|staged)',
      '(photos?|pictures|photograph\\w*|video|drone|(?<!open )floor ?plan) .. (take|shoot|of (my|our|the) {home}|{home}|professional)',
      '(who|takes?|taking|shoots?) .. (photos?|pictures|photographs)',
      'photos?',
      'photograph\\w*',
      '(?<!open )floor ?plan & (my|our|{sell}|draw|make|professional)',
      '(quien|toman?|hacen) .. fotos',
    ],
    answer: {
      en: 'The team arranges the photographs and a measured floor plan: we come once to look and once to photograph, at the hour that suits the porch. Clear surfaces before you buy anything, and wash the windows inside and out, because photographs see glass. My records name no photographer and no staging service; ask the team whether your house would gain by staging and what it costs.',
      es: 'El equipo organiza las fotografías y un plano con medidas: venimos una vez a mirar y otra a fotografiar, a la hora que mejor le va a la casa. Despeje las superficies antes de comprar nada y lave los vidrios. Mis registros no nombran fotógrafo ni servicio de decoración (staging): pregunte al equipo si le conviene y cuánto cuesta.',
    },
    links: ['guideSelling', 'guideForm'],
    offer: 'selling',
  },
];
