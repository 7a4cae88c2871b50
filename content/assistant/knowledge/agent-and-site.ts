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
    links: ['about', 'reviews'],
    source: 'Site records',
    year: 2026,
    topics: ['people/track-record', 'experience', 'homes-sold', 'honors'],
  },
  {
    id: 'reviews',
    title: { en: 'What do the reviews say?', es: '¿Qué dicen las reseñas?' },
    answer: {
      en: `${googleSummary.ratingText} of 5 from ${googleSummary.count} Google reviews is one count; ${claim('reviews')}+ five-star reviews across all platforms is another, ${AS_OF}. To read them all, good and bad, open Reviews here and press “Read all reviews on Google”, or look the firm up there. The texts shown on that page are samples for the layout, and marked so, until published ones take their place.`,
      es: `${googleSummary.ratingText} de 5 con ${googleSummary.count} reseñas de Google es una cuenta; ${claim('reviews')}+ reseñas de cinco estrellas en todas las plataformas es otra, ${AS_OF_ES}. Para leerlas todas, buenas y malas, abra aquí Reviews y pulse “Read all reviews on Google”, o busque la firma allí. Los textos de esa página son muestras de diseño, y así se marcan, hasta que haya publicadas.`,
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
    links: ['compare'],
    source: 'Site records',
    topics: ['search-listings'],
  },
  {
    id: 'devices',
    title: { en: 'Is there an app?', es: '¿Hay una aplicación?' },
    answer: {
      en: 'No, and none is needed: the whole site, this chat included, works in the browser of a phone, a tablet or a computer. If something does not fit your screen, tell me the page, and I pass it on.',
      es: 'No, y no hace falta: todo el sitio, incluido este chat, funciona en el navegador de un teléfono, una tableta o una computadora. Si algo no se ve bien en su pantalla, dígame la página y lo paso.',
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
    links: ['compare'],
    source: 'Site records',
    topics: ['print'],
  },
  {
    id: 'map',
    title: { en: 'Is there a map?', es: '¿Hay un mapa?' },
    answer: {
      en: 'Only of the office, with directions, at the foot of every page; the homes are not shown as pins. To see where a home lies, tell me its name or an area and I give you the address to put into any map, and say which areas lie beside it. The Compare page lists all homes with their addresses.',
      es: 'Solo de la oficina, con indicaciones, al pie de cada página; las casas no aparecen como puntos. Para saber dónde queda una casa, dígame su nombre o una zona y le doy la dirección para ponerla en cualquier mapa, y le digo qué zonas están al lado. La página Compare reúne todas las casas con su dirección.',
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
    links: ['home', 'areas', 'compare', 'market'],
    source: 'Site records',
    topics: ['navigate'],
  },
];
