import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';

export const siteTopics: Topic[] = [
  {
    id: 'appointment-change',
    say: [
      '(cancel|change|move|reschedule|postpone|confirm|miss|missed) .. (appointment|tour|showing|meeting|visit|consultation|call)',
      '(cancelar|cambiar|mover|reprogramar) .. (cita|visita|recorrido|reunion)',
      '(running|be) late .. (appointment|tour|showing|meeting|visit)',
    ],
    first: true,
    answer: {
      en: `I keep no appointments here. Call or text ${agent.phone}, any day from 8 am to 8 pm, and the team changes or cancels yours.`,
      es: `Aquí no llevo la agenda. Llame o escriba al ${agent.phone}, cualquier día de 8 am a 8 pm, y el equipo cambia o cancela su cita.`,
    },
    links: ['call', 'contact'],
  },
  {
    id: 'accessibility',
    say: [
      '(site|website|page|chat) .. (accessible|screen|readers?|keyboard)',
      '(large|big|bigger|larger) (print|text|font|letters)',
      'accessibility( settings| panel| options| features| statement)?',
      '(font|text|letter|letters|type) .. (size|bigger|larger|smaller|small|large)',
      '(bigger|larger|increase|enlarge|make) .. (text|font|letters|cursor|print|screen|page)',
      '(high )?contrast',
      'cursor',
      '(screen ?reader|keyboard) .*',
      '(read|see) .. (site|page|text|screen)',
      'hard to (read|see)',
      '(agrand|aument|ampli)\\w+ .. (letra|texto)s?',
      '(accesibilidad|tamano de (la |del )?(letra|texto)|contraste|letra (mas )?grande)',
      '(voice ?over|talkback|jaws|nvda|braille|assistive)',
      '(disabilit\\w+|blind|deaf|low vision|visually impaired) .. (use|navigate|read|see) .. (site|website|page|chat)',
      '(site|website|page|chat) .. (blind|deaf|low vision|visually impaired|color ?blind|dyslexi\\w+|disabled)',
      'dark mode',
      'zoom',
      '(cannot|can not|trouble|difficult\\w*) .. (read|see|reading|seeing)',
    ],
    first: true,
    answer: {
      en: 'Open “Accessibility settings” at the bottom left: font size from 75% to 150%, cursor size from 100% to 200%, high contrast on or off, and Reset All Settings. The choice stays in your own browser.',
      es: 'Abra “Accessibility settings”, abajo a la izquierda: tamaño de letra de 75% a 150%, cursor de 100% a 200%, alto contraste y restablecer. La elección queda en su navegador.',
    },
    links: ['home'],
  },
  {
    id: 'compare-page',
    unlessMeasured: true,
    say: [
      'compare .. (homes|houses|listings|properties|condos|side by side|two|2)',
      'side by side',
      '(comparison|compare) (page|tool|table|feature|dashboard)',
      'how .. compare',
      '(share|print|send|save|link) .. (comparison|compare)',
      '(comparison|compare) .. (share|print|send|save|link)',
      'comparar (casas|propiedades|viviendas|condominios)',
    ],
    answer: {
      en: 'On the Compare page, tick two or more homes and press Compare: price, size, lot, year, days on market and price per square foot stand side by side, with a link you can share or print. Two areas I compare here: name them.',
      es: 'En la página Compare marque dos o más casas y pulse Compare: verá precio, tamaño, terreno, año y días en el mercado lado a lado. Dos zonas las comparo aquí: nómbrelas.',
    },
    links: ['compare'],
  },
  {
    id: 'search-listings',
    say: [
      '(search|browse|find|see|view|look at|access|all) .. (listings|all homes|available homes|homes for sale|mls listings)( .. (site|online|page|website))?$',
      'where .. (search|browse|see|find) .. (listings|homes|houses|properties)',
      'listings (site|page|website|search)',
      '(buscar|ver|busqueda) .. (listados|propiedades|casas en venta|anuncios)',
      'home search',
    ],
    answer: {
      en: '“Search Listings” in the menu opens the separate listings site in a new tab. On this site the Compare page shows the sample homes, and I can search them: tell me bedrooms, price and area.',
      es: '“Search Listings”, en el menú, abre el sitio de listados en otra pestaña. Aquí, la página Compare muestra las casas de muestra y puedo buscarlas: dígame habitaciones, precio y zona.',
    },
    links: ['compare'],
  },
  {
    id: 'listing-alerts',
    say: [
      '(send|email|text|mail|notify|alert) (me|us) .. (listings?|homes|houses|condos|when|alerts?|updates?)',
      '(let|tell) (me|us) (know )?(when|if) .. (listed|listing|comes|available|market|drops?)',
      '(listing|email|price|new home) (alerts?|notifications?|updates?)',
      '(save|saved) .. search(es)?',
      '(avis\\w+|mand\\w+|envi\\w+) .. (casas|listados|propiedades)( nuevas)?',
    ],
    first: true,
    answer: {
      en: 'This site sends no alerts. The team can send you homes as they come: tell them area, bedrooms and price.',
      es: 'Este sitio no envía avisos. El equipo puede enviarle casas cuando salgan: dígale zona, habitaciones y precio.',
    },
    links: ['contact', 'compare'],
    offer: 'contact',
  },
  {
    id: 'devices',
    say: [
      '(site|website|chat|page) .. (phone|mobile|tablet|iphone|ipad|android|app|computer)',
      '(is there|do you have|get|download) .. app',
      '(sitio|pagina) .. (celular|telefono|tableta)',
    ],
    first: true,
    answer: {
      en: 'The whole site, this chat included, works in the browser of a phone, a tablet or a computer. There is no app to install.',
      es: 'Todo el sitio, también este chat, funciona en el navegador de un teléfono, una tableta o una computadora. No hay que instalar nada.',
    },
    links: ['home'],
  },
  {
    id: 'print',
    say: [
      '(print|share|save|download|export) .. (listings?|home|house|condo|page|this|it|these|results)',
      '(imprimir|compartir|guardar) .. (pagina|casa|listado)',
    ],
    answer: {
      en: 'The Compare page makes a link of the homes you ticked, to share or print; any other page prints from your browser.',
      es: 'La página Compare hace un enlace con las casas marcadas, para compartir o imprimir; las demás páginas se imprimen desde el navegador.',
    },
    links: ['compare'],
  },
  {
    id: 'map',
    say: ['(map|maps|street view|satellite)', '(see|show|have|view|open) .. map', 'mapas?'],
    answer: {
      en: 'The map of the office, with directions, is at the foot of every page. For a home or an area, put its address or name into any map; the neighborhood pages say what lies beside what.',
      es: 'El mapa de la oficina está al pie de cada página. Para una casa o una zona, ponga la dirección en cualquier mapa; las páginas de los vecindarios dicen qué queda junto a qué.',
    },
    links: ['areas'],
  },
  {
    id: 'guides',
    say: [
      'guides',
      'guide & (light rail|rail|train|myers park|first time|buying|neighborhood)',
      '(guide|article) (about|on|for|to) (buy|buying|condo\\w*|neighborhood|first time|trains?|the market)',
      '(something|anything|article|piece|more) .. (to read|read)( .. (about|on))?',
      '(read|reading) .. (something|about|on)',
      '(what|which|any|other|your|list of|read) .. (guide|guides|articles|blog|posts|resources)',
      'articles?',
      'blog',
      '(guias|articulos)',
      'myers park guide',
      'day in myers park',
    ],
    answer: {
      en: "Four guides: “A day in Myers Park”, “Selling a home in Charlotte”, “The first-time buyer's path in North Carolina” and “Living along the light rail”.",
      es: 'Hay cuatro guías, en inglés: un día en Myers Park, vender una casa en Charlotte, la primera compra en Carolina del Norte y vivir junto al tren ligero.',
    },
    links: ['guideMyersPark', 'guideSelling', 'guideBuying', 'guideRail'],
  },
  {
    id: 'contact-form',
    say: [
      'contact (form|page)',
      '(form|formulario) .. (contact|where|fill|send|contacto)',
      '(send|leave|write) .. (message|note|inquiry)',
      'where .. (form|contact)',
      'dejar un mensaje',
      'enviar un mensaje',
      '(required|fields) .. form',
    ],
    answer: {
      en: 'The contact form asks for first and last name, email and what you are interested in; phone, neighborhoods and a message are optional. A person answers within 24 hours.',
      es: 'El formulario pide nombre, apellido, correo y su interés; teléfono, vecindarios y mensaje son opcionales. Una persona contesta en 24 horas.',
    },
    links: ['contact', 'call'],
    offer: 'contact',
  },
  {
    id: 'navigate',
    say: [
      '(site ?map|menu|navigate|navigation)',
      '(how|where) .. (use|find) .. (site|website|page|menu)',
      'what .. (on this|does this|can i do on|is this) .. (site|website|page)',
      'this (site|website)',
      '(como|que) .. (sitio|pagina web)',
      'home page',
      'back to top',
    ],
    answer: {
      en: 'The menu leads to Sell, About, Reviews and Market Insights; “Search Listings” opens the listings site. The home page has the eight neighborhoods, Compare sets homes side by side, and Contact is on every page.',
      es: 'El menú lleva a Sell, About, Reviews y Market Insights; “Search Listings” abre los listados. La página principal muestra los ocho vecindarios y Compare pone casas lado a lado.',
    },
    links: ['home', 'areas', 'compare', 'market'],
  },
  {
    id: 'fair-housing',
    say: [
      'discriminat\\w+',
      '(equal|fair) housing( opportunity| law| act| statement| policy)?',
      'vivienda justa',
      '(redlining|steering|blockbusting|(familial|marital) status|protected class(es)?)',
    ],
    first: true,
    answer: {
      en: 'Equal Housing Opportunity: business here follows federal and North Carolina fair housing law, and everyone gets the same help. I compare places by price, homes, scores, parks and trains, never by who lives in them. To report a concern, contact HUD or the North Carolina Human Relations Commission.',
      es: 'Igualdad de oportunidades de vivienda: aquí se sigue la ley federal y estatal de vivienda justa y todas las personas reciben la misma ayuda. Comparo lugares por precio, casas, puntajes, parques y trenes. Para una queja: HUD o la North Carolina Human Relations Commission.',
    },
    links: ['areas'],
  },
];
