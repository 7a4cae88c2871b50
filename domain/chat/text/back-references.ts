/** Whether a plain text refers back to earlier messages: "who holds it", "and if they refuse". */
export function refersBack(plain: string): boolean {
  return OPENINGS.test(plain) || hasPronoun(plain);
}

/** Whether a plain text contains a pronoun for something mentioned before: "who pays for it". */
export function hasPronoun(plain: string): boolean {
  return PRONOUN.test(plain);
}

const PRONOUN =
  /\b(?:it|its|that|this|they|them|those|these|he|she|him|her|one|(?<!(?:is|are|was|were) )there|else|too|same|(?<=^(?:and |so |but |ok )?)then|es[aeo]|l[oa]|ella|el)\b/;

const OPENINGS = /^(?:and|so|but|what (?:if|about)|how about|or|why|y|pero|entonces|por que)\b/;

/** Whether a plain text names no subject, and so asks about the last answer: "how long does it take" */
export function hasNoSubject(plain: string): boolean {
  return plain.split(' ').every((word) => SMALL.has(word.replace(/s$/, '')) || SMALL.has(word));
}

const SMALL = new Set(
  (
    'who what when where why how which long much many often soon fast early late far and so but or if then ok well i me my we us our you it its that this they them he she one ones the a an ' +
    'do does did is are was were be been will would can could should might must have has had to for of on in at by with from about out back up over off there here ' +
    'need get pay paid cost take happen order hold keep go wrong usually normally really usual normal find something anything bad else first second third decide choose arrange start apply work sign refuse risky sound way time wait done ask tell know mean help matter count end long really just also too only still even always ever not no yes better best cheaper dearer safer faster slower quicker easier smarter lower higher ' +
    'quien que cuando donde por como cuanto cuanta tarda dura cuesta paga y si eso esto lo la el se me despues luego antes entonces mas otra otro mejor peor barato barata caro cara rapido facil cual'
  ).split(' '),
);
