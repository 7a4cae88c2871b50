/** An alternative the visitor would accept besides the earlier criteria. */
export interface Alternative {
  /** Number of rooms, if a number without a noun is given: "2 is fine too". */
  rooms: number | null;
}

/** Returns the alternative a plain text accepts: "3 bedrooms is ok too", "or 4"; null if it accepts none. */
export function alternativeIn(text: string): Alternative | null {
  if (REPLACES.test(text) || (!WOULD_DO.test(text) && !OR_ROOMS.test(text))) return null;
  const [, done, said] = ROOMS.exec(text) ?? [];
  const rooms = done ?? said ?? OR_ROOMS.exec(text)?.[1];
  return { rooms: rooms === undefined ? null : Number(rooms) };
}

/** "1 bed is fine, forget the 2" */
const REPLACES = /\b(?:forget|scratch|drop|olvid[ae]) (?:about )?(?:the |el |la |los |las )?\d\b/;
const WOULD_DO =
  /\b(?:(?:is|are|would be) (?:also )?(?:ok|okay|fine|good|alright|all right|acceptable)|(?:would |will )?(?:also )?works?(?= (?:too|as well|also)\b| ?$)|would do|(?:can|could|would) (?:also )?(?:do|take|consider|live with|accept) (?:an? |just |only )?(?=\d)|open to|(?:tambien )?(?:esta|estan|estaria|estarian) (?:tambien )?bien|me sirven?)\b/;
const ROOMS =
  /\b(?:could|can|would) (?:also )?(?:do|take|consider|live with|accept) (?:just |only )?(\d)\b(?! ?(?:k|am|pm|\d))|^(?:(?:and|or|ok|yes|actually|even|maybe|well|honestly|y|o|a|bueno) )*(\d)(?= (?:is|are|would|will|works?|also|tambien|esta|estan|estaria|me)\b)/;
const OR_ROOMS = /^(?:(?:or|o) (?:even |maybe )?)(\d)(?: (?:too|also|tambien))?$/;
