/** Whether a word, in English or Spanish, is not part of a name: a name ends before it. */
export function isNonNameWord(word: string): boolean {
  return NON_NAME_WORDS.has(word.toLowerCase()) || CONTRACTION.test(word);
}

/** Whether such a word can still be a name next to other capitalized words: "An Nguyen", "Drew Best". */
export function canAlsoBeName(word: string): boolean {
  return ALSO_NAMES.has(word.toLowerCase());
}

/** Whether a word is a day of the week; some are also first names: "Sunday Adeyemi". */
export function isWeekday(word: string): boolean {
  return DAYS.test(word);
}

const DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$/i;

/** Whether a word is a noun that visitors ask about, such as "price". */
export function isCommonNoun(word: string): boolean {
  return COMMON_NOUN.test(word);
}

const NON_NAME_WORDS = new Set(
  `a an the i me my mine we us our you your he she it its they them this that these those here there
  thats theres whats its im dont cant wont isnt lets right exactly absolutely definitely works exacto exactamente correcto
  yes yeah yep yea yup ya pls plz certainly told said no nope not never nothing none ok okay sure please thanks thank hi hello hey bye goodbye cheers adios adiós sorry well hmm um oh ah aha wow haha huh uh oye maybe cool great good
  actually spelled spelt written misspelled private confidential secret anonymous correction correct wrong oops wait typo mistake meant mean changed instead rather perdón perdon error
  dear urgent urgente available retired veteran pre-approved preapproved nobody calling
  buen buenas buenos días dias tardes noches change update cambie cambiar evenings mornings afternoons nights weekends weekdays
  fine nice perfect ready interested very so really just now today tomorrow tonight asap later after before anytime soon moment minute second sec still also only solo sólo again
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening noon night week weekend next am pm
  lunes martes miércoles jueves viernes sábado domingo mañana tarde noche semana
  what why how who whom whose when where which if because is are am was were be been do does did have has had can could
  would should shall might must want wants need needs like love get got give take use try go let hold hang scratch send call phone ring text texting
  email e-mail mail write reach contact message best number cell mobile work line address name named tell show find see look looking ask talk speak check think
  buy buying sell selling rent renting move moving visit tour stop cancel forget skip pass remove delete erase
  and or but at on in to of from with without for about by via up out off over under between near
  si sí claro vale gracias hola bueno nada nunca mi mis tu su sus yo el ella ellos nosotros usted
  que qué cual cuál cuanto cuánto donde dónde como cómo cuando cuándo porque para por con sin en desde hasta es son soy esta está
  quiero quisiera necesito puede pueden llame llamen llámeme llameme llamar escriba escribir enviar envíe envíelo envie envielo mandar mande mándelo mandelo siga seguir tel telefono teléfono numero número correo celular favor
  comprar vender buscar`.split(/\s+/),
);

const CONTRACTION = /^(?:i|it|that|there|he|she|you|we|they|what|who|how|don|can|won|isn|didn|let)['’]/i;

const ALSO_NAMES = new Set(
  'dear an oh do so hold let sec can my he you su son mi yo in on by or best love work nice good ring price house home homes park parks pool place walk bath seller'.split(
    ' ',
  ),
);

const COMMON_NOUN =
  /^(?:prices?|medians?|average|homes?|houses?|condos?|townhouses?|townhomes?|apartments?|listings?|propert(?:y|ies)|neighborhoods?|areas?|places?|schools?|parks?|pools?|garages?|yards?|bedrooms?|baths?|bathrooms?|markets?|values?|costs?|taxes|fees?|walk|transit|bike|scores?|guides?|reviews?|privacy|agent|realtor|buyer|seller|owner|owners|anyone|people|folks|famil(?:y|ies)|communit(?:y|ies)|residents|someone|somebody|everyone|casas?|precios?|condominios?|barrios?|zonas?|mercado|agente)$/i;
