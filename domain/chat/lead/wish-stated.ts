import type { Property } from '../../listings/property.ts';
import type { Memory } from '../memory.ts';
import { standsIn } from '../understand/home-query.ts';
import { hasQuery } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';

/**
 * Whether a message with the words of a wish wants none of it: it asks about a rule, "why do I sign before a tour?", about a tour by
 * video, or says no: "don't call me", "move my tour".
 */
export function wantsNone(plain: string): boolean {
  return NO_WISH.test(plain);
}

const NO_WISH =
  /\b(?:walk|show|see|tour|view)\b.*\b(?:on|by|over|via) (?:a )?(?:live )?(?:video|facetime|zoom)\b|^(why|how much notice|what (?:do|should) i do (?:on |the )*(?:day|during|before)|(?:is there|do you charge) an? (?:fee|cost|charge)|who (orders|pays|arranges|does|is)|what (is|are|happens)|do i (have|need) to|must i|por que|tengo que|how (do|should|can) (i|we) (prepare|get ready))\b|\b(not|never|stop|no me) (call|text|email|contact|llam|escrib)|\b(sign|signing|firmar) .*\b(before|antes)\b|\b(?:they|he|she|parents|kids|children|friends?|family) (?:come|join)\b.*\b(?:showings?|tours?|visits?)\b|\b(?:someone|somebody|person|agent|alguien) .*\b(?:spanish|espanol)\b|\bwithout (an? |my |signing )*(agent|agreement|realtor|broker|contract)\b|\b(not|no) (want|need|quiero|deseo|necesito)\b|\b(cancel|move|change|reschedule|postpone|cancelar|cambiar|mover) (my|our|the|mi|la) /;

/** With the one home that somebody wants to see: "the place in Uptown", where one is for sale, or the one just told of. */
export function withHomeToSee(
  understood: Understanding,
  homes: readonly Property[],
  memory: Memory,
): Understanding {
  const { areas, query, signals, plain } = understood;
  if (understood.homes.length > 0 || hasQuery(query)) return understood;
  const there = areas.length === 1 && ONE_HOME.test(plain) ? homes.filter(standsIn(areas)) : [];
  if (there.length === 1) return { ...understood, homes: there };
  const [told] = memory.homes.length === 1 && areas.length === 0 && !signals.homes ? memory.homes : [];
  const home = homes.find(({ id }) => id === told);
  return home ? { ...understood, homes: [home] } : understood;
}

const ONE_HOME =
  /\b(?:the|that|this|your|la|el) (?:\w+ ){0,2}(?:place|home|house|condo|one|unit|listing|casa|condominio)\b/;
