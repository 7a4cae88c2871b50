// Names of groups and of places, as alternatives of a phrase (domain/chat/text/phrase-pattern.ts).

export const NATIONS =
  'mexican|chinese|indian|korean|vietnamese|japanese|filipino|russian|ukrainian|arab|arabic|african|nigerian|haitian|puerto rican|cuban|colombian|salvadoran|guatemalan|honduran|venezuelan|dominican|brazilian|italian|irish|polish|german|european|middle eastern|pakistani|iranian|persian|turkish|ethiopian|somali|syrian|afghan|thai|hmong|jamaican|caribbean|native american|pacific islander|mexicano|mexicana|chino|china|indio|india|coreano|vietnamita|ruso|arabe|africano|haitiano|cubano|colombiano|hondureno|salvadoreno|venezolano|dominicano';

export const FAITHS =
  'christian|catholic|protestant|baptist|methodist|mormon|evangelical|muslim|islamic|jewish|hindu|sikh|buddhist|atheist|religious|orthodox|presbyterian|pentecostal|lutheran|episcopal(?:ian)?|anglican|coptic|quaker|amish|mennonite|unitarian|bahai|jain|pagan|wiccan|scientologist|jehovah witness|seventh day adventist|taoist|shinto|zoroastrian|cristian[oa]|catolic[oa]|judi[oa]|musulman[a]?|evangelic[oa]|religios[oa]';

/** Houses of worship. */
export const WORSHIP =
  '(?:hindu|islamic|sikh|buddhist|jain) (?:\\w+ )?(?:center|society)|church(?:es)?|synagogues?|mosques?|temples?|gurdwaras?|parish(?:es)?|shuls?|iglesias?|sinagogas?|mezquitas?|templos?|parroquias?';

export const PEOPLE =
  'people|person|persons|folk|folks|famil(?:y|ies)|resident|residents|neighbors?|communit(?:y|ies)|population|crowd|buyers?|sellers?|owners?|homeowners?|tenants?|renters?|households?|couples?|men|women|man|woman|guys?|girls?|kids?|children|professionals?|adults?|gente|personas?|familias?|vecinos?|residentes?|comunidad|hombres?|mujeres|parejas?';

export const PLACES =
  'area|areas|neighborhoods?|hood|communit(?:y|ies)|places?|buildings?|complex|complexes|part|parts|side|sides|section|street|streets|block|blocks|town|city|enclave|district|zone|zones|zip codes?|spots?|barrios?|vecindarios?|zonas?|lugar|lugares|edificios?|colonias?';

/** The eight areas, as people write them. */
export const AREAS = 'dilworth|noda|uptown|south ?end|fourth ward|plaza midwood|myers park|lake norman';
