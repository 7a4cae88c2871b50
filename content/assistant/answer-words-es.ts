import type { AnswerWords } from '#domain/chat/answer/answer-words.ts';
import { agent } from '../agent.ts';

const WAYS = `llame al ${agent.phone} (todos los días, de 8 am a 8 pm) o use el formulario de contacto`;

export const answerWordsEs: AnswerWords = {
  locale: 'es-US',
  figures: (date, sample, source) =>
    sample ? `Cifras de muestra (sample), ${date}.` : `Fuente: ${source}, ${date}.`,
  fact: {
    price: (area, value) => `El precio mediano en ${area} es ${value}.`,
    walk: (area, value) => `${area} tiene un walk score (caminar) de ${value} sobre 100.`,
    transit: (area, value) => `${area} tiene un puntaje de transporte de ${value} sobre 100.`,
    bike: (area, value) => `${area} tiene un puntaje de bicicleta de ${value} sobre 100.`,
    days: (area, value) => `Las casas en ${area} pasan ${value} días en el mercado en promedio.`,
    inventory: (area, value) => `${area} tiene ${value} casas en venta.`,
    growth: (area, value) => `El precio en ${area} cambió ${value} en un año.`,
    ppsf: (area, value) => `En ${area} el pie cuadrado está a ${value}.`,
  },
  short: {
    price: (value) => `precio mediano ${value}`,
    walk: (value) => `walk score ${value}`,
    transit: (value) => `transporte ${value}`,
    bike: (value) => `bicicleta ${value}`,
    days: (value) => `${value} días en el mercado`,
    inventory: (value) => `${value} casas en venta`,
    growth: (value) => `${value} en un año`,
    ppsf: (value) => `${value} por pie cuadrado`,
  },
  extreme: {
    price: {
      highest: (area, value) => `${area} tiene el precio mediano más alto: ${value}.`,
      lowest: (area, value) => `${area} tiene el precio mediano más bajo: ${value}.`,
    },
    walk: {
      highest: (area, value) => `${area} es la zona más caminable, con un walk score de ${value}.`,
      lowest: (area, value) => `${area} es la zona menos caminable, con un walk score de ${value}.`,
    },
    transit: {
      highest: (area, value) => `${area} tiene el mejor puntaje de transporte: ${value}.`,
      lowest: (area, value) => `${area} tiene el puntaje de transporte más bajo: ${value}.`,
    },
    bike: {
      highest: (area, value) => `${area} tiene el mejor puntaje de bicicleta: ${value}.`,
      lowest: (area, value) => `${area} tiene el puntaje de bicicleta más bajo: ${value}.`,
    },
    days: {
      highest: (area, value) => `Donde más tardan en venderse es ${area}: ${value} días en promedio.`,
      lowest: (area, value) => `Donde más rápido se vende es ${area}: ${value} días en promedio.`,
    },
    inventory: {
      highest: (area, value) => `${area} tiene más casas en venta: ${value}.`,
      lowest: (area, value) => `${area} tiene menos casas en venta: ${value}.`,
    },
    growth: {
      highest: (area, value) => `${area} subió más en un año: ${value}.`,
      lowest: (area, value) => `${area} subió menos en un año: ${value}.`,
    },
    ppsf: {
      highest: (area, value) => `${area} tiene el pie cuadrado más caro: ${value}.`,
      lowest: (area, value) => `${area} tiene el pie cuadrado más barato: ${value}.`,
    },
  },
  places: ['primer', 'segundo', 'tercer', 'cuarto'].map(
    (place) => (area, value) => `En ${place} lugar está ${area}: ${value}.`,
  ),
  others: (list) => `Después: ${list}.`,
  compared: {
    price: 'Precio mediano',
    walk: 'Walk score',
    transit: 'Transporte',
    bike: 'Bicicleta',
    days: 'Días en el mercado',
    inventory: 'Casas en venta',
    growth: 'Cambio del precio en un año',
    ppsf: 'Precio por pie cuadrado',
  },
  between: (winner, measure, direction) => {
    const say = {
      price: ['es la zona más cara', 'es la zona más barata'],
      walk: ['es más caminable', 'es menos caminable'],
      transit: ['tiene más transporte', 'tiene menos transporte'],
      bike: ['es mejor para la bicicleta', 'es menos apta para la bicicleta'],
      days: ['vende más despacio', 'vende más rápido'],
      inventory: ['tiene más', 'tiene menos'],
      growth: ['subió más', 'subió menos'],
      ppsf: ['es más cara', 'es más barata'],
    }[measure];
    return `${winner} ${say[direction === 'highest' ? 0 : 1]}.`;
  },
  passing: (list) => `dentro de ese límite están ${list}.`,
  nonePassing: 'Ninguna zona está dentro de ese límite.',
  missing: (area) => `No tengo esa cifra para ${area}.`,
  known: (features) => `Características: ${features}.`,
  inText: (area, text) => `${area}: ${text}.`,
  noMatchInText: (area, subject) => `No tengo registro de ${subject} para ${area}. Lo que sí tengo:`,
  judgement:
    'Qué lugar le conviene lo decide usted y, por la ley de vivienda justa, no recomiendo uno sobre otro. Dígame qué le importa, precio, casas en venta, walk score, transporte, bicicleta, días en el mercado, parques o trenes, y ordeno las zonas por eso.',
  careful:
    'Describo los lugares por sus casas, precios, calles, parques y trenes y, por las leyes de vivienda justa, nunca por quién vive allí ni a quién le convienen. Fuentes públicas: la Oficina del Censo para la población, la policía para los incidentes y NC School Report Cards para las escuelas.',
  elsewhere: `Mis registros cubren solo ocho zonas: Dilworth, Fourth Ward, NoDa, SouthEnd, Plaza Midwood, Myers Park, Uptown y Lake Norman. De otros lugares no sé; pregunte al equipo: ${WAYS}.`,
  notCovered: (place) =>
    `${place} no es una de las ocho zonas de mis registros, así que no tengo sus cifras; el equipo quizá sí: ${agent.phone}.`,
  homes: {
    matches: (count) => `${count} casas coinciden:`,
    one: 'Esta:',
    none: 'Ninguna casa de mis registros cumple todo eso.',
    closest: 'Lo más parecido:',
    hereNone: (areas) => `Nada en ${areas} coincide con todo eso; en otras zonas:`,
    elsewhere: 'En otras zonas:',
    notDescribed: 'Ninguna descripción lo menciona; el equipo puede preguntar a quien vende. Sin ello:',
    line: (home) =>
      `${home.address}, ${home.area}: ${home.price}, ${rooms(home.bedrooms, 'habitación', 'habitaciones')}, ${rooms(home.bathrooms, 'baño', 'baños')}, ${home.size} pies cuadrados, ${home.type}, ${home.status}`,
    detail: (home) =>
      `${home.address}, ${home.area}: ${home.price}, ${rooms(home.bedrooms, 'habitación', 'habitaciones')}, ${rooms(home.bathrooms, 'baño', 'baños')}, ${home.size} pies cuadrados, ${home.type}, construida en ${home.year}, ${home.status}, ${home.days} días en el mercado${home.lot}. Anunciada por ${home.firm}, ${home.contact}.`,
    notice: (date, sample) =>
      `${sample ? 'Casas de muestra (sample), con direcciones inventadas' : 'Información considerada confiable, no garantizada'}, ${date}. Para visitar hace falta antes un acuerdo de comprador por escrito.`,
    notSaid:
      'Ninguna descripción de mis registros lo dice; el equipo puede preguntar a quienes anuncian. En venta:',
    whichOne: '¿De qué casa se trata? Diga la dirección y le leo su registro. En venta:',
    inPart:
      'Ninguna descripción de mis registros dice todo eso; el equipo puede preguntar a quien vende. Por lo demás:',
    described: 'Sí, según su descripción.',
    perFoot:
      'La página Compare pone el precio por pie cuadrado de las casas lado a lado; precio y tamaño son estos.',
    quoted: (description) => `Su descripción, en inglés: “${description}”`,
    notRecorded: 'Eso no está en el registro en español de esta casa; el equipo puede preguntarlo.',
    counts: [
      'Ninguna',
      'Una',
      'Dos',
      'Tres',
      'Cuatro',
      'Cinco',
      'Seis',
      'Siete',
      'Ocho',
      'Nueve',
      'Diez',
      'Once',
      'Doce',
    ],
    many: 'Muchas',
    more: (count) => `${count} más en la página Compare.`,
    lot: (acres) => `, terreno de ${acres} acres`,
    built: (year) => `, construida en ${year}`,
    types: { 'Single family': 'casa unifamiliar', Condominium: 'condominio', 'Town house': 'casa adosada' },
    statuses: {
      Active: 'activa',
      Pending: 'pendiente',
      'Coming Soon': 'próximamente',
      'Active Under Contract': 'bajo contrato',
    },
  },
  market: {
    lead: 'Charlotte, zonas céntricas:',
    stat: {
      'Avg home price': (value, change) => `precio promedio ${value} (${change})`,
      'Days on market': (value, change) => `${value} días en el mercado (${change})`,
      'Active listings': (value, change) => `${value} casas en venta (${change})`,
      'Price per sq ft': (value, change) => `${value} por pie cuadrado (${change})`,
    },
    period: '- cada una con su cambio en un año',
  },
  guard: {
    people:
      'Aquí todas las personas reciben la misma ayuda. La ley de vivienda justa (fair housing) rige lo que digo: no describo, recomiendo ni descarto lugares o compradores por quién vive allí, ni por raza, color, religión, sexo, origen nacional, discapacidad, familia u otro rasgo protegido. Puedo comparar precio, habitaciones, casas en venta, parques y puntajes para caminar, transporte y bicicleta. Fuentes públicas: la Oficina del Censo (data.census.gov), HUD, y cualquier mapa para medir la distancia a un lugar.',
    safety:
      'Las normas de vivienda justa (fair housing) no me permiten decir si un lugar es seguro o no; digo lo mismo a todas las personas. El registro público es mejor fuente: la policía de Charlotte-Mecklenburg (CMPD) publica los incidentes (data.charlottenc.gov) y cada página de vecindario tiene el enlace. Puedo comparar precio, casas, parques y puntajes para caminar, transporte y bicicleta.',
    schools:
      'Las normas de vivienda justa (fair housing) no me permiten calificar escuelas; digo lo mismo a todas las personas. Fuentes oficiales: NC School Report Cards y Charlotte-Mecklenburg Schools (CMS) para la escuela asignada a una dirección; cada página de vecindario tiene el enlace. Puedo comparar precio, habitaciones, casas, parques y puntajes.',
    schoolFacts:
      'Charlotte-Mecklenburg Schools (CMS) dice qué escuelas tiene asignadas una dirección, y los NC School Report Cards tienen las cifras oficiales de cada escuela; la página de cada vecindario enlaza ambos en “Look it up”. No guardo datos de escuelas y, según las normas de vivienda justa, todos reciben estas mismas fuentes.',
    intrusion:
      'No puedo hacer eso. Soy un asistente automático que contesta con los registros de este sitio; no cambio mis reglas, no ejecuto nada ni muestro datos de nadie. Pregunte por una zona, una casa, vender o comprar, o llame al equipo.',
    advice: `Esa es una pregunta para un profesional: un abogado de Carolina del Norte, un asesor fiscal o un prestamista. Yo doy solo información general. El equipo puede orientarle: ${agent.phone}.`,
    promise: `Nadie puede prometer eso, y no hago pronósticos, garantías ni consejos de inversión. Puedo mostrar las cifras; para sus planes, hable con ${agent.firstName}: ${agent.phone}.`,
  },
  guardKeeps: (facts) => `Lo que sí puedo decir: ${facts}`,
  unknown: (subject) =>
    subject
      ? `No lo sé: ${subject} no está en los registros de este sitio. Para hablar con una persona, ${WAYS}.`
      : `No lo sé; no está en los registros de este sitio. Para hablar con una persona, ${WAYS}.`,
  that: 'eso',
  passage: (text, title) => `${text} (De “${title}”.)`,
  tooMany: `Ya hemos hablado un buen rato y una persona puede ayudar mejor: ${WAYS}. Los mensajes se contestan en 24 horas.`,
  nothing: `No tengo cifras de eso. Para hablar con una persona, ${WAYS}.`,
};

function rooms(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}
