/** Whether a plain text points back at what was said: "who holds it", "and if they refuse". */
export function pointsBack(plain: string): boolean {
  return POINTS_BACK.test(plain) || hasPronoun(plain);
}

/** Whether a word of a plain text stands for what was said: "who pays for it". */
export function hasPronoun(plain: string): boolean {
  return PRONOUN.test(plain);
}

const PRONOUN =
  /\b(?:it|its|that|this|they|them|those|these|he|she|him|her|one|then|there|else|too|same|es[aeo]|l[oa]|ella|el)\b/;

const POINTS_BACK = /^(?:and|so|but|ok|what if|or|why|y|pero|entonces|por que)\b/;
