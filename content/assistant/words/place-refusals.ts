import type { Refusals, RefusalWords } from '#domain/chat/answer/refusal.ts';
import { brokersRule, byOffer, census, congregations } from './refusal-parts.ts';

const families = {
  en: "Population figures are public at the U.S. Census Bureau (data.census.gov); parks, playgrounds and an association's quiet hours are facts that anyone can check.",
  es: 'Las cifras de población son públicas en la Oficina del Censo (data.census.gov); los parques, las áreas de juego y el horario de silencio de una asociación son datos que cualquiera puede consultar.',
};

const sorted = {
  en: 'I can sort homes and areas by price, size, commute and features.',
  es: 'Puedo ordenar casas y zonas por precio, tamaño, traslado y características.',
};

const asInvestor = {
  en: 'A rental can be weighed by price, rent, taxes, dues and days on market, and an applicant by the same written criteria as all others: income, credit, rental history.',
  es: 'Un alquiler se puede valorar por precio, renta, impuestos, cuotas y días en el mercado, y un solicitante con los mismos criterios escritos que todos: ingresos, crédito, historial de renta.',
};

/** For a seller, because people in a seller's request are buyers or neighbors at the next home. */
const sellersRule: RefusalWords = {
  text: {
    en: "I can't help with that: under fair housing law I neither describe a place by who lives there nor choose buyers by who they are[, {traits} included]; even a partial motive counts (G.S. 41A-5).",
    es: 'No puedo ayudar con eso: según las leyes de vivienda justa (fair housing) no describo un lugar por quién vive allí ni elijo compradores por quiénes son[, tampoco por {traits}]; basta que sea parte del motivo (G.S. 41A-5).',
  },
  instead: byOffer,
};

