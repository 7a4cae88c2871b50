/** Whether a plain text points back at what was said: "who holds it", "and if they refuse". */
export function pointsBack(plain: string): boolean {
  return POINTS_BACK.test(plain);
}

const POINTS_BACK =
  /\b(?:it|its|that|this|they|them|those|these|he|she|him|her|one|then|there|else|too|same|es[aeo]|l[oa]|ella|el)\b|^(?:and|so|but|ok|what if|or|why|y|pero|entonces|por que)\b/;
