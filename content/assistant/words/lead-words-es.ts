import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { LeadWords } from '#domain/chat/lead/lead-words.ts';
import { chatConsents } from './chat-consents.ts';
import { createSummary } from './request-summary.ts';

const TAKE =
  '¿Tomo aquí su nombre y correo o teléfono, para que el equipo le conteste en 24 horas? También puede decir que no.';

const TOUR =
  'El equipo puede organizar una visita cualquier día. Antes hace falta un acuerdo de comprador por escrito, que puede ser solo por una casa y un día.';
const VALUATION = 'El equipo puede ver su casa y compararla con ventas recientes; no cuesta nada.';

const WISHES: LeadWords['wishes'] = {
  tour: 'una visita (tour)',
  valuation: 'una valuación de casa',
  contact: 'una llamada o respuesta',
  question: 'una pregunta',
  selling: 'vender una casa',
  buying: 'comprar una casa',
  both: 'comprar y vender',
  complaint: 'una queja',
  fault: 'una falla del sitio',
};

const quote = (said: string) => `«${said}»`;

const summary = createSummary(
  {
    have: (given) => `Tengo: ${given}.`,
    nothing: 'Aún no tengo su nombre, su correo ni su teléfono.',
    about: (subjects) => `Asunto: ${subjects}.`,
    ownWords: (quotes) => `En sus palabras: ${quotes}.`,
    quote,
  },
  WISHES,
);

export const leadWordsEs: LeadWords = {
  caution:
    'Antes de compartir algo que no quisiera que supiera quien vende o quien compra, debemos revisar juntos la divulgación de agencia.',
  offer: {
    tour: `${TOUR} Puede llamar al ${agent.phone}, o: ${TAKE}`,
    valuation: `${VALUATION} Puede llamar al ${agent.phone}, o: ${TAKE}`,
    contact: `Una persona contesta en el ${agent.phone}, todos los días de 8 am a 8 pm. O: ${TAKE}`,
    question: 'O deje aquí su nombre y un correo o teléfono, y el equipo le contesta en 24 horas.',
    selling: `Si quiere que el equipo le contacte sobre la venta: ${TAKE}`,
    buying: `Si quiere que el equipo le contacte sobre la compra: ${TAKE}`,
    both: `Si quiere que el equipo le contacte: ${TAKE}`,
    complaint: `Lo siento. No debió pasar: se promete respuesta en 24 horas. Una persona contesta en el ${agent.phone}, todos los días de 8 am a 8 pm. O paso su queja ahora mismo, al principio del mensaje: ¿con qué nombre y a qué correo o teléfono debe llegar la respuesta?`,
    fault: `Lo siento, y gracias por decirlo. A menudo ayuda cargar la página otra vez; el mapa necesita las cookies funcionales y un formulario sus campos con asterisco. El equipo está en el ${agent.phone}, todos los días de 8 am a 8 pm. O lo paso ahora mismo, con sus palabras: ¿con qué nombre y a qué correo o teléfono debe llegar la respuesta?`,
  },
  notShown: {
    'Coming Soon': 'Esta casa sale próximamente y aún no se muestra; el equipo puede decirle el primer día.',
    Pending: 'Esta casa está pendiente y quizá ya no se muestre; el equipo puede preguntar.',
    Closed: 'Esta casa ya se vendió; el equipo puede buscar una parecida.',
    'Active Under Contract': 'Esta casa está bajo contrato; el equipo puede preguntar si aún se muestra.',
  },
  first: { tour: TOUR, valuation: VALUATION },
  afterNo: {
    tour: `${TOUR} Llame al ${agent.phone} o use el formulario.`,
    valuation: `${VALUATION} Llame al ${agent.phone} o use el formulario.`,
  },
  noted: (notes) => `Anotado: ${notes.map(quote).join('; ')}.`,
  askName: 'Con gusto. ¿Cuál es su nombre y apellido?',
  askLastName: (firstName) => `Gracias, ${firstName}. ¿Y su apellido?`,
  askReach: '¿A qué correo electrónico o teléfono enviamos la respuesta?',
  badReach:
    'No parece un correo o un teléfono completo. Un correo se lee como nombre@example.com; un número tiene diez dígitos.',
  ownReach:
    'Ese es el del equipo, el que está en todas las páginas. ¿A qué correo o teléfono suyo debe llegar la respuesta?',
  why: 'Para que el equipo pueda contestarle y sepa a quién contesta: no se envía nada antes de que usted lo vea y diga que sí. Bastan nombre, apellido y un correo o teléfono. Preguntar no cuesta nada y no le inscribe en nada. O diga “cancelar”.',
  about: (about) => `Se trata de: ${about.join('; ')}.`,
  badName: 'No sé bien cuáles palabras son el nombre. Escriba solo el nombre y el apellido.',
  takenOut: (part) => `Esto ya no va: ${quote(part)}.`,
  summary,
  consent: (given, [request, calls]) =>
    [
      `${summary(given)} Sus palabras en este chat van con el mensaje.`,
      request?.text,
      calls && `Opcional: “${calls.text}” Escriba “enviar, y pueden llamar” si también acepta eso.`,
      '¿Lo envío? (Política de privacidad abajo.)',
    ]
      .filter(Boolean)
      .join('\n\n'),
  consents: chatConsents.es,
  sent: (firstName) =>
    `Gracias, ${firstName}. El equipo ya lo tiene, junto con esta conversación, y le contestará en 24 horas. Si es urgente, llame al ${agent.phone}.`,
  notKept: `No pude enviarlo ahora. Llame al ${agent.phone} o use el formulario.`,
  notNow: `No pude enviarlo ahora. Diga “enviar” para intentarlo otra vez, o llame al ${agent.phone} o use el formulario.`,
  declinedTalk: `Está bien, no vuelvo a preguntar. El teléfono es ${agent.phone} y el formulario está siempre ahí. ¿Qué más quiere saber?`,
  leftAlone: `Entendido. No anoté ninguna solicitud y no se envió nada. Este chat no puede parar llamadas ni mensajes para siempre: para salir de toda lista, escriba a ${agent.email} o llame al ${agent.phone} y diga ese número o correo. Puede tardar hasta 10 días hábiles; responder STOP a un mensaje también vale.`,
  canceled: 'Listo: no se envió nada. ¿Qué más quiere saber?',
  change:
    'Aún no se ha enviado nada. ¿Qué cambio? Escríbalo otra vez, completo: el nombre, el correo o el número, o de qué se trata. O diga “enviar” o “cancelar”.',
  notSent: 'Aún no se ha enviado ni reservado nada.',
  sentBefore: `El equipo ya lo tiene y le contestará en 24 horas. Ninguna hora queda fija hasta que el equipo se la confirme. Si es urgente, llame al ${agent.phone}.`,
  sendAfter: 'El equipo ya tiene su solicitud; puedo enviar esto después.',
  notAdded: 'Está bien: no envié nada más. El equipo tiene su primera solicitud.',
  withTeam: `El equipo ya lo tiene y desde aquí no puedo retirarlo. Escriba a ${agent.email} o llame al ${agent.phone}: el equipo entonces lo deja así, o borra lo que se guarda de usted.`,
  takeTime: 'Sin prisa: no se envía nada hasta que usted lo diga.',
  noReach: `Entonces no puedo enviarlo; no se envió nada. Llame al ${agent.phone}, todos los días de 8 am a 8 pm.`,
  reminder: 'Cuando quiera seguimos con sus datos; o diga “cancelar”.',
  unsent: 'Su solicitud aún no se ha enviado: diga “enviar” y la envío, o “cancelar”.',
  wishes: WISHES,
};
