import type { AdvertisingRule } from '#domain/fair-housing/advertising-words.ts';

/** Phrases about a place and its residents. */
export const placeRules: AdvertisingRule[] = [
  // ---- race, national origin ----
  {
    protectedClass: 'race',
    reason: 'It describes an area by the race of the people there.',
    phrases: [
      'racially/ethnically/culturally diverse/mixed/integrated/homogeneous [{place}]',
      '[well] diverse/integrated {street}',
      'diverse/integrated/multicultural/multiethnic/ethnic/segregated/homogeneous {place}',
      'more/most/increasingly diverse',
      'diverse population/crowd/mix/residents/neighbors',
      'ethnic/racial mix/makeup/composition',
      'changing demographics',
    ],
    suggestion: '{place}',
  },
  {
    protectedClass: 'race',
    reason: 'HUD has named it a catchword that tells people of some races they are not wanted.',
    phrases: [
      'exclusive/prestigious/restricted/private/elite/selective {place}',
      'traditional/established {place}',
      'desirable/preferred {place}',
    ],
    suggestion: '{place}',
  },
  {
    protectedClass: 'race',
    reason: 'HUD has named it a catchword that tells people of some races they are not wanted.',
    phrases: ['exclusive', 'prestigious'],
    suggestion: '',
  },
  {
    protectedClass: 'race',
    reason: 'It speaks of how the people of an area change; dated permits and prices say what does.',
    phrases: [
      'up and coming',
      'gentrifying',
      'transitional/changing/transitioning/improving {place}',
      '{place} in transition',
    ],
    suggestion: '',
  },
  {
    protectedClass: 'race',
    reason: 'It sorts people into those who belong and those who do not.',
    phrases: [
      'our/your own kind',
      'our/your kind/sort of people/family/neighbor/church',
      'right/good/decent/respectable/nice kind/sort/class of people/family/neighbor/buyer/tenant',
      'the right people/family/neighbor',
      'good/decent/respectable/nice/quality family',
      'people like us/you/yourself',
      'like minded people/neighbor/family',
      'fit right in',
    ],
    suggestion: 'neighbors',
  },
  {
    protectedClass: 'origin',
    reason: 'It asks for a language, which turns people away by national origin.',
    phrases: [
      'must/should speak [fluent/good] english',
      'english only',
      'speak/speaks/speaking no foreign language',
      'no accents',
      'foreign/heavy/thick/strong accent',
      'born in america',
      'born in the/this usa/us/states/country',
    ],
    suggestion: 'showings by appointment',
  },
  // ---- religion ----
  {
    protectedClass: 'religion',
    reason:
      'A place of worship as a landmark says of what religion people should be; a distance on a map does not.',
    phrases: [
      '[easy/short/quick] [walking] {near} … {worship}',
      'our/your kind of {worship}',
      'inside/within the eruv',
    ],
    suggestion: 'half a mile from the library',
  },
  {
    protectedClass: 'religion',
    reason: 'It gives a home a religion.',
    phrases: [
      '{religionAs} home/house/owner/seller/values/atmosphere/lifestyle/individual/environment',
      'kosher/halal home/household',
    ],
    suggestion: 'home',
  },
  {
    protectedClass: 'religion',
    reason: 'A holiday of one religion is lawful, and leaves some readers out.',
    phrases: [
      'merry christmas [sale/special]',
      'happy easter [sale/special]',
      'christmas/easter/hanukkah/ramadan sale/special',
    ],
    suggestion: 'this month',
  },
  // ---- steering ----
  {
    protectedClass: 'steering',
    reason: 'A verdict on safety is heard as one on the people who live there.',
    phrases: [
      '[very/extremely/super/really] safe/safer/safest {somewhere}',
      'safe/safer/safest/secure and quiet/peaceful/friendly/sound/secure/clean {somewhere}',
      'quiet/peaceful/friendly/secure/clean and safe {somewhere}',
      'safe/safest/safer quiet/family/residential/local/suburban/gated {somewhere}',
      'safe/safest place/places to live/be/walk',
      'safe, quiet/peaceful/friendly/clean/walkable {somewhere}',
      '[will] feel [very/perfectly] safe',
      'doors unlocked',
    ],
    suggestion: '{somewhere}',
  },
  {
    protectedClass: 'steering',
    reason: 'A verdict on crime is heard as one on the people who live there.',
    phrases: [
      'low/lower/lowest/no/little/zero/minimal/high crime [rate]',
      'crime is/are [very] low/rare/down/high',
      'crime rate',
      'away from [the] crime',
    ],
    suggestion: 'exterior lighting and deadbolts',
  },
  {
    protectedClass: 'steering',
    reason: 'A verdict on crime is heard as one on the people who live there.',
    phrases: ['crime free [{somewhere}]', 'low/lower/lowest/no/high crime {somewhere}'],
    suggestion: '{somewhere}',
  },
  {
    protectedClass: 'steering',
    reason: 'It ranks areas, which steers people by who lives in them.',
    phrases: [
      'bad/rough/dangerous/sketchy/shady/unsafe/seedy/scary/wrong/undesirable {somewhere}',
      'better/good/nicer/right {somewhere} of town',
      'good/better/right/nice/nicer/wrong/bad/rough part/side/section of town',
      'ghetto',
      'right/wrong side of the track',
    ],
    suggestion: '',
  },
  {
    protectedClass: 'steering',
    reason: 'Which schools are good is a judgment that steers people; the assigned school is a fact.',
    phrases: [
      '{good} [{kindOfSchool}] [{kindOfSchool}] school [district/system/zone]',
      'great/good/top/best school district/zone',
      'a rated school',
      '{kindOfSchool} school is/are great/good/excellent/outstanding/terrific/superb',
      'school … are great/good/excellent/outstanding/terrific/superb',
      'school rated/ranked [a/ten/9/10/five]',
      '10/10 school',
    ],
    suggestion: 'assigned schools, verify with CMS',
  },
  {
    protectedClass: 'steering',
    reason: 'It sorts tenants by what they seem to be; a rule for the hours is the same for everybody.',
    phrases: ['quiet/clean/responsible/stable/respectable/decent tenant/people/person/couple [only]'],
    suggestion: 'quiet hours 10 to 7',
  },
];
