/** Names for what topics and questions have in common: {sell} in a phrase stands for each of these. */
export const macros: Record<string, string> = {
  sell: '(?:sell|sel|sells|selling|sale|sold|seller|sellers|list my|listing my|vender|venta|vendo|vendemos|vendiendo|vendedor)',
  tosell: '(?:sell|sel|selling|list my|list our|listing my|vender|vendo|vendiendo)',
  buy: '(?:buy|buys|buying|buyer|buyers|purchase|purchasing|bought|comprar|compra|comprando|compramos|compro|comprador)',
  home: '(?:homes?|houses?|condos?|condominiums?|places?|propert(?:y|ies)|townhouses?|town houses?|townhomes?|apartments?|bungalow|casas?|viviendas?|propiedad(?:es)?|hogar|condominios?|apartamentos?)',
  cost: '(?:costs?|fees?|charges?|expenses?|pay|paying|commissions?|rates?|cuestan?|costos?|gastos?|pagar|pago|cobran?|comision(?:es)?|honorarios)',
  howlong:
    '(?:how long|how many (?:days|weeks|months)|timeline|time ?frame|duration|how fast|how quick(?:ly)?|how soon|cuanto tiempo|cuanto (?:se )?(?:tarda|demora)|plazos?)',
  howmuch: '(?:how much|how many|what does|what do|cuanto|cuanta|what is the cost|costs?)',
  amount:
    '(?:typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|average|amounts?|how (?:much|big|large|high)|sizes?|percent(?:age)?|standard)',
  what: '(?:what is|what are|whats|what|explain|define|meaning of|mean|means|tell me about|describe|que es|que son|que significa|explica|explique|explicame)',
  agent:
    '(?:avery|avery stone|stone|the agent|your agent|agent|realtor|broker|you|your|agente|el agente|su agente)',
  refund:
    '(?:back|refund|refunded|refundable|return|returned|lose|keep|recover|devuel\\w*|regres[ae]n?|reembols\\w*|recuper\\w*|pierdo)',
  /** Of children: a law school or a cooking school is another thing. */
  school:
    '(?<!(?:law|business|medical|med|nursing|art|music|dance|cooking|culinary|driving|flight|language|trade|grad|graduate|old) )schools?(?! (?:principal|board|project|teacher|nurse|counselor|coach|reunion))',
  /** Of trains. */
  station: '(?<!(?:police|fire|gas|polling|radio|charging) )stations?',
  want: '(?:i want|i would like|i need|can i|could i|may i|how (?:do|can) i|id like|like to|want to|quiero|quisiera|necesito|puedo|podemos|me gustaria|como puedo)',
};
