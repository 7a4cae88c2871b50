// Where the official figures are is a lawful question, about schools and crime too; which place is better is not ours to say.

/** Where something is found, which school an address has, how far it is. */
export const lookups: string[] = [
  '(where|how) (do|can|could|would|should|to) (i |we |one |you |people )?(go to )?(find|look|check|see|get|learn|read|search|verify|confirm|download|research|pull|access|file|report|register|enroll|sign up|apply)',
  '(police|crash|accident|incident) reports? .. (cost|price|fee|copy|take|request)',
  '(can|could|may) (i|we) (see|look at|check|find|get|view|pull|read) (the )?(\\w+ )?(crime|police|incident) (report|map|data|statistic|record|stat|figure)s?',
  '(copy|copies|cost|price|fee)s? (of|for) (an? |the )?(police|crash|accident|incident) reports?',
  '(look|looking|looked) (it |that |this |them |those )?up',
  '(official|public) (\\w+ )?(record|data|source|site|website|information|info|figure|statistic|number|map|report|link)s?',
  '(when|what (day|date|time)s?) (do|does|is|are|did|will|can|should) .. (start|begin|end|open|close|out|enroll\\w*|enrollment|regist\\w*|apply)',
  '(boundar(y|ies)|attendance zone|zone map|district map|locator|report cards?|enrollment|registration|registr(y|ies))',
  '(assigned|zoned|districted|feeds?|assignment|serves|served by)',
  '(who|whom|where) (do|can|should) (i|we) (call|contact|ask)',
  'how many schools',
  '(would|will|do|does|could) .. (go to|attend) .. from',
  '(what|which) (\\w+ )?(school|elementary|middle school|high school)s? (would|will|do|does|did) .. (go|attend)',
  'cms (provide|offer|have|run|transport|start|close)s?',
  '(at|behind|beside|by|from|outside) (the|an|a) (\\w+ )?(school|elementary school) (open|closed|public|used|after hours|on weekends|lot|field|track)',
  '(what|which|are there|is there|list|name) (\\w+ ){0,4}(school|preschool|kindergarten|day ?care|elementary school)s? (is |are |there |do |serve |exist )*(in|near|around|by|close to)',
  '(que|cuales|cuantas) (escuelas?|colegios?|guarderias?|primarias?) (hay|estan|quedan|existen|tiene)',
  '(school|attendance) zones? (is|are|for|of|does|do)',
  'where (is|are) (\\w+ ){0,5}(published|posted|found|kept|listed|available|shown)',
  '(is there|are there|where is|where are) (an? |any |the )?((?!good|great|best|decent|top|nice)\\w+ ){0,2}(schools?|day ?cares?|preschools?|kindergartens?) (near|close|nearby|within|by|around)',
  '(how (far|close|near)|nearest|closest|distance|walking distance|directions|how many (miles|minutes|blocks))',
  '(wait ?list|waiting list|tuition|cost|costs|price|hours)s? (for|of|at) (a |the )?(day ?care|preschool|school)s?',
  '(website|web site|link|phone number|address|map|calendar) (for|of|to) .. (school|cms|police|cmpd|crime|district)',
  '(publish|publishes|published|post|posts|release|releases) .. (incidents?|reports?|maps?|data|figures|statistics|boundar(y|ies)|records|numbers)',
  '(mean|means|stand for|stands for|meaning)',
  '(school|crime|police|cms|cmpd) .. (website|web site|site|page|link|map|calendar|phone number|data ?base|dashboard)',
  '(donde|como) (puedo |se |podria )?(ver|veo|encontrar|encuentro|buscar|busco|consultar|consulto|averigu\\w+|revis\\w+)',
  'donde .. (inscrib|matricul)\\w+',
  '(asignad[oa]|(me|le|nos|les) toca|corresponde|mas cercan[oa])',
];

/** A judgement is asked for after all. */
export const judging: string[] = [
  '(good|great|best|better|bad|worse|worst|top|higher|highest|lower|lowest|low|high(?! schools?)|least|most|less(?! expensive)|more(?! expensive)|fewer|quality|decent|excellent|strong|strongest|rated|ranked|ranking|rank|safe|safer|safest|unsafe|dangerous|worth|recommend|should|avoid|nice|fine|ok|okay|prefer|worry|beat|outperform|outrank|superior|inferior|improv\\w+)',
  '(which|what) (\\w+ )?(area|neighborhood|place|part|street|side)s?',
  '(area|neighborhood|place)s? (\\w+ )?(with|near|zoned|in|by|has|have|where)',
  '(home|house|listing|condo)s? (\\w+ )?(with|zoned|in|has|have|where)',
  '(buen[oa]s?|mejor(es)?|mal[oa]s?|peor(es)?|segur[oa]s?|peligros[oa]s?|que (barrio|zona))',
];
