/** Whether a plain text reveals what the other side should not know: a budget, a motive, urgency. */
export function confides(plain: string): boolean {
  return CONFIDES.test(plain);
}

const CONFIDES =
  /\b(?:(?:my|our) (?:budget|max(?:imum)?|limit|top price|bottom line)|(?:i|we) (?:can|could|would) (?:only )?(?:spend|afford|pay|go)(?: up)? to|(?:need|have|must) (?:to )?(?:move|sell|buy|be out) (?:fast|quick\w*|soon|now|by|before|asap|in a hurry)|divorc\w+|lost (?:my|our|his|her) job|behind on (?:my|our|the) (?:payments?|mortgage)|(?:mi|nuestro) (?:presupuesto|maximo)|(?:tengo|tenemos) que (?:vender|mudar\w*) (?:pronto|ya|rapido))\b/;
