/** A message without what it says of the last answer before it asks: "wow, that's a lot. And in NoDa?", "no, less than 500k" */
export function withoutRemark(raw: string): string {
  return raw.replace(EXCLAIMED, '').replace(REMARK, '').replace(NO_FIRST, '');
}

const REMARK = new RegExp(
  [
    '^\\s*(?:(?:ok(?:ay)?|oh|ah|wow|whoa|hmm+|great|nice|cool|perfect|awesome|good|got it|i see|alright|all right|sounds good|interesting|fair(?: enough)?|understood|thanks?(?: you)?|gracias|vaya|bueno|perfecto)[\\s,.!…;:-]+)*',
    "(?:(?:(?:(?:that|it|this)(?:['’]?s| is| sounds| seems| looks)|those are|they(?:['’]re| are)|eso es|es) )?",
    '(?:(?:too|so|way|very|really|pretty|quite|a (?:bit|little|lot)|over|out of|above|more than|not|my|our|i|expected|good to know|muy|demasiado|mucho) ?)*',
    '(?:(?:much|many|lot|expensive|pricey|steep|high|low|cheap|bad|terrible|awful|surprising|funny|affordable|small|big|far|old|helpful|useful|interesting|great|good|nice|perfect|budget|caro|cara|bien)\\b(?: (?:lol|haha|though|tho|then))?)?[,.!…;:-]+\\s*)?',
    "(?=¿?(?:and|(?:what|how|which|where|who)(?:['’]?s)?|is|are|do|does|can|could|any|anything|show|tell|so(?! much\\b)|then|y|qu[eé]|cu[aá]l|cu[aá]nto|hay)\\b)",
  ].join(''),
  'i',
);

/** "Bummer. Anything else there?", "ok fine, are there parks?" */
const EXCLAIMED =
  /^\s*(?:(?:ok(?:ay)?|oh|ah|well|fine|bummer|darn|damn|too bad|what a shame|shame|pity|hmm+|hm|huh|wow|whoa|great|nice|cool|perfect|got it|i see|alright|all right|fair(?: enough)?|l[aá]stima|ni modo|vaya)[ ,.!…;:-]*)*(?<=[,.!…;:-])\s+(?=\S+\s+\S)/i;

/** Not "no less than 500k" */
const NO_FIRST = /^\s*(?:no(?:pe)?|not (?:that|this)(?: one| home| house| condo)?)[,.;!]+\s+/i;
