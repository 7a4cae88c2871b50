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
      en: 'That is fine: I keep names as you write them, accents, hyphens and single names too, and foreign numbers with their country code. If a phone or an email looks incomplete I ask for that part again before anything is sent, and the help does not wait for it.',
      es: 'No hay problema: guardo los nombres como los escribe, con acentos, guiones o de una sola palabra, y números extranjeros con su código de país. Si un teléfono o correo parece incompleto, vuelvo a pedir esa parte antes de enviar nada, y la ayuda no espera.',
    },
    aspects: {
      'foreign-or-long-number': {
        en: 'Foreign numbers are welcome: type yours with its country code, such as +52 or +44, in full, and it is kept just as written, up to 15 digits, the most a number has anywhere. Add your time zone and whether a call, a text or email suits you, since reaching you abroad by email can be simpler. Nothing has to be cut to ten digits.',
        es: 'Los números extranjeros son bienvenidos: escríbalo completo con su código de país, como +52 o +502, y se guarda tal cual, hasta 15 dígitos, lo más que tiene un número en cualquier país. Agregue su zona horaria y si prefiere llamada, mensaje o correo, porque por correo a veces es más fácil. No hay que recortarlo a diez dígitos.',
      },
      'odd-email': {
        en: 'Your email is kept as you type it, plus signs, hyphens, dots and rare endings included. If it looks incomplete I ask for it again. The answer goes to exactly that address, so look once over the spelling; to be surer, add a phone number or ask for the reply here.',
        es: 'Su correo se guarda como lo escribe, con signos de más, guiones, puntos y terminaciones raras. Si parece incompleto, lo pido otra vez. La respuesta va justo a esa dirección; revise las letras, y para mayor seguridad agregue un teléfono.',
      },
      'name-as-written': {
        en: 'Your name is kept exactly as you write it, with accents, ñ, hyphens, apostrophes, two surnames, or only one name; you need not make up a surname. A nickname is fine here too. For a contract and the closing papers it should read as on your photo ID, so tell the closing attorney about marks that get lost.',
        es: 'Su nombre se guarda tal como lo escribe, con acentos, ñ, guiones, apóstrofos, dos apellidos o un solo nombre; no tiene que inventar apellido. Aquí también vale un apodo. En el contrato y el cierre debe ir como en su identificación; dígale al abogado de cierre si se pierden acentos.',
      },
      'looks-incomplete': {
        en: 'I ask again when a number seems to miss or have extra digits, because a call would then go astray; an email address will do as well. Add an extension with "ext.", and say if it is a landline that takes no texts, so that the team calls or emails instead. My help goes on either way.',
        es: 'Pregunto otra vez cuando a un número parecen faltarle o sobrarle dígitos, porque la llamada se perdería; también sirve un correo. Ponga la extensión con "ext." y avise si es un fijo que no recibe mensajes, para que llamen o escriban por correo. La ayuda sigue de todos modos.',
      },
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
    aspects: {
      'automated-texts': {
        en: 'Leaving a number does not sign you up for robots: a person may text or call you about what you asked, while automated calls and texts need a separate box that you tick yourself, which is never a condition of help. Tick it by mistake, and replying STOP or one word here ends it.',
        es: 'Dejar su número no lo inscribe con robots: una persona puede escribirle o llamarle por lo que preguntó; las llamadas y mensajes automáticos piden una casilla aparte que marca usted, y nunca es condición para ayudarle. Si la marcó por error, con responder STOP o decirlo aquí se termina.',
      },
      'no-number-needed': {
        en: 'An email is enough: no phone number is needed for an answer, for buyers or sellers, and the contact form leaves it optional; only the seller\'s guide form asks for one. Everything can go in writing, though for a tour the team may need a quick way to reach you that day. Say "email only", and that comes first.',
        es: 'Basta un correo: no hace falta teléfono para que le contesten, compre o venda, y en el formulario de contacto es opcional; solo el de la guía del vendedor lo pide. Todo puede ir por escrito, aunque para una visita conviene una forma rápida ese día. Diga "solo correo" y eso va primero.',
      },
      'whatsapp-or-video': {
        en: 'Ask for it and I pass it on: whether the team uses WhatsApp is not in my records, while a video call can be requested, and ordinary text and email always work. Leave your number with its country code and say which app you have, and a good time; the team says what it can do.',
        es: 'Pídalo y lo paso: si el equipo usa WhatsApp no está en mis registros; una videollamada sí se puede pedir, y mensaje de texto y correo siempre sirven. Deje su número con código de país, diga qué aplicación tiene y una buena hora; el equipo le dice qué puede hacer.',
      },
      'answer-here': {
        en: 'I answer here for as long as you like, and no call follows unless you ask. What only a person can say, the team writes or calls about, within 24 hours, if you leave an email or number. The chat stays in this tab until you close it, so copy what you want to keep.',
        es: 'Aquí le contesto todo lo que guste y nadie lo llama si no lo pide. Lo que solo una persona puede decir, el equipo lo escribe o llama en 24 horas si deja correo o número. El chat queda en esta pestaña hasta que la cierre; copie lo que quiera guardar.',
      },
      'call-me-rather': {
        en: 'A call it is: leave the number, a good time and your time zone, and "call, no texts or emails" goes first in the message to the team, which calls between 8 am and 8 pm Eastern, any day. It answers within 24 hours. If nobody may leave a voicemail, say that too.',
        es: 'Será por llamada: deje el número, una buena hora y su zona horaria, y "llamar, sin mensajes ni correos" va primero en el aviso al equipo, que llama de 8 am a 8 pm, hora del Este, cualquier día. Contesta en 24 horas. Si no deben dejar mensaje de voz, dígalo también.',
      },
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
    aspects: {
      'early-or-late': {
        en: 'The team calls between 8 am and 8 pm Eastern, every day, so 7 in the morning or 9 at night is outside; ask for a call right at eight, or for an email or text instead, which you can read any time. A wish outside the hours may be met the next day.',
        es: 'El equipo llama de 8 am a 8 pm, hora del Este, todos los días; las 7 de la mañana o las 9 de la noche quedan fuera. Pida que llamen justo a las ocho, o un correo o mensaje que lea cuando pueda. Un deseo fuera de horas puede ser al día siguiente.',
      },
      'is-it-booked': {
        en: 'A time you name here is a wish, not a booking: I pass it on in your words, and the team confirms or proposes another. Give two times, the day and your time zone, and the number. For something that must be sure, call {agent.phone} between 8 am and 8 pm Eastern.',
        es: 'La hora que diga aquí es un deseo, no una cita: la paso con sus palabras y el equipo confirma o propone otra. Dé dos horas, el día, su zona horaria y el número. Si tiene que ser seguro, llame al {agent.phone} de 8 am a 8 pm, hora del Este.',
      },
      'other-time-zone': {
        en: "Charlotte is on Eastern time, and the team calls from 8 am to 8 pm there: that is 5 am to 5 pm in California, 1 pm to 1 am in London and 2 pm to 2 am in Germany, with an hour's shift when clocks change on different dates. Name hours in your own time; a video call can be asked for too.",
        es: 'Charlotte va con la hora del Este y el equipo llama de 8 am a 8 pm de ahí: son 5 am a 5 pm en California, 1 pm a 1 am en Londres y 2 pm a 2 am en Alemania, con una hora de cambio cuando el horario cambia en otra fecha. Diga horas suyas; también puede pedir videollamada.',
      },
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
    aspects: {
      'whose-contact': {
        en: 'Leave your own number or email and say for whom you ask, for example "for my mother, who wants to sell": the team then talks with you first. If the other person should be called, ask them first and give their contact with that remark. The best time and their language help too.',
        es: 'Deje su propio número o correo y diga por quién pregunta, por ejemplo "por mi mamá, que quiere vender": el equipo habla primero con usted. Si deben llamar a la otra persona, pídale permiso y deje su contacto con esa nota. También ayuda la mejor hora y el idioma.',
      },
      'their-consent': {
        en: "Please ask them before you give their number: nobody should be called who has not agreed to it. Until then leave yours. Automated calls or texts never start from somebody else's say-so; for those each person ticks the box. A spouse who has agreed is no problem.",
        es: 'Por favor pídale permiso antes de dar su número: no se debe llamar a quien no lo ha aceptado. Mientras, deje el suyo. Los mensajes automáticos nunca empiezan porque otro lo diga; cada quien marca su casilla. Si su cónyuge ya aceptó, no hay problema.',
      },
      'refer-a-friend': {
        en: 'Send your friend this page or {agent.phone}, or leave your own contact with a line on what they look for; with their consent you may give theirs. There is no form for it, and someone without a license cannot be paid for a referral. Your friend stays free to choose any agent.',
        es: 'Mándele esta página o el {agent.phone} a su amigo, o deje su propio contacto con una línea de lo que busca; con su permiso puede dar el de él. No hay formulario para eso, y a quien no tiene licencia no se le puede pagar por referir. Su amigo elige libremente a su agente.',
      },
      'sign-or-act-for-them': {
        en: 'You may ask, gather facts and set up a talk for somebody; to sign, list or decide in their place takes a power of attorney, a guardianship or, after a death, court letters. The owner should be in the talk early, because the team needs their word. An attorney prepares the paper while the person can still sign it.',
        es: 'Puede preguntar, reunir datos y concertar una plática por otra persona; para firmar, listar o decidir en su lugar hace falta un poder, una tutela o, tras una muerte, cartas de la corte. El dueño debe participar pronto, porque el equipo necesita su palabra. Un abogado hace el papel mientras la persona aún puede firmarlo.',
      },
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
    aspects: {
      'open-hours-and-holidays': {
        en: 'The team can be reached every day, weekends included, from 8 am to 8 pm Eastern at {agent.phone}; for a holiday ask at that number, since I have no holiday list. A message sent at night or on a holiday is kept and answered within 24 hours. This chat is open at any hour.',
        es: 'El equipo atiende todos los días, también fines de semana, de 8 am a 8 pm, hora del Este, en el {agent.phone}; para un día festivo pregunte a ese número, porque no tengo la lista. Un mensaje de noche queda guardado y se contesta en 24 horas. Este chat está abierto siempre.',
      },
      'am-i-committed': {
        en: "You owe and sign nothing by writing or sending a form: it is free, and it hires nobody. First somebody answers your question and goes through the state's agency disclosure, which is no contract. An agreement comes later, only if you want the team to work for you, and in writing before a private tour or a listing.",
        es: 'Escribir o mandar un formulario no lo obliga a nada: es gratis y no contrata a nadie. Primero alguien contesta su duda y repasa la hoja estatal de agencia, que no es contrato. El acuerdo viene después, solo si quiere que el equipo trabaje para usted, por escrito, antes de una visita privada o de listar.',
      },
      'what-comes-first': {
        en: "Next a person reads your message and writes or calls, by the way you chose, within 24 hours; then comes a short talk about what you want and the state's agency disclosure. After that it depends: homes and a tour for buyers, a look at the house for sellers. Nothing has to be signed then.",
        es: 'Sigue que una persona lee su mensaje y le escribe o llama por el medio que eligió, en 24 horas; luego una plática breve y la hoja estatal de agencia. Después depende: casas y visitas si compra, ver la casa si vende. No hay que firmar nada en ese momento.',
      },
      'did-it-arrive': {
        en: 'A thank-you on the screen means that the form arrived and is stored; a person reads it and answers within 24 hours. No such line, or an error, means it may not have gone: send it again or call {agent.phone}. From this chat I cannot see an earlier form, but the team can look for it.',
        es: 'Si la pantalla dio las gracias, el formulario llegó y quedó guardado; una persona lo lee y contesta en 24 horas. Si no salió esa línea o dio error, quizá no se envió: mándelo otra vez o llame al {agent.phone}. Desde este chat no veo formularios anteriores, pero el equipo puede buscarlo.',
      },
      'who-answers': {
        en: 'A person of the team answers, not this assistant, and by the way you chose, email if you said email; I am automated and only pass your words on. Which of them it will be is not in my records. Want a voice now? Call {agent.phone}, 8 am to 8 pm Eastern.',
        es: 'Contesta una persona del equipo, no este asistente, y por el medio que eligió, correo si dijo correo; yo soy automático y solo paso sus palabras. Quién será no está en mis registros. Si quiere una voz ahora, llame al {agent.phone}, de 8 am a 8 pm, hora del Este.',
      },
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/what-happens-next', 'response-time', 'people/hours-and-how-fast-replies-are', 'hours'],
  },
  {
    id: 'stay-anonymous',
    title: { en: 'Can I ask without giving my details?', es: '¿Puedo preguntar sin dar mis datos?' },
    answer: {
      en: `Yes: you get the same answers without your details; this chat and the phone, ${agent.phone}, need no name. Only the forms ask for some, the contact form for names and an email, the seller's guide for a phone as well. I will not ask again unless you want something sent.`,
      es: `Sí: recibe las mismas respuestas sin dar datos; este chat y el teléfono, ${agent.phone}, no necesitan nombre. Solo los formularios piden algo: el de contacto, nombre y correo; la guía del vendedor, también teléfono. No vuelvo a preguntar salvo que quiera que le envíen algo.`,
    },
    aspects: {
      'what-the-forms-need': {
        en: "The contact form needs first and last name, an email and your interest, while the phone is optional; the seller's guide form needs a phone as well, the home's address only if you like. For less than that, ask me here or call {agent.phone}, where nothing is required. The guides to read on this site need no form.",
        es: 'El formulario de contacto pide nombre y apellido, correo e interés; el teléfono es opcional. El de la guía del vendedor pide también teléfono; la dirección de la casa, solo si quiere. Para menos, pregunte aquí o llame al {agent.phone}, donde nada es obligatorio. Las guías para leer en el sitio no piden formulario.',
      },
      'no-sign-up': {
        en: 'There is no sign-up here: every page, the homes and prices, the guides and this chat are open without an account or login. The separate listings site behind "Search Listings" follows its own rules and may ask. If you want something sent to you, an email address is all it takes.',
        es: 'Aquí no hay registro: todas las páginas, casas y precios, las guías y este chat se ven sin cuenta ni contraseña. El sitio aparte de "Search Listings" tiene sus reglas y puede pedirlo. Si quiere que le manden algo, basta un correo.',
      },
      'call-without-a-name': {
        en: 'You can call {agent.phone} and ask without a name, any day from 8 am to 8 pm Eastern; say that you only want a fact. Your phone may still show its number, so block it if that matters. Before private plans or a price limit come up, the agency disclosure should be gone through.',
        es: 'Puede llamar al {agent.phone} y preguntar sin dar nombre, cualquier día de 8 am a 8 pm, hora del Este; diga que solo quiere un dato. Su teléfono puede mostrar el número; bloquéelo si le importa. Antes de hablar de planes o límites de precio debe verse la hoja de agencia.',
      },
      'why-you-ask': {
        en: 'A name and a contact are only for getting an answer from a person back to you; for my own answers I need neither. Say no and I will not ask again. If you leave one, it is used for what you asked, is not sold, and starts no automated calls or texts unless you tick that box.',
        es: 'El nombre y el contacto solo sirven para que una persona le conteste; para mis respuestas no hacen falta. Diga que no y no vuelvo a preguntar. Si deja alguno, se usa para lo que pidió, no se vende y no inicia mensajes automáticos salvo que marque esa casilla.',
      },
      'worse-answers': {
        en: 'You get the same answers with or without an email: facts, prices, homes and how things work here do not depend on it. What needs a person, such as a value for your own house, a tour or homes sent to you, takes some way to reach you. Nothing else is held back.',
        es: 'Recibe las mismas respuestas con o sin correo: datos, precios, casas y cómo funciona todo no dependen de eso. Lo que necesita una persona, como el valor de su casa, una visita o que le manden casas, requiere una forma de contactarlo. Nada más se le oculta.',
      },
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
    aspects: {
      'price-and-reasons': {
        en: 'Keep your top or bottom price, a deadline and reasons such as a divorce or debts to yourself for now: until an agent works for you under a written agreement, it could help the other side. The range you look in is fine. Once the agency disclosure is done and an agreement signed, your agent must keep it confidential.',
        es: 'Por ahora guárdese su precio máximo o mínimo, su plazo y razones como divorcio o deudas: hasta que un agente trabaje para usted con acuerdo escrito, podría ayudar a la otra parte. El rango en que busca está bien. Vista la hoja de agencia y firmado el acuerdo, su agente debe guardarlo en secreto.',
      },
      'papers-and-uploads': {
        en: "This chat takes no files, and papers should not be pasted in: pay stubs, tax returns, bank statements and IDs go to your lender through its own secure portal, and closing papers to the attorney. An agent needs only the lender's letter or a proof of funds, with account numbers blacked out. The lender tells you where to upload.",
        es: 'Este chat no recibe archivos, y no conviene pegar papeles: talones, declaraciones, estados de cuenta e identificaciones van al prestamista por su portal seguro, y los del cierre al abogado. Un agente solo necesita la carta del banco o un comprobante de fondos con números tapados. El banco le dice dónde subirlos.',
      },
    },
    links: ['privacy', 'call'],
    source: 'NCREC; Privacy Policy',
    topics: ['people/sharing-what-should-stay-private'],
  },
  {
    id: 'already-told-you',
    title: { en: 'I already told you that', es: 'Ya se lo dije' },
    answer: {
      en: `I'm sorry; what you said in this chat I use and do not ask again. If it was an earlier visit or another form, I cannot see it here. Rather than type it twice, call ${agent.phone}, and the team can look for your message.`,
      es: `Disculpe; lo que dijo en este chat lo uso y no lo vuelvo a preguntar. Si fue en otra visita o formulario, aquí no puedo verlo. En vez de escribirlo dos veces, llame al ${agent.phone} y el equipo puede buscar su mensaje.`,
    },
    aspects: {
      'earlier-visit-or-form': {
        en: 'I cannot look into an earlier visit, a form or a phone call, so I start fresh with each new tab; that is no fault of yours. The team keeps what you sent: call {agent.phone}, and they can find it. Or give me one line now, such as area, price and bedrooms, and we go on from there.',
        es: 'No puedo ver una visita anterior, un formulario ni una llamada; en cada pestaña nueva empiezo de cero, y no es culpa suya. El equipo guarda lo que mandó: llame al {agent.phone} y lo encuentran. O deme una línea ahora, como zona, precio y recámaras, y seguimos desde ahí.',
      },
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/already-told-you'],
  },
  {
    id: 'privacy',
    title: { en: 'Who sees my number and this chat?', es: '¿Quién ve mi número y este chat?' },
    answer: {
      en: 'Only the team and those who work for it: the number you leave is used to answer you, and personal information is not sold or shared for advertising. The chat is kept for 30 days under a random session number, without your name unless you write it; no trait is asked for or noted. A chat is still no place for secrets; the Privacy Policy has the rest.',
      es: 'Solo el equipo y quienes trabajan para él: el número que deja sirve para contestarle, y los datos no se venden ni se comparten para publicidad. El chat se guarda 30 días con un número al azar, sin su nombre salvo que lo escriba; no se pregunta ni anota ningún rasgo personal. Aun así no es lugar para secretos; lo demás, en la política de privacidad.',
    },
    aspects: {
      'who-reads-it': {
        en: 'The team of this site can read a chat for the 30 days it is kept, and what you ask to have passed on certainly; other visitors, buyers, sellers and their agents cannot. Whoever uses your device can see it while the tab is open. No agent represents you yet, so leave out what must stay secret.',
        es: 'El equipo de este sitio puede leer un chat durante los 30 días que se guarda, y con seguridad lo que pida pasar; otros visitantes, compradores, vendedores y sus agentes no. Quien use su aparato puede verlo mientras la pestaña esté abierta. Todavía ningún agente lo representa, así que no escriba secretos.',
      },
      'how-long-kept': {
        en: 'The chat is erased after 30 days, and your browser keeps it only until you close the tab. What you leave for a reply, like a form, stays longer with the team, and records of brokerage dealings must be kept by law. You can have it erased sooner, where the law allows: write to the team or call.',
        es: 'El chat se borra a los 30 días y su navegador lo guarda solo hasta cerrar la pestaña. Lo que deja para una respuesta, como un formulario, queda más tiempo con el equipo, y los registros de operaciones de corretaje se conservan por ley. Puede pedir que se borre antes, en lo que la ley permita: escriba o llame.',
      },
      'sold-or-shared': {
        en: 'Personal information is not sold and not shared for advertising. What you leave for a reply goes to the team and to those who work for it, such as hosting, email and the system where it keeps its correspondence, and to an authority or a court only when the law requires it. A lender or mover hears from you if you call, or ask the team to connect you.',
        es: 'Los datos personales no se venden ni se comparten para publicidad. Lo que deja para una respuesta llega al equipo y a quienes trabajan para él, como el alojamiento, el correo y el sistema donde guarda su correspondencia, y a una autoridad o tribunal solo si la ley lo exige. Un banco o mudanza sabe de usted si usted llama o pide al equipo que lo conecte.',
      },
      'ads-and-tracking': {
        en: 'Nothing here follows you for ads: optional cookies load only if you allow them, personal information is not shared for advertising, and pages are only counted, without your address or an identifier. I do not see your location. If the assistant uses an outside language model, emails, numbers and names are cut out first; the Privacy Policy has details.',
        es: 'Aquí nada lo sigue para anuncios: las cookies opcionales cargan solo si las permite, no se comparten datos para publicidad, y las visitas solo se cuentan, sin su dirección ni identificador. No veo su ubicación. Si el asistente usa un modelo externo, antes se quitan correos, números y nombres; lo demás está en la política de privacidad.',
      },
      'traced-to-me': {
        en: 'The chat is stored under a random session number, without your name unless you type it. The web server, like every one, handles IP addresses to keep the site running and limit abuse, and a form you send records one with your consent choice. So leave out your name and street if you wish.',
        es: 'El chat se guarda con un número de sesión al azar, sin su nombre salvo que lo escriba. El servidor, como todos, maneja direcciones IP para funcionar y evitar abusos, y un formulario enviado guarda una con su elección. Omita su nombre y su calle si quiere.',
      },
    },
    links: ['privacy'],
    source: 'Privacy Policy',
    topics: ['people/privacy-of-the-chat-and-who-sees-a-number', 'privacy', 'chat-kept'],
  },
  {
    id: 'stop-contacting',
    title: { en: 'Stop calling and texting me', es: 'Dejen de llamarme y escribirme' },
    answer: {
      en: 'Understood. To be removed for good, write to {agent.email} or call {agent.phone} and name the number or email to stop, for calls, texts and email alike; it takes up to 10 business days. Any words count, and replying STOP to a text works too; from this chat I cannot do it. Automated calls and texts go only to those who ticked the box for them.',
      es: 'Entendido. Para salir de la lista, escriba a {agent.email} o llame al {agent.phone} y diga el número o correo; vale para llamadas, mensajes y correos, y puede tardar hasta 10 días hábiles. Responder STOP a un mensaje también vale; desde este chat no puedo hacerlo. Las llamadas y mensajes automáticos van solo a quien marcó su casilla.',
    },
    aspects: {
      'how-you-got-my-number': {
        en: 'Numbers come from a form or chat where somebody typed them, perhaps a relative or a mistaken digit; automated calls and texts from here go only to those who ticked the box for them. Name the number to {agent.email} or {agent.phone} to stop it. If nobody here has it, another agent or company is calling: ask who, and report it at donotcall.gov.',
        es: 'Los números vienen de un formulario o chat donde alguien los escribió, quizá un familiar o un dígito equivocado; las llamadas y mensajes automáticos de aquí van solo a quien marcó su casilla. Diga el número a {agent.email} o al {agent.phone} para pararlo. Si aquí nadie lo tiene, llama otro agente o empresa: pregunte quién y repórtelo en donotcall.gov.',
      },
      'asked-already-still-coming': {
        en: 'Any clear words count, "no thanks" as well as STOP, and it must end within 10 business days at most, so I am sorry that it has not. Write to {agent.email} or call {agent.phone} with the number or email and the date you asked, and say that it is the second time. Do not click links in mail that is not from here.',
        es: 'Cualquier palabra clara vale, "no gracias" igual que STOP, y debe terminar en 10 días hábiles a lo más; siento que no haya sido así. Escriba a {agent.email} o llame al {agent.phone} con el número o correo y la fecha en que lo pidió, y diga que es la segunda vez. No abra enlaces de correos que no sean de aquí.',
      },
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
    aspects: {
      cookies: {
        en: 'Open "Cookie settings" in the footer at the bottom of any page: the choice comes back, and "Necessary Only" turns off analytics, marketing and the map. Nothing optional loads before you choose, the site works without it, and your choice stays in your own browser. Clearing the browser\'s data for this site does the same.',
        es: 'Abra "Cookie settings" al pie de cualquier página: vuelve la elección, y "Necessary Only" apaga analítica, publicidad y mapa. Nada opcional carga antes de que elija, el sitio funciona sin eso y su elección queda en su navegador. Borrar los datos de este sitio en el navegador hace lo mismo.',
      },
      'see-what-you-hold': {
        en: 'Write to {agent.email} from the address you used, or call {agent.phone}, and ask for a copy: the team sends what is held about you, such as forms, messages and your consent choices. It may first make sure that it is really you. From this chat I cannot see or send a file.',
        es: 'Escriba a {agent.email} desde la dirección que usó, o llame al {agent.phone}, y pida una copia: el equipo manda lo que guarda sobre usted, como formularios, mensajes y su elección de consentimiento. Puede asegurarse antes de que es usted. Desde este chat no puedo ver ni mandar expedientes.',
      },
      'erase-the-chat': {
        en: 'A chat is erased by itself after 30 days; to have it gone sooner, write to {agent.email} or call {agent.phone} with the day and about what time you wrote. Closing the tab removes it from your own browser. If you typed a card, bank or Social Security number, tell your bank too; I cannot erase it from here.',
        es: 'Un chat se borra solo a los 30 días; para antes, escriba a {agent.email} o llame al {agent.phone} con el día y la hora aproximada. Cerrar la pestaña lo quita de su navegador. Si escribió una tarjeta, cuenta o Seguro Social, avise también a su banco; yo no puedo borrarlo desde aquí.',
      },
      'what-must-stay': {
        en: 'Most is erased on request, but a North Carolina broker has to keep the records of a deal, such as agreements, offers and disclosures, for three years, and a note that you asked to be left alone. Ask {agent.email} what stays in your case and why.',
        es: 'Casi todo se borra si lo pide, pero un corredor de Carolina del Norte debe conservar por tres años los registros de una operación, como acuerdos, ofertas y formularios, y la nota de que pidió no ser contactado. Pregunte a {agent.email} qué queda en su caso y por qué.',
      },
    },
    links: ['privacy', 'call'],
    source: 'Privacy Policy; 21 NCAC 58A .0108',
    topics: ['people/see-correct-or-delete-data-cookies', 'erase-data', 'cookies'],
  },
  {
    id: 'languages',
    title: { en: 'Do you speak Spanish?', es: '¿Hablan español?' },
    answer: {
      en: `I answer in Spanish and English, with the same facts; just write. Which languages the team speaks is not in my records, and forms and contracts here are in English; you may bring somebody who translates. Ask at ${agent.phone}.`,
      es: `Contesto en español y en inglés, con los mismos datos; solo escriba. Qué idiomas habla el equipo no está en mis registros, y los formularios y contratos son en inglés; puede traer a alguien que traduzca. Pregunte al ${agent.phone}.`,
    },
    aspects: {
      'contracts-and-forms': {
        en: "Contracts, disclosures and closing papers here are in English, and the English text is what binds; have somebody you trust, or a paid interpreter, go through them before you sign. Some lenders and agencies have Spanish explanations of loan forms, such as the CFPB's. The closing attorney explains what you sign, so say beforehand that you will bring an interpreter.",
        es: 'Los contratos, formularios y papeles del cierre aquí están en inglés, y el texto en inglés es el que obliga; que alguien de confianza o un intérprete pagado los repase antes de firmar. Algunos bancos y agencias explican en español los formularios del préstamo, como el CFPB. El abogado explica lo que firma; avísele que llevará intérprete.',
      },
      'bring-an-interpreter': {
        en: 'Bring whoever translates for you, a relative, a friend or a paid interpreter, to a visit, the first talk or the closing; tell the team beforehand, and for the closing the attorney. For contracts an adult without a stake in the deal is wiser than a child. Interpreters provided by the team are not in my records, so ask at {agent.phone}.',
        es: 'Traiga a quien le traduzca, familiar, amigo o intérprete pagado, a una visita, la primera plática o el cierre; avise antes al equipo, y para el cierre al abogado. Para contratos conviene un adulto sin interés en la operación y no un niño. Si el equipo ofrece intérpretes no está en mis registros; pregunte al {agent.phone}.',
      },
      'does-the-team-speak-it': {
        en: 'Which languages the people of the team speak is not in my records, so ask at {agent.phone} or leave your number with the language you want, and it goes first in the message. Here in the chat I answer in Spanish and English. You may always have somebody of your own on the call who translates.',
        es: 'Qué idiomas hablan las personas del equipo no está en mis registros: pregunte al {agent.phone} o deje su número con el idioma que quiere, y eso va primero en el aviso. Aquí en el chat contesto en español e inglés. Siempre puede tener en la llamada a alguien que traduzca.',
      },
      'other-languages-in-chat': {
        en: 'I understand and answer only English and Spanish; in another language I would get things wrong. Simple English is quite enough, and a translation app works well with this page. For a talk in your language leave your contact with its name, and the team tells you whether somebody can help; you may bring an interpreter.',
        es: 'Entiendo y contesto solo inglés y español; en otro idioma me equivocaría. Basta un inglés o español sencillo, y una aplicación de traducción funciona bien con esta página. Para hablar en su idioma deje su contacto con el nombre del idioma y el equipo le dice si alguien puede; puede traer intérprete.',
      },
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
    aspects: {
      'contrast-and-colors': {
        en: 'Turn on high contrast in "Accessibility settings" at the bottom left: text becomes black on white, and faint captions and lines darker. There is no separate dark mode in my records; your device\'s own display settings or the browser\'s reader view can darken the page. Tell me which page is hard to read, and I pass it on.',
        es: 'Active el alto contraste en "Accessibility settings" abajo a la izquierda: el texto queda negro sobre blanco y los pies de foto y líneas más oscuros. No tengo registro de un modo oscuro; el ajuste de su aparato o la vista de lectura del navegador puede oscurecer la página. Dígame qué página cuesta leer y lo paso.',
      },
      'by-relay-or-deaf': {
        en: 'Relay calls are welcome: dial 711 and ask for {agent.phone}, any day from 8 am to 8 pm Eastern. Text and email serve just as well, and no call is needed for anything; write "text only" or "email only" and it goes first. A sign language interpreter for a visit or meeting can be asked for here.',
        es: 'Las llamadas de relevo son bienvenidas: marque 711 y pida el {agent.phone}, cualquier día de 8 am a 8 pm, hora del Este. Mensaje de texto y correo sirven igual y no hace falta llamada; escriba "solo mensaje" o "solo correo" y va primero. Aquí puede pedir intérprete de señas para una visita o reunión.',
      },
      'keyboard-or-screen-reader': {
        en: 'Try Tab, Enter and the arrow keys, or your screen reader: the pages are ordinary web pages with headings, links and labeled fields, and the cursor can be enlarged under "Accessibility settings". If something is not read out or cannot be reached, tell me which and on what device, and I pass it on; everything can also be done by phone or email.',
        es: 'Pruebe Tab, Enter y flechas, o su lector de pantalla: son páginas web comunes con títulos, enlaces y campos con nombre, y el cursor se agranda en "Accessibility settings". Si algo no se lee o no se alcanza, dígame qué y en qué aparato y lo paso; todo se puede hacer también por teléfono o correo.',
      },
      'for-a-visit-or-meeting': {
        en: 'Say what you need and I pass it on word for word before the date: a step-free place to meet, a sign language interpreter, large print or papers by email, somebody who faces you when speaking, more time. Leave a contact and when you come. The team answers within 24 hours and says how; nobody has to explain a condition.',
        es: 'Diga qué necesita y lo paso palabra por palabra antes de la fecha: un lugar sin escalones, intérprete de señas, letra grande o papeles por correo, que le hablen de frente, más tiempo. Deje su contacto y cuándo viene. El equipo contesta en 24 horas y dice cómo; nadie tiene que explicar una condición.',
      },
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
    aspects: {
      'how-old-to-buy-or-rent': {
        en: 'At 18 you can sign for a home yourself. Younger people can own one, by gift or inheritance, held for them by an adult under a trust or guardianship, but a purchase or lease they sign can be undone, so sellers, landlords and lenders want an adult. Ask a parent or guardian, and for an inheritance an attorney.',
        es: 'Desde los 18 años puede firmar usted mismo por una casa. Antes se puede ser dueño por regalo o herencia, con un adulto que la maneja por fideicomiso o tutela, pero una compra o renta firmada por un menor puede anularse, así que piden un adulto. Pregunte a sus padres o tutor y, si es herencia, a un abogado.',
      },
      'visit-a-home': {
        en: 'For a visit please have a parent or guardian write to the team and come along, to an open house as well. Until then look at the photos and ask me what you like about the houses and areas. Do not send your name, address or school.',
        es: 'Para una visita, que escriba su papá, mamá o tutor y lo acompañe, también a un open house. Mientras tanto mire las fotos y pregúnteme lo que quiera de las casas y zonas. No mande su nombre, dirección ni escuela.',
      },
      'leave-my-details': {
        en: 'Please leave no name, number, email, school or address before you are 18; ask a parent or guardian to write instead. If you typed something already, nothing is lost: tell a parent, and they can have it erased with a call or a message to the team. Your questions I answer without any of it.',
        es: 'Por favor no deje nombre, número, correo, escuela ni dirección antes de los 18; pida a su papá, mamá o tutor que escriba. Si ya escribió algo, no pasa nada: dígale a un adulto, que puede pedir al equipo que lo borre. Sus preguntas las contesto sin nada de eso.',
      },
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
    aspects: {
      'be-recommended': {
        en: 'Nobody can pay to be recommended: kickbacks for sending clients are barred in lending, title and settlement, and clients here get several names and choose freely. If you do good work and want to be known, write to {agent.email} with your trade, license, insurance and references. I keep no vendor list and promise no answer.',
        es: 'Nadie puede pagar por ser recomendado: las comisiones por mandar clientes están prohibidas en préstamos, título y cierre, y aquí los clientes reciben varios nombres y eligen. Si hace buen trabajo y quiere darse a conocer, escriba a {agent.email} con oficio, licencia, seguro y referencias. No llevo lista ni prometo respuesta.',
      },
      'ads-links-guest-posts': {
        en: 'Advertising, links, guest posts and sponsorships are not arranged in this chat: send the offer, with price and an example, to {agent.email}. I know of no ad space on this site, I open no links, and an answer is not promised. Please do not send it through the contact form, which is for buyers and sellers.',
        es: 'Publicidad, enlaces, artículos invitados y patrocinios no se arreglan en este chat: mande la oferta, con precio y ejemplo, a {agent.email}. No conozco espacio para anuncios en este sitio, no abro enlaces y no se promete respuesta. No use el formulario de contacto, que es para compradores y vendedores.',
      },
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
    aspects: {
      'offers-and-price': {
        en: "Other offers, the seller's price, reasons and flexibility are not given in this chat: the listing broker says what the seller allows, to every agent alike. Leave your name, firm, the property and a number, marked urgent if there is a deadline, or call {agent.phone}. Whether an offer has arrived is confirmed there as well.",
        es: 'Otras ofertas, el precio, las razones y la flexibilidad del vendedor no se dan en este chat: el corredor del listado dice lo que el vendedor permite, igual a todos. Deje nombre, firma, propiedad y número, como urgente si hay plazo, o llame al {agent.phone}. Ahí también se confirma si llegó una oferta.',
      },
      'submit-an-offer': {
        en: 'Send the offer to the listing broker by email, on the standard form with lender letter or proof of funds, and call {agent.phone} to confirm that it arrived; brokers must present it promptly. Leave your name, firm, property and number here and it goes on marked broker to broker. I take no contract terms in the chat.',
        es: 'Mande la oferta al corredor del listado por correo, en el formulario estándar con carta del banco o prueba de fondos, y llame al {agent.phone} para confirmar; se presenta pronto al vendedor. Deje aquí nombre, firma, propiedad y número y va marcado de broker a broker. En el chat no recibo términos de contrato.',
      },
      'showings-and-codes': {
        en: 'Book through the MLS showing system, which also has the instructions; a lockbox code is never given in this chat, not to a licensee either. If the system shows nothing or your client leaves soon, call {agent.phone} with your license, the property and two times. Second looks and inspections go the same way.',
        es: 'Agende por el sistema de visitas del MLS, donde están también las instrucciones; el código del lockbox nunca se da en este chat, tampoco a un agente con licencia. Si el sistema no muestra nada o su cliente se va pronto, llame al {agent.phone} con su licencia, la propiedad y dos horas.',
      },
      'compensation-and-referrals': {
        en: "Compensation and referral fees are agreed broker to broker in writing and differ by listing, so none is named here: call {agent.phone} or leave name, firm, license state and your client's plans. Offers of pay no longer stand in the MLS. An out-of-state broker may be paid a referral but needs a North Carolina license to act here.",
        es: 'La compensación y las cuotas de referencia se acuerdan entre corredores por escrito y varían; aquí no se nombra ninguna: llame al {agent.phone} o deje nombre, firma, estado de licencia y planes de su cliente. Las ofertas de pago ya no están en el MLS. Un corredor de otro estado puede cobrar referencia, pero necesita licencia de aquí para actuar.',
      },
      documents: {
        en: "Disclosures, survey, covenants and the lender's HOA questionnaire come from the listing broker or the MLS attachments, not from this chat: leave your name, firm, the property, what you need and by when, or call {agent.phone}. Association documents and the questionnaire itself are ordered from the HOA's manager, usually for a fee.",
        es: 'Formularios de divulgación, plano, reglas y el cuestionario de la HOA vienen del corredor del listado o de los adjuntos del MLS, no de este chat: deje nombre, firma, propiedad, qué necesita y para cuándo, o llame al {agent.phone}. El cuestionario se pide al administrador de la HOA, normalmente con costo.',
      },
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
    aspects: {
      'get-a-license': {
        en: 'Take the 75-hour broker prelicensing course at a school the Real Estate Commission approves, apply with a background check, and pass the state exam; no degree is needed, and you must be 18. That makes you a provisional broker under a broker-in-charge, with 90 more hours in 18 months. How long it takes depends on the course you choose; ncrec.gov lists the schools.',
        es: 'Tome el curso de 75 horas en una escuela aprobada por la comisión estatal, solicite con revisión de antecedentes y pase el examen; no hace falta título universitario y debe tener 18 años. Así es provisional broker bajo un broker-in-charge, con 90 horas más en 18 meses. Cuánto tarda depende del curso que elija; ncrec.gov lista las escuelas.',
      },
      'ninety-hours-after': {
        en: "A new provisional broker has 18 months from the license to finish 90 hours of postlicensing, three 30-hour courses; missing it makes the license inactive until done. Until then you work under a broker-in-charge. Yearly continuing education follows later. The Commission's site shows your own dates.",
        es: 'Un provisional broker nuevo tiene 18 meses desde la licencia para terminar 90 horas, tres cursos de 30; si no, la licencia queda inactiva hasta cumplir. Mientras, trabaja bajo un broker-in-charge. Después sigue educación continua cada año. El sitio de la comisión muestra sus fechas.',
      },
      'license-from-another-state': {
        en: 'An active license from another state within the last three years usually waives the 75-hour course and the national part of the exam: you either pass the North Carolina section, or skip it and start on provisional status with the 90 hours. You apply with a certificate from your state and a background check. The Real Estate Commission decides.',
        es: 'Una licencia activa de otro estado en los últimos tres años por lo general libera del curso de 75 horas y de la parte nacional del examen: o pasa la sección de Carolina del Norte, o la omite y empieza como provisional con las 90 horas. Se pide con certificado de su estado y antecedentes. Decide la comisión.',
      },
      'pay-and-split': {
        en: 'I have no figures on splits or pay at this firm, so ask it directly. In general agents are independent and paid only when a deal closes, share each fee with their firm, and pay their own dues, gas and taxes; the first year is often thin. Nobody can promise an income, so keep savings for some months.',
        es: 'No tengo cifras de comisiones ni sueldos de esta firma; pregunte directamente. En general los agentes son independientes, cobran solo cuando cierra una venta, comparten cada honorario con su firma y pagan sus cuotas, gasolina e impuestos; el primer año suele ser flaco. Nadie puede prometer un ingreso; tenga ahorro para meses.',
      },
      'intern-or-shadow': {
        en: 'Ask in a short note: your name, a contact, school or background, what you would like to see and when; it goes to the firm, which decides, and I promise nothing. Whether internships or shadowing are offered is not in my records. Without a license you may watch and help in the office, but not show homes or negotiate.',
        es: 'Pídalo en una nota breve: nombre, contacto, escuela o experiencia, qué quiere ver y cuándo; va a la firma, que decide, y no prometo nada. Si hay prácticas no está en mis registros. Sin licencia puede observar y ayudar en la oficina, pero no mostrar casas ni negociar.',
      },
    },
    links: ['email', 'call'],
    source: 'NCREC; licensing schools on its rules',
    topics: ['people/job-seekers-and-would-be-agents'],
  },
  {
    id: 'press',
    title: { en: 'I am a reporter or student', es: 'Soy periodista o estudiante' },
    answer: {
      en: "Leave your name, outlet or school, the subject and the deadline, and I pass it on; I give no quote in the agent's name and no forecast. The market page has figures with source and date, marked as samples where they are, and Canopy REALTOR Association publishes monthly reports.",
      es: 'Deje su nombre, medio o escuela, tema y fecha límite, y lo paso; no doy declaraciones en nombre de {agent.firstName} ni pronósticos. La página del mercado tiene cifras con fuente y fecha, marcadas como muestras si lo son, y Canopy REALTOR Association publica informes mensuales.',
    },
    aspects: {
      'use-the-figures': {
        en: "You may cite a figure with the source and date that stand beside it on the Market Insights page, and with this site as the place you read it; figures marked as samples should not be quoted as facts. For reprinting charts or text ask by leaving your contact. Original data: the county, the Census and Canopy REALTOR Association's monthly reports.",
        es: 'Puede citar una cifra con la fuente y fecha que están a su lado en Market Insights, y este sitio como lugar donde la leyó; las marcadas como muestra no deben citarse como hechos. Para reproducir gráficas o textos, pida permiso dejando su contacto. Datos originales: condado, Censo e informes mensuales de Canopy REALTOR Association.',
      },
      'forecast-with-a-name': {
        en: 'No forecast of prices or rates is given here, with or without a name: nobody knows them, and brokers may not make misleading predictions. What can be printed is what happened, with source and date. If you want a comment on that, leave outlet, subject and deadline, and the team decides whether to give one.',
        es: 'Aquí no se dan pronósticos de precios ni tasas, con o sin nombre: nadie los sabe y un corredor no debe hacer predicciones engañosas. Se puede publicar lo que pasó, con fuente y fecha. Si quiere un comentario sobre eso, deje medio, tema y plazo, y el equipo decide si lo da.',
      },
      'student-interview': {
        en: 'Leave your name, school, the subject, your questions and the date they are due, with an email, and I pass it on; whether somebody has time is up to the team, and I cannot promise it. Much I can explain right here, with the sources you may cite. If you are under 18, have a parent or teacher write instead.',
        es: 'Deje su nombre, escuela, tema, preguntas y fecha de entrega, con un correo, y lo paso; si alguien tiene tiempo lo decide el equipo y no puedo prometerlo. Mucho lo explico aquí mismo, con fuentes que puede citar. Si es menor de 18, que escriba un padre o maestro.',
      },
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
    aspects: {
      'form-wont-send': {
        en: 'Look first for the line above the fields: it names what is missing or not accepted, usually a starred field or the email; then press send once and wait for the thank-you. Without it nothing has gone out. Try another browser, or simply tell me here what you wanted to send, with your contact, or call {agent.phone}.',
        es: 'Mire primero la línea sobre los campos: dice qué falta o no se acepta, casi siempre un campo con asterisco o el correo; luego pulse enviar una vez y espere el agradecimiento. Sin él no salió. Pruebe otro navegador, o dígame aquí lo que quería mandar con su contacto, o llame al {agent.phone}.',
      },
      'map-is-blank': {
        en: 'The office map stays blank until you click it or allow functional cookies, because it comes from another provider; "Cookie settings" in the footer opens that choice. A tracking blocker can hide it too. It shows only the office, with directions; homes are not pinned, and I can give you any home\'s address for your own map.',
        es: 'El mapa de la oficina queda en blanco hasta que haga clic o permita las cookies funcionales, porque viene de otro proveedor; "Cookie settings" al pie abre esa elección. Un bloqueador también lo oculta. Solo muestra la oficina; las casas no están marcadas, y puedo darle la dirección de cualquiera para su mapa.',
      },
      'guide-download': {
        en: 'The seller\'s guide starts to download when the form is accepted, and comes by email as well; look in the downloads folder and in spam, and use "Download the guide again" on the page. On a phone allow pop-ups or open it in another browser. Still nothing? Leave your email here, and I pass on that it never came.',
        es: 'La guía del vendedor empieza a bajar cuando se acepta el formulario y llega también por correo; mire en descargas y en spam, y use "Download the guide again" en la página. En el teléfono permita ventanas o abra otro navegador. Si nada, deje aquí su correo y aviso que no llegó.',
      },
      'chat-window': {
        en: 'Close the chat with the X in its upper corner, or press Escape; reloading the page also brings it back in order. If the window covers the page or cuts answers off, turn the phone, make the text smaller, or scroll inside the answer. Tell me the phone and browser, and I pass it on.',
        es: 'Cierre el chat con la X de arriba o con la tecla Escape; recargar la página también lo acomoda. Si la ventana tapa la página o corta respuestas, gire el teléfono, achique el texto o deslice dentro de la respuesta. Dígame teléfono y navegador y lo paso.',
      },
      'page-or-link-broken': {
        en: 'Reload once, then try without an ad blocker, in another browser or on another connection: most blank or endlessly loading pages come right that way. A page with "404" has moved or never existed, so go back to the home page and its menu, or tell me what you looked for and I link it. If it stays broken, name page and device.',
        es: 'Recargue una vez y pruebe sin bloqueador, en otro navegador u otra conexión: casi todas las páginas en blanco o lentas se arreglan así. Si dice "404", la página se movió o no existe; vuelva al inicio y su menú, o dígame qué buscaba y le doy el enlace. Si sigue, dígame página y aparato.',
      },
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['people/trouble-with-the-site'],
  },
];
