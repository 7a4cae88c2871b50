import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { googleSummary } from '../../reviews.ts';
import { AS_OF, AS_OF_ES, areaNames, claim } from './from-records.ts';

/** The agent, the team, the office, and finding one's way on the site. */
export const agentAndSite: Entry[] = [
  {
    id: 'about-the-agent',
    title: { en: 'Who is the agent?', es: '¿Quién es la agente?' },
    answer: {
      en: `${agent.name} is a broker with ${agent.firm} (${agent.license}) and works Charlotte's in-town neighborhoods and Lake Norman: ${claim('years')} years in business, ${claim('homes')} homes sold and ${claim('transactions')} in closed transactions, career totals of the team, ${AS_OF}. The people who list a home are also at the closing table. To talk: ${agent.phone}.`,
      es: `${agent.name} es broker de ${agent.firm} (${agent.license}) y trabaja en los vecindarios céntricos de Charlotte y Lake Norman: ${claim('years')} años de experiencia, ${claim('homes')} casas vendidas y ${claim('transactions')} en ventas cerradas, totales del equipo, ${AS_OF_ES}. Quienes publican la casa están también en el cierre. Para hablar: ${agent.phone}.`,
    },
    aspects: {
      'is-this-site-real': {
        en: 'This is the site of {agent.name}, a broker with {agent.firm} ({agent.license}): look the license up at the North Carolina Real Estate Commission and call {agent.phone} to check. The homes marked as samples have invented addresses and cannot be toured. Nobody needs money, account numbers or codes from you through this chat; who asks for them should be reported.',
        es: 'Este es el sitio de {agent.name}, broker de {agent.firm} ({agent.license}): busque la licencia en la North Carolina Real Estate Commission y llame al {agent.phone} para comprobarlo. Las casas marcadas como muestra tienen direcciones inventadas y no se visitan. Nadie necesita dinero, números de cuenta ni códigos por este chat; si se los piden, repórtelo.',
      },
      firm: {
        en: 'The company is {agent.firm}, and {agent.name} is a broker there ({agent.license}). You can look up both at the North Carolina Real Estate Commission. Who owns the firm or holds which office is not in my records; the team can tell you: {agent.phone}.',
        es: 'La compañía es {agent.firm}, y {agent.name} trabaja ahí como broker ({agent.license}). Puede verificar a ambas en la Comisión de Bienes Raíces de Carolina del Norte. Quién es dueño de la firma o qué cargo tiene cada quien no está en mis registros; el equipo se lo dice: {agent.phone}.',
      },
      'what-avery-does': {
        en: "{agent.firstName} helps people buy and sell homes in Charlotte's in-town neighborhoods and at Lake Norman, as a broker with {agent.firm}. Whether you are selling, buying or only asking, tell me the area and what you have in mind, and I show you what I know or pass it to the team.",
        es: '{agent.firstName} ayuda a comprar y vender casas en los vecindarios céntricos de Charlotte y en Lake Norman, como broker de {agent.firm}. Si vende, compra o solo pregunta, dígame la zona y lo que tiene en mente; le muestro lo que sé o se lo paso al equipo.',
      },
    },
    links: ['about', 'reviews', 'call'],
    source: 'Site records',
    year: 2026,
    topics: ['agent'],
  },
  {
    id: 'track-record',
    title: { en: 'How much experience does the agent have?', es: '¿Cuánta experiencia tiene la agente?' },
    answer: {
      en: `${claim('years')} years in business, ${claim('homes')} homes sold and ${claim('transactions')} in closed transactions: career totals of the team, ${AS_OF}. By area or price my records do not split them, and they name no awards or ranks; ${agent.firstName} can show recent sales near you. No result is promised from past ones.`,
      es: `${claim('years')} años de experiencia, ${claim('homes')} casas vendidas y ${claim('transactions')} en ventas cerradas: totales del equipo, ${AS_OF_ES}. Mis registros no los separan por zona o precio ni nombran premios; ${agent.firstName} puede mostrarle ventas recientes cerca de usted. Los resultados pasados no prometen otros.`,
    },
    aspects: {
      'who-the-clients-are': {
        en: `The records do not say how many clients bought for the first time, sold an estate or moved from elsewhere; they hold only totals. The team works with first-time buyers as with anyone, from the first lender call on, and a first talk puts you under no obligation. Ask at ${agent.phone} for recent work like yours.`,
        es: `Los registros no dicen cuántos clientes compraban por primera vez, vendían una herencia o venían de fuera; solo hay totales. El equipo trabaja con compradores primerizos igual que con todos, desde la primera llamada al banco, y la primera charla no lo obliga a nada. Pida ejemplos parecidos a su caso al ${agent.phone}.`,
      },
      years: {
        en: `${claim('years')} years in business, ${AS_OF}. The exact year of the first sale or license is not in my records; the license itself can be looked up at the North Carolina Real Estate Commission, and ${agent.firstName} can tell you the rest.`,
        es: `${claim('years')} años en el negocio, ${AS_OF_ES}. El año exacto de la primera venta o de la licencia no está en mis registros; la licencia se puede consultar en la Comisión de Bienes Raíces de Carolina del Norte, y ${agent.firstName} le cuenta lo demás.`,
      },
      'by-area-or-price': {
        en: 'How many of the sales were in one area, at one price or of one kind, my records do not say: they hold only the totals. Ask {agent.firstName} for recent sales like yours, near you and in your price range; closed sales are the best comparison.',
        es: 'Cuántas de las ventas fueron en una zona, a cierto precio o de cierto tipo no está en mis registros: solo tengo los totales. Pida a {agent.firstName} ventas recientes parecidas a la suya, cerca de usted y de su rango de precio; son la mejor comparación.',
      },
      'one-or-team': {
        en: `They are the team's totals, not one person's: ${claim('years')} years, ${claim('homes')} homes and ${claim('transactions')} closed over the whole career, ${AS_OF}. What part of that is ${agent.firstName}'s alone, or how many a year, my records do not split.`,
        es: `Son los totales del equipo, no de una sola persona: ${claim('years')} años, ${claim('homes')} casas y ${claim('transactions')} en ventas cerradas en toda la carrera, ${AS_OF_ES}. Qué parte es solo de ${agent.firstName}, o cuántas al año, mis registros no lo separan.`,
      },
      awards: {
        en: 'My records name no awards, rankings or "top producer" titles, so I will not claim any. What they do hold are the totals reported by {agent.firm}; to judge an agent, recent closed sales near you and the reviews tell more than a title.',
        es: 'Mis registros no mencionan premios, rankings ni títulos de "top producer", así que no presumo ninguno. Lo que sí tienen son los totales que informa {agent.firm}; para juzgar a una agente, las ventas recientes cerca de usted y las reseñas dicen más que un título.',
      },
      'sale-results': {
        en: "I quote no average days on market, share of asking price or success rate for the team, and none is promised. Ask {agent.firstName} for them, in writing and for homes like yours; Market Insights has the area's own figures.",
        es: 'No doy días promedio en el mercado, porcentaje del precio pedido ni tasa de éxito del equipo, y no se promete ninguna. Pídalas a {agent.firstName}, por escrito y de casas como la suya; Market Insights tiene las cifras de la zona.',
      },
    },
    links: ['about', 'reviews'],
    source: 'Site records',
    year: 2026,
    topics: ['people/track-record', 'experience', 'homes-sold', 'honors'],
  },
  {
    id: 'reviews',
    title: { en: 'What do the reviews say?', es: '¿Qué dicen las reseñas?' },
    answer: {
      en: `${googleSummary.ratingText} of 5 from ${googleSummary.count} Google reviews is one count; ${claim('reviews')}+ five-star reviews across all platforms is another, ${AS_OF}. To read all, of buyers and sellers, good and bad, open Reviews here and press “Read all reviews on Google”, or look the firm up there. The texts shown on that page are samples for the layout, and marked so, until published ones take their place.`,
      es: `${googleSummary.ratingText} de 5 con ${googleSummary.count} reseñas de Google es una cuenta; ${claim('reviews')}+ reseñas de cinco estrellas en todas las plataformas es otra, ${AS_OF_ES}. Para leer todas, de compradores y vendedores, buenas y malas, abra aquí Reviews y pulse “Read all reviews on Google”, o busque la firma allí. Los textos de esa página son muestras de diseño, y así se marcan, hasta que haya publicadas.`,
    },
    aspects: {
      'where-to-read': {
        en: 'Read them on Google: open Reviews here and press “Read all reviews on Google”, or look up {agent.firm} there, unsorted by us. They come from buyers and sellers; whether one is from your area or from a seller, its own words show. Other platforms hold more, which I do not have here.',
        es: 'Léalas en Google: abra Reviews aquí y pulse “Read all reviews on Google”, o busque {agent.firm} ahí, sin que nosotros las escojamos. Son de compradores y vendedores; si una es de su zona o de quien vendió, lo dice su texto. En otras plataformas hay más, que no tengo aquí.',
      },
      'bad-ones': {
        en: `I have no list of the bad ones; the count I have is ${googleSummary.ratingText} of 5 from ${googleSummary.count} Google reviews, ${AS_OF}. On Google you can sort by lowest and read any complaint in full, which is the fair way to judge.`,
        es: `No tengo una lista de las malas; la cuenta que tengo es ${googleSummary.ratingText} de 5 en ${googleSummary.count} reseñas de Google, ${AS_OF_ES}. En Google puede ordenar por calificación más baja y leer cualquier queja completa, que es la forma justa de juzgar.`,
      },
      'are-they-real': {
        en: 'The texts shown on our Reviews page are samples for the layout, not words of clients, and they are marked so until published ones take their place. The real reviews are on Google, written by the people themselves: press “Read all reviews on Google”.',
        es: 'Los textos que se ven en nuestra página Reviews son muestras del diseño, no palabras de clientes, y así están marcados hasta que los reemplacen reseñas publicadas. Las verdaderas están en Google, escritas por las propias personas: pulse “Read all reviews on Google”.',
      },
      'two-counts': {
        en: `They count different things: ${googleSummary.count} is Google alone, with ${googleSummary.ratingText} of 5; ${claim('reviews')}+ five-star reviews is all platforms together. Both are ${AS_OF}. Google's own page shows its count of today.`,
        es: `Cuentan cosas distintas: ${googleSummary.count} son solo las de Google, con ${googleSummary.ratingText} de 5; ${claim('reviews')}+ de cinco estrellas son las de todas las plataformas juntas. Ambas ${AS_OF_ES}. La página de Google muestra su cuenta de hoy.`,
      },
    },
    links: ['reviews'],
    source: 'Site records; 16 CFR 465',
    year: 2026,
    topics: ['people/reviews', 'reviews'],
  },
  {
    id: 'leave-a-review',
    title: { en: 'How do I leave a review?', es: '¿Cómo dejo una reseña?' },
    answer: {
      en: `Reviews are written on Google; this site has no form for them. Write to ${agent.email}, and the team sends you the link. Good or bad, it stays in your own words, and nothing is given in exchange for one.`,
      es: `Las reseñas se escriben en Google; este sitio no tiene formulario. Escriba a ${agent.email} y el equipo le envía el enlace. Buena o mala, queda en sus propias palabras, y no se da nada a cambio.`,
    },
    aspects: {
      'bad-review': {
        en: 'An unhappy review may be posted too: it is written on Google, in your own words, and nobody here changes it. Write to {agent.email} for the link. If you would rather have the matter settled, the same address reaches the team, and I can pass on a complaint.',
        es: 'También puede publicar una reseña mala: se escribe en Google, con sus propias palabras, y aquí nadie la cambia. Pida el enlace a {agent.email}. Si prefiere que se resuelva el asunto, ese mismo correo llega al equipo, y yo puedo pasar su queja.',
      },
      reward: {
        en: 'Nothing is given for a review, good or bad: no gift card, discount or payment. It is welcome all the same; the team sends you the Google link if you write to {agent.email}.',
        es: 'No se da nada a cambio de una reseña, buena o mala: ni tarjeta de regalo, ni descuento, ni pago. Se agradece igual; el equipo le manda el enlace de Google si escribe a {agent.email}.',
      },
      'who-edits': {
        en: 'Nobody here edits it: a Google review stays in your own words, and only you can change or take it down, in your Google account. If you cannot find it again, write to {agent.email} and the team sends you the link.',
        es: 'Aquí nadie la edita: una reseña de Google queda con sus propias palabras, y solo usted puede cambiarla o quitarla, desde su cuenta de Google. Si no la encuentra, escriba a {agent.email} y el equipo le manda el enlace.',
      },
      'no-google': {
        en: 'A Google review needs a Google account, and this site has no form of its own. Without one, write your words to {agent.email} and ask the team what else is open to you; somebody else may help you type, but the review should be in your own name.',
        es: 'Para una reseña en Google se necesita una cuenta de Google, y este sitio no tiene formulario propio. Si no la tiene, escriba sus palabras a {agent.email} y pregunte al equipo qué más hay; alguien puede ayudarle a teclear, pero la reseña debe ir a su nombre.',
      },
    },
    links: ['reviews', 'email'],
    source: 'Site records',
    topics: ['leave-review'],
  },
  {
    id: 'license',
    title: { en: 'Is the agent licensed?', es: '¿Tiene licencia la agente?' },
    answer: {
      en: `${agent.name} is a broker with ${agent.firm}, ${agent.license}; anyone can check a license at the North Carolina Real Estate Commission's lookup. In this state everyone licensed to sell for others is a broker, agent is the everyday word, and Realtor means membership in the association. Whose side a broker is on is settled in writing, after the agency disclosure.`,
      es: `${agent.name} es broker de ${agent.firm}, ${agent.license}; cualquiera puede verificar una licencia en la North Carolina Real Estate Commission. Aquí todo el que vende para otros con licencia es broker, agente es la palabra común y Realtor significa ser miembro de la asociación. De qué lado está se acuerda por escrito, tras la hoja de agencia.`,
    },
    aspects: {
      'look-up': {
        en: 'Look it up at the North Carolina Real Estate Commission, the state office that licenses every broker: its online lookup takes a name or a license number and shows the status and the firm. Here that is {agent.name}, {agent.license}, {agent.firm}.',
        es: 'Consúltela en la Comisión de Bienes Raíces de Carolina del Norte, la oficina estatal que licencia a todo broker: su buscador acepta nombre o número de licencia y muestra el estado y la firma. Aquí es {agent.name}, {agent.license}, {agent.firm}.',
      },
      number: {
        en: 'The license is {agent.license}, held by {agent.name}, broker with {agent.firm}. It stands at the foot of these pages, and you can type it into the lookup of the North Carolina Real Estate Commission to see that it is current.',
        es: 'La licencia es {agent.license}, a nombre de {agent.name}, broker de {agent.firm}. Está al pie de estas páginas, y puede escribirla en el buscador de la Comisión de Bienes Raíces de Carolina del Norte para ver que esté vigente.',
      },
      'broker-or-realtor': {
        en: 'In North Carolina everyone licensed to sell for others is a broker; “agent” is only the everyday word, and “Realtor” means a member of the trade association with its own code of ethics, not another license. Beginners are provisional brokers, supervised by a broker-in-charge.',
        es: 'En Carolina del Norte todo el que tiene licencia para vender por otros es broker; “agente” es la palabra común, y “Realtor” significa miembro de la asociación gremial con su código de ética, no otra licencia. Los principiantes son provisional brokers, supervisados por un broker-in-charge.',
      },
      discipline: {
        en: "Public discipline shows in the North Carolina Real Estate Commission's license lookup: enter the name or {agent.license} and see the status and any public action. I hold no such records myself and cannot vouch for them, so check there, for this or any other broker.",
        es: 'Las sanciones públicas aparecen en el buscador de licencias de la Comisión de Bienes Raíces de Carolina del Norte: escriba el nombre o {agent.license} y vea el estado y cualquier acción pública. Yo no tengo esos registros, así que revise ahí, para esta o cualquier otra broker.',
      },
      'other-states': {
        en: 'The license is for North Carolina. For a home in South Carolina or another state you need a broker licensed there; the team may refer you to one and will tell you about any referral fee. Tell me the place, and I pass it on.',
        es: 'La licencia es para Carolina del Norte. Para una casa en Carolina del Sur u otro estado necesita un broker con licencia de ahí; el equipo puede referirle a uno y le informa de cualquier pago por referido. Dígame el lugar y se lo paso.',
      },
    },
    links: ['about'],
    source: 'NCREC license lookup',
    topics: ['people/license-firm-and-whose-side', 'license', 'realtor-or-broker'],
  },
  {
    id: 'agent-as-a-person',
    title: { en: 'What is the agent like as a person?', es: '¿Cómo es la agente como persona?' },
    answer: {
      en: `${agent.firstName} knows ${agent.favoriteNeighborhood} best; a favorite spot is “${agent.favoriteSpot}”, and off the clock it is “${agent.hobby}”. That is taste, not advice on where to live. Family, age, faith, origin and whereabouts stay private and play no part in the help you get. You can meet ${agent.firstName} at the office or at a home, by appointment.`,
      es: `Lo que ${agent.firstName} mejor conoce es ${agent.favoriteNeighborhood}; su lugar preferido es “${agent.favoriteSpot}” y su pasatiempo, “${agent.hobby}”. Son gustos, no un consejo sobre dónde vivir. Familia, edad, fe, origen y paradero son privados y no influyen en la ayuda. Puede conocer a ${agent.firstName} en la oficina o en una casa, con cita.`,
    },
    aspects: {
      'private-life': {
        en: 'That stays private: family, age, faith, origin and whereabouts are not in my records to share, and they play no part in the help you get. What I may tell you is the taste: “{agent.favoriteSpot}” as a favorite spot and, off the clock, “{agent.hobby}”.',
        es: 'Eso es privado: familia, edad, religión, origen y paradero no se comparten, y no influyen en la ayuda que recibe. Lo que sí puedo contarle son los gustos: “{agent.favoriteSpot}” como lugar favorito y, fuera del trabajo, “{agent.hobby}”.',
      },
      'where-from': {
        en: 'Where {agent.firstName} lives or grew up is private, so I give no home address. What is known: {agent.favoriteNeighborhood} is the neighborhood {agent.firstName} knows best. To meet or drop something off, use the office, by appointment.',
        es: 'Dónde vive o creció {agent.firstName} es privado, así que no doy su domicilio. Lo que sí se sabe: {agent.favoriteNeighborhood} es el vecindario que mejor conoce. Para verse o dejar algo, use la oficina, con cita.',
      },
      style: {
        en: 'How {agent.firstName} works with people is best judged by meeting, and a first talk binds you to nothing; my records describe tastes, not temperament. The reviews on Google tell how clients found it, and calls and texts are taken from 8 am to 8 pm.',
        es: 'Cómo trabaja {agent.firstName} con la gente se ve mejor en persona, y una primera plática no le obliga a nada; mis registros describen gustos, no carácter. Las reseñas en Google cuentan cómo le fue a los clientes, y se atiende de 8 am a 8 pm.',
      },
    },
    links: ['about'],
    source: 'Site records',
    topics: ['people/the-agent-as-a-person', 'agent-private', 'favorites'],
  },
  {
    id: 'team',
    title: { en: 'Who is on the team?', es: '¿Quién está en el equipo?' },
    answer: {
      en: `${agent.firstName} works with a team at ${agent.firm}, and the people who list your home are at the closing table; names and roles are not in my records, so ask who does what: ${agent.phone}. For lenders, inspectors and others you get several to choose from, you choose freely, and any business tie must be disclosed.`,
      es: `${agent.firstName} trabaja con un equipo en ${agent.firm}, y quienes publican su casa están en el cierre; nombres y funciones no están en mis registros: pregunte quién hace qué al ${agent.phone}. Prestamistas, inspectores y otros los elige usted con libertad entre varios, y todo vínculo de negocio debe informarse.`,
    },
    aspects: {
      'avery-or-helper': {
        en: 'The people who list your home are also at the closing table, so you are not handed to strangers midway. Who does the showings, answers texts or handles papers is not in my records: ask at the first talk who does what, and have it in writing if it matters to you.',
        es: 'Quienes ponen su casa en venta también están en la mesa del cierre, así que no le pasan a desconocidos a medio camino. Quién muestra casas, contesta mensajes o lleva los papeles no está en mis registros: pregúntelo en la primera plática y, si le importa, pídalo por escrito.',
      },
      absence: {
        en: '{agent.firstName} works with a team at {agent.firm}, so you are not left with one person; who exactly covers for vacation or illness is not in my records. Ask at the first talk who knows your file then; {agent.phone} is answered any day from 8 am to 8 pm.',
        es: '{agent.firstName} trabaja con un equipo en {agent.firm}, así que usted no depende de una sola persona; quién cubre vacaciones o enfermedad no está en mis registros. Pregunte en la primera plática quién conocería su caso; en {agent.phone} atienden todos los días de 8 am a 8 pm.',
      },
      names: {
        en: 'Names and roles of the others are not in my records. If someone called and said they are from {agent.firm}, check it before giving anything: call {agent.phone}, the number on this site, and ask who they are and what they do.',
        es: 'Los nombres y funciones de los demás no están en mis registros. Si alguien le llamó y dice ser de {agent.firm}, compruébelo antes de darle nada: llame a {agent.phone}, el número de este sitio, y pregunte quién es y qué hace.',
      },
      'own-lender': {
        en: 'You choose your lender, inspector and attorney yourself: the team names several, you may take any other, and a business tie with one of them must be disclosed to you. Whether the firm has such a tie is not in my records, so ask the team directly.',
        es: 'Usted elige su prestamista, inspector y abogado: el equipo le nombra varios, puede tomar cualquier otro, y una relación de negocios con alguno se le debe informar. Si la firma tiene tal relación no está en mis registros; pregúntelo directamente al equipo.',
      },
    },
    links: ['about', 'call'],
    source: 'Site records; RESPA',
    topics: ['people/team', 'team'],
  },
  {
    id: 'first-meeting',
    title: { en: 'What happens at a first meeting?', es: '¿Qué pasa en la primera reunión?' },
    answer: {
      en: "It starts with the state's agency disclosure, then your goals, areas, timing and next steps; nobody must sign that day, papers are not needed, and you may bring a partner or a child. Bring questions, and keep your limits to yourself until the disclosure. Tell me two times and how to reach you, and the team confirms place and length.",
      es: 'Empieza con la hoja estatal de agencia; luego sus metas, zonas, tiempos y pasos. Ese día no hay que firmar ni llevar papeles, y puede venir con su pareja o un niño. Traiga preguntas y guarde sus límites hasta ver la hoja. Dígame dos horarios y cómo contactarle, y el equipo confirma lugar y duración.',
    },
    aspects: {
      sign: {
        en: "Nothing has to be signed at a first meeting. The state's agency disclosure is explained to you; it is a notice, not a contract, and hires nobody. A buyer or listing agreement comes only when you want it, and you may take it home to read.",
        es: 'En la primera reunión no hay que firmar nada. Se le explica el aviso estatal sobre representación; es un aviso, no un contrato, y no contrata a nadie. Un acuerdo de comprador o de venta viene solo cuando usted quiera, y puede llevárselo para leerlo.',
      },
      cost: {
        en: 'A first talk puts you under no obligation, and my records name no charge for it; ask the team to confirm when they set the time. What an agent is paid later is agreed in writing, and you settle it before you sign anything.',
        es: 'Una primera plática no le obliga a nada, y mis registros no mencionan ningún cobro; pida al equipo que lo confirme al fijar la hora. Lo que se paga después a un agente se acuerda por escrito, antes de que usted firme nada.',
      },
      where: {
        en: 'At the office or at your home, by appointment; the team settles the place with you. If you would rather talk by phone or video, or meet somewhere else, say so with two times that suit you, and I pass it on.',
        es: 'En la oficina o en su casa, con cita; el equipo acuerda el lugar con usted. Si prefiere por teléfono o video, o verse en otro sitio, dígalo junto con dos horarios que le convengan y se lo paso.',
      },
      bring: {
        en: "No papers are needed: bring yourself, your questions, and a rough idea of areas, timing and what must be had. If you have a lender's letter, a survey or a list of repairs, it helps, but nobody expects it. Your top or bottom number stays with you until the disclosure is done.",
        es: 'No hacen falta papeles: traiga sus preguntas y una idea de zonas, fechas y lo imprescindible. Si tiene carta del prestamista, un plano o lista de reparaciones, ayuda, pero nadie la exige. Su precio máximo o mínimo se lo guarda hasta que se explique el aviso de representación.',
      },
      'who-and-how-long': {
        en: 'You may bring a partner, relative or child, and not everyone who decides has to be there the first time. How long it takes depends on your questions; the team confirms place and length beforehand, so say if you have only a short while.',
        es: 'Puede traer a su pareja, un familiar o un niño, y no todos los que deciden tienen que estar la primera vez. Cuánto dura depende de sus preguntas; el equipo le confirma antes lugar y duración, así que avise si tiene poco tiempo.',
      },
    },
    links: ['contact', 'call'],
    source: 'NCREC',
    topics: ['people/first-meeting'],
  },
  {
    id: 'areas-served',
    title: { en: 'Which areas do you cover?', es: '¿Qué zonas cubren?' },
    answer: {
      en: `${areaNames.en}, and within about 31 miles around on request. Name one, and I tell you its prices, scores and homes. Elsewhere, other counties, land or commercial, ask the team, who may refer you to somebody local and explain any referral fee. The license is for North Carolina.`,
      es: `${areaNames.es}, y a unas 31 millas a la redonda si lo pide. Nombre una y le cuento precios, puntajes y casas. Para otros condados, terrenos o comercial, pregunte al equipo, que puede recomendar a alguien local y explicar si hay comisión por ello. La licencia es de Carolina del Norte.`,
    },
    aspects: {
      'other-town': {
        en: 'A place that is not among the areas of this site may still be served: towns and neighborhoods within about 31 miles of them are taken on request. Tell me the address or the town, and I pass it to the team, who say whether they do it or refer you to somebody local.',
        es: 'Un lugar que no está entre las zonas de este sitio también puede atenderse: pueblos y vecindarios a unas 31 millas se aceptan si se pide. Dígame la dirección o el pueblo y lo paso al equipo, que le dice si lo toma o le refiere a alguien local.',
      },
      'how-far': {
        en: "About 31 miles around the areas we know, on request: {agent.firstName} works mainly in Charlotte's in-town neighborhoods and at Lake Norman. Farther out, or across the line in South Carolina, the team may refer you to somebody local and explain any referral fee.",
        es: 'Unas 31 millas alrededor de las zonas que conocemos, si se pide: {agent.firstName} trabaja sobre todo en los vecindarios céntricos de Charlotte y en Lake Norman. Más lejos, o en Carolina del Sur, el equipo puede referirle a alguien local y le explica cualquier pago por referido.',
      },
      'land-commercial': {
        en: 'Homes in these areas are the main work; for land, a farm, a warehouse or other commercial property ask the team first. They tell you whether they take it or refer you to somebody who does, and explain any referral fee.',
        es: 'Lo principal son casas en estas zonas; para terrenos, fincas, bodegas u otra propiedad comercial pregunte primero al equipo. Le dicen si lo toman o le refieren a alguien que sí, y le explican cualquier pago por referido.',
      },
    },
    links: ['areas', 'contact'],
    source: 'Site records',
    topics: ['people/areas-covered-and-referrals-elsewhere', 'areas-served'],
  },
  {
    id: 'phone',
    title: { en: 'What is your phone number?', es: '¿Cuál es su teléfono?' },
    answer: {
      en: `Call or text ${agent.phone}, any day from 8 am to 8 pm Eastern, or write to ${agent.email}. If you would rather be called, leave your number and a good time here, and I pass it on; the contact form is answered within 24 hours.`,
      es: `Llame o escriba al ${agent.phone}, cualquier día de 8 am a 8 pm, hora del Este, o a ${agent.email}. Si prefiere que le llamen, deje aquí su número y un buen horario, y lo paso; el formulario de contacto se contesta en 24 horas.`,
    },
    aspects: {
      text: {
        en: 'Text {agent.phone}: the same number takes calls and texts, any day from 8 am to 8 pm Eastern. Say which home or street it is about and your name; leave out account numbers and identity papers.',
        es: 'Mande el mensaje de texto a {agent.phone}: el mismo número recibe llamadas y mensajes, todos los días de 8 am a 8 pm, hora del Este. Diga de qué casa o calle se trata y su nombre; no mande números de cuenta ni documentos de identidad.',
      },
      hours: {
        en: 'The phone is answered any day from 8 am to 8 pm Eastern, Saturdays and Sundays included. Outside those hours leave your number and a good time here, and I pass it on, or write to {agent.email}.',
        es: 'Se contesta el teléfono todos los días de 8 am a 8 pm, hora del Este, también sábado y domingo. Fuera de ese horario deje aquí su número y una buena hora, y yo lo paso, o escriba a {agent.email}.',
      },
      'is-it-yours': {
        en: '{agent.phone} is the number of {agent.firm} on this site; compare it digit by digit. A caller who uses another one, or asks for money, codes or account numbers, should be checked: hang up and call {agent.phone} yourself, since a displayed number can be faked.',
        es: '{agent.phone} es el número de {agent.firm} en este sitio; compárelo dígito por dígito. Si le llaman de otro, o le piden dinero, códigos o cuentas, compruébelo: cuelgue y llame usted a {agent.phone}, porque el número que aparece se puede falsificar.',
      },
      'other-lines': {
        en: 'The one number I have is {agent.phone}, for calls and texts; a separate cell, fax, toll-free line or WhatsApp is not in my records. Call it and ask for {agent.firstName} by name, or leave your number here with a good time.',
        es: 'El único número que tengo es {agent.phone}, para llamadas y mensajes; un celular aparte, fax, línea gratuita o WhatsApp no está en mis registros. Llame y pida a {agent.firstName} por su nombre, o deje aquí su número y una buena hora.',
      },
    },
    links: ['call', 'email', 'contact'],
    source: 'Site records',
    topics: ['phone'],
  },
  {
    id: 'email',
    title: { en: 'What is your email address?', es: '¿Cuál es su correo electrónico?' },
    answer: {
      en: `Write to ${agent.email}. For something urgent a call or text is quicker: ${agent.phone}, any day from 8 am to 8 pm. If you want everything in writing, say so, and that wish goes first to the team. Please send no account numbers, identity papers or statements by email; the lender and the closing attorney have a safe way for those.`,
      es: `Escriba a ${agent.email}. Si es urgente, una llamada o mensaje es más rápido: ${agent.phone}, cualquier día de 8 am a 8 pm. Si quiere todo por escrito, dígalo, y ese deseo va primero al equipo. No envíe por correo números de cuenta, identificaciones ni estados de cuenta; el banco y el abogado de cierre tienen una vía segura para eso.`,
    },
    aspects: {
      'photos-and-files': {
        en: 'Send photos, a report or a long description to {agent.email}; attachments are welcome there. Leave out bank statements, account numbers and identity papers: the lender and the closing attorney have a safe way for those.',
        es: 'Mande fotos, un informe o una descripción larga a {agent.email}; ahí se reciben archivos adjuntos. No mande estados de cuenta, números de cuenta ni documentos de identidad: el prestamista y el abogado de cierre tienen una vía segura para eso.',
      },
      'how-fast': {
        en: 'A fixed time for emails is not in my records; the contact form is answered within 24 hours, and a call or text to {agent.phone} is quickest, any day from 8 am to 8 pm. An email goes to people, not to me: write your question and by when you need the answer.',
        es: 'Un plazo fijo para los correos no está en mis registros; el formulario se contesta en 24 horas, y llamar o mandar mensaje a {agent.phone} es lo más rápido, todos los días de 8 am a 8 pm. El correo llega a personas, no a mí: escriba su pregunta y para cuándo la necesita.',
      },
      bounced: {
        en: 'Copy it exactly as it stands here: {agent.email}. If yours bounced or you are unsure of the spelling, compare it letter by letter, or call {agent.phone}. Mail that claims to be from us with another ending, above all about a wire, should be checked by phone first.',
        es: 'Cópielo tal como está aquí: {agent.email}. Si le rebotó o duda de cómo se escribe, compárelo letra por letra o llame a {agent.phone}. Un correo que dice ser nuestro con otra terminación, sobre todo de una transferencia, compruébelo antes por teléfono.',
      },
    },
    links: ['email', 'call', 'contact'],
    source: 'Site records',
    topics: ['email'],
  },
  {
    id: 'office',
    title: { en: 'Where is your office?', es: '¿Dónde está la oficina?' },
    answer: {
      en: `The office of ${agent.firm} is at ${agent.office}, open Monday to Sunday, 8 am to 8 pm. The map with directions is at the foot of every page. To be sure that somebody is there for you, call first: ${agent.phone}.`,
      es: `La oficina de ${agent.firm} está en ${agent.office}, de lunes a domingo, de 8 am a 8 pm. El mapa con indicaciones está al pie de cada página. Para estar seguro de que alguien le atienda, llame antes: ${agent.phone}.`,
    },
    aspects: {
      hours: {
        en: 'Open Monday to Sunday, 8 am to 8 pm. To be sure somebody is there for you at that hour, on a holiday above all, call first: {agent.phone}.',
        es: 'Abierta de lunes a domingo, de 8 am a 8 pm. Para estar seguro de que haya alguien a esa hora, sobre todo en día festivo, llame antes: {agent.phone}.',
      },
      'walk-in': {
        en: "Come by between 8 am and 8 pm on any day, but call {agent.phone} first, so that somebody is there for you or for what you drop off. Keys and signed papers belong in a person's hand, not under the door.",
        es: 'Pase entre 8 am y 8 pm cualquier día, pero llame antes a {agent.phone} para que haya alguien que le atienda o reciba lo que deja. Llaves y papeles firmados se entregan en mano, no por debajo de la puerta.',
      },
      'mail-and-suite': {
        en: 'For mail or a courier use the full address: {agent.firm}, {agent.office}. I have no other suite, zip or post box than what stands there; for a check or signed originals, call {agent.phone} before sending, and ask the closing attorney where money is to go.',
        es: 'Para correo o mensajería use la dirección completa: {agent.firm}, {agent.office}. No tengo más suite, código postal ni apartado que lo que ahí aparece; para un cheque u originales firmados llame antes a {agent.phone}, y pregunte al abogado de cierre adónde va el dinero.',
      },
      'other-offices': {
        en: 'The one office in my records is {agent.office}. For Lake Norman and the other areas people meet you there, at your home or at a house you want to see, by appointment, so you need not drive into town for every talk.',
        es: 'La única oficina en mis registros está en {agent.office}. Para Lake Norman y las demás zonas se reúnen con usted ahí, en su casa o en la casa que quiera ver, con cita, así que no tiene que venir a la ciudad para cada plática.',
      },
      'getting-there': {
        en: 'Put {agent.office} into your GPS, or open the map at the foot of any page: the pin is the office, and it gives directions. Parking is not in my records; if you cannot find the door or a space, call {agent.phone}.',
        es: 'Ponga {agent.office} en su GPS, o abra el mapa al pie de cualquier página: el pin es la oficina y le da indicaciones. El estacionamiento no está en mis registros; si no halla la puerta o lugar, llame a {agent.phone}.',
      },
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['office'],
  },
  {
    id: 'social',
    title: { en: 'Is the agent on social media?', es: '¿Está la agente en redes sociales?' },
    answer: {
      en: `Yes: ${agent.firstName} is on Instagram, Facebook and LinkedIn, and the links stand at the foot of every page of this site. For a question it is quicker to ask here or call ${agent.phone}; please send no private papers through any of them.`,
      es: `Sí: ${agent.firstName} está en Instagram, Facebook y LinkedIn, y los enlaces están al pie de cada página. Para una pregunta es más rápido aquí o al ${agent.phone}; no envíe papeles privados por esas redes.`,
    },
    aspects: {
      'real-account': {
        en: "Only the accounts linked at the foot of this site's pages are {agent.firstName}'s; open them from there, not from a search. A stranger's message or friend request in that name should stay unanswered until you have checked at {agent.phone}, and never send it money or papers.",
        es: 'Solo las cuentas enlazadas al pie de las páginas de este sitio son de {agent.firstName}; ábralas desde ahí, no con una búsqueda. No conteste un mensaje o solicitud con ese nombre hasta comprobarlo en {agent.phone}, y nunca le mande dinero ni papeles.',
      },
      'message-there': {
        en: 'A question is answered sooner here or at {agent.phone} than through Facebook, Instagram or LinkedIn; how often messages there are read is not in my records. Send no bank statements, contracts or identity papers through any of them.',
        es: 'Una pregunta se contesta antes aquí o en {agent.phone} que por Facebook, Instagram o LinkedIn; cada cuánto se leen los mensajes ahí no está en mis registros. No mande estados de cuenta, contratos ni documentos de identidad por ninguna de ellas.',
      },
      'other-networks': {
        en: "Instagram, Facebook and LinkedIn are the ones in my records; I know of no TikTok, YouTube, X, Pinterest or podcast of {agent.firstName}'s. The links stand at the foot of every page; whatever else carries the name, check with the team before you trust it.",
        es: 'Instagram, Facebook y LinkedIn son las que tengo en mis registros; no sé de TikTok, YouTube, X, Pinterest ni podcast de {agent.firstName}. Los enlaces están al pie de cada página; si algo más lleva su nombre, compruébelo con el equipo antes de fiarse.',
      },
      'links-and-handle': {
        en: 'The links are at the foot of every page of this site, as small icons for Instagram, Facebook and LinkedIn: scroll all the way down. Press one and you are on the profile, where you see the exact handle to follow or tag.',
        es: 'Los enlaces están al pie de cada página de este sitio, como iconos de Instagram, Facebook y LinkedIn: baje hasta el final. Pulse uno y llega al perfil, donde ve el nombre exacto de la cuenta para seguir o etiquetar.',
      },
    },
    links: ['home', 'about'],
    source: 'Site records',
    topics: ['social'],
  },
  {
    id: 'search-listings',
    title: { en: 'Where can I search all listings?', es: '¿Dónde busco todos los anuncios?' },
    answer: {
      en: '“Search Listings” in the menu opens the separate listings site in a new tab. On this site the Compare page shows the sample homes, and I can search them for you: tell me bedrooms, price, area or a feature.',
      es: '“Search Listings”, en el menú, abre el sitio aparte de anuncios en otra pestaña. En este sitio la página Compare muestra las casas de muestra, y puedo buscar en ellas: dígame habitaciones, precio, zona o una característica.',
    },
    aspects: {
      'why-so-few': {
        en: 'This site shows only a handful of sample homes; everything for sale is on the listings site that “Search Listings” in the menu opens. There you can look through the whole market by area, price and type; here I help you compare and decide.',
        es: 'Este sitio muestra solo unas cuantas casas de muestra; todo lo que está a la venta está en el sitio de anuncios que abre “Search Listings” en el menú. Ahí puede ver todo el mercado por zona, precio y tipo; aquí le ayudo a comparar y decidir.',
      },
      'another-site': {
        en: '“Search Listings” leaves this site on purpose: the full search is a separate listings site, with its own look, and it opens in a new tab. To come back, close that tab or switch to this one; the chat and the Compare page are here.',
        es: '“Search Listings” sale de este sitio a propósito: la búsqueda completa es un sitio de anuncios aparte, con otro aspecto, y se abre en otra pestaña. Para volver, cierre esa pestaña o cambie a esta; el chat y la página Compare están aquí.',
      },
      'sign-up': {
        en: 'On this site you need no account to look at homes, compare them or ask me. The listings site is separate: what it asks for, it says itself, and you need not fill in more than you want. If you would rather give nothing, tell me what you look for here.',
        es: 'En este sitio no necesita cuenta para ver casas, compararlas ni preguntarme. El sitio de anuncios es aparte: lo que pide lo dice él mismo, y usted no tiene que llenar más de lo que quiera. Si prefiere no dar nada, dígame aquí lo que busca.',
      },
      filters: {
        en: 'Tell me the limits here and I search the sample homes of this site: bedrooms, price, area or a feature such as a garage. For the whole market by zip code, price or type, such as lots, condos or duplexes, use “Search Listings” in the menu.',
        es: 'Dígame aquí sus límites y busco entre las casas de muestra de este sitio: recámaras, precio, zona o un detalle como cochera. Para todo el mercado por código postal, precio o tipo, como terrenos, condominios o dúplex, use “Search Listings” en el menú.',
      },
    },
    links: ['compare'],
    source: 'Site records',
    topics: ['search-listings'],
  },
  {
    id: 'devices',
    title: { en: 'Is there an app?', es: '¿Hay una aplicación?' },
    answer: {
      en: 'No: none is needed, since the whole site, this chat included, works in the browser of a phone, a tablet or a computer. If something does not fit your screen, tell me the page, and I pass it on.',
      es: 'No: no hace falta, porque todo el sitio, incluido este chat, funciona en el navegador de un teléfono, una tableta o una computadora. Si algo no se ve bien en su pantalla, dígame la página y lo paso.',
    },
    aspects: {
      'on-my-phone': {
        en: 'A phone or tablet is enough: every page, the Compare table and this chat work in its browser, and nothing has to be installed. You miss no features that way; open the address on any device, at home, at work or in a library.',
        es: 'Basta un teléfono o una tableta: todas las páginas, la tabla de Compare y este chat funcionan en su navegador, y no hay que instalar nada. No se pierde ninguna función; abra la dirección en cualquier aparato, en casa, en el trabajo o en una biblioteca.',
      },
      'old-or-odd-device': {
        en: 'Any current browser will do: Chrome, Safari, Firefox or Edge, on Windows, Mac, Android, iPad or Chromebook. On an old device or an e-reader, try it: if a page does not load or looks broken, update the browser, or tell me the page and I pass it on.',
        es: 'Sirve cualquier navegador actual: Chrome, Safari, Firefox o Edge, en Windows, Mac, Android, iPad o Chromebook. En un aparato viejo o un lector electrónico, pruébelo: si una página no carga o se ve mal, actualice el navegador, o dígame cuál es y lo paso.',
      },
      'does-not-fit': {
        en: 'Turn the phone sideways or zoom out for a wide table; if something is still cut off, tell me which page and which phone, and I pass it to the people who look after the site. The pages and the chat are meant to fit a small screen.',
        es: 'Gire el teléfono o aleje la vista para una tabla ancha; si algo sigue cortado, dígame qué página y qué teléfono, y lo paso a quienes cuidan el sitio. Las páginas y el chat están hechos para caber en una pantalla pequeña.',
      },
    },
    links: ['home'],
    source: 'Site records',
    topics: ['devices'],
  },
  {
    id: 'print',
    title: { en: 'Can I print or share the homes?', es: '¿Puedo imprimir o compartir las casas?' },
    answer: {
      en: "Yes: tick homes on the Compare page and press Compare, and you get a link that you can share or print; any other page prints from your browser. The seller's guide is a PDF that you can keep.",
      es: 'Sí: marque casas en la página Compare y pulse Compare, y obtiene un enlace para compartir o imprimir; cualquier otra página se imprime desde su navegador. La guía del vendedor es un PDF que puede guardar.',
    },
    aspects: {
      share: {
        en: 'Tick the homes on the Compare page, press Compare, and copy the link of that page: whoever opens it sees exactly those homes side by side, without an account. Paste it into a text, an email or a document; a single page is shared by its own address.',
        es: 'Marque las casas en la página Compare, pulse Compare y copie el enlace de esa página: quien lo abra ve justo esas casas lado a lado, sin cuenta. Péguelo en un mensaje, correo o documento; una sola página se comparte con su propia dirección.',
      },
      'on-paper': {
        en: "Print from your browser's own menu: on a computer File, then Print; on a phone the share button, then Print. For homes side by side, tick them on the Compare page and press Compare first. If a picture is cut off, choose landscape or a smaller scale.",
        es: 'Imprima desde el menú de su navegador: en computadora Archivo e Imprimir; en el teléfono el botón de compartir e Imprimir. Para casas lado a lado, márquelas antes en la página Compare y pulse Compare. Si se corta una foto, elija horizontal o menor escala.',
      },
      pdf: {
        en: "In the print window choose “Save as PDF” and you have the page as a file to mail or keep. The seller's guide is a PDF already: ask for it with the form on the Sell page, and read it on any device or print it.",
        es: 'En la ventana de impresión elija “Guardar como PDF” y tiene la página como archivo para enviar o conservar. La guía del vendedor ya es un PDF: pídala con el formulario de la página Sell, y léala en cualquier aparato o imprímala.',
      },
    },
    links: ['compare'],
    source: 'Site records',
    topics: ['print'],
  },
  {
    id: 'map',
    title: { en: 'Is there a map?', es: '¿Hay un mapa?' },
    answer: {
      en: 'The Neighborhoods page has a drawn map of the areas with the Blue and Gold Lines, and the foot of every page one of the office; homes are not shown as pins. To see where a home lies, tell me its name or an area and I give you the address to put into any map. The Compare page lists all homes with their addresses.',
      es: 'La página Neighborhoods tiene un mapa dibujado de las zonas con la Blue Line y la Gold Line, y el pie de cada página, uno de la oficina; las casas no aparecen como puntos. Para saber dónde queda una, dígame su nombre o una zona y le doy la dirección para ponerla en cualquier mapa. La página Compare reúne todas con su dirección.',
    },
    aspects: {
      'homes-as-pins': {
        en: 'The homes are not on a map here; the Compare page lists all of them with their addresses, and any map app on your phone shows one when you paste its address. “Search Listings” in the menu opens the listings site, for the whole market.',
        es: 'Las casas no están en un mapa aquí; la página Compare las lista todas con su dirección, y cualquier app de mapas se la muestra si pega la dirección. “Search Listings” en el menú abre el sitio de anuncios, con todo el mercado.',
      },
      'where-is-this-home': {
        en: 'Tell me the name or street of the home and I give you its address, to paste into Google Maps or your GPS, and say which areas lie beside it. I hold no distances; the map app shows how far it is from there to a park, the lake or the train.',
        es: 'Dígame el nombre o la calle de la casa y le doy la dirección, para pegarla en Google Maps o su GPS, y le digo qué zonas están al lado. No tengo distancias; la app de mapas muestra qué tan lejos quedan de ahí un parque, el lago o el tren.',
      },
      'area-map': {
        en: 'The Neighborhoods page opens with a drawn map: the areas, the Blue and Gold Lines, creeks and greenways, not to scale; each name leads to that area’s page. Schools are not drawn in. I can also tell you in words where an area lies and what is next to it.',
        es: 'La página Neighborhoods abre con un mapa dibujado: las zonas, la Blue Line y la Gold Line, arroyos y senderos verdes, sin escala; elija un nombre para abrir su página. Las escuelas no aparecen. También le puedo decir con palabras dónde queda una zona y qué tiene al lado.',
      },
    },
    links: ['compare', 'areas'],
    source: 'Site records',
    topics: ['map'],
  },
  {
    id: 'guides',
    title: { en: 'Which guides can I read?', es: '¿Qué guías puedo leer?' },
    answer: {
      en: "Four stand on this site to be read: the first-time buyer's path in eleven steps, selling a home in Charlotte, living along the light rail, and a day in Myers Park, all in English and free. The seller's guide is a PDF besides, from the form on the Sell page.",
      es: 'Cuatro se leen en este sitio: el camino de la primera compra en once pasos, vender una casa en Charlotte, vivir junto al tren ligero y un día en Myers Park, todas en inglés y gratis. Aparte está la guía del vendedor, un PDF, en el formulario de la página Sell.',
    },
    aspects: {
      spanish: {
        en: 'The guides are in English for now. Ask me in Spanish about any part of them, and I answer you in Spanish; your browser can translate the pages as well. Whether somebody on the team speaks Spanish, they tell you if you leave your number.',
        es: 'Por ahora las guías están solo en inglés. Pregúnteme en español sobre cualquier parte y le contesto en español; su navegador también puede traducir las páginas. Si alguien del equipo habla español, se lo dicen si deja su número.',
      },
      'free-or-email': {
        en: "They are free, and the four on the site are read without giving your email or a name. Only the seller's guide, a PDF, is sent through the form on the Sell page, which asks for your details to send it.",
        es: 'Son gratis, y las cuatro del sitio se leen sin dar correo ni nombre. Solo la guía del vendedor, un PDF, se envía con el formulario de la página Sell, que pide sus datos para mandarla.',
      },
      'for-sellers': {
        side: 'seller',
        en: "For sellers there are two: the page “selling a home in Charlotte”, to read here, and the seller's guide, a PDF from the form on the Sell page. Ask me any part of it straight away, such as costs, papers or timing.",
        es: 'Para vendedores hay dos: la página sobre vender una casa en Charlotte, que se lee aquí, y la guía del vendedor, un PDF que se pide con el formulario de la página Sell. También puede preguntarme ya cualquier parte: costos, papeles o tiempos.',
      },
      'for-buyers': {
        side: 'buyer',
        en: "For buyers there is the first-time buyer's path in eleven steps, free to read on this site and a checklist as well, from the budget to the keys. Whichever step you are at, ask me and I go through it with you.",
        es: 'Para compradores está el camino de la primera compra en once pasos, gratis en este sitio y útil como lista, del presupuesto a las llaves. Sea cual sea el paso en que esté, pregúnteme y lo vemos juntos.',
      },
      'about-areas': {
        en: 'Two are about places: living along the light rail, and a day in Myers Park. There is no separate relocation guide or booklet for each neighborhood; ask me about any area here, and I tell you its prices, parks, trails and what lies nearby.',
        es: 'Dos tratan de lugares: vivir junto al tren ligero y un día en Myers Park. No hay guía de mudanza ni folleto de cada vecindario; pregúnteme aquí por cualquier zona y le digo precios, parques, senderos y lo que hay cerca.',
      },
    },
    links: ['guideBuying', 'guideSelling', 'guideRail', 'guideMyersPark'],
    source: 'Site records',
    topics: ['guides', 'buyers-guide'],
  },
  {
    id: 'contact-form',
    title: { en: 'What does the contact form ask for?', es: '¿Qué pide el formulario de contacto?' },
    answer: {
      en: `First and last name, email and what you are interested in; phone, neighborhoods and a message are optional, and starred fields must be filled in. It goes straight to the team, and ticking the box for calls and texts is up to you. You can also tell me the same here in the chat, or call ${agent.phone}.`,
      es: `Nombre y apellido, correo y qué le interesa; teléfono, vecindarios y mensaje son opcionales, y los campos con asterisco son obligatorios. Va directo al equipo, y marcar la casilla de llamadas y mensajes queda a su elección. También puede decirme lo mismo aquí en el chat o llamar al ${agent.phone}.`,
    },
    aspects: {
      'phone-optional': {
        en: 'The phone number is optional: leave it blank and the form still goes through with your name, email and what you are interested in. The team then answers by email. To be certain, write “email only, please” in the message.',
        es: 'El teléfono es opcional: déjelo en blanco y el formulario se envía igual con su nombre, correo y lo que le interesa. El equipo le contesta por correo. Para estar seguro, escriba en el mensaje “solo por correo, por favor”.',
      },
      'interest-and-area': {
        en: 'Choose what comes closest, buying, selling or just asking: that field is required so that the right person answers. Neighborhoods are optional; write none or several, and explain the rest in the message. Nothing you pick there binds you.',
        es: 'Elija lo que más se acerque, comprar, vender o solo preguntar: ese campo es obligatorio para que responda la persona indicada. Los vecindarios son opcionales; escriba ninguno o varios y explique lo demás en el mensaje. Nada de eso le compromete.',
      },
      'texts-box': {
        en: 'Ticking the box for calls and texts is up to you, and the form goes through without it. Leave it empty if you want no calls or texts; the message goes to the team, who answer you. Nothing else is signed or agreed by sending it.',
        es: 'Marcar la casilla de llamadas y mensajes es decisión suya, y el formulario se envía sin ella. Déjela vacía si no quiere llamadas ni mensajes; el escrito llega al equipo, que le responde. Al enviarlo no firma ni acepta nada más.',
      },
      'income-or-budget': {
        en: 'The form asks for no income, budget, birth date or Social Security number. It wants first and last name, email and what you are interested in; the rest is optional. Please put no account numbers or identity papers into the message either.',
        es: 'El formulario no pide ingresos, presupuesto, fecha de nacimiento ni número de Seguro Social. Pide nombre, apellido, correo y lo que le interesa; lo demás es opcional. Tampoco ponga en el mensaje números de cuenta ni documentos de identidad.',
      },
      'message-box': {
        en: 'The message is optional: send the form without it, or write two lines on what you need and by when. For more than fits, or for photos and papers, use {agent.email}; you can also tell me here in the chat and I pass it on.',
        es: 'El mensaje es opcional: envíe el formulario sin él, o escriba dos líneas de lo que necesita y para cuándo. Para algo más largo, o fotos y papeles, use {agent.email}; también me lo puede decir aquí en el chat y lo paso.',
      },
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['contact-form'],
  },
  {
    id: 'navigate',
    title: { en: 'How do I find my way on this site?', es: '¿Cómo me muevo por este sitio?' },
    answer: {
      en: 'The menu leads to Sell, About, Reviews and Market Insights, and “Search Listings” opens the listings site. The home page has the neighborhoods, Compare sets homes side by side, and Contact is on every page. Tell me what you look for, and I give you the link.',
      es: 'El menú lleva a Sell, About, Reviews y Market Insights, y “Search Listings” abre el sitio de anuncios. La página principal tiene los vecindarios, Compare pone casas lado a lado y Contact está en cada página. Dígame qué busca y le doy el enlace.',
    },
    aspects: {
      'market-insights': {
        en: 'Market Insights is in the menu, at the top, or behind the three lines on a phone: it holds the market reports and the price charts. If you saw a certain figure there and cannot find it again, tell me the area and I look it up.',
        es: 'Market Insights está en el menú, arriba, o detrás de las tres rayitas en el teléfono: ahí están los informes y las gráficas de precios. Si vio una cifra y no la encuentra, dígame la zona y la busco.',
      },
      neighborhoods: {
        en: 'The neighborhoods are on the home page: press the name at the top of any page to get there and scroll down. Or tell me one here, such as NoDa or Dilworth, and I give you its link and what I know of it.',
        es: 'Los vecindarios están en la página de inicio: pulse el nombre arriba en cualquier página y baje. O dígame uno aquí, como NoDa o Dilworth, y le doy el enlace y lo que sé de él.',
      },
      'selling-page': {
        en: "Press Sell in the menu at the top, or behind the three lines on a phone: that page is for owners, and the seller's guide is asked for there. You can also ask me about selling right here, without looking for anything.",
        es: 'Pulse Sell en el menú de arriba, o detrás de las tres rayitas en el teléfono: esa página es para dueños, y ahí se pide la guía del vendedor. También puede preguntarme aquí sobre vender, sin buscar nada.',
      },
      'compare-page': {
        en: 'The Compare page sets homes side by side: open Compare, tick the homes you want and press Compare. You then have one table, and its link can be kept, shared or printed. If you cannot find it, tell me the homes and I compare them here.',
        es: 'La página Compare pone las casas lado a lado: ábrala, marque las que quiera y pulse Compare. Tiene entonces una tabla, y su enlace se puede guardar, compartir o imprimir. Si no la encuentra, dígame las casas y las comparo aquí.',
      },
      'back-or-home': {
        en: "Press the name at the top left of any page and you are back on the home page; your browser's back arrow takes you to what you read before. If a page is gone, tell me what it was about and I give you the link.",
        es: 'Pulse el nombre arriba a la izquierda en cualquier página y vuelve al inicio; la flecha de atrás del navegador le lleva a lo que leía. Si perdió una página, dígame de qué trataba y le doy el enlace.',
      },
      'three-lines': {
        en: 'The three little lines are the menu: press them and Sell, About, Reviews, Market Insights and Search Listings come up. About tells of the broker, Search Listings opens the homes for sale, and Contact is on every page.',
        es: 'Las tres rayitas son el menú: púlselas y aparecen Sell, About, Reviews, Market Insights y Search Listings. About habla de la agente, Search Listings abre las casas en venta, y Contact está en cada página.',
      },
    },
    links: ['home', 'areas', 'compare', 'market'],
    source: 'Site records',
    topics: ['navigate'],
  },
];
