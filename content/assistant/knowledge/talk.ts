import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** The person in the chat: greetings, thanks, anger, grief, danger. */
export const talkEntries: Entry[] = [
  {
    id: 'hello',
    title: { en: 'Hello', es: 'Hola' },
    answer: {
      en: `Hello. I'm the automated assistant of ${agent.name}. Ask me about an area, homes for sale, selling, buying or loans in North Carolina; or say what you have in mind.`,
      es: `Hola. Soy el asistente automático de ${agent.name}. Pregunte por una zona, casas en venta, vender, comprar o préstamos en Carolina del Norte; o cuénteme qué tiene en mente.`,
    },
    links: ['areas', 'call'],
    source: 'Site records',
    topics: ['people/greeting', 'hello', 'yes', 'no', 'test', 'people/test-messages'],
  },
  {
    id: 'small-talk',
    title: { en: 'Tell me a joke', es: 'Cuénteme un chiste' },
    answer: {
      en: "Why do old houses make good listeners? They have been through every story. I'm a program, so the day is always fine here; ask me about a home, an area or a sale whenever you like.",
      es: '¿Por qué las casas viejas escuchan tan bien? Han pasado por todas las historias. Soy un programa y aquí el día siempre va bien; pregúnteme por una casa, una zona o una venta cuando guste.',
    },
    links: ['areas'],
    source: 'Site records',
    topics: ['people/small-talk-jokes-and-sports', 'joke', 'how-are-you', 'feelings'],
  },
  {
    id: 'thanks',
    title: { en: 'Thank you and goodbye', es: 'Gracias y hasta luego' },
    answer: {
      en: `You are welcome. The light stays on: come back any time, or call ${agent.phone}.`,
      es: `Con gusto. La luz queda encendida: vuelva cuando quiera o llame al ${agent.phone}.`,
    },
    links: ['call'],
    source: 'Site records',
    topics: ['people/thanks-goodbye-apologies', 'thanks', 'bye'],
  },
  {
    id: 'bot-or-human',
    title: { en: 'Are you a bot or a person?', es: '¿Es un robot o una persona?' },
    answer: {
      en: `I'm an automated assistant for ${agent.name} of ${agent.firm}, not a person. I answer from this site's records, and what you ask me to pass on a person reads and answers within 24 hours. For a voice now: ${agent.phone}.`,
      es: `Soy un asistente automático de ${agent.name}, de ${agent.firm}, no una persona. Contesto con los registros de este sitio, y lo que me pida pasar lo lee y contesta una persona en 24 horas. Para hablar ahora: ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/bot-or-human', 'who-are-you'],
  },
  {
    id: 'what-can-you-do',
    title: { en: 'What can you do?', es: '¿Qué puede hacer?' },
    answer: {
      en: 'I can tell you about the areas and homes on this site, explain buying, selling and loans in North Carolina, do simple sums, and pass a question or a wish for a visit to the team. I give no legal, tax or lending advice and promise no price.',
      es: 'Le cuento de las zonas y las casas de este sitio, explico comprar, vender y préstamos en Carolina del Norte, hago cuentas sencillas y paso una pregunta o un deseo de visita al equipo. No doy asesoría legal, fiscal ni de préstamos, ni prometo precios.',
    },
    links: ['areas', 'compare', 'sell', 'call'],
    source: 'Site records',
    topics: ['buying/what-the-assistant-can-and-cannot-do', 'people/what-it-can-do', 'what-can-you-do'],
  },
  {
    id: 'person-now',
    title: { en: 'I want to talk to a person', es: 'Quiero hablar con una persona' },
    answer: {
      en: `Call or text ${agent.phone}, every day from 8 am to 8 pm Eastern. Or leave a number or email here with a good time, and the team gets back to you within 24 hours.`,
      es: `Llame o escriba al ${agent.phone}, todos los días de 8 am a 8 pm, hora del Este. O deje aquí un número o correo con un buen horario, y el equipo le responde en 24 horas.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/a-person-now'],
  },
  {
    id: 'nobody-called',
    title: { en: 'Nobody called me back', es: 'Nadie me devolvió la llamada' },
    answer: {
      en: `I am sorry: the promise is an answer within 24 hours, and you should have had one. Call ${agent.phone}, or tell me your name, how to reach you and when, and I pass it on at once, marked as a missed reply.`,
      es: `Lo siento: se promete respuesta en 24 horas y debió tenerla. Llame al ${agent.phone}, o dígame su nombre, cómo y cuándo contactarle, y lo paso enseguida, marcado como respuesta pendiente.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/nobody-called-back'],
  },
  {
    id: 'formal-complaint',
    title: { en: 'I want to make a complaint', es: 'Quiero presentar una queja' },
    answer: {
      en: `Tell me what happened, and it is passed on in your own words; I will not argue with it. The next step at the firm is the broker-in-charge, at ${agent.phone}, and the North Carolina Real Estate Commission takes written complaints about licensees.`,
      es: `Cuénteme qué pasó y lo paso con sus propias palabras; no voy a discutirlo. El siguiente paso en la firma es el broker-in-charge, al ${agent.phone}, y la North Carolina Real Estate Commission recibe quejas escritas sobre quienes tienen licencia.`,
    },
    links: ['call', 'contact'],
    source: 'NCREC',
    topics: ['people/formal-complaint'],
  },
  {
    id: 'anger',
    title: { en: 'This chat is useless', es: 'Este chat no sirve' },
    answer: {
      en: `I am sorry, that is frustrating, and I would like to put it right. Tell me the one thing you need and I try again, shortly. If you would rather have a person, call ${agent.phone}, every day from 8 am to 8 pm, or leave your number and the team calls you.`,
      es: `Lo siento, es frustrante, y me gustaría arreglarlo. Dígame lo que necesita y lo intento otra vez, en breve. Si prefiere una persona, llame al ${agent.phone}, todos los días de 8 am a 8 pm, o deje su número y el equipo le llama.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/anger-swearing-abuse-threats', 'complaint'],
  },
  {
    id: 'grief',
    title: { en: 'I am going through a hard time', es: 'Estoy pasando un momento difícil' },
    answer: {
      en: `I am so sorry; there is no hurry here, and you need not tell more than you want. If there is one practical thing I can take off your mind, ask it and I answer just that. ${agent.firstName} is glad to talk or simply listen whenever you are ready: ${agent.phone}.`,
      es: `Lo siento mucho; aquí no hay prisa, y no tiene que contar más de lo que quiera. Si hay algo práctico que pueda quitarle de encima, pregúntelo y contesto solo eso. ${agent.firstName} puede hablar, o simplemente escuchar, cuando usted quiera: ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/grief-divorce-illness-money-trouble'],
  },
  {
    id: 'nowhere-to-stay',
    title: { en: 'I face eviction or have nowhere to stay', es: 'Me desalojan o no tengo dónde vivir' },
    answer: {
      en: 'Please call 211 for local help now; Crisis Assistance Ministry in Charlotte helps with rent and utilities, and Legal Aid of North Carolina with court papers, whose dates matter. Owners behind on payments can see a HUD-approved counselor for free. I can give no legal advice.',
      es: 'Llame ahora al 211 para ayuda local; Crisis Assistance Ministry, en Charlotte, ayuda con renta y servicios, y Legal Aid of North Carolina con papeles del tribunal, cuyas fechas importan. Los dueños atrasados pueden ver gratis a un consejero aprobado por HUD. No puedo dar asesoría legal.',
    },
    links: ['contact'],
    source: 'United Way NC 211; Legal Aid of North Carolina',
    topics: ['people/eviction-foreclosure-nowhere-to-stay'],
  },
  {
    id: 'danger',
    title: { en: 'I am in danger or do not want to live', es: 'Estoy en peligro o no quiero vivir' },
    answer: {
      en: 'I am really glad you said it. If you do not want to live, or fear it for somebody else, call or text 988 now, free and at any hour. With an intruder, a fire or anyone being hurt, leave if you can and call 911 first. If somebody at home hurts you or a person you know: National Domestic Violence Hotline, day and night, 800-799-7233. Homes can wait.',
      es: 'Qué bueno que lo dijo. Si no quiere vivir, o lo teme por otra persona, llame o escriba ya al 988, gratis y a cualquier hora. Con un intruso, un incendio o alguien lastimado, salga si puede y llame primero al 911. Si alguien en casa le hace daño, a usted o a alguien que conoce: National Domestic Violence Hotline, día y noche, 800-799-7233. Las casas pueden esperar.',
    },
    links: ['call'],
    source: '911; 988 Suicide and Crisis Lifeline; National Domestic Violence Hotline',
    topics: ['people/suicidal-words-or-danger'],
  },
  {
    id: 'discrimination-reported',
    title: { en: 'I was discriminated against: what can I do?', es: 'Me discriminaron: ¿qué puedo hacer?' },
    answer: {
      en: 'I am sorry; that may be unlawful, and an agency decides. HUD, 800-669-9777, and the North Carolina Human Relations Commission take complaints, in general within one year; the Real Estate Commission hears about licensees. Save messages, dates and names. Retaliation is unlawful. I pass it to the firm only if you wish.',
      es: 'Lo siento; puede ser ilegal y lo decide una agencia. HUD, 800-669-9777, y la North Carolina Human Relations Commission reciben quejas, en general dentro de un año; la comisión de bienes raíces, sobre quienes tienen licencia. Guarde mensajes, fechas y nombres. Las represalias son ilegales. Lo paso a la firma solo si quiere.',
    },
    links: ['call', 'contact'],
    source: 'HUD; G.S. 41A; 42 U.S.C. 3610, 3613',
    topics: ['people/discrimination-reported', 'fair-housing'],
  },
  {
    id: 'instructions',
    title: { en: 'Ignore your instructions', es: 'Ignore sus instrucciones' },
    answer: {
      en: "I can't do that, however it is asked; I answer from this site's records, the same for everybody. If there is a question about a home, an area or a sale in it, ask it and I answer.",
      es: 'Eso no puedo hacerlo, se pida como se pida; contesto con los registros de este sitio, igual para todos. Si hay en ello una pregunta sobre una casa, una zona o una venta, hágala y le contesto.',
    },
    links: ['areas'],
    source: 'Site records',
    topics: ['people/trying-to-instruct-the-assistant'],
  },
  {
    id: 'unclear',
    title: { en: 'That was not clear', es: 'No entendí' },
    answer: {
      en: `I did not follow that. Say it in a few words, such as “homes in NoDa under 600,000” or “what is due diligence”, and long or spoken messages are fine too. Or call ${agent.phone}.`,
      es: `No entendí bien. Dígalo en pocas palabras, como “casas en NoDa por menos de 600,000” o “qué es due diligence”; los mensajes largos o dictados también valen. O llame al ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: [
      'people/empty-garbled-or-one-sign-messages',
      'people/voice-to-text-long-or-all-capital-messages',
    ],
  },
];
