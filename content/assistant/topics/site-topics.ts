import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';

export const siteTopics: Topic[] = [
  {
    id: 'privacy',
    say: [
      'privacy( policy)?',
      '(data|information|info|details) & (collect|collected|store|stored|keep|kept|save|share|shared|protect|use|used|do with|have|about me|on me|safe|secure)',
      '(what|which|how|do|does) .. (collect|store|track|share) .. (data|information|info|me|my)',
      '(sell|share|give) (my|our|visitors|personal) (data|info|information|details|email|number)',
      'personal (data|information|info|details)',
      '(is|are) .. (confidential|private|recorded|stored|saved|encrypted|secure)',
      'privacidad',
      '(mis|los) datos',
      'datos personales',
      '(que|cuales) datos',
      'datos .. (guardan|recogen|mi|tienen)',
      'https',
      'third part(y|ies)',
      'gdpr',
      'ccpa',
    ],
    first: true,
    answer: {
      en:
        'Every page can be read without saying who you are. Forms keep what you type and a record of consent; the chat is kept under a random session number, without your name unless you write it. Personal information is not sold and not shared for advertising. To see, correct or erase what is held, write to ' +
        `${agent.email} from the address you used.`,
      es: `Puede leer todo sin decir quién es. Los formularios guardan lo que escribe y un registro de consentimiento; el chat se guarda con un número de sesión al azar. No se venden datos personales. Para ver, corregir o borrar sus datos, escriba a ${agent.email}.`,
    },
    links: ['privacy'],
  },
  {
    id: 'erase-data',
    say: [
      '(delete|erase|remove|correct|forget|access|see|download|copy of|clear) .. (data|information|info|me|account|details|record|records|chat|history|conversation)',
      'right to be forgotten',
      '(borrar|eliminar|borren|corregir|quitar) .. (datos|informacion|cuenta|historial)',
      'unsubscribe',
      'opt ?out',
      'stop .. (calls?|texts?|emails?|messages|contacting)',
      '(do not|dont) (call|text|email|contact) me',
    ],
    first: true,
    answer: {
      en: `Write to ${agent.email} from the address you used, or call ${agent.phone}: the team will send you what is held, correct it, or erase it, except for what the law requires to keep. Reply STOP to any text to stop calls and texts, within 10 business days at most.`,
      es: `Escriba a ${agent.email} desde la dirección que usó, o llame al ${agent.phone}: el equipo le enviará sus datos, los corregirá o los borrará, salvo lo que la ley obliga a conservar. Responda STOP a cualquier mensaje para detenerlos.`,
    },
    links: ['privacy', 'call'],
  },
  {
    id: 'chat-kept',
    say: [
      '(chat|conversation|this) & (saved|recorded|stored|kept|private|confidential|logged|monitored|read|seen|guarda|grabado)',
      'who (sees|reads|can see|can read) .. (this|chat|conversation|messages|what i)',
    ],
    first: true,
    answer: {
      en: 'This chat is kept under a random session number; your name is not part of it unless you write it. If you ask me to pass something on, your words in this chat go to the team with it. Please do not type account or Social Security numbers here.',
      es: 'Este chat se guarda con un número de sesión al azar, sin su nombre salvo que lo escriba. Si me pide pasar un mensaje, sus palabras llegan al equipo. No escriba números de cuenta ni de Seguro Social.',
    },
    links: ['privacy'],
  },
  {
    id: 'cookies',
    say: [
      'cookies?',
      '(cookie|consent) (banner|settings|choice|preferences|policy)',
      '(track|tracking|analytics|google analytics|gpc|global privacy control|trackers)',
      'galletas',
    ],
    first: true,
    answer: {
      en: 'Nothing optional loads before you choose. “Necessary Only” is one click, and “Cookie settings” in the footer opens the choice again at any time. If your browser sends Global Privacy Control, analytics and marketing stay off.',
      es: 'Nada opcional se carga antes de que usted elija. “Necessary Only” es un clic y “Cookie settings”, al pie de la página, vuelve a abrir la elección. Con Global Privacy Control, analítica y marketing quedan apagados.',
    },
    links: ['privacy'],
  },
  {
    id: 'calls-texts',
    say: [
      '(will|do|does|can) (you|avery|they|the team) .. (call|text|spam|email|contact|robocall) me',
      'spam',
      'robocalls?',
      'text messages?',
      '(newsletter|mailing list|marketing (calls|texts|emails))',
      '(llamar|mensajes) .. (spam|publicidad)',
    ],
    answer: {
      en: 'Only as an answer to what you asked, within 24 hours. Marketing calls or texts need the box you tick yourself; it is never a condition of getting help or of buying, and STOP ends them.',
      es: 'Solo para contestar lo que pidió, en 24 horas. Las llamadas o mensajes de mercadeo requieren que usted marque la casilla; nunca es una condición.',
    },
    links: ['privacy', 'contact'],
  },
  {
    id: 'accessibility',
    say: [
      '(site|website|page|chat) .. (accessible|screen|readers?|keyboard)',
      '(large|big|bigger|larger) (print|text|font|letters)',
      'accessibility( settings| panel| options| features| statement)?',
      '(font|text|letter|letters|type) .. (size|bigger|larger|smaller|small|large)',
      '(bigger|larger|increase|enlarge|make) .. (text|font|letters|cursor|print)',
      '(high )?contrast',
      'cursor',
      '(screen ?reader|keyboard) .*',
      '(read|see) .. (site|page|text|screen)',
      'hard to (read|see)',
      '(accesibilidad|tamano de (letra|texto)|contraste|letra (mas )?grande)',
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
    say: [
      'compare .. (homes|houses|listings|properties|condos|side by side|two|2)',
      'side by side',
      '(comparison|compare) (page|tool|table|feature|dashboard)',
      'how .. compare',
      'comparar (casas|propiedades|viviendas|condominios)',
    ],
    answer: {
      en: 'On the Compare page, tick two or more homes and press Compare: price, size, lot, year, days on market and price per square foot stand side by side, with a link you can share or print.',
      es: 'En la página Compare marque dos o más casas y pulse Compare: verá precio, tamaño, terreno, año y días en el mercado lado a lado.',
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
      'save .. search',
      'listing alerts?',
    ],
    answer: {
      en: '“Search Listings” in the menu opens the separate listings site in a new tab. On this site the Compare page shows the sample homes, and I can search them: tell me bedrooms, price and area.',
      es: '“Search Listings”, en el menú, abre el sitio de listados en otra pestaña. Aquí, la página Compare muestra las casas de muestra y puedo buscarlas: dígame habitaciones, precio y zona.',
    },
    links: ['compare'],
  },
  {
    id: 'guides',
    say: [
      'guides',
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
    say: ['(equal|fair) housing( opportunity| law| act| statement| policy)?', 'vivienda justa'],
    first: true,
    answer: {
      en: 'Equal Housing Opportunity: business here follows federal and North Carolina fair housing law, and everyone gets the same help. I compare places by price, homes, scores, parks and trains, never by who lives in them. To report a concern, contact HUD or the North Carolina Human Relations Commission.',
      es: 'Igualdad de oportunidades de vivienda: aquí se sigue la ley federal y estatal de vivienda justa y todas las personas reciben la misma ayuda. Comparo lugares por precio, casas, puntajes, parques y trenes. Para una queja: HUD o la North Carolina Human Relations Commission.',
    },
    links: ['areas'],
  },
];
