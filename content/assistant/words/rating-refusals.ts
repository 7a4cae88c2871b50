import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { brokersRule } from './refusal-parts.ts';

const crimeMap = {
  en: "The police department publishes incidents by address on its crime map (data.charlottenc.gov); outside the city ask the town's police.",
  es: 'La policía publica los incidentes por dirección en su mapa (data.charlottenc.gov); fuera de la ciudad, pregunte a la policía del municipio.',
};

const schoolSources = {
  en: 'The NC School Report Cards hold the official figures, and the school finder of Charlotte-Mecklenburg Schools (CMS, cmsk12.org) tells which school an address is assigned to.',
  es: 'Las NC School Report Cards tienen las cifras oficiales, y el buscador de Charlotte-Mecklenburg Schools (CMS, cmsk12.org) dice qué escuela corresponde a una dirección.',
};

/** Refusals to rate safety, registered offenders or schools. */
export const ratingRefusals: Refusals = {
  safety: {
    text: {
      en: "I can't rate a place as safe or unsafe: under fair housing guidance that judgment is yours, and mine could steer you.",
      es: 'No puedo decir si un lugar es seguro: según las normas de vivienda justa (fair housing) ese juicio es suyo, y el mío podría influir en usted.',
    },
    source: crimeMap,
    instead: {
      en: 'Visit at the hours you would be home; I can look for homes by price, size and features such as a garage.',
      es: 'Visite a las horas en que estaría en casa; yo puedo buscar casas por precio, tamaño y características como un garaje.',
    },
    bySide: {
      broker: {
        text: {
          en: "I can't rate a place as safe or unsafe, and neither should you for a client: under fair housing guidance such a verdict steers, and a client's wish excuses neither of us.",
          es: 'No puedo decir si un lugar es seguro, y usted tampoco debería a un cliente: según las normas de vivienda justa (fair housing) tal juicio orienta, y el deseo de un cliente no nos excusa.',
        },
        source: crimeMap,
        instead: {
          en: 'Send your client there and search by price, size and features; your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more.',
          es: 'Envíe allí a su cliente y busque por precio, tamaño y características; su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más.',
        },
      },
    },
    links: ['areas', 'call'],
  },
  offenders: {
    text: {
      en: "I don't look anybody up or rate a street by its people: under fair housing guidance that judgment is yours.",
      es: 'No investigo a nadie ni califico una calle por su gente: según las normas de vivienda justa (fair housing) ese juicio es suyo.',
    },
    source: {
      en: 'The North Carolina Sex Offender Registry is public and can be searched by address (sexoffender.ncsbi.gov).',
      es: 'El registro de ofensores sexuales de Carolina del Norte es público y se consulta por dirección (sexoffender.ncsbi.gov).',
    },
    instead: {
      en: 'I can look for homes by price, size and features.',
      es: 'Puedo buscar casas por precio, tamaño y características.',
    },
    links: ['areas', 'call'],
  },
  schools: {
    text: {
      en: "I can't rank schools: which is best depends on you, and under fair housing guidance my verdict could steer you.",
      es: 'No puedo calificar escuelas: cuál es mejor depende de usted, y según las normas de vivienda justa (fair housing) mi opinión podría influir.',
    },
    source: schoolSources,
    byTrait: {
      race: {
        en: 'The NC School Report Cards hold the official figures, who attends included, and the school finder of Charlotte-Mecklenburg Schools (CMS, cmsk12.org) tells which school an address is assigned to.',
        es: 'Las NC School Report Cards tienen las cifras oficiales, también de quiénes asisten, y el buscador de Charlotte-Mecklenburg Schools (CMS, cmsk12.org) dice qué escuela corresponde a una dirección.',
      },
    },
    instead: {
      en: 'I can look for homes by price, bedrooms and area.',
      es: 'Puedo buscar casas por precio, dormitorios y zona.',
    },
    bySide: {
      broker: {
        ...brokersRule,
        source: schoolSources,
      },
    },
    links: ['areas', 'call'],
  },
};
