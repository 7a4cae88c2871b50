import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Giving and changing details, privacy, and others who write. */
export const detailsAndPrivacy: Entry[] = [
  {
    id: 'leave-details',
    title: { en: 'I want to leave my details', es: 'Quiero dejar mis datos' },
    answer: {
      en: 'Gladly, in one line or bit by bit: your name, an email or phone, and what it is about. I read it back once and ask only for what is missing; a person answers within 24 hours. Nothing you say here signs you up for automated calls or texts.',
      es: 'Con gusto, en una línea o poco a poco: su nombre, un correo o teléfono y de qué se trata. Se lo repito una vez y pregunto solo lo que falta; una persona contesta en 24 horas. Nada de lo que diga aquí lo inscribe en llamadas o mensajes automáticos.',
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['people/everything-in-one-message', 'people/bit-by-bit'],
  },
  {
    id: 'unusual-details',
    title: { en: 'My number or name is unusual', es: 'Mi número o mi nombre es poco común' },
    answer: {
      en: 'That is fine: I keep names as you write them, accents, hyphens and single names too, and foreign numbers with their country code. If a phone or an email looks incomplete I ask once about that part; you decide, and the help does not wait for it.',
      es: 'No hay problema: guardo los nombres como los escribe, con acentos, guiones o de una sola palabra, y números extranjeros con su código de país. Si un teléfono o correo parece incompleto, pregunto una vez por esa parte; usted decide y la ayuda no espera.',
    },
    links: ['contact'],
    source: 'Site records',
    topics: ['people/odd-or-unclear-details'],
  },
  {
    id: 'how-to-be-reached',
    title: { en: 'Text or email me only, please', es: 'Solo por mensaje o correo, por favor' },
    answer: {
      en: 'Of course: say how, by text, email, call or here, and it stands first in the message to the team. A text from a person is one thing; automated calls and texts need a separate box that you tick yourself. Nobody needs a number from you if email is enough.',
      es: 'Claro: diga cómo, mensaje, correo, llamada o aquí, y va primero en el aviso al equipo. Un mensaje de una persona es una cosa; los automáticos requieren una casilla aparte que marca usted. Si basta el correo, no hace falta su número.',
    },
    links: ['contact', 'email'],
    source: 'Site records',
    topics: ['people/how-to-be-reached'],
  },
  {
    id: 'when-to-be-reached',
    title: { en: 'When can the team call me?', es: '¿Cuándo me puede llamar el equipo?' },
    answer: {
      en: 'Any day from 8 am to 8 pm Eastern: say when suits you, and in which time zone, and I pass your words on; a wish outside those hours may be met the next day. It is a wish and not a booking. From far away a video call can be asked for too.',
      es: 'Cualquier día de 8 am a 8 pm, hora del Este: diga cuándo le conviene y en qué zona horaria, y paso sus palabras; fuera de eso puede ser al día siguiente. Es un deseo, no una reserva. De lejos también puede pedir videollamada.',
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['people/when-to-be-reached', 'people/time-zones-and-distance'],
  },
  {
    id: 'correct-details',
    title: { en: 'I need to correct my details', es: 'Necesito corregir mis datos' },
    answer: {
      en: 'Tell me the right one, phone, email, name, address or wish, and I replace the old, say the new one back, and leave the rest as it was. If your message has already gone to the team, the correction follows it.',
      es: 'Dígame el dato correcto, teléfono, correo, nombre, dirección o deseo, y cambio el anterior, se lo repito y dejo lo demás igual. Si su mensaje ya llegó al equipo, le sigue la corrección.',
    },
    links: ['contact'],
    source: 'Site records',
    topics: ['people/correcting-something'],
  },
  {
    id: 'for-someone-else',
    title: { en: 'I am asking for someone else', es: 'Pregunto por otra persona' },
    answer: {
      en: 'That is fine, and I help you as the one who writes. Leave your own contact and say for whom it is; please have the other person agree before the team contacts them. Whether you may sign or act for somebody is a question for an attorney.',
      es: 'Está bien, y le ayudo a usted que escribe. Deje su propio contacto y diga para quién es; que la otra persona acepte antes de que el equipo la contacte. Si puede firmar o actuar por alguien lo dice un abogado.',
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['people/for-someone-else'],
  },
  {
    id: 'what-happens-next',
    title: { en: 'How soon will I hear back?', es: '¿Cuándo me responden?' },
    answer: {
      en: `Within 24 hours a person answers, by the way you chose; sooner, call ${agent.phone}, every day from 8 am to 8 pm Eastern. First comes the state's agency disclosure, and nothing is signed or owed because of a chat or a form. For holidays, ask at that number.`,
      es: `Una persona contesta en 24 horas por el medio que eligió; antes, llame al ${agent.phone}, todos los días de 8 am a 8 pm, hora del Este. Primero se ve la hoja estatal de agencia, y un chat o formulario no obliga a nada. Sobre días festivos, pregunte a ese número.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/what-happens-next', 'response-time', 'people/hours-and-how-fast-replies-are', 'hours'],
  },
  {
    id: 'stay-anonymous',
    title: { en: 'Can I ask without giving my details?', es: '¿Puedo preguntar sin dar mis datos?' },
    answer: {
      en: `Yes, and you get the same answers: this chat and the phone, ${agent.phone}, need no name. Only the forms ask for some, the contact form for names and an email, the seller's guide for a phone as well. I will not ask again unless you want something sent.`,
      es: `Sí, y recibe las mismas respuestas: este chat y el teléfono, ${agent.phone}, no necesitan nombre. Solo los formularios piden algo: el de contacto, nombre y correo; la guía del vendedor, también teléfono. No vuelvo a preguntar salvo que quiera que le envíen algo.`,
    },
    links: ['call'],
    source: 'Site records',
    topics: ['people/not-giving-details-or-giving-odd-ones'],
  },
  {
    id: 'keep-private',
    title: { en: 'What should I not type here?', es: '¿Qué no debo escribir aquí?' },
    answer: {
      en: `No account, card or Social Security numbers, no identity papers, and no lowest or highest price until an agent works for you. If you already typed it: the chat is kept 30 days and can be erased sooner, so call ${agent.phone} or write to the team; for a card or bank number call your bank too. A lender and the closing attorney take papers their own safe way.`,
      es: `Nada de números de cuenta, tarjeta o Seguro Social, ni identificaciones, ni su precio límite hasta que un agente trabaje para usted. Si ya lo escribió: el chat se guarda 30 días y puede borrarse antes; llame al ${agent.phone} o escriba al equipo y, si fue una tarjeta o cuenta, avise también a su banco. El prestamista y el abogado de cierre reciben papeles por su vía segura.`,
    },
    links: ['privacy', 'call'],
    source: 'NCREC; Privacy Policy',
    topics: ['people/sharing-what-should-stay-private', 'sending-papers'],
  },
  {
    id: 'already-told-you',
    title: { en: 'I already told you that', es: 'Ya se lo dije' },
    answer: {
      en: `I'm sorry; what you said in this chat I use and do not ask again. If it was an earlier visit or another form, I cannot see it here. Rather than type it twice, call ${agent.phone}, and the team can look for your message.`,
      es: `Disculpe; lo que dijo en este chat lo uso y no lo vuelvo a preguntar. Si fue en otra visita o formulario, aquí no puedo verlo. En vez de escribirlo dos veces, llame al ${agent.phone} y el equipo puede buscar su mensaje.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/already-told-you'],
  },
  {
    id: 'privacy',
    title: { en: 'Who sees my number and this chat?', es: '¿Quién ve mi número y este chat?' },
    answer: {
      en: 'The chat is kept for 30 days under a random session number, without your name unless you write it; what you ask to have passed on, the team reads. Personal information is not sold or shared for advertising, and no trait is asked for or noted. A chat is still no place for secrets; the Privacy Policy has the rest.',
      es: 'El chat se guarda 30 días con un número al azar, sin su nombre salvo que lo escriba; lo que pida pasar, lo lee el equipo. Los datos no se venden ni se comparten para publicidad, y no se pregunta ni anota ningún rasgo personal. Aun así no es lugar para secretos; lo demás, en la política de privacidad.',
    },
    links: ['privacy'],
    source: 'Privacy Policy',
    topics: ['people/privacy-of-the-chat-and-who-sees-a-number', 'privacy', 'chat-kept', 'traits-not-kept'],
  },
  {
    id: 'stop-contacting',
    title: { en: 'Stop calling and texting me', es: 'Dejen de llamarme y escribirme' },
    answer: {
      en: 'Understood: tell me the number or email to stop, and I pass it on for calls, texts and email alike; it may take up to 10 business days. Any words count, and replying STOP to a text works too. Marketing only ever goes to those who ticked the box themselves.',
      es: 'Entendido: dígame el número o correo, y lo paso para llamadas, mensajes y correos; puede tardar hasta 10 días hábiles. Cualquier palabra vale, y responder STOP a un mensaje también. La publicidad va solo a quien marcó la casilla.',
    },
    links: ['privacy', 'call'],
    source: 'TCPA rules; Privacy Policy',
    topics: ['people/stop-contacting-me', 'calls-texts'],
  },
  {
    id: 'my-data',
    title: { en: 'See or delete my data, or change cookies', es: 'Ver o borrar mis datos o las cookies' },
    answer: {
      en: `Write to ${agent.email} from the address you used, or call ${agent.phone}: the team sends, corrects or erases what is held, except what the law makes a broker keep. “Cookie settings” in the footer opens that choice again at any time, and nothing optional loads before you choose.`,
      es: `Escriba a ${agent.email} desde la dirección que usó, o llame al ${agent.phone}: el equipo envía, corrige o borra lo guardado, salvo lo que la ley obliga a conservar. “Cookie settings”, al pie de la página, vuelve a abrir esa elección, y nada opcional se carga antes.`,
    },
    links: ['privacy', 'call'],
    source: 'Privacy Policy; 21 NCAC 58A .0108',
    topics: ['people/see-correct-or-delete-data-cookies', 'erase-data', 'cookies'],
  },
  {
    id: 'languages',
    title: { en: 'Do you speak Spanish?', es: '¿Hablan español?' },
    answer: {
      en: `Yes: I answer in Spanish and English, with the same facts; just write. Which languages the team speaks is not in my records, and forms and contracts here are in English; you may bring somebody who translates. Ask at ${agent.phone}.`,
      es: `Sí: contesto en español y en inglés, con los mismos datos; solo escriba. Qué idiomas habla el equipo no está en mis registros, y los formularios y contratos son en inglés; puede traer a alguien que traduzca. Pregunte al ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/other-languages', 'languages-spoken'],
  },
  {
    id: 'accessibility',
    title: { en: 'Is this site accessible to me?', es: '¿Es accesible este sitio?' },
    answer: {
      en: 'Open “Accessibility settings” at the bottom left: text from 75 to 150 percent, a larger cursor, high contrast. Phone, email and relay calls through 711 serve equally well, and any adjustment you need for a visit or a meeting I pass on as you say it.',
      es: 'Abra “Accessibility settings” abajo a la izquierda: texto de 75 a 150 por ciento, cursor más grande, alto contraste. Teléfono, correo y llamadas de relevo por el 711 sirven igual, y cualquier ajuste que necesite para una visita o reunión lo paso como usted lo diga.',
    },
    links: ['home', 'call', 'email'],
    source: 'Site records',
    year: 2026,
    topics: ['people/accessibility', 'accessibility'],
  },
  {
    id: 'young-visitors',
    title: { en: 'I am under 18', es: 'Soy menor de 18 años' },
    answer: {
      en: 'Nice to meet you. I gladly answer questions about the areas and the houses. At 18 you may sign for yourself; before that a purchase or a lease normally needs an adult who signs, and for a visit please have a parent or guardian write and come along. I take no name, number, school or address from anyone under 18. For special cases, such as an inheritance, an attorney.',
      es: 'Mucho gusto. Contesto con gusto preguntas sobre las zonas y las casas. Desde los 18 años puede firmar por sí mismo; antes, comprar o rentar normalmente requiere un adulto que firme, y para una visita, que escriba y venga su padre, madre o tutor. No recibo nombre, número, escuela ni dirección de menores de 18 años. Para casos especiales, como una herencia, un abogado.',
    },
    links: ['areas'],
    source: 'Privacy Policy; G.S. 48A-2',
    topics: ['people/children-and-teenagers'],
  },
  {
    id: 'vendors',
    title: { en: 'I offer a service to your business', es: 'Ofrezco un servicio a su negocio' },
    answer: {
      en: `Thank you; business offers go to ${agent.email}. From this chat I create no contact request, open no links and promise no reply, and no provider is recommended in exchange for anything.`,
      es: `Gracias; las ofertas comerciales van a ${agent.email}. Desde este chat no creo solicitudes, no abro enlaces ni prometo respuesta, y ningún proveedor se recomienda a cambio de nada.`,
    },
    links: ['email'],
    source: 'Site records',
    topics: ['people/spam-and-vendors'],
  },
  {
    id: 'other-brokers',
    title: { en: 'I am a broker with a client', es: 'Soy broker y tengo un cliente' },
    answer: {
      en: `Thank you; leave your name, firm, the property and a callback number, and it goes to the team marked broker to broker, or call ${agent.phone}. Showings go through the MLS showing system. Codes, other offers and seller facts are not given here.`,
      es: `Gracias; deje su nombre, firma, propiedad y número, y va al equipo marcado de broker a broker, o llame al ${agent.phone}. Las visitas se piden por el sistema del MLS. Aquí no se dan códigos, otras ofertas ni datos del vendedor.`,
    },
    links: ['call', 'email'],
    source: 'NCREC; MLS showing rules',
    topics: ['people/other-brokers'],
  },
  {
    id: 'careers',
    title: { en: 'Can I work with you or get a license?', es: '¿Puedo trabajar aquí o sacar licencia?' },
    answer: {
      en: 'Leave a short note and it goes to the firm; my records hold nothing on open roles or pay. A North Carolina license takes a 75-hour course and the state exam, then 90 hours more within 18 months as a provisional broker. The Real Estate Commission has the details.',
      es: 'Deje una nota breve y va a la firma; mis registros no tienen puestos ni sueldos. La licencia de Carolina del Norte pide un curso de 75 horas y el examen estatal, y luego 90 horas en 18 meses como provisional broker. Los detalles, en la comisión estatal.',
    },
    links: ['email', 'call'],
    source: 'NCREC',
    topics: ['people/job-seekers-and-would-be-agents'],
  },
  {
    id: 'press',
    title: { en: 'I am a reporter or student', es: 'Soy periodista o estudiante' },
    answer: {
      en: "Leave your name, outlet or school, the subject and the deadline, and I pass it on; I give no quote in the agent's name and no forecast. The market page has figures with source and date, marked as samples where they are, and Canopy REALTOR Association publishes monthly reports.",
      es: 'Deje su nombre, medio o escuela, tema y fecha límite, y lo paso; no doy citas en nombre de la agente ni pronósticos. La página del mercado tiene cifras con fuente y fecha, marcadas como muestras si lo son, y Canopy REALTOR Association publica informes mensuales.',
    },
    links: ['market', 'email'],
    source: 'Site records; Canopy REALTOR Association',
    topics: ['people/press-students-researchers'],
  },
  {
    id: 'site-trouble',
    title: { en: 'Something on the site does not work', es: 'Algo del sitio no funciona' },
    answer: {
      en: `I'm sorry. Reload the page, or try another browser or connection, and then: for the map, click it or allow functional cookies; for a form, fill in the starred fields; for a download or picture, wait a moment and press again. If it still fails, tell me the page, the device and what happened and I pass it on, or call ${agent.phone}.`,
      es: `Lo siento. Recargue la página o pruebe otro navegador o conexión, y además: para el mapa, haga clic o permita las cookies funcionales; en un formulario, llene los campos con asterisco; para una descarga o foto, espere un momento y pulse otra vez. Si sigue igual, dígame la página, el aparato y qué pasó y lo paso, o llame al ${agent.phone}.`,
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['people/trouble-with-the-site'],
  },
];
