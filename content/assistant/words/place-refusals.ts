import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { lendersRule, nobodysAgent, saidByBrokers, saidBySellers } from './refusals-by-asker.ts';
import { ofSomebody, thoseBeside, thoseWhoCome } from './refusals-by-matter.ts';

/** No census holds them. */
const congregations = {
  en: 'The census does not ask about religion; congregations list themselves on maps and in their own directories, where you can look up the one you have in mind.',
  es: 'El censo no pregunta por la religión; las congregaciones aparecen en los mapas y en sus propios directorios, y allí puede buscar la que le interese.',
};

/** A seller who speaks of people means the buyers, or where to go next. */
const sellersRule = {
  said: saidBySellers,
  text: {
    en: "No, I can't help with that: under fair housing law I neither describe a place by who lives there nor choose buyers by who they are; even a partial motive counts (G.S. 41A-5).",
    es: 'No, en eso no puedo ayudar: por las leyes de vivienda justa (fair housing) no describo un lugar por quién vive allí ni elijo compradores por quiénes son; basta que sea parte del motivo (G.S. 41A-5).',
  },
  instead: {
    en: 'Offers can be judged by price, terms, proof of funds and dates, and the team can set them side by side. Homes and areas I can sort by price, size, commute and features.',
    es: 'Las ofertas se comparan por precio, condiciones, comprobante de fondos y fechas, y el equipo las pone lado a lado. Casas y zonas las puedo ordenar por precio, tamaño, traslado y características.',
  },
};

