/** A word on the way from the agent to whom she works for that makes no choice between people. */
const NO_CHOICE =
  '(?:(?!(?:who|whom|that|only|not|never|without|instead|over|refus|reject|no|any|mostly|many|more|just|fewer|avoid|except))[^ ]+ )';

/** What the agent does for whoever asks, and what people may do together; read past like the harmless phrases. */
export const harmlessRequests: string[] = [
  `^(do|does|will|would|can|could) (you|avery|the team|your team|the agent) (also |ever |often |still )?(work|help|serve|represent|assist|list|sell|take|have|show|treat|welcome) ${NO_CHOICE}{0,6}(buyer|seller|client|couple|customer|owner|investor|landlord)s?(?= ?$| (too|as well|also|buy|sell|find|move))`,
  `^(do|does|will|would|can|could) (you|avery|the team|your team|the agent) (also |ever |often |still )?(work with|help|serve|represent|assist|welcome) ${NO_CHOICE}{0,4}({protected}|people|folks|anyone|everyone|somebody|persons)( (with|who have) (bad|poor|no|low|little) credit)?(?= ?$| (too|as well|also|buy|sell|find|move|relocate|(who (are|have) )?(never )?(buying|selling|moving|relocating|downsizing|bought|owned|sold)))`,
  '^is (?!.*(neighborhood|area|street|town|place|people|dilworth|noda|uptown|southend|ward|midwood|myers|lake)) ?([^ ]+ ){1,4}an? (real )?(term|word|expression|phrase) ?.*$',
  '(roommate|friend|sibling|sister|brother|cousin|parent|partner|coworker|couple)s?( and (i|me))? .. (buy|own|purchase|hold|take|sign) .. (together|jointly|title|deed|loan)',
  'professional(ly)? (photo|photograph\\w*|picture|video\\w*|clean\\w*|inspect\\w*|mover|stag(ing|er|ed)|help|advice|apprais\\w*|contractor|landscap\\w*|opinion|organizer|service|license)s?',
  'good faith( (deposit|estimate|money|effort|payment|negotiat\\w+))?',
  '(together|jointly) with (my|our|a|two|three) (\\w+ )?(roommate|friend|sibling|sister|brother|cousin|parent|partner|coworker)s?',
  '(un|una|los|las|puede|pueden) (un |una |los |las )?extranjer[oa]s? (puede|pueden|comprar|tiene|tienen)( comprar)?',
  '(descuento|exencion|reduccion|rebaja|exclusion)(es)? (de (los )?impuestos? )?(para|a) (las |los )?(personas? )?(mayores|veteranos|jubilados|discapacitados|con discapacidad)( de \\d+)?',
  '(cuarto|sala|salon|comedor) (de (la )?familia|familiar)',
  '(arbol|casa|edificio|roble|piso|mueble|techo|ventana)(es|s)? (\\w+ )?(viej|antigu)[oa]s?',
  '(es|sera|parece) un robo',
  `(lender|bank|attorney|lawyer|notary|program|loan|inspector|credit union)s? (who|that|which) (work|help|lend|serve|speciali[sz]e|accept|deal)s? (with|for|to|in)? ?${NO_CHOICE}{0,2}[^ ]+`,
  '(veteran|senior|retiree|immigrant|foreigner|widow|student|disabled (person|owner|buyer|veteran)|single (mother|father|parent)|couple)s? (exempt|eligible|entitled|qualify|pay (a|the|less|more|any)|get (a|the|any) (discount|loan|credit|break|exemption))',
  '(can|may|must|should|do|does) (a |an |two |both )?(married|unmarried|divorced|widowed|single|same sex|gay|transgender|nonbinary|disabled|blind|deaf|elderly) (couple|person|people|buyer|owner|man|woman|spouse|partner)s? (\\w+ )?(use (the|a|their|his|her)|change|put|take|hold|sign|file|qualify|add|apply|inherit|own|deduct)',
  '(how (can|could|should|do|does)|can|could) (an? )?{protected} ({protected} )?(buy|purchase|finance|afford) (an? |(their|his|her) first )?(home|house|condo)(?! (in|near|around|there|here|next))',
  '(can|may|could) (an? |two )?{protected} ({protected} |(couple|person|people|buyer|owner)s? )?(get|qualify for|apply for) (an? |the |their )?(\\w+ )?(loan|mortgage|financing)s?',
  '^(what (is|are|does)|define|explain|que (es|significa)) (the )?(term |word )?(redlining|steering|blockbusting|(familial|marital) status|protected class(es)?|source of income|disparate impact|affordable housing|workforce housing|section (8|eight)|(a |the )?housing (choice )?vouchers?( program)?)( (mean|in|under) .*| mean)?$',
  '(wall|floor|ceiling|fence|driveway|sound|noise)s? (between|with|shared with|from) (the |my )?(units? and )?neighbors?',
  'neighbors of (dilworth|noda|uptown|south ?end|fourth ward|plaza midwood|myers park|lake norman)(?= .*(adjacent|border|area|next))',
  '(community|building|neighborhood)(?= (rule|guideline|garden|pool|association|center|room|amenit(y|ie)|fee|due)s?)',
  '(gun|firearm)s? (shop|store|club|show|permit|safe|rack|closet|cabinet|room|range|store|collection|locker)',
  '(collect|own|store|keep|have) (my |our |some |a few )?(guns|firearms)',
];
