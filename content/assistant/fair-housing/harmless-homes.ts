import { NATIONS } from './group-names.ts';

/** Kinds, colors, styles and features of homes, and how old a thing is; read past like the harmless phrases. */
export const harmlessHomes: string[] = [
  // kinds of homes and rooms
  'famil(y|ies) (room|home|house|size|sized|member|physician|doctor|attorney|den|kitchen|bath|closing)s?',
  'famil(y|ies) of (\\d+|two|three|four|five|six|seven|eight|nine|ten)',
  'familia de (\\d+|dos|tres|cuatro|cinco|seis|siete|ocho)',
  '(casa|vivienda|hogar|condominio|apartamento)s? (unifamiliar(es)?|(?:(?!barrio|zona|vecindario|area|lugar|colonia)[^ ]+ ){0,4}para (mi|una|nuestra|la) familia( grande| numerosa)?(?! (catolic|cristian|musulman|judi|latin|hispan|blanc|negr)))',
  'unifamiliar(es)?',
  '(?<!(area|around|near|beside|neighborhood) ([^ ]+ )?)(yard|park|playground|pool|playroom|bedroom|room|space|garden|backyard|nursery|patio|jardin|parque|cuarto) (\\w+ ){0,3}(for|para) (the |my |our |your |two |three |los |mis )?(kids?|children|family|ninos|hijos)',
  'single (level|story|floor|car|bedroom|bath|room|garage|door|pane|point|sink|vanity|owner|homes?|house|unit|click|figure|page|question|offer|agent|line|most|day|best)s?',
  'every single',
  `(${NATIONS}|latin|asian|greek|french)(?<!s) (place|spot|joint)s?( to eat| near| nearby| in| close| around)`,
  'population growth',
  '(clients|people) .. (worked with|hired|used) (avery|you)',
  'people (i can|to) (call|talk|contact)',
  '(your|the) people (answer|list|call)',
  'sellers? guide',
  '(promise|guarantee) .. (reply|answer|24 hours|respond|response|call back)',
  '(reply|answer|response|24 hours) .. (promised?|guaranteed?)',
  // colors and styles
  'shades? of (white|black|brown|red|tan)',
  '(off|bright|pure|warm|cool|creamy|antique) (white|black|brown)',
  '(white|black|brown|red|yellow|tan|blue|green|gr[ae]y|off white|all white|painted white) (painted |kitchen |quartz |marble |granite |shaker |subway |picket |stainless |metal |brick |stone |wood |oak |washed )*(cabinet|cabinetry|kitchen|counter|countertop|granite|quartz|marble|stone|brick|wood|oak|walnut|door|window|trim|wall|walls|ceiling|paint|roof|siding|tile|appliance|fence|picket|exterior|interior|floor|flooring|hardwood|house|home|farmhouse|bungalow|box|board|noise|elephant|glove|water|wine|friday|frame|shutter|fixture|faucet|sink|stainless|steel|island|backsplash|carpet|column|porch|mold|oven|range|hood|refrigerator|fridge|granit[eo])s?',
  '(re)?(painted|stained|finished|tiled|washed|trimmed) (all |mostly |over |bright |dark |in )?(white|black|brown|red|tan)',
  '(pint|repint)\\w+ ([^ ]+ ){0,4}(de )?(blanc|negr)[oa]s?',
  '(gabinetes|cocina|encimeras|paredes|puerta|puertas|casa|casas|granito) (blanc|negr)[oa]s?',
  `(${NATIONS}|latin|hispanic|latino|asian|oriental|french|greek|american|english|spanish|kosher|halal|jewish|soul)(?<!s) (or (halal|kosher|\\w+) )?(style |fusion |inspired |american )?(restaurants?|food|foods|cuisine|fusion|market|markets|grocery|groceries|supermarkets?|kitchen|cooking|bakery|bakeries|deli|cafe|eatery|eateries|places? to eat|dishes|takeout|shops?|stores?|butchers?|spices?|sushi|tacos?|barbecue|coffee|festivals?|museums?|music|art|dance|movies?|style|revival|architecture|rug|rugs|tile|marble|leather|doors?|farmhouse|colonial|villa|garden|gardens|oak|cherry|maple|walnut|ivy|holly|wisteria|foursquare|craftsman|tudor)`,
  'comida \\w+',
  '(flight|fly|flying|airline|nonstop|trip|travel|ship|shipping|mail|call|wire|send|transfer)s? .. (to|from|in) (india|china)',
  `(listing|contract|form|document|paper|guide|brochure|page|website|site|information|answer|call|tour|form|disclosure|agreement|email|text)s? (available |translated |written |come |given )?(in|into) (${NATIONS}|english|spanish|french|portuguese|mandarin|cantonese|hindi|urdu|tagalog)`,
  'racing',
  '(i|we|they|you) race(?! (is|are))',
  'foot ?races?',
  'who (lived|once lived|used to live) (in|at) the (\\w+ ){1,2}(mansion|estate|castle|hall|farm|inn|museum)',
  'rat race',
  // age of things
  '(old|older|mature|young|new|newer|elderly) (homes?|houses?|house|trees?|oaks?|landscaping|garden|growth|building|buildings|windows?|roof|kitchen|bungalows?|streets?|city|mill|mills|town|wiring|plumbing|construction|bones|style|charm|furnace|trail|wood|neighborhoods?|part of (town|the city))',
  'age (limit |range )?(of|on|for) (the |that |this |a )?(home|house|roof|building|property|hvac|heat pump|water heater|furnace|system|listing|windows?|unit|condo|hvac system)s?',
  'how old (is|are) (the |this |that )?(home|house|roof|building|property|hvac|listing|bungalow|condo|unit|place|windows?|avery|furnace|figure|data|company|site|website|you|it)s?',
  // veterans and military
  'loans? for veterans',
  'veterans memorial( park)?',
  'veterans park',
  '(use|using|accept|take|assume) (my |a |your |the )?va( |$)',
  // disability as a feature of a home
  '(wheelchair|handicap|ada) (accessible|accessibility|access|ramp|friendly)',
  '(rampa|accesible|accesibilidad|acceso|elevador|ducha|bano|casa|condominio|vivienda)s? (\\w+ ){0,2}(para|con|en|apt[oa]s? para) (una )?silla de ruedas',
  '(rampa|accesible|accesibilidad)',
  'blind (corner|nailed|spot|offer|bid)s?',
  'blinds',
  'deaf ears',
  // religion as a name or a detail
  '(cathedral|church|temple|chapel|bishop|priest|st|saint|providence|trinity|covenant) (ceiling|ceilings|street|st|road|rd|avenue|ave|lane|drive|window|windows|conversion|loft|pew|bench|bell)s?',
  'thank god',
  'oh my god',
  'god bless',
  // help with money
  'closing cost assistance',
  '(?<!(public|subsidized|affordable|low income|government|section 8) )housing (market|stock|type|types|price|prices|cost|costs|options?|inventory|units?|styles?|law|finance agency|data)',
  'equal housing( opportunity)?',
  'fair housing( law| act| statement| policy)?',
];
