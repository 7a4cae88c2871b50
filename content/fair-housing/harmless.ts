/** In Spanish the breeds of dogs are called razas. */
export const harmlessBeside = [
  {
    phrases: ['raza'],
    others: [
      'perro',
      'perra',
      'perrito',
      'cachorro',
      'mascota',
      'animal',
      'animales',
      'peso',
      'mordida',
      'trampolin',
    ],
  },
];

/** Contexts in which words of advertising-words.ts have a harmless meaning. */
export const harmless: readonly string[] = [
  // A family, a couple, a child
  'family room/style/owned/run/business/gathering/dinner/meal/night/time/holiday/photo/portrait/reunion/visit/heirloom/tree/bible/law/doctor/dentist/restaurant',
  'single/multi/two/three/four family',
  'family and friends',
  'couple of',
  'couple more/mile/block/minute/hour/day/week/month/year/door/step/street/stop',
  'adult height/size/sized/swim/education',
  'baby grand',
  "men's and women's locker/restroom/room/sauna",
  'mother in law',
  'father/mother and son/daughter',
  'parent company/lot/parcel',
  'student loan',
  'senior loan/lien/vice/partner/broker/inspector/center',
  "children's play/playground/museum/theater/theatre/hospital/library/room/bath/books",
  'child care/proof/proofing/seat/support',
  'children playing/at play',
  'kid size/sized',
  'mature tree/hedge/planting/landscaping/garden/oak',
  // Colors and countries of things
  'white/black area rug/of',
  'the/a/any/no only/last indian',
  'indian trail/land',
  'chinese/siberian/american elm',
  'community/historic/overlay/business/arts/entertainment/zoning district',
  'english/spanish/foreign language/speaking agent/broker/lender/attorney/staff/team/interpreter/notary/translator/inspector',
  'spanish/english/chinese/vietnamese speaking agent/broker/lender/attorney/staff/team/interpreter/notary/translator/inspector',
  // Buildings, streets and names
  'church/temple/cathedral/parish/chapel street/road/avenue/lane/drive/court/way/row',
  'catholic charities',
  'boys and girls club',
  'man made',
  'man hours',
  // Agreements
  'exclusive right/agency/listing/agreement/contract/buyer/seller/representation/use/of/period/authority/broker/brokerage',
  'exclusive buyer/seller/listing agency/agreement/contract/representation',
  'non/mutually exclusive',
  'exclusive to',
  // Things that are safe, integrated, diverse
  'safe deposit/harbor/room',
  'service animals are/is not pets/a pet',
  'school of thought',
  '[housing] voucher [is/are] [also] accepted/welcome',
  'no voucher/credit needed/necessary/required',
  'handicap/handicapped parking/space/placard/spot',
  'no service charge/fee',
  'cierta/cualquier raza',
  'lista/prohibicion/restriccion/limite de/por raza',
];
