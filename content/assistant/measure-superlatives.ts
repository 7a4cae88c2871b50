import type { MeasureWords } from '#domain/chat/understand/measures.ts';

/** What names a measure together with one end of it, "cheapest", "most walkable", the surer first. */
export const measureSuperlatives: MeasureWords['superlatives'] = [
  {
    measure: 'growth',
    direction: 'highest',
    say: ['(got|gotten|become|became|getting|grown) .. (pricier|more expensive|dearer)', 'subio mas'],
  },
  {
    measure: 'growth',
    direction: 'lowest',
    say: ['(got|gotten|become|became|getting) .. (cheaper|less expensive)'],
  },
  {
    measure: 'walk',
    direction: 'highest',
    say: [
      '(easy|easier|easiest) .. (walk|foot)',
      '(do not|can not|never|not) drive',
      'no driv\\w+',
      'no (manejo|conduzco)',
    ],
  },
  {
    measure: 'price',
    direction: 'highest',
    say: [
      '(least|less) (affordable|cheap|budget friendly)',
      '(most|more) (expensive|costly|pricey|upscale|luxur\\w+|high end)',
      '(priciest|pricier|dearest|costliest|highest price\\w*|luxury|luxurious|high end)',
      '(highest|top|biggest) .. (price|prices|priced|median|cost)',
      '(cost|pay|spend)(s|ing)? (the )?(most|more)',
      'mas (car[oa]s?|costos[oa]s?)',
      'menos (barat[oa]s?|economic[oa]s?)',
      'precio\\w* mas alto',
    ],
  },
  {
    measure: 'price',
    direction: 'lowest',
    say: [
      '(cheap|cheaper|cheapest|lowest (price|prices|priced|cost|median|home)\\w*|(most|more) (affordable|economical|budget friendly|reasonable)|(least|less) (expensive|costly|pricey)|best (value|deal|bargain|price)|bargain|bargains|inexpensive|low cost|low priced)',
      '(lowest|smallest|least) .. (price|prices|priced|median|cost|money)',
      '(cost|pay|spend)(s|ing)? (the )?(least|less)',
      '(stretch|bang for) .. (dollar|money|buck|budget)',
      'mas (barat[oa]s?|economic[oa]s?|asequibles?|accesibles? de precio)',
      '(casas?|condominios?|propiedades|viviendas?) (barat|economic)[oa]s?',
      'menos (car[oa]s?|costos[oa]s?)',
      'precio\\w* mas bajo',
      'tight budget',
      'small budget',
      'entry level',
    ],
  },
  {
    measure: 'walk',
    direction: 'lowest',
    say: [
      '(least|less|lowest|worst|fewest) .. (walk\\w*|on foot|pedestrian)',
      'most car dependent',
      'need .. car (the )?most',
      'menos caminab\\w+',
    ],
  },
  {
    measure: 'walk',
    direction: 'highest',
    say: [
      '(most|more|best|highest|top|better|great|greatest|good) .. (walk\\w*|on foot|pedestrian\\w*|without (a )?car|no car)',
      '(without|no|not need|do not (need|have|own)) (a )?car',
      'car ?(free|less)',
      '(walk|walking) (everywhere|to everything|most places)',
      'mas (caminab\\w+|peatonal)',
      'mejor .. (caminar|a pie)',
      'sin (carro|coche|auto)',
    ],
  },
  {
    measure: 'transit',
    direction: 'lowest',
    say: [
      '(least|less|lowest|worst) .. (transit|bus\\w*|public transport\\w*)',
      'menos transporte',
      'peor .. transporte',
    ],
  },
  {
    measure: 'transit',
    direction: 'highest',
    say: [
      '(most|more|best|highest|top|better|good|great) .. (transit|bus\\w*|public transport\\w*|transportation)',
      'transit friendly',
      'mejor .. transporte',
      'mas transporte',
    ],
  },
  {
    measure: 'bike',
    direction: 'lowest',
    say: ['(least|less|lowest|worst) .. (bik\\w+|cycl\\w+|bicycl\\w+)'],
  },
  {
    measure: 'bike',
    direction: 'highest',
    say: [
      '(most|more|best|highest|top|better|good|great) .. (bik\\w+|cycl\\w+|bicycl\\w+)',
      'bike friendly',
      'mejor .. (bici\\w*|ciclis\\w*)',
      'mas .. (bici\\w*|ciclis\\w*)',
    ],
  },
  {
    measure: 'days',
    direction: 'lowest',
    say: [
      '(fewest|least) .. (days|time)',
      '(fastest|quickest|hottest|faster|quicker|shortest) .. (sell\\w*|sold|market|days|(?<!for )sales?|moving|time)',
      '(sell|sells|selling|sold|go|move) .. (fastest|quickest|faster|quicker|soonest|most quickly)',
      '(lowest|fewest|least|shortest) (\\w+ )?(average )?(days|dom)',
      'most competitive',
      'fast moving',
      '(fly|flying|flies|flew) off',
      '(snapped|snatched|gobbled|scooped) up',
      '(se )?vende\\w* .. (mas )?rapido',
      'mas rapido',
      'menos dias',
    ],
  },
  {
    measure: 'days',
    direction: 'highest',
    say: [
      '(linger|sit|languish|last|stay)\\w* .. (longest|longer)',
      '(slowest|longest|slower|longer) .. (sell\\w*|sold|market|days|(?<!for )sales?|moving|time)',
      '(sell|sells|selling|sit|stay|take|takes) .. (slowest|longest|slower|most slowly)',
      '(highest|most|longest) (\\w+ )?(average )?(days|dom)',
      'least competitive',
      'mas lento',
      'mas dias',
    ],
  },
  {
    measure: 'inventory',
    direction: 'lowest',
    say: [
      '(fewest|least|lowest|smallest|less|fewer) (number of )?(listings|homes|houses)',
      '(fewest|least|lowest|smallest|less|fewer) .. (listings|homes|houses|inventory|for sale|available|choice|choices|options)',
      'menos (casas|listados|inventario)',
    ],
  },
  {
    measure: 'inventory',
    direction: 'highest',
    say: [
      '(most|highest|largest|biggest|more)(?! (lot|yard|home|house|condo)) .. (listings|homes|houses|inventory|for sale|available|choice|choices|options)',
      '(has|have|with|where|which) .. (more|most) (homes|houses|listings|properties|condos)',
      '(lots|plenty|tons|loads) of (listings|homes|houses|inventory|choices?|options)',
      'mas (casas|listados|inventario|opciones)',
    ],
  },
  {
    measure: 'growth',
    direction: 'lowest',
    say: ['(slowest|least|lowest|smallest) .. (grow\\w*|appreciat\\w*|rising|gain|gains|increase)'],
  },
  {
    measure: 'growth',
    direction: 'highest',
    say: [
      '(fastest|most|highest|biggest|largest|quickest|best|hottest) .. (grow\\w*|appreciat\\w*|rising|gain|gains|increase|yoy)',
      '(grow\\w*|rising|risen|rose|rise|gone up|went up|increas\\w*|appreciat\\w*) .. (fastest|most|quickest)',
      'prices? .. (fastest|up the most)',
      'mas crec\\w+',
      'crec\\w+ mas',
      'subid[oa] mas',
    ],
  },
  {
    measure: 'ppsf',
    direction: 'lowest',
    say: [
      '(lowest|least|cheapest) .. (per|a) (sq|square)\\w*',
      '(most|more|biggest|largest) (\\w+ ){1,3}for (my|our|the|your) (money|dollar|budget|buck)s?',
      'most (space|house|home|square (footage|feet)|room) for',
    ],
  },
  { measure: 'ppsf', direction: 'highest', say: ['(highest|most) .. (per|a) (sq|square)\\w*'] },
];