/** What is not told of a place: who lives there, and verdicts on safety and schools. */
export const placeRefusals: Refusals = {
  people: {
    text: {
      en: "No, I can't help with that: under fair housing law I never describe or choose a place by who lives there, and everyone gets the same answer.",
      es: 'No, en eso no puedo ayudar: por las leyes de vivienda justa (fair housing) nunca describo ni elijo un lugar por quién vive allí, y digo lo mismo a todas las personas.',
    },
    source: {
      en: 'Population figures are public at the U.S. Census Bureau (data.census.gov); how a street feels, a visit at several hours tells.',
      es: 'Las cifras de población son públicas en la Oficina del Censo (data.census.gov); el ambiente de una calle se conoce visitándola a distintas horas.',
    },
    byTrait: {
      religion: congregations,
      family: {
        en: "Population figures are public at the U.S. Census Bureau (data.census.gov); parks, playgrounds and an association's quiet hours are facts that anyone can check.",
        es: 'Las cifras de población son públicas en la Oficina del Censo (data.census.gov); los parques, las áreas de juego y el horario de silencio de una asociación son datos que cualquiera puede consultar.',
      },
      'family/without': {
        en: 'Only a community that qualifies as 55-plus may keep children out, and the team can search by that status in the MLS; quiet hours of an association are facts that anyone can check.',
        es: 'Solo una comunidad que califica como de 55 o más puede excluir a los niños, y el equipo puede buscar por esa condición en el MLS; el horario de silencio de una asociación es un dato que cualquiera puede consultar.',
      },
      'age/seniors': {
        en: 'Population figures are public at the U.S. Census Bureau (data.census.gov). A community that qualifies as 55-plus is lawful, and the team can search by that status in the MLS.',
        es: 'Las cifras de población son públicas en la Oficina del Censo (data.census.gov). Una comunidad que califica como de 55 o más es legal, y el equipo puede buscar por esa condición en el MLS.',
      },
      disability: {
        en: 'Ramps, elevators, single levels and the way to a clinic are facts of a place; who lives there with a disability is nobody’s to tell.',
        es: 'Rampas, elevadores, una sola planta y el camino a una clínica son datos del lugar; quién vive ahí con una discapacidad no le toca decirlo a nadie.',
      },
      assistance: {
        en: 'How somebody pays for a home is no feature of a street; dues, rental caps of an association and the age of a building are, and its papers tell them.',
        es: 'Cómo paga alguien su vivienda no es un rasgo de la calle; sí lo son las cuotas, los límites de renta de una asociación y la edad de un edificio, y constan en sus papeles.',
      },
      'assistance/homeless': {
        en: 'Where public services stand a map of the city shows; how a street feels, a visit at several hours tells.',
        es: 'Dónde hay servicios públicos lo muestra un mapa de la ciudad; el ambiente de una calle se conoce visitándola a distintas horas.',
      },
      'sex/orientation': {
        en: "The Census Bureau (data.census.gov) counts households, and nobody's orientation; a group you know of can tell where it meets.",
        es: 'El Censo (data.census.gov) cuenta hogares, no la orientación de nadie; un grupo que usted conozca puede decirle dónde se reúne.',
      },
    },
    instead: {
      en: 'I can sort homes and areas by price, size, commute and features.',
      es: 'Puedo ordenar casas y zonas por precio, tamaño, traslado y características.',
    },
    bySaid: [...ofSomebody, nobodysAgent, lendersRule, sellersRule],
    byMatter: [thoseBeside, thoseWhoCome],
    bySide: {
      broker: {
        said: saidByBrokers,
        text: {
          en: "No. Fair housing law binds us both: a client's instruction excuses neither of us from choosing people, or a place by its people. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more.",
          es: 'No. Las leyes de vivienda justa (fair housing) nos obligan a los dos; la instrucción de un cliente no nos excusa de elegir personas, ni un lugar por su gente. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más.',
        },
        instead: {
          en: 'I can search by objective criteria: price, rooms, size, features.',
          es: 'Puedo buscar con criterios objetivos: precio, cuartos, tamaño, características.',
        },
      },
      landlord: {
        text: {
          en: 'No. Fair housing law lets you choose tenants on rental facts, not on who they are or how they are seen.',
          es: 'No. Las leyes de vivienda justa (fair housing) permiten elegir inquilinos por datos del alquiler, no por quiénes son ni cómo se les ve.',
        },
        instead: {
          en: 'Hold every applicant to the same written criteria, income, credit and rental history, with dated records; the Charlotte-Mecklenburg Community Relations Committee or an attorney can say more.',
          es: 'Pida a cada solicitante los mismos criterios escritos, ingresos, crédito e historial de renta, con registros fechados; el comité de Community Relations de Charlotte-Mecklenburg o un abogado pueden decirle más.',
        },
      },
      investor: {
        said: [
          'investor here',
          'i am an investor',
          'i am a property investor',
          'in my duplex',
          'in my rental',
        ],
        text: {
          en: "No, I can't help with that: under fair housing law I choose neither a place nor a tenant by who people are, and everyone gets the same answer.",
          es: 'No, en eso no puedo ayudar: por las leyes de vivienda justa (fair housing) no elijo ni un lugar ni un inquilino por quiénes son las personas, y digo lo mismo a todas.',
        },
        source: {
          en: 'Household figures are public at the U.S. Census Bureau (data.census.gov).',
          es: 'Las cifras de hogares son públicas en la Oficina del Censo (data.census.gov).',
        },
        instead: {
          en: 'A rental can be weighed by price, rent, taxes, dues and days on market, and an applicant by the same written criteria as all others: income, credit, rental history.',
          es: 'Un alquiler se puede valorar por precio, renta, impuestos, cuotas y días en el mercado, y un solicitante con los mismos criterios escritos que todos: ingresos, crédito, historial de renta.',
        },
      },
    },
    links: ['areas', 'call'],
  },
  faith: {
    text: {
      en: "No, I can't help with that: under fair housing law I never describe or choose a place by anyone's faith, and everyone gets the same answer.",
      es: 'No, en eso no puedo ayudar: por las leyes de vivienda justa (fair housing) nunca describo ni elijo un lugar por la fe de nadie, y digo lo mismo a todas las personas.',
    },
    source: congregations,
    instead: {
      en: 'A distance is a fact: name the address, and the team can tell how far a home is from it. I can look for homes by price, size and features.',
      es: 'Una distancia es un dato: dé la dirección y el equipo le dice a cuánto queda de una casa. Yo puedo buscar casas por precio, tamaño y características.',
    },
    bySaid: [...ofSomebody, sellersRule],
    bySide: {
      broker: {
        said: saidByBrokers,
        text: {
          en: "No. Fair housing law binds us both: a client's instruction excuses neither of us from choosing a place by faith. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more.",
          es: 'No. Las leyes de vivienda justa (fair housing) nos obligan a los dos; la instrucción de un cliente no nos excusa de elegir un lugar por la fe. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más.',
        },
        instead: {
          en: "Your client can name the address of a congregation, and a home's distance from it is a fact.",
          es: 'Su cliente puede dar la dirección de una congregación, y la distancia desde una casa es un dato.',
        },
      },
    },
    links: ['areas', 'call'],
  },
  safety: {
    text: {
      en: 'No, I cannot rate a place as safe or unsafe: under fair housing guidance that judgment is yours, and mine could steer you.',
      es: 'No, no puedo decir si un lugar es seguro: según las normas de vivienda justa (fair housing) ese juicio es suyo, y el mío podría influir en usted.',
    },
    source: {
      en: "The police department publishes incidents by address on its crime map (data.charlottenc.gov); outside the city ask the town's police.",
      es: 'La policía publica los incidentes por dirección en su mapa (data.charlottenc.gov); fuera de la ciudad, pregunte a la policía del municipio.',
    },
    instead: {
      en: 'Visit at the hours you would be home; I can look for homes by price, size and features such as a garage.',
      es: 'Visite a las horas en que estaría en casa; yo puedo buscar casas por precio, tamaño y características como un garaje.',
    },
    links: ['areas', 'call'],
  },
  offenders: {
    named: {
      words: [
        'sex offender',
        'sex offenders',
        'pedophile',
        'pedophiles',
        'offender registry',
        'pedofilo',
        'pedofilos',
        'molester',
        'molesters',
        'ofensores sexuales',
        'delincuentes sexuales',
        'delincuente sexual',
        'agresores sexuales',
        'agresor sexual',
        'predator',
        'predators',
      ],
      insteadOf: ['people', 'faith', 'safety', 'schools'],
    },
    text: {
      en: 'No, I look nobody up and rate no street by its people: under fair housing guidance that judgment is yours.',
      es: 'No, no investigo a nadie ni califico una calle por su gente: según las normas de vivienda justa (fair housing) ese juicio es suyo.',
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
      en: 'No, I cannot rank schools: which is best depends on you, and under fair housing guidance my verdict could steer you.',
      es: 'No, no puedo calificar escuelas: cuál es mejor depende de usted, y según las normas de vivienda justa (fair housing) mi opinión podría influir.',
    },
    source: {
      en: 'The NC School Report Cards hold the official figures, and the school finder of Charlotte-Mecklenburg Schools (CMS, cmsk12.org) tells which school an address is assigned to.',
      es: 'Las NC School Report Cards tienen las cifras oficiales, y el buscador de Charlotte-Mecklenburg Schools (CMS, cmsk12.org) dice qué escuela corresponde a una dirección.',
    },
    instead: {
      en: 'I can look for homes by price, bedrooms and area.',
      es: 'Puedo buscar casas por precio, dormitorios y zona.',
    },
    links: ['areas', 'call'],
  },
};
