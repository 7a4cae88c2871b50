import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { AnswerWords, HomeParts } from '#domain/chat/answer/answer-words.ts';
import { BATHS_STEP } from '#domain/chat/values/home-limits.ts';
import type { Range } from '#domain/chat/values/limit.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { marketPage, marketStats } from '../../market.ts';
import { sumWordsEs } from './sum-words-es.ts';

const WAYS = `llame al ${agent.phone} (todos los días, de 8 am a 8 pm) o use el formulario de contacto`;

const MEASURES = {
  'average-price': 'Precio promedio',
  'median-price': 'Precio mediano',
  'typical-value': 'Valor típico de una casa',
};

const { priceTitles } = marketPage.trends;
const [shippedPrice] = marketStats;

/** The labels of a city's price are records, in English. */
const PRICE_LABELS: Record<string, string> = {
  [shippedPrice?.label ?? '']: 'precio promedio',
  [priceTitles['average-price']]: 'precio promedio',
  [priceTitles['median-price']]: 'precio mediano de venta',
  [priceTitles['typical-value']]: 'valor típico de una casa',
};

export const answerWordsEs: AnswerWords = {
  locale: 'es-US',
  figures: (date, sample, source, whose) =>
    `${sample ? 'Cifras de muestra' : `Fuente: ${source}`}, ${date}${whose && ` (${whose})`}.`,
  pageIs: (label) => `Aquí está: «${label}», el enlace de abajo.`,
  area: {
    fact: {
      price: (area, value) => `El precio mediano en ${area} es ${value}.`,
      walk: (area, value) => `${area} tiene un walk score de ${value} sobre 100: ${onFoot(value)}.`,
      transit: (area, value) => `${area} tiene un transit score de ${value} sobre 100.`,
      bike: (area, value) => `${area} tiene un bike score de ${value} sobre 100.`,
      days: (area, value) => `Las casas en ${area} pasan en promedio ${inDays(value)} en el mercado.`,
      inventory: (area, value) => `${area} tiene ${inListings(value)}.`,
      pricePerSquareFoot: (area, value) => `Las casas en ${area} están a ${value} por pie cuadrado.`,
      trend: (area, value, measure) =>
        `El ${MEASURES[measure].toLowerCase()} en ${area} ${value === '+0%' ? 'no cambió' : `cambió ${value}`} en un año.`,
    },
    measure: MEASURES,
    short: {
      price: (value) => `precio mediano ${value}`,
      walk: (value) => `walk score ${value}`,
      transit: (value) => `transit score ${value}`,
      bike: (value) => `bike score ${value}`,
      days: (value) => `${inDays(value)} en el mercado`,
      inventory: (value) => inListings(value),
      pricePerSquareFoot: (value) => `${value} por pie cuadrado`,
      trend: (value) => `${value} en un año`,
    },
    heading: {
      price: 'Precio mediano',
      walk: 'Walk score',
      transit: 'Transit score',
      bike: 'Bike score',
      days: 'Días promedio en el mercado',
      inventory: 'Propiedades activas',
      pricePerSquareFoot: 'Precio por pie cuadrado',
      trend: 'Cambio del precio en un año',
    },
    highest: {
      price: (area, value, all) => `${area} tiene el precio mediano más alto${ofThese(all)}: ${value}.`,
      walk: (area, value, all) =>
        `${area} es la zona más caminable${ofThese(all)}, con un walk score de ${value}.`,
      transit: (area, value, all) => `${area} tiene el transit score más alto${ofThese(all)}: ${value}.`,
      bike: (area, value, all) => `${area} tiene el bike score más alto${ofThese(all)}: ${value}.`,
      days: (area, value, all) =>
        `${all ? 'Donde' : 'De estas, donde'} más tardan en venderse es ${area}: ${inDays(value)} en promedio.`,
      inventory: (area, value, all) => `${area} tiene más propiedades activas${ofThese(all)}: ${value}.`,
      pricePerSquareFoot: (area, value, all) =>
        `${area} tiene el precio por pie cuadrado más alto${ofThese(all)}: ${value}.`,
      trend: (area, value, all) => leaderOfChange(area, value, all, 'alto'),
    },
    lowest: {
      price: (area, value, all) =>
        `${area} es la más barata${ofThese(all)}, con un precio mediano de ${value}.`,
      walk: (area, value, all) =>
        `${area} es la menos caminable${ofThese(all)}, con un walk score de ${value}.`,
      transit: (area, value, all) => `${area} tiene el transit score más bajo${ofThese(all)}: ${value}.`,
      bike: (area, value, all) => `${area} tiene el bike score más bajo${ofThese(all)}: ${value}.`,
      days: (area, value, all) =>
        `${all ? 'Donde' : 'De estas, donde'} más rápido se venden es ${area}: ${inDays(value)} en promedio.`,
      inventory: (area, value, all) => `${area} tiene menos propiedades activas${ofThese(all)}: ${value}.`,
      pricePerSquareFoot: (area, value, all) =>
        `${area} tiene el precio por pie cuadrado más bajo${ofThese(all)}: ${value}.`,
      trend: (area, value, all) => leaderOfChange(area, value, all, 'bajo'),
    },
    others: (list) => (list ? `Después: ${list}.` : ''),
    missing: (heading, areas) => `No tengo ${heading.toLowerCase()} de ${areas.join(' ni de ')}.`,
    inYear: (area, fact, month, value) => `${fact} en ${area} en ${month}: ${value}.`,
    change: (area, fact, now, then, change) =>
      `${fact} en ${area}: ${now.value} en ${now.month}, ${then.value} un año antes (${change}).`,
    notInYear: (area, year, firstMonth) =>
      `No tengo cifra de ${year} para ${area}; su registro empieza en ${firstMonth}.`,
    onWishes: (area, said, silent, homes) =>
      [
        [`${area}:`, ...said.map((sentence) => `«${sentence}.»`)].join(' '),
        silent.length > 0 && `Su registro no dice nada de ${silent.join(' ni ')}.`,
        homes.length > 0 && `Según sus descripciones: ${homes.join('; ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    features: (list) => `Características (en inglés): ${list}.`,
    none: 'Ninguna zona de mis registros cumple eso.',
    ofKind: (kind) => `En venta en mis registros (${kind}), por zona:`,
    noneOfKind: (kind) =>
      `Ninguna casa de mis registros es eso (${kind}). Solo tengo lo que está en venta, así que una zona bien puede tener; el equipo puede buscar más.`,
    unrecorded: {
      overAsking: (areas) =>
        `Ningún registro de aquí dice cuánto por encima o por debajo del precio pedido se vende en ${areas}; el equipo puede mostrarlo con ventas recientes y sus fechas. Lo que sí consta:`,
      offers: (areas) =>
        `Ningún registro de aquí dice cuántas ofertas reciben las casas en ${areas}; el equipo puede contarle de ventas recientes. Lo que sí consta:`,
    },
    kindsThere: (areas) =>
      `Lo que está en venta en ${areas}, por tipo; otras casas de ahí pueden ser distintas:`,
    listed: (area, count) =>
      `De las casas que puedo mostrar aquí, ${count} ${count === '1' ? 'está' : 'están'} en ${area}.`,
  },
  market: (figures) => {
    const [one, ...others] = figures;
    if (one && others.length === 0)
      return `Charlotte en conjunto: ${one.said}, ${sinceLastYear(one.change)}.`;
    const parts = figures.map(({ said, change }) => `${said} (${change})`).join(', ');
    return `Charlotte en conjunto: ${parts}, cada cifra con su cambio en un año.`;
  },
  priceLabel: (label) => PRICE_LABELS[label] ?? `precio (${label})`,
  stat: {
    price: (value, label) => `${label} ${value}`,
    days: (value) => `${inDays(value)} en el mercado`,
    inventory: (value) => inListings(value),
    pricePerSquareFoot: (value) => `${value} por pie cuadrado`,
  },
  home: {
    fact: {
      price: (home, value) => `${home} se ofrece en ${value}.`,
      pricePerSquareFoot: (home, value) => `${home}, precio por pie cuadrado: ${value}.`,
      days: (home, value) => `${home} lleva ${inDays(value)} en el mercado.`,
      beds: (home, value) => `${home} tiene ${plural(value, 'dormitorio', 'dormitorios')}.`,
      baths: (home, value) => `${home} tiene ${plural(value, 'baño', 'baños')}.`,
      size: (home, value) => `${home} mide ${value}.`,
      lot: (home, value) => `El terreno de ${home} mide ${value}.`,
      year: (home, value) => `${home} se construyó en ${value}.`,
      type: (home, value) => `${home} es: ${value}.`,
      status: (home, value) => `Estado de ${home}: ${value}.`,
      firm: (home, value) => `${home} la ofrece ${value}.`,
      place: (home, value) => `${home} está en ${value}.`,
    },
    heading: {
      price: 'Precio',
      pricePerSquareFoot: 'Precio por pie cuadrado',
      days: 'Días en el mercado',
      beds: 'Dormitorios',
      baths: 'Baños',
      size: 'Tamaño',
      lot: 'Terreno',
      year: 'Año de construcción',
    },
    line: (home) => homeLine(home),
    detail: (home) => `${homeLine(home)}.`,
    lotInFeet: (acres, feet) => `${acres}, unos ${feet}`,
    noLot: (address) => `${address} no tiene terreno propio en el registro.`,
    notInRecord: (address) =>
      `El registro de ${address} no lo dice; el equipo puede preguntar a quien la ofrece.`,
    said: (address, sentence) => `Sí, según la descripción de ${address} (en inglés): «${sentence}.»`,
    quoted: (address, sentence) =>
      `La descripción de ${address} dice: «${sentence}.» Si eso no lo contesta, el equipo puede preguntar a quien la ofrece.`,
    silent: (addresses) =>
      `Ni el registro ni la descripción de ${addresses.join(' o ')} lo dicen, y prefiero no adivinar. El equipo puede preguntar a quien la ofrece.`,
    againstLimit: ({ address, price, most, isOver, sum }) =>
      `${address} se ofrece en ${price}, ${isOver ? 'por encima' : 'dentro'} de sus ${most}: ${sum}.`,
    undescribed: (address, whole) =>
      `No encuentro nada de eso en el registro de ${address}. Su descripción completa, en inglés: «${whole}.» El equipo puede preguntar a quien la ofrece.`,
    notTold: (address) =>
      `Ni el registro ni la descripción de ${address} lo dice; el equipo puede preguntar a la parte vendedora.`,
    way: (address) =>
      `Cualquier mapa da la distancia de ${address} al lugar que nombre; mis registros no tienen distancias. El equipo también puede buscarla.`,
    againstAffordable: ({ address, price, most, apart }) =>
      apart
        ? `${address} se ofrece en ${price}, más que los ${most} recién calculados: faltan ${apart}.`
        : `${address} se ofrece en ${price}, dentro de los ${most} recién calculados. Si le dan el préstamo lo decide el prestamista.`,
    notSaid: (address, features) =>
      `La descripción de ${address} no menciona ${features.join(' ni ')}; el equipo puede preguntar a quien la ofrece.`,
    notice: (date, sample) =>
      `${sample ? 'Casas de muestra con direcciones inventadas' : 'Información considerada fiable, sin garantía'}, ${date}.`,
    noOpenHouse: (address) =>
      `Ahora no hay ningún open house${address && ` en ${address}`} en mis registros. La página Compare muestra la fecha en cuanto la hay; cualquier otro día el equipo puede organizar una visita.`,
    noneThatDay: 'Ninguno ese día. En otros días:',
    visiting: (openHouses, listedBy, isSold) =>
      `${openHouses && `Open house: ${openHouses}.\n`}${listedBy && `La ofrece ${listedBy}. `}${isSold ? '' : 'Para visitarla hace falta antes un acuerdo escrito de comprador.'}`.trim(),
    count: (count, within) =>
      `${plural(String(count), 'casa coincide', 'casas coinciden')}${within ? ` (${within})` : ''}:`,
    noneOf: (within) => `Ninguna casa de mis registros cumple todo eso${within ? ` (${within})` : ''}.`,
    closest: 'Lo más parecido:',
    unmentioned: (features) => `su descripción no menciona ${features.join(' ni ')}`,
    because: ({ heading, lowest, place, address, value, before, next }) =>
      `Miré un solo dato, ${heading.toLowerCase()}, y ${address} ${place === 0 ? `tiene el más ${lowest ? 'bajo' : 'alto'} de esas` : `es la número ${place + 1} de esas, de ${lowest ? 'menor a mayor' : 'mayor a menor'}`}: ${value}${before && `; antes está ${before}`}${next && `; le sigue ${next}`}. Lo que vale para usted lo dice una visita.`,
    ofKind: (kind, addresses) =>
      `${kind}: ${addresses.length > 0 ? addresses.join('; ') : 'ninguna de estas'}.`,
    misses: (names) => `difiere en ${names}`,
    more: (count) => `${count} más: escriba «más».`,
    noMore: 'Esas son todas las que tengo.',
    noFeature: (features) =>
      `Ninguna descripción menciona ${features.join(' ni ')}; el equipo puede preguntar.`,
    noFigure: (heading) =>
      `Ninguna de estas lo tiene en su registro: ${heading.toLowerCase()}. El equipo puede preguntar.`,
    notNear: (places) =>
      `Ningún registro dice qué tan cerca queda una casa de «${places.join('», «')}»: un mapa lo muestra con la dirección, y el walk score de una zona dice cuánto hay a pie.`,
    untold: (wishes) =>
      `Ningún registro dice nada de «${wishes.join('», «')}», así que no pude buscar por eso; el equipo puede preguntar.`,
    nextTo: (area, names) => `Junto a ${area}: ${names.join(', ')}.`,
    closestInPrice: (address) => `Las más cercanas en precio a ${address}:`,
    onlyOne: (within) => `Es la única en mis registros${within ? ` con eso (${within})` : ''}:`,
    whichOne: '¿Qué casa quiere decir? Escriba su dirección, o «la primera».',
    types: {
      'Single family': 'casa independiente',
      Condominium: 'condominio',
      'Town house': 'casa adosada',
      'Multi family': 'dúplex u otra casa multifamiliar',
      Duplex: 'dúplex',
      Triplex: 'tríplex',
      Quadruplex: 'cuádruplex',
      'Manufactured home': 'casa prefabricada',
      Apartment: 'apartamento',
      Land: 'terreno',
    },
    statuses: {
      Active: 'activa',
      Pending: 'pendiente',
      'Coming Soon': 'próximamente',
      'Active Under Contract': 'bajo contrato',
      Closed: 'vendida',
    },
    extreme: (lowest, heading, address, value) =>
      `${heading}, ${lowest ? 'el menor' : 'el mayor'}: ${address}, ${value}.`,
  },
  wish: {
    range: {
      price: (range) => spoken(range, (value) => `$${grouped(value)}`, 1_000),
      bedrooms: (range) => (range.max === 0 ? 'estudio' : plural(rooms(range), 'dormitorio', 'dormitorios')),
      bathrooms: (range) => plural(rooms(range), 'baño', 'baños'),
      squareFeet: (range) => `${spoken(range, grouped, 100)} pies²`,
      lotSize: (range) => `terreno ${plural(spoken(range, String), 'acre', 'acres')}`,
      yearBuilt: (range) =>
        `construida ${spoken(range, String, 10, { under: 'antes de', over: 'después de' })}`,
      daysOnMarket: (range) => `${inDays(spoken(range, String))} en el mercado`,
    },
    not: (name) => `sin ${name}`,
    outside: (name) => `fuera de ${name}`,
    without: (address) => `sin ${address}`,
    or: (other) => `o ${other}`,
    names: {
      price: 'precio',
      bedrooms: 'dormitorios',
      bathrooms: 'baños',
      squareFeet: 'tamaño',
      lotSize: 'terreno',
      yearBuilt: 'año',
      daysOnMarket: 'días en el mercado',
      areas: 'zona',
      notAreas: 'zona',
      notHomes: 'descartada antes',
      types: 'tipo de casa',
      notTypes: 'tipo de casa',
      statuses: 'estado',
      notStatuses: 'estado',
      features: 'lo que dice su descripción',
      notFeatures: 'lo que dice su descripción',
    },
  },
  compare: {
    more: (heading, name, difference) => `${heading}: mayor en ${name}, ${difference}.`,
  },
  reckon: {
    measured: {
      size: (figure) => `${figure} pies²`,
      lot: (figure) => plural(figure, 'acre', 'acres'),
    },
    average: (heading, sum) => `${heading}, promedio: ${sum}.`,
    sum: (heading, sum) => `${heading}, total: ${sum}.`,
    difference: (heading, sum) => `${heading}, diferencia: ${sum}.`,
    percent: (heading, sum) => `${heading}, diferencia en porcentaje del menor: ${sum}.`,
    percentOf: (whose, sum) => `En por ciento de ${whose}: ${sum}.`,
  },
  sums: sumWordsEs,
  entry: {
    again: (said) => `Lo que tengo sobre eso: ${said}`,
    anywhere: (title, areas) =>
      `Lo que dije en «${title}» vale también en ${areas}: no tengo nada distinto solo para esa zona.`,
    sameForSide: (title) => `No tengo nada distinto sobre «${title}» para esa parte. ¿Qué más de eso?`,
    ifInDanger:
      'Por si hace falta: si hay un herido o peligro ahora mismo, llame al 911; quien no quiera vivir puede llamar o escribir al 988; si alguien le hace daño o le sigue, ayuda el 800-799-7233. Son gratis y a toda hora.',
    thatIsAll: (title) =>
      `Es todo lo que sé con certeza sobre «${title}»; lo demás depende de su caso, y el equipo puede contestarle.`,
    about: (title, said) => `Sobre «${title}»: ${said}`,
    verdicts: [
      'Sí',
      'No',
      'A menudo sí',
      'Muchas veces sí',
      'Casi siempre sí',
      'Normalmente sí',
      'Por lo general sí',
      'En la mayoría de los préstamos sí',
      'Normalmente no',
      'A menudo no',
      'Muchas veces no al principio',
      'A menudo nada',
      'A menudo poco o nada',
      'Generalmente no',
      'Mejor no',
      'No por sí sola',
      'No por sí solo',
      'No automáticamente',
      'Quizá',
      'Pocas',
      'Pocas veces',
      'Tres',
      'Puede serlo',
      'Casi siempre dos',
      'Sí hace falta',
      'Cualquier cantidad',
    ],
    didYouMean: '¿Quiso decir una de estas?',
    unsure: 'No estoy seguro de haber entendido, y prefiero no adivinar.',
    otherScript: 'Solo leo español e inglés; el equipo ve lo que escribió.',
    none: `Eso queda fuera de lo que sé: este chat es para casas, zonas, compra y venta en Charlotte, y no tiene clima, noticias ni tareas. Para otra cosa, ${WAYS}.`,
    topics: ['¿Qué casas hay en venta?', '¿Cuál es la zona más barata?', '¿Por dónde empiezo para comprar?'],
  },
  elsewhere: (place, areas) =>
    `${place} no es una de las zonas de mis registros (${areas}), así que no tengo cifras. El equipo quizá sepa más: ${agent.phone}.`,
  onlyByRecords:
    'No puedo valorar quién vive en un lugar, si es seguro ni cómo son sus escuelas. Por precio, tamaño y los demás registros:',
  choice: 'La elección es suya; así se comparan:',
  nothingBefore: 'Todavía no hay nada a qué volver. ¿Qué desea saber?',
  inAllAreas: 'Lo mismo en cualquier zona',
  tooMany: `Ya hemos hablado un buen rato y una persona puede hacer más: ${WAYS}. Los mensajes se contestan en 24 horas.`,
  agreed: 'Muy bien. ¿Qué desea saber?',
  fine: 'De acuerdo. ¿Qué más desea saber?',
  whichArea: '¿Qué zona quiere decir? Nómbrela y le digo lo que dice su registro.',
  remark: (name) =>
    name
      ? `Entiendo. ¿Qué más desea saber de ${name}, o qué busco en su lugar?`
      : 'Entiendo. Pregúnteme por una casa, una zona o una venta cuando quiera.',
};

/** Lists the known facts of a home. */
function homeLine(home: HomeParts & { year?: string; days?: string; lot?: string }): string {
  const facts = [
    home.price,
    home.bedrooms && plural(home.bedrooms, 'dormitorio', 'dormitorios'),
    home.bathrooms && plural(home.bathrooms, 'baño', 'baños'),
    home.size && `${home.size} pies²`,
    home.type,
    home.year && `construida en ${home.year}`,
    home.status,
    home.days && `${inDays(home.days)} en el mercado`,
    home.lot && `terreno de ${plural(home.lot, 'acre', 'acres')}`,
  ];
  return `${[home.address, home.area].filter(Boolean).join(', ')}: ${facts.filter(Boolean).join(', ')}`;
}

/** "1 día", "9 días"; after "hasta 1", too. */
function plural(count: string, one: string, many: string): string {
  return `${count} ${count.split(' ').at(-1) === '1' ? one : many}`;
}

const inDays = (count: string): string => plural(count, 'día', 'días');

const inListings = (count: string): string => plural(count, 'propiedad activa', 'propiedades activas');

const BEYOND = { under: 'menos de', over: 'más de' };

/** @param round multiple that limits are worded in: "menos de 700,000" is 699,999 at most */
function spoken({ min, max }: Range, write: (value: number) => string, round = 0, beyond = BEYOND): string {
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `de ${write(min)} a ${write(max)}`;
  if (max !== undefined)
    return (max + 1) % round === 0 ? `${beyond.under} ${write(max + 1)}` : `hasta ${write(max)}`;
  return ((min ?? 0) - 1) % round === 0
    ? `${beyond.over} ${write((min ?? 0) - 1)}`
    : `desde ${write(min ?? 0)}`;
}

function rooms(range: Range): string {
  const { min, max } = range;
  if (min !== undefined && max !== undefined && max - min < 1) return String(min);
  if (min !== undefined && max === undefined)
    return isQuarter(min) ? `${BEYOND.over} ${min - BATHS_STEP}` : `${min}+`;
  if (max !== undefined && min === undefined && isQuarter(max)) return `${BEYOND.under} ${max + BATHS_STEP}`;
  // "2 or 3" takes in two and a half, and three and a half
  const isHalfMore = min !== undefined && max !== undefined && max % 1 === 0.5;
  return spoken(isHalfMore ? { min, max: Math.floor(max) } : range, String);
}

/** A limit that excludes its number: 2.25 for "more than 2". */
function isQuarter(count: number): boolean {
  return (count / BATHS_STEP) % 2 === 1;
}

/** The meaning of a walk score on Walk Score's scale. */
function onFoot(score: string): string {
  const value = Number(score);
  if (value >= 90) return 'casi ningún mandado requiere auto';
  if (value >= 70) return 'la mayoría de los mandados se hacen a pie';
  return value >= 50 ? 'algunos mandados se hacen a pie' : 'la mayoría de los mandados requieren auto';
}

/** Words a change such as "+8.5%": "8.5% más que hace un año". */
function sinceLastYear(change: string): string {
  const size = change.replace(/^[-+−]/, '');
  if (size === '0%') return 'sin cambio en un año';
  if (change.startsWith('+')) return `${size} más que hace un año`;
  return /^[-−]/.test(change) ? `${size} menos que hace un año` : `con un cambio de ${size} en un año`;
}

/** "NoDa es la que más subió"; among falling prices, the highest change is the smallest fall. */
function leaderOfChange(area: string, change: string, leadsAll: boolean, end: 'alto' | 'bajo'): string {
  if (change === '+0%')
    return `${area} tiene el cambio de precio más ${end}${ofThese(leadsAll)} en un año: ninguno.`;
  const isDown = change.startsWith('-');
  const most = (end === 'alto') === isDown ? 'menos' : 'más';
  return `${area} es la que ${most} ${isDown ? 'bajó' : 'subió'}${ofThese(leadsAll)} en un año: ${change}.`;
}

/** An area that leads only those compared is not said to lead all. */
function ofThese(leadsAll: boolean): string {
  return leadsAll ? '' : ' de estas';
}
