import type { AdvertisingRule } from '#domain/fair-housing/advertising-words.ts';

const OPEN = 'open to all';

/** Phrases that say who should live there. */
export const peopleRules: AdvertisingRule[] = [
  // ---- familial status ----
  {
    protectedClass: 'family',
    reason: 'It says by age who should live there, and turns away families with children.',
    phrases: ['{suits} for/to/toward [{any}] {elders}'],
    suggestion: 'one level and a low-maintenance yard',
  },
  {
    protectedClass: 'family',
    reason: 'It says by familial status who should live there, and turns away families with children.',
    phrases: ['{suits} for/to/toward [{any}] {few}'],
    suggestion: 'two bedrooms and one bath',
  },
  {
    protectedClass: 'family',
    reason: 'It names families as those a home is for; the Act protects people without children, too.',
    phrases: [
      '{suits} family home/house',
      'true/forever/starter/dream family home/house',
      'raise/raising/start/starting/grow/growing [{any}] family/kid/children/child',
      'bring/pack your/the [whole] kid/family/children',
      'tight knit family',
      'family atmosphere/living',
    ],
    suggestion: 'four bedrooms and a fenced yard',
  },
  {
    protectedClass: 'family',
    reason: 'It says that families belong there, and so that others do not.',
    phrases: [
      '{suits} family {somewhere}',
      '[safe] {somewhere} for [{any}] family',
      'true/real family {somewhere}',
      'family neighborhood/community/street/environment/area',
      'family friendly/oriented/centered {somewhere}',
      'child/kid friendly/oriented {somewhere}',
    ],
    suggestion: 'near a park and a playground',
  },
  {
    protectedClass: 'family',
    reason: 'It turns away people with children, whom the Act protects.',
    phrases: [
      'childless',
      'no/without children/kid running/overhead/upstairs',
      'one/anyone/nobody/persons under 16/18/21',
      'adult [only] complex/living',
      'active adult',
    ],
    suggestion: OPEN,
  },
  {
    protectedClass: 'family',
    reason: 'It turns away people with children, whom the Act protects.',
    phrases: ['child/kid free [{somewhere}]', 'adult [only] {somewhere}', 'adults only {somewhere}'],
    suggestion: '{somewhere}',
  },
  {
    protectedClass: 'family',
    reason: 'A limit on people that counts children, or that is lower than the code, keeps families out.',
    phrases: [
      '{number} people/person/child/children/occupant/adult maximum/max/limit/only',
      'maximum/max [of] {number} people/person/child/children/occupant/adult',
      'no more than {number} people/person/child/children/occupant/adult',
      'limit/limited to {number} people/person/child/children/occupant/adult',
    ],
    suggestion: 'occupancy per written policy',
  },
  {
    protectedClass: 'family',
    reason:
      'Words for an age or a way of life say who should live there, and turn away families with children.',
    phrases: [
      '[a/an/the/any] empty nester',
      '[a/an/the/any] young professional',
      'golden ager',
      'mature persons',
      'young at heart',
      'newlywed',
    ],
    suggestion: 'everyone',
  },
  {
    protectedClass: 'family',
    reason: 'It prefers people by their work, and may turn away families or people with disabilities.',
    phrases: ['professional/executive preferred/wanted/only', 'professional person/tenant/couple'],
    suggestion: 'home office',
  },
  // ---- sex ----
  {
    protectedClass: 'sex',
    reason: 'Asking for a sex is lawful only for quarters that people share.',
    phrases: ['male/female/woman/man {lodger} [wanted/preferred/only/sought]'],
    suggestion: '{lodger}',
  },
  {
    protectedClass: 'sex',
    reason: 'It says of what sex somebody there should be.',
    phrases: ['room/unit/apartment for [{any}] {sex}'],
    suggestion: 'room for rent',
  },
  {
    protectedClass: 'sex',
    reason: 'It says of what sex somebody there should be.',
    phrases: ['gayborhood'],
    suggestion: 'neighborhood',
  },
  {
    protectedClass: 'sex',
    reason: 'It says of what sex somebody there should be.',
    phrases: ['bachelor/bachelorette pad'],
    suggestion: 'studio',
  },
  {
    protectedClass: 'sex',
    reason: 'It says of what sex somebody there should be.',
    phrases: ['man cave', 'she shed', "woman's/lady's/wife's kitchen", "gentleman's estate/retreat"],
    suggestion: 'finished basement',
  },
  // ---- disability ----
  {
    protectedClass: 'disability',
    reason: 'It asks people to be without a disability.',
    phrases: [
      'able bodied [people/persons/tenants/only]',
      'physically fit [only/tenants]',
      'physically able',
      'able to climb',
      'no one in a wheelchair',
      'healthy people/person/tenant/adult/individual [only]',
      '[must] [be] [able to/capable of] live/living independently',
      'independent living only',
      'capable of independent living',
      'no {trouble}',
      '[no one] [nobody] [with] [a] history of {trouble}',
    ],
    suggestion: OPEN,
  },
  {
    protectedClass: 'disability',
    reason:
      'An assistance animal is no pet, and a flat refusal can deny a person with a disability the home.',
    phrases: [
      'no [pets or] {animal}',
      '{animal} [is/are] not allowed/permitted/accepted/welcome',
      '{animal} prohibited',
      'pet fee/deposit for {animal}',
    ],
    suggestion: 'pet policy; accommodations considered',
  },
  {
    protectedClass: 'disability',
    reason: 'Say what the home has, not whom it is for.',
    phrases: [
      'handicap/handicapped [equipped/accessible/friendly/ready/adapted]',
      'wheelchair friendly',
      'disabled friendly/equipped/accessible',
    ],
    suggestion: 'accessible',
  },
  {
    protectedClass: 'disability',
    reason: 'It names people by a disability.',
    phrases: [
      'wheelchair bound',
      'bound/confined to a wheelchair',
      'crippled/cripple/retarded',
      'mentally ill/retarded',
    ],
    suggestion: '',
  },
  {
    protectedClass: 'disability',
    reason:
      'Homes for people with disabilities are protected, and a warning of one is not advertising a home may carry.',
    phrases: ['group/halfway/sober home/house', 'sober living', 'rehab facility/center', 'asylum'],
    suggestion: '',
  },
  {
    protectedClass: 'disability',
    reason: 'It turns away people whose income does not come from work, as with many disabilities.',
    phrases: [
      'must be employed',
      'employed/working people/person/tenant/individual only',
      'no unemployed',
      'no ssi/ssdi/disability income',
    ],
    suggestion: 'lawful income verified',
  },
  // ---- income ----
  {
    protectedClass: 'income',
    reason: 'Refusing vouchers is unlawful in assisted housing, and elsewhere may fall on protected groups.',
    phrases: [
      'no/without {aid}',
      '{aid} [is/are] not accepted/allowed/welcome/considered',
      '{aid} need not apply',
      'not/never accept/accepting {aid}',
      '{refuse} accept/take/honor/consider {aid}',
    ],
    suggestion: 'lawful income verified',
  },
];
