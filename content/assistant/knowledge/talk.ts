import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** The person in the chat: greetings, thanks, anger, grief, danger. */
export const talkEntries: Entry[] = [
  {
    id: 'hello',
    title: { en: 'Hello', es: 'Hola' },
    answer: {
      en: `Hello. I'm the automated assistant of ${agent.name}. Ask me about an area, homes for sale, selling, buying or loans in North Carolina; or say what you have in mind.`,
      es: `Hola. Soy el asistente automático de ${agent.name}. Pregunte por una zona, casas en venta, cómo vender o comprar, o préstamos en Carolina del Norte; o cuénteme qué tiene en mente.`,
    },
    links: ['areas', 'call'],
    source: 'Site records',
    topics: ['people/greeting', 'hello', 'people/test-messages'],
  },
  {
    id: 'small-talk',
    title: { en: 'Tell me a joke', es: 'Cuénteme un chiste' },
    answer: {
      en: "Why do old houses make good listeners? They have been through every story. I'm a program, so the day is always fine here; ask me about a home, an area or a sale whenever you like.",
      es: '¿Por qué las casas viejas escuchan tan bien? Han pasado por todas las historias. Soy un programa y aquí el día siempre va bien; pregúnteme por una casa, una zona o una venta cuando guste.',
    },
    aspects: {
      'how-are-you': {
        en: "I am fine, thank you: I'm a program, so every day is a good one and nobody makes me get up early. And how are you? If a home, an area or a sale is on your mind, ask away.",
        es: 'Muy bien, gracias: soy un programa, así que todos los días son buenos y nadie me despierta temprano. ¿Y usted? Si tiene en mente una casa, una zona o una venta, pregunte con confianza.',
      },
      'feelings-and-favorites': {
        en: "I have no feelings, hobbies or favorites: I'm a program and spend my time with houses, streets and contracts. If I could pick, a porch with a swing would do. Tell me yours, and I look for homes like it.",
        es: 'No tengo sentimientos, gustos ni aficiones: soy un programa y paso el tiempo entre casas, calles y contratos. Si pudiera elegir, un porche con columpio estaría bien. Dígame lo suyo y busco casas parecidas.',
      },
    },
    links: ['areas'],
    source: 'Site records',
    topics: ['people/small-talk-jokes-and-sports', 'joke', 'how-are-you'],
  },
  {
    id: 'thanks',
    title: { en: 'Thank you and goodbye', es: 'Gracias y hasta luego' },
    answer: {
      en: `You are welcome. The light stays on: come back any time, or call ${agent.phone}.`,
      es: `Con gusto. La luz queda encendida: vuelva cuando quiera o llame al ${agent.phone}.`,
    },
    aspects: {
      sorry: {
        en: 'No need to be sorry, nothing is wrong here, and a slip of the keys happens to everybody. Ask your question again whenever you like, in whatever words come.',
        es: 'No hay de qué disculparse, aquí no pasó nada, y a todos se nos va un dedo en el teclado. Vuelva a preguntar cuando quiera, con las palabras que le salgan.',
      },
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
      es: `Soy un asistente automático de ${agent.name}, de ${agent.firm}, no una persona. Contesto con los registros de este sitio, y lo que me pida pasar al equipo lo lee y contesta una persona en 24 horas. Para hablar ahora: ${agent.phone}.`,
    },
    aspects: {
      'is-it-the-agent': {
        en: "It is not {agent.name} who writes here, nor somebody at the office: I'm an automated assistant that answers for {agent.firstName}'s site. What you ask me to pass on a person reads and answers within 24 hours; for {agent.firstName} or the team in person, call {agent.phone}.",
        es: 'Aquí no escribe {agent.name} ni alguien de la oficina: soy un asistente automático que contesta en este sitio. Lo que me pida pasar lo lee y contesta una persona en 24 horas; para hablar con {agent.firstName} o el equipo, llame al {agent.phone}.',
      },
      'who-reads-it': {
        en: 'The chat is kept for 30 days under a random number, without your name unless you write it; the team can read it in that time, and gets what you ask me to pass on. A program answers, not a person. Keep account numbers, identity papers and your lowest or highest price out of it.',
        es: 'El chat se guarda 30 días con un número al azar, sin su nombre a menos que lo escriba; el equipo puede leerlo en ese tiempo y recibe lo que me pida pasar. Contesta un programa, no una persona. No ponga números de cuenta, identificaciones ni su precio mínimo o máximo.',
      },
      'name-and-kind': {
        en: "I have no name of my own: I'm the automated assistant of this site, a program that answers from its records, which can be wrong or miss your point. I'm no lawyer, lender or licensed agent, so for anything that counts have the team or the right professional confirm it.",
        es: 'No tengo nombre propio: soy el asistente automático de este sitio, un programa que contesta con sus registros, y puede equivocarse o no entenderle. No soy abogado, prestamista ni agente con licencia: lo importante, que lo confirme el equipo o el profesional que toque.',
      },
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
      es: 'Le cuento de las zonas y las casas de este sitio, explico la compra, la venta y los préstamos en Carolina del Norte, hago cuentas sencillas y paso al equipo una pregunta o una solicitud de visita. No doy asesoría legal, fiscal ni de préstamos, ni prometo precios.',
    },
    aspects: {
      'is-it-free': {
        en: 'Yes: it costs nothing; reading, comparing homes and asking here are free and need no account, and personal information is not sold. The broker earns from representing buyers and sellers; that pay is agreed in writing before any work and is usually due at closing.',
        es: 'Sí: no cuesta nada; leer, comparar casas y preguntar aquí es gratis y sin cuenta, y los datos personales no se venden. La agente gana por representar a compradores y vendedores; ese pago se acuerda por escrito antes de trabajar y normalmente se paga en el cierre.',
      },
      'advice-limits': {
        en: 'I give no legal, tax or lending advice, promise no price or rate, and do not judge who lives in an area or whether it is safe. I explain how things work in North Carolina and say who decides: an attorney, a CPA, a lender, the association. For your own case ask them or the team.',
        es: 'No doy asesoría legal, fiscal ni de préstamos, no prometo precios ni tasas, y no opino sobre quién vive en una zona o si es segura. Explico cómo funcionan las cosas en Carolina del Norte y quién decide: un abogado, un contador, un banco, la asociación. Para su caso pregúnteles a ellos o al equipo.',
      },
      'how-to-ask': {
        en: 'Just type it as you would say it to a neighbor: one question at a time, with the place, the price or the date if you know it. For example: "three bedrooms in NoDa under 600,000", "what is a due diligence fee", "can I sell with a tenant". Misspellings are fine, English or Spanish.',
        es: 'Escríbalo como se lo diría a un vecino: una pregunta a la vez, con la zona, el precio o la fecha si los sabe. Por ejemplo: “tres recámaras en NoDa por menos de 600,000”, “qué es la cuota de due diligence”, “¿puedo vender con inquilino?”. No importan las faltas; en español o inglés.',
      },
      sums: {
        en: "I do simple sums: a monthly payment for a price you name, the excise tax on a sale, a year's property tax. They are estimates from the numbers you give; I hold no lender's rate. The lender's papers and the attorney's statement are what counts.",
        es: 'Hago cuentas sencillas: el pago mensual de un precio que usted diga, el impuesto de transferencia de una venta, el impuesto predial de un año. Son estimaciones con los números que me da; no tengo tasas de bancos. Lo que cuenta son los papeles del banco y el estado de cierre del abogado.',
      },
      'pass-on-and-visits': {
        en: 'I can pass a question, a message or a wish for a visit to the team, if you leave a name and a way to reach you; a person answers within 24 hours and fixes the appointment. I cannot book a time myself or transfer this chat. In a hurry, call {agent.phone}.',
        es: 'Puedo pasar al equipo una pregunta, un mensaje o una solicitud de visita si me deja nombre y cómo contactarle; una persona contesta en 24 horas y fija la cita. No puedo reservar una hora yo ni transferir este chat. Si le urge, llame al {agent.phone}.',
      },
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
    aspects: {
      'did-you-get-it': {
        en: 'I cannot see from here whether your earlier message arrived, so do not rely on it: give me your name, how to reach you and what it was about, and I pass it on at once, marked as a missed reply. Or call {agent.phone}. Check your spam folder too, a reply may sit there.',
        es: 'Desde aquí no veo si su mensaje anterior llegó, así que no cuente con él: deme su nombre, cómo contactarle y de qué se trataba, y lo paso de inmediato como respuesta pendiente. O llame al {agent.phone}. Mire también su correo no deseado, quizá ahí hay respuesta.',
      },
      'deadline-is-near': {
        en: 'With a deadline close, do not wait for a call back: phone or text {agent.phone} now, any day from 8 am to 8 pm, and say the date first. Give me the same here and I pass it on at once. For a contract date such as due diligence, also call your attorney; I cannot stop the clock.',
        es: 'Con un plazo cercano no espere a que le llamen: llame o escriba ya al {agent.phone}, cualquier día de 8 am a 8 pm, y diga primero la fecha. Dígamelo también aquí y lo paso de inmediato. Si es una fecha del contrato, como el due diligence, llame además a su abogado; yo no detengo el reloj.',
      },
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
    aspects: {
      'broker-in-charge': {
        en: 'The broker-in-charge supervises everyone at the firm and takes complaints: call {agent.phone} and ask for that person, or put it in writing with dates and names and say you want it kept on record. Tell me here and I pass it on in your own words. You are owed an answer, not an argument.',
        es: 'El broker-in-charge supervisa a todos en la firma y recibe las quejas: llame al {agent.phone} y pida hablar con esa persona, o póngalo por escrito con fechas y nombres y diga que quiere que conste. Cuéntemelo aquí y lo paso con sus palabras. Se le debe una respuesta, no una discusión.',
      },
      'state-commission': {
        en: 'The North Carolina Real Estate Commission takes written complaints from anyone about a licensed agent, 919-875-3700; it can reprimand, suspend or revoke a license, but it cannot pay you, cancel a contract or settle a fee dispute. For money or a contract see an attorney. You may go there at once or speak with the firm first.',
        es: 'La North Carolina Real Estate Commission recibe quejas por escrito de cualquiera sobre un agente con licencia, 919-875-3700; puede amonestar, o suspender o revocar la licencia, pero no pagarle, anular un contrato ni resolver una disputa de comisión. Por dinero o contratos vea a un abogado. Puede ir ahí de una vez o hablar antes con la firma.',
      },
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
      es: 'Llame ahora al 211 para ayuda local; Crisis Assistance Ministry, en Charlotte, ayuda con renta y servicios, y Legal Aid of North Carolina con papeles del tribunal, cuyas fechas importan. Los dueños atrasados en sus pagos pueden ver gratis a un consejero aprobado por HUD. No puedo dar asesoría legal.',
    },
    aspects: {
      'shelter-tonight': {
        en: 'Call 211 now, free and at any hour, and say you need a place for tonight; they know which shelter in Charlotte has room and for whom, with children or a pet. If it is freezing or somebody is in danger, call 911. A library or hospital lobby is a warm place to make the call.',
        es: 'Llame ya al 211, gratis y a cualquier hora, y diga que necesita un lugar para esta noche; saben qué refugio de Charlotte tiene cupo y para quién, con niños o mascota. Si hiela o alguien está en peligro, llame al 911. Una biblioteca o un hospital es un lugar cálido para llamar.',
      },
      'rent-or-power-bill': {
        en: 'For rent or a power bill, call Crisis Assistance Ministry in Charlotte and 211 the same day, and bring the notice, your lease, ID and proof of income; funds run out, so go early. Ask the landlord or the utility for a written payment plan too. If court papers came, call Legal Aid of North Carolina.',
        es: 'Para la renta o la luz, llame el mismo día a Crisis Assistance Ministry en Charlotte y al 211, y lleve el aviso, el contrato, identificación y prueba de ingresos; el dinero se acaba, vaya temprano. Pida al dueño o a la compañía un plan de pagos por escrito. Si llegaron papeles del tribunal, llame a Legal Aid.',
      },
      'eviction-papers': {
        en: 'Do not miss the date on the papers: go to the hearing, bring lease, receipts and messages, and call Legal Aid of North Carolina before it; its help is free for those who qualify. A notice from the landlord alone does not put you out, only a court order the sheriff carries out. After a judgment there is a short time to appeal.',
        es: 'No falte a la fecha de los papeles: vaya a la audiencia con contrato, recibos y mensajes, y llame antes a Legal Aid of North Carolina; su ayuda es gratis para quien califica. El aviso del dueño por sí solo no le desaloja; solo una orden del tribunal que ejecuta el sheriff. Tras el fallo hay poco tiempo para apelar.',
      },
      'locked-out-or-threatened': {
        en: 'A landlord may not put you out alone: changing locks, removing your things or cutting utilities without a court order is unlawful in North Carolina, and being told to leave in three days does not put you out. Stay if you are safe, take photos, call Legal Aid of North Carolina, and 211 for tonight.',
        es: 'Un dueño no puede sacarle por su cuenta: cambiar cerraduras, sacar sus cosas o cortar servicios sin orden del tribunal es ilegal en Carolina del Norte, y que le digan que se vaya en tres días no le desaloja. Quédese si está a salvo, tome fotos, llame a Legal Aid of North Carolina y al 211 para esta noche.',
      },
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
    aspects: {
      'any-danger': {
        en: 'If anyone is hurt or in danger right now, call 911 first and say the address; homes can wait. If somebody hurts, follows or threatens you, 800-799-7233 listens day and night. For anything swallowed or breathed in, Poison Control, 800-222-1222. If you do not want to live, or fear it for somebody else, call or text 988 at any hour; I am glad you said it.',
        es: 'Si alguien está herido o en peligro ahora mismo, llame primero al 911 y diga la dirección; las casas pueden esperar. Si alguien le hace daño, le sigue o le amenaza, el 800-799-7233 escucha día y noche. Si se tragó o respiró algo, Control de Envenenamiento, 800-222-1222. Si no quiere vivir, o lo teme por otra persona, llame o escriba al 988 a cualquier hora; qué bueno que lo dijo.',
      },
      'hurt-at-home': {
        en: 'You do not deserve this, and it is not your fault. If you are in danger now, get out if you can and call 911. The National Domestic Violence Hotline talks with you day and night, 800-799-7233, and helps plan a safe way out; for a child or teenager there is Childhelp, 800-422-4453. Use a phone nobody checks. If you think of dying, 988 by call or text.',
        es: 'No lo merece y no es culpa suya. Si hay peligro ahora, salga si puede y llame al 911. La línea nacional contra la violencia doméstica atiende día y noche, 800-799-7233, también en español, y ayuda a planear una salida segura; para niños y adolescentes está Childhelp, 800-422-4453. Use un teléfono que nadie revise. Si piensa en morir, llame o escriba al 988.',
      },
      'intruder-or-fire': {
        en: 'Get out if you can and call 911 now; from outside or a locked room, say the address first and stay on the line. Do not go back in, and do not try to face anybody. If you cannot speak, try a text to 911. Write here again when you are safe.',
        es: 'Salga si puede y llame ya al 911; desde afuera o un cuarto cerrado diga primero la dirección y no cuelgue. No vuelva a entrar ni se enfrente a nadie. Si no puede hablar, intente un texto al 911. Escríbame otra vez cuando esté a salvo.',
      },
      'somebody-hurt': {
        en: 'Call 911 now, say the address first and stay on the line: they tell you what to do until help comes. For anything swallowed, breathed in or spilled on the skin, Poison Control helps at any hour, 800-222-1222; but 911 first if somebody does not wake, breathe or answer. Homes can wait.',
        es: 'Llame ya al 911, diga primero la dirección y no cuelgue: le dirán qué hacer hasta que llegue la ayuda. Si alguien tragó, respiró o se echó algo encima, Control de Envenenamiento atiende a toda hora, 800-222-1222; pero primero el 911 si no despierta, no respira o no contesta. Las casas pueden esperar.',
      },
      stalked: {
        en: `Being followed or watched is not your fault. In danger now, call 911; otherwise tell the police, and keep every message, date and photo. If it is a partner or an ex, the hotline at 800-799-7233 helps day and night. North Carolina's Address Confidentiality Program, 919-716-6785, gives people who move a mailing address that stands in for their own. Tell ${agent.firstName} before anything with your name or address is passed on: ${agent.phone}.`,
        es: `Que le sigan o vigilen no es culpa suya. Si hay peligro ahora, llame al 911; si no, avise a la policía y guarde cada mensaje, fecha y foto. Si es su pareja o ex, la línea 800-799-7233 ayuda día y noche. El Address Confidentiality Program del estado, 919-716-6785, da a quien se muda una dirección postal en vez de la suya. Avise a ${agent.firstName} antes de que yo pase su nombre o dirección: ${agent.phone}.`,
      },
      'someone-else': {
        en: 'Take it seriously and act now: ask your friend directly about suicide, stay near or on the phone, and call or text 988 together or alone, free and at any hour; they tell you what to do. If something was taken, a weapon is there or you cannot reach the person, call 911 and give the address.',
        es: 'Tómelo en serio y actúe ya: pregúntele directamente si piensa en suicidarse, quédese cerca o al teléfono, y llame o escriba al 988, juntos o usted solo, gratis y a cualquier hora; le dirán qué hacer. Si tomó algo, hay un arma o no le localiza, llame al 911 y dé la dirección.',
      },
      'took-something': {
        en: 'Call 911 now if you took pills or are badly hurt, even if you feel all right; Poison Control, 800-222-1222, helps at any hour while you wait. Unlock the door, sit where they find you, and keep what you took at hand. I am glad you said it. 988 stays with you by call or text.',
        es: 'Llame ya al 911 si tomó pastillas o está muy herido, aunque se sienta bien; Control de Envenenamiento, 800-222-1222, ayuda a toda hora mientras espera. Deje la puerta sin llave, siéntese donde le encuentren y tenga a mano lo que tomó. Qué bueno que lo dijo. El 988 le acompaña por llamada o texto.',
      },
    },
    links: ['emergency', 'lifeline'],
    source:
      '911; 988 Suicide and Crisis Lifeline; National Domestic Violence Hotline; Childhelp; Poison Control; N.C. Department of Justice, Address Confidentiality Program (G.S. 15C)',
    topics: ['people/suicidal-words-or-danger'],
  },
  {
    id: 'discrimination-reported',
    title: { en: 'I was discriminated against: what can I do?', es: 'Me discriminaron: ¿qué puedo hacer?' },
    answer: {
      en: 'I am sorry: that may be against fair housing law, and you can tell HUD (800-669-9777) or the North Carolina Human Relations Commission, in general within one year. Charlotte-Mecklenburg Community Relations (call 311) takes complaints too, the Real Estate Commission (919-875-3700) about agents; on courts ask an attorney or Legal Aid. Save messages, dates and names; retaliation is unlawful. I pass it to the firm only if you wish.',
      es: 'Lo siento: eso puede ir contra las leyes de vivienda justa (fair housing); quéjese ante HUD (800-669-9777) o la North Carolina Human Relations Commission, en general dentro de un año. También recibe quejas Charlotte-Mecklenburg Community Relations (311), y la Real Estate Commission (919-875-3700), sobre agentes; sobre tribunales, un abogado o Legal Aid orientan. Guarde mensajes, fechas y nombres; las represalias son ilegales. Lo paso a la firma solo si quiere.',
    },
    aspects: {
      deadline: {
        en: "You generally have one year from what happened to complain to HUD, 800-669-9777, and two years to go to federal court, with the time HUD's case is open not counted; state deadlines can be shorter. The sooner the better, because messages and witnesses fade. An attorney or Legal Aid tells you your dates.",
        es: 'En general tiene un año desde los hechos para quejarse ante HUD, 800-669-9777, y dos años para ir a un tribunal federal, sin contar el tiempo del caso en HUD; los plazos estatales pueden ser más cortos. Cuanto antes mejor: los mensajes y testigos se pierden. Un abogado o Legal Aid le dice sus fechas.',
      },
      retaliation: {
        en: 'Nobody may punish you for reporting: raising the rent, refusing repairs, threats or an eviction because you complained, or helped somebody complain, is unlawful in itself. Write down what changed and when, keep paying, and add it to your HUD complaint, 800-669-9777. Take any court paper to Legal Aid or an attorney at once.',
        es: 'Nadie puede castigarle por denunciar: subir la renta, negar arreglos, amenazar o desalojar porque se quejó, o ayudó a otro, ya es ilegal por sí mismo. Anote qué cambió y cuándo, siga pagando y agréguelo a su queja en HUD, 800-669-9777. Lleve enseguida cualquier papel del tribunal a Legal Aid o un abogado.',
      },
      proof: {
        en: 'That may be against fair housing law, and HUD (800-669-9777) takes complaints, in general within one year: keep whatever shows how you and others were treated, messages, ads with date, call logs, names, what was said, and who heard it. A friend who asked about the same home that day helps. You need not prove it yourself: HUD and fair housing groups investigate, and may send testers.',
        es: 'Eso puede ir contra las leyes de vivienda justa (fair housing), y HUD (800-669-9777) recibe quejas, en general dentro de un año: guarde lo que muestre cómo le trataron y cómo a otros, mensajes, anuncios con fecha, llamadas, nombres, lo dicho y quién lo oyó. Ayuda alguien que preguntó ese día por la misma casa. No tiene que probarlo: HUD y los grupos de vivienda justa investigan y pueden enviar a alguien a comprobarlo.',
      },
      'agent-lender-appraiser': {
        en: 'That may be against fair housing law: tell HUD (800-669-9777), in general within one year. Report a licensed agent to the Real Estate Commission (919-875-3700) too, a lender or an appraiser to the Consumer Financial Protection Bureau; you may ask the lender to reconsider a value, and for its refusal in writing. Save both appraisals, letters and dates.',
        es: 'Eso puede ir contra las leyes de vivienda justa (fair housing): avise a HUD (800-669-9777), en general dentro de un año. Al agente con licencia repórtelo también a la Real Estate Commission (919-875-3700); al banco o valuador, al Consumer Financial Protection Bureau. Puede pedir al banco que reconsidere el valor y que le dé el rechazo por escrito. Guarde avalúos, cartas y fechas.',
      },
      'service-animal-fee-or-papers': {
        en: 'That may be unlawful: a trained service animal is no pet, so under fair housing law and G.S. 168-4.2 it may not be refused or charged a pet fee. For emotional-support animals the law is unsettled. Ask for the fee and its reason in writing, and tell HUD (800-669-9777) or the North Carolina Human Relations Commission, in general within one year; keep the words used.',
        es: 'Eso puede ser ilegal: un animal de servicio entrenado no es mascota, y según las leyes de vivienda justa (fair housing) y G.S. 168-4.2 no lo pueden rechazar ni cobrar cargo de mascota. Sobre los de apoyo emocional la ley está sin definir. Pida el cargo y el motivo por escrito, y avise a HUD (800-669-9777) o a la North Carolina Human Relations Commission, en general dentro de un año; guarde las palabras exactas.',
      },
      'ramp-rail-or-parking-refused': {
        en: 'That refusal may be unlawful: under fair housing law a landlord or association must consider a ramp, a rail or a closer space that a disability calls for, and looks are no reason. Ask again in writing, with the need and no diagnosis, and keep the words used. HUD (800-669-9777) and the North Carolina Human Relations Commission take complaints, in general within one year.',
        es: 'Esa negativa puede ser ilegal: según las leyes de vivienda justa (fair housing) un dueño o una asociación debe considerar una rampa, un pasamanos o un estacionamiento más cercano que exija una discapacidad, y la estética no es motivo. Pídalo otra vez por escrito, con la necesidad y sin diagnóstico, y guarde las palabras exactas. HUD (800-669-9777) y la North Carolina Human Relations Commission reciben quejas, en general dentro de un año.',
      },
      'children-or-pregnancy': {
        en: 'That may be against fair housing law, which forbids to refuse, limit or charge more because of children or a pregnancy, except in a community that qualifies as 55 or older: tell HUD (800-669-9777) or the North Carolina Human Relations Commission, in general within one year, and keep the words used. Legal Aid of North Carolina helps tenants.',
        es: 'Eso puede ir contra las leyes de vivienda justa (fair housing), que prohíben negar, limitar o cobrar más por tener hijos o por un embarazo, salvo en una comunidad que califica como de 55 o más: avise a HUD (800-669-9777) o a la Human Relations Commission del estado, en general dentro de un año, y guarde las palabras exactas. Legal Aid ayuda a inquilinos.',
      },
      harassment: {
        en: 'That can be against fair housing law: a landlord, manager or worker may not ask for sex or dates in return for anything, or harass you for a protected trait, and who runs the place must stop others from it. Tell HUD (800-669-9777), in general within one year; in danger call 911. Keep messages, dates and witnesses. Legal Aid helps tenants; you need neither keep quiet nor move out.',
        es: 'Eso puede ir contra las leyes de vivienda justa (fair housing): un dueño, gerente o trabajador no puede pedir sexo ni citas a cambio de nada, ni acosar por un rasgo protegido, y quien administra debe frenarlo. Avise a HUD (800-669-9777), en general dentro de un año; en peligro, 911. Guarde mensajes, fechas y testigos. Legal Aid ayuda a inquilinos; no tiene que callar ni mudarse.',
      },
      'domestic-violence': {
        en: 'In North Carolina a landlord may not refuse you, evict you or fail to renew mainly because you or somebody in your household is a victim of domestic violence, sexual assault or stalking (G.S. 42-42.2); court, police or program records show it. Take a notice or court paper to Legal Aid at once; HUD (800-669-9777) hears complaints too, in general within one year. In danger call 911, or 800-799-7233 at any hour.',
        es: 'En Carolina del Norte un dueño no puede rechazarle, desalojarle ni negarse a renovar sobre todo porque usted o alguien de su hogar es víctima de violencia doméstica, agresión sexual o acoso (G.S. 42-42.2); valen papeles del tribunal, la policía o un programa. Lleve enseguida un aviso o papel del tribunal a Legal Aid; HUD (800-669-9777) también recibe quejas, en general dentro de un año. En peligro, 911 o 800-799-7233.',
      },
      association: {
        en: 'Fair housing law binds associations too: a rule or fine used only against you, or against children, a faith or a disability, can be unlawful. Write to the board, ask which rule it is and how it was applied to others, and keep letters, dates and photographs of the same thing elsewhere; you may ask for the hearing before a fine. Tell HUD (800-669-9777), in general within one year, or ask an attorney.',
        es: 'Las leyes de vivienda justa (fair housing) obligan también a las asociaciones: una regla o multa solo contra usted, o contra niños, una fe o una discapacidad, puede ser ilegal. Escriba a la junta, pregunte qué regla es y cómo la aplicó a otros, y guarde cartas, fechas y fotos de otras casas; puede pedir la audiencia antes de una multa. Avise a HUD (800-669-9777), en general dentro de un año, o a un abogado.',
      },
    },
    links: ['call', 'contact'],
    source: 'HUD; CFPB; G.S. 41A; 42 U.S.C. 3610, 3613',
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