/** Refusals about who lives in a place, who is moving in or out, and the effect on prices. */
export const placeRefusals: Refusals = {
  people: {
    text: {
      en: "I can't describe or choose a place by who lives there: under fair housing law nobody is steered[ by {traits}], and everyone gets the same answer.",
      es: 'No puedo describir ni elegir un lugar por quién vive allí: según las leyes de vivienda justa (fair housing) a nadie se le orienta[ por {traits}], y digo lo mismo a todas las personas.',
    },
    source: census,
    byTrait: {
      race: census,
      origin: census,
      religion: congregations,
      family: families,
      'family/children': families,
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
      'disability/illness': census,
      assistance: {
        en: 'How somebody pays for a home is no feature of a street; dues, rental caps of an association and the age of a building are, and its papers tell them.',
        es: 'Cómo paga alguien su vivienda no es un rasgo de la calle; sí lo son las cuotas, los límites de renta de una asociación y la edad de un edificio, y constan en sus papeles.',
      },
      'assistance/homeless': {
        en: 'Where public services stand a map of the city shows; how a street feels, a visit at several hours tells.',
        es: 'Dónde hay servicios públicos lo muestra un mapa de la ciudad; el ambiente de una calle se conoce visitándola a distintas horas.',
      },
      'sex/orientation': {
        en: "The Census Bureau (data.census.gov) counts households, and nobody's orientation; local LGBTQ groups can tell where they meet.",
        es: 'El Censo (data.census.gov) cuenta hogares, no la orientación de nadie; los grupos LGBTQ locales pueden decirle dónde se reúnen.',
      },
    },
    instead: sorted,
    bySide: {
      broker: {
        ...brokersRule,
        instead: {
          en: 'I can search by objective criteria: price, rooms, size, features. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say how to answer the client.',
          es: 'Puedo buscar con criterios objetivos: precio, cuartos, tamaño, características. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) le dicen cómo contestar al cliente.',
        },
      },
      landlord: {
        text: {
          en: "I can't help with that: under fair housing law I choose neither a place nor a tenant by who people are[, {traits} included], and everyone gets the same answer.",
          es: 'No puedo ayudar con eso: según las leyes de vivienda justa (fair housing) no elijo ni un lugar ni un inquilino por quiénes son las personas[, tampoco por {traits}], y digo lo mismo a todas.',
        },
        instead: asInvestor,
      },
      seller: sellersRule,
    },
    links: ['areas', 'call'],
  },
  welcome: {
    text: {
      en: "I can't promise how neighbors will take anyone, or pick a place by who lives there: under fair housing law nobody is steered[ by {traits}], and you may buy or rent wherever you like.",
      es: 'No puedo prometer cómo recibirán los vecinos a nadie ni elegir un lugar por quién vive allí: según las leyes de vivienda justa (fair housing) a nadie se le orienta[ por {traits}], y usted puede comprar o rentar donde quiera.',
    },
    source: {
      en: 'Visit at several hours, say hello on the street, and ask people you trust who live near.',
      es: 'Visite a distintas horas, salude en la calle y pregunte a conocidos que vivan cerca.',
    },
    byTrait: {
      religion: {
        en: 'Congregations list themselves on maps and in their own directories, and people there can tell you of their own experience.',
        es: 'Las congregaciones aparecen en los mapas y en sus propios directorios, y ahí le pueden contar su experiencia.',
      },
      'sex/orientation': {
        en: 'Visit at several hours; local LGBTQ groups can tell you of their own experience.',
        es: 'Visite a distintas horas; los grupos LGBTQ locales pueden contarle su experiencia.',
      },
    },
    instead: {
      en: 'If somebody ever treats you worse, HUD (800-669-9777) hears it. I can sort homes and areas by price, size, commute and features.',
      es: 'Si alguien le trata peor, HUD (800-669-9777) lo atiende. Puedo ordenar casas y zonas por precio, tamaño, traslado y características.',
    },
    links: ['areas', 'call'],
  },
  'next-door': {
    text: {
      en: "I can't tell you who the neighbors are: under fair housing law a home is not described or chosen by them[, {traits} included], and everyone gets the same answer.",
      es: 'No puedo decirle quiénes son los vecinos: según las leyes de vivienda justa (fair housing) una casa no se describe ni se elige por ellos[, tampoco por {traits}], y digo lo mismo a todas las personas.',
    },
    source: {
      en: 'What you can check yourself: noise and parking at several hours, the rules of the association, and a hello over the fence before the due diligence period ends.',
      es: 'Lo que puede comprobar usted: ruido y estacionamiento a distintas horas, las reglas de la asociación y un saludo a los de al lado antes de que termine el due diligence.',
    },
    instead: {
      en: 'I can tell a home’s price, size, lot and features.',
      es: 'Puedo decirle precio, superficie, lote y características de una casa.',
    },
    bySide: { broker: brokersRule },
    links: ['areas', 'call'],
  },
  change: {
    text: {
      en: "I can't describe a place by who comes or goes: under fair housing law nobody is steered[ by {traits}], and everyone gets the same answer.",
      es: 'No puedo describir un lugar por quién llega o se va: según las leyes de vivienda justa (fair housing) a nadie se le orienta[ por {traits}], y digo lo mismo a todas las personas.',
    },
    source: {
      en: 'What changes in houses and prices is on record: permits and rezonings by address at the city and the county, sold prices year by year; population counts are the Census Bureau’s (data.census.gov).',
      es: 'Lo que cambia en casas y precios consta: permisos y cambios de zonificación por dirección en la ciudad y el condado, precios de venta por año; los conteos de población son del Censo (data.census.gov).',
    },
    instead: {
      en: 'Here I can tell each area’s median price and days on the market.',
      es: 'Aquí puedo decirle el precio mediano y los días en el mercado de cada zona.',
    },
    bySide: {
      broker: brokersRule,
      landlord: {
        text: {
          en: "I can't choose a place by who comes or goes: under fair housing law that is steering[ by {traits}], for investors too.",
          es: 'No puedo elegir un lugar por quién llega o se va: según las leyes de vivienda justa (fair housing) eso es orientar[ por {traits}], también para inversionistas.',
        },
        source: {
          en: 'Permits, rezonings and sold prices year by year are on record at the city and the county.',
          es: 'Los permisos, cambios de zonificación y precios de venta por año constan en la ciudad y el condado.',
        },
        instead: asInvestor,
      },
    },
    links: ['areas', 'call'],
  },
  value: {
    text: {
      en: "I can't tie a home's value to who lives or moves in nearby[, {traits} included]: fair housing law forbids agents and appraisers to do so, and talk that prices fall because of people is how owners were once scared into selling.",
      es: 'No puedo ligar el valor de una casa a quién vive o llega cerca[, tampoco a {traits}]: las leyes de vivienda justa (fair housing) se lo prohíben a agentes y valuadores, y decir que los precios bajan por la gente fue la manera de asustar a los dueños para que vendieran.',
    },
    source: {
      en: 'What moves a price is the house, its size and condition, the location and what similar homes sold for; sold prices are public at the county.',
      es: 'Lo que mueve un precio es la casa, su tamaño y estado, la ubicación y en cuánto se vendieron otras parecidas; los precios de venta son públicos en el condado.',
    },
    instead: {
      en: 'I can tell each area’s median price, its change over a year and days on the market.',
      es: 'Puedo decirle el precio mediano de cada zona, su cambio en un año y los días en el mercado.',
    },
    bySide: {
      seller: {
        text: {
          en: "I can't tie your price to who lives or moves in nearby[, {traits} included]: fair housing law forbids agents and appraisers to do so, and neighbors' lives are nothing a seller must disclose.",
          es: 'No puedo ligar su precio a quién vive o llega cerca[, tampoco a {traits}]: las leyes de vivienda justa (fair housing) se lo prohíben a agentes y valuadores, y la vida de los vecinos no es algo que el vendedor deba revelar.',
        },
        source: {
          en: 'Your price follows the condition, size and location of the house and what similar homes sold for lately.',
          es: 'Su precio sigue el estado, el tamaño y la ubicación de la casa y en cuánto se vendieron otras parecidas.',
        },
        instead: {
          en: 'The team can work out a value from recent sales, at no cost.',
          es: 'El equipo puede calcularle un valor con ventas recientes, sin costo.',
        },
      },
      broker: brokersRule,
    },
    links: ['market', 'contact'],
  },
  faith: {
    text: {
      en: "I can't describe or choose a place by anyone's faith: under fair housing law nobody is steered[ by {traits}], and everyone gets the same answer.",
      es: 'No puedo describir ni elegir un lugar por la fe de nadie: según las leyes de vivienda justa (fair housing) a nadie se le orienta[ por {traits}], y digo lo mismo a todas las personas.',
    },
    source: congregations,
    byTrait: { religion: congregations, origin: census, race: census },
    instead: {
      en: 'A distance is a fact: name the address, and the team can tell how far a home is from it. I can look for homes by price, size and features.',
      es: 'Una distancia es un dato: dé la dirección y el equipo le dice a cuánto queda de una casa. Yo puedo buscar casas por precio, tamaño y características.',
    },
    bySide: {
      broker: {
        ...brokersRule,
        instead: {
          en: "Your client can name the address of a congregation, and a home's distance from it is a fact. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more.",
          es: 'Su cliente puede dar la dirección de una congregación, y la distancia desde una casa es un dato. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más.',
        },
      },
      seller: sellersRule,
    },
    links: ['areas', 'call'],
  },
};
