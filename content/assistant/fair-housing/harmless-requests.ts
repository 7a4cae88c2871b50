/** A word on the way from the agent to whom she works for that makes no choice between people. */
const NO_CHOICE =
  '(?:(?!(?:who|whom|that|only|not|never|without|instead|over|refus|reject|no|any|mostly|many|more|just|fewer|avoid|except))[^ ]+ )';

/** What the agent does for whoever asks, and what people may do together; read past like the harmless phrases. */
export const harmlessRequests: string[] = [
  `^(do|does|will|would|can|could) (you|avery|the team|your team|the agent) (also |ever |often |still )?(work|help|serve|represent|assist|list|sell) ${NO_CHOICE}{0,6}(buyer|seller|client|couple|customer|owner)s?(?= ?$| (too|as well|also|buy|sell|find|move))`,
  '(roommate|friend|sibling|sister|brother|cousin|parent|partner|coworker|couple)s?( and (i|me))? .. (buy|own|purchase|hold|take|sign) .. (together|jointly|title|deed|loan)',
  '(together|jointly) with (my|our|a|two|three) (\\w+ )?(roommate|friend|sibling|sister|brother|cousin|parent|partner|coworker)s?',
  '(gun|firearm)s? (safe|rack|closet|cabinet|room|range|store|collection|locker)',
  '(collect|own|store|keep|have) (my |our |some |a few )?(guns|firearms)',
];
