import type { Wish } from './wish.ts';

/** Returns the criteria that a plain text says no longer apply: "any area", "no limit on bedrooms", "el precio no importa". */
export function droppedCriteriaIn(text: string): (keyof Wish)[] {
  return DROPS.flatMap(([names, pattern]) => (pattern.test(text) ? names : []));
}

/** The frames around the noun of a criterion. */
function dropped(noun: string, alone = '(?!)'): RegExp {
  return new RegExp(
    `\\b(?:(?:${BEFORE}) (?:(?:the|my|an?|el|la|los|las|mi|other) )*(?:${noun})\\b(?! (?:drop|cut|reduc|chang|histor|per\\b))|(?:${noun}) (?:limit )?(?:${AFTER})|${alone})\\b`,
  );
}

const BEFORE =
  'any(?: number of)?|all|no(?: price)? (?:limit|max(?:imum)?|min(?:imum)?)(?: (?:on|for|to))?|no matter(?: what| how many)?|(?:do|does) not (?:care|mind|matter)(?: about| what| how many)?|(?:forget|ignore|drop|never mind|without|remove)(?: about)?|cualquier(?: (?:numero|cantidad) de)?|tod[oa]s|(?:no (?:me |nos )?importan?|sin importar|da igual)(?: cuant[oa]s)?|sin limite (?:de|en)|olvid[ae]';
const AFTER =
  '(?:does|do) not matter|(?:is|are) (?:no object|not important|irrelevant)|no (?:me |nos )?importan?|dan? igual';

const DROPS: [(keyof Wish)[], RegExp][] = [
  [
    ['areas', 'notAreas'],
    dropped(
      'areas?|neighborhoods?|places?(?! (?:in|near|around)\\b)|location|part of town|zonas?|barrios?|ubicacion|lado|parte',
      'anywhere|everywhere|other areas',
    ),
  ],
  [
    ['price'],
    dropped(
      'price|budget|precio|presupuesto',
      'money is no object|no (?:price )?limit(?! (?:on|for|to)\\b)|no max(?:imum)?$|sin limite(?! (?:de|en)\\b)',
    ),
  ],
  [['types', 'notTypes'], dropped('types?|kind|tipos?')],
  [['statuses', 'notStatuses'], dropped('status(?:es)?|estados?')],
  [['bedrooms'], dropped('bed(?:room)?s|recamaras|dormitorios|habitaciones')],
  [['bathrooms'], dropped('bath(?:room)?s|banos')],
  [['squareFeet'], dropped('size|square (?:feet|footage)|tamano')],
  [['yearBuilt'], dropped('year(?: built)?|age|antiguedad|ano(?: de construccion)?')],
  [['lotSize'], dropped('lot size|tamano del (?:lote|terreno)')],
];
