import type { HomeWords } from '#domain/chat/understand/home-query.ts';
import { homeFeatures } from './home-features.ts';

/** How people name kinds, states, orders and features of homes, and what the records say instead. */
export const homeWords: HomeWords = {
  types: {
    Condominium: [
      'condo',
      'condos',
      'condominiums?',
      'flats?',
      'lofts?',
      '(?<!(in law|garage|guest|basement|nanny|separate|own) )apartments?',
      'condominios?',
      'departamentos?',
      'apartamentos?',
      'penthouses?',
      'bachelor pads?',
      'high ?rise',
    ],
    'Town house': ['town ?(house|home)s?', 'row ?(house|home)s?', 'casas? adosadas?'],
    'Multi family': [
      '(du|tri|quad|four ?)plex(es)?',
      '(multi|two|three|four|2|3|4) ?family( home| house)?s?',
    ],
    'Manufactured home': ['(mobile|manufactured|modular|tiny) (home|house)s?', 'trailers?'],
    Land: [
      '(for sale|buy|any|vacant|building|raw|some) (land|lots)',
      '(land|vacant lots?) (for sale|to build)',
      'terrenos? .. venta',
    ],
    'Single family': [
      'single family( home| house)?s?',
      'detached( home| house)?s?',
      'stand ?alone (home|house)s?',
      'unifamiliar(es)?',
      'casas? independientes?',
      'sfh',
    ],
  },
  statuses: {
    Active: [
      'still (active|available)',
      'status active',
      '(only|just|want|show|see) (\\w+ )?active (listings?|homes?|ones?)',
    ],
    Pending: ['pending'],
    'Coming Soon': ['coming soon', 'not (yet )?on the market', 'upcoming', 'proximamente'],
    'Active Under Contract': ['under contract', 'bajo contrato'],
  },
  orders: {
    'most-land': [
      '(big|bigger|large|larger|huge|biggest|largest|spacious|wide|deep) (lots?|(back ?)?yards?|acreage|land|piece of land)',
      '(lots of|most|plenty of|more) land',
      'acreage',
      '(terreno|lote) (mas )?grande',
    ],
    'cheapest-per-foot': [
      '(cheapest|lowest|least|best|most) .. (per|a) (square|sq) ?(foot|ft|feet)',
      '(cheapest|lowest|least|best) .. per (sqft|foot)',
    ],
    cheapest: [
      '(cheap|cheaper|cheapest|lowest priced|least expensive|lowest price|most affordable|affordable|less expensive|cheap (one|1)|(good|great|best|any) deals?|bargains?|barat[oa]s?|mas economic[oa]s?|menos car[oa])',
    ],
    dearest: [
      '((expensive|pricey) (one|1)|pricier|dearer|most expensive|priciest|highest priced|highest price|luxury|mas car[oa]s?|more expensive)',
    ],
    largest: [
      '((big|large) (one|1)|largest|biggest|larger|bigger|(most|(?<!(need|want|needing|have|get|for) )more) (space|square footage|square feet|room|bedrooms|beds|bathrooms|baths)|mas grandes?)',
    ],
    smallest: ['(smallest|smaller|tiniest|mas pequen[oa]s?)'],
    latest: [
      '((anything|whats?|what is|something) new(?! (construction|build))|newest listings?|newly listed|just listed|latest listings?|new listings?|most recent listings?|recently listed|fewest days|fresh|(newest|new|latest) (on|to) the market)',
    ],
    newest: [
      '(newest|brand new|youngest|most recently built|newer|newest construction|new construction|newly built|new build|mas nuev[oa]s?|mas recientes?)',
    ],
    oldest: [
      '(which|what|cual) (one |1 )?(is|es) (the )?older',
      '(the )?older (one|1)',
      '(average|typical|usual|median) (age|year built)',
      'how old (are|is) .. (homes|houses|condos|properties|listings)(?! (in|at|on|around) _)',
      '(oldest|most historic|oldest built|mas antigu[oa]s?|mas viej[oa]s?)',
    ],
    longest: [
      '(been |was |is )?(on the market|listed|for sale|sitting) (the )?longer',
      '(longest on the market|on the market (the )?longest|been (listed|on the market|sitting) (the )?longest|most days on|sitting longest|sitting .. (while|long)|oldest listing)',
    ],
  },
  details:
    'style architecture site website page sounds sound looks seems sitting taking offers primero primera segundo segunda tercero tercera visitar visita pay exactly included include includes mide medida contact call who reach near nearby next around special unique tamano lote superficie high tall wide close far bigger larger smaller less fewer older newer cheaper pricier than years sit sits firm brokerage agent broker anos price priced cost costs much worth expensive cheap asking list bed beds bedroom bedrooms bath baths bathroom bathrooms room rooms big large small size square feet foot footage sqft built build year old age new newer lot land acre acres status available availability taken gone still sale sold sell selling listed listing listings pending active coming soon under contract market days dom type kind home house condo condominium townhouse property place unit detail details info information describe description address anything something lots lot nice cute lovely beautiful great good want wants number photo photos picture pictures precio cuesta vale habitaciones recamaras dormitorios banos pies construida ano terreno disponible venta casa condominio propiedad detalles informacion dias mercado viejo vieja antiguo antigua edad construyo metros cuadrados cuantos cuantas'.split(
      ' ',
    ),
  features: homeFeatures,
};
