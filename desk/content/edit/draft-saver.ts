import type { ContentDraft, ContentFields } from '#domain/desk/content.ts';
import { type OtherText, type SaveState, stateAfterError } from './save-state.ts';

export interface SaverView {
  record: ContentFields;
  /** The last draft from the server; null before the record exists there. */
  draft: ContentDraft | null;
  state: SaveState;
}

interface SaverOptions extends Omit<SaverView, 'state'> {
  /** @throws what `desk` throws */
  save: (record: ContentFields, version: number | null) => Promise<ContentDraft>;
  /** Stores a text on this device; null deletes it. */
  keepLocally: (text: LocalText | null) => void;
  /** Called when a new record was created, unless its editor has been closed by then. */
  onAdded?: (draft: ContentDraft) => void;
  /** Text from an earlier visit that never reached the server. */
  local: LocalText | null;
  pauseMs?: number;
  retryMs?: number;
}

export interface LocalText {
  record: ContentFields;
  /** The version it was based on. */
  version: number | null;
  /** What was sent over that version, without a response so far. */
  first?: ContentFields;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** A pause between sentences, yet short enough that little is unsaved when a laptop closes. */
const PAUSE_MS = 1_200;
const RETRY_MS = 5_000;

/**
 * Saves edits: on this device at once, on the server after a pause, one request at a time.
 *
 * `SaveState` is the state of the text: `typed` is sent (`saving`), and then is `saved`, is retried (`offline`), waits for an
 * edit, or for a choice between two texts (`conflict`). In addition there are the version the text is based on, and the one
 * request that is running (`runExclusively`).
 */
export function createDraftSaver(options: SaverOptions) {
  const { save, keepLocally, onAdded, local, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = options;
  const listeners = new Set<() => void>();
  let view: SaverView = local
    ? { record: local.record, draft: options.draft, state: { status: 'typed' } }
    : { record: options.record, draft: options.draft, state: { status: 'saved' } };
  // Unsent text keeps the version it was based on, so that a newer one on the server shows up as a conflict.
  let version = local ? local.version : (options.draft?.version ?? null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until the server responds, a text is sent again as it was first sent: if only that response was lost, a different text
  // would create a second record, or meet a conflict with the user's own.
  let first = local?.first ?? null;
  let running: Promise<void> | null = null;
  let isOpen = true;
  if (local) schedule(0);

  function set(next: Partial<SaverView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function keep(record: ContentFields): void {
    keepLocally({ record, version, ...(first && first !== record && { first }) });
  }

  function baseOn(next: number): void {
    version = next;
    first = null;
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (isOpen || version !== null) timer = setTimeout(() => void run(), ms);
  }

  async function runExclusively<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    while (running) await running;
    const answer = call();
    const end = () => {
      running = null;
    };
    running = answer.then(end, end);
    return await answer;
  }

  /** Saves the text, unless a running request already did. */
  async function run(): Promise<void> {
    const isBehind = running !== null;
    await runExclusively(async () => {
      if (isBehind && !hasUnsentText() && view.state.status !== 'offline') return;
      clearTimeout(timer);
      await send();
    });
  }

  async function send(): Promise<void> {
    const isNew = version === null;
    first ??= view.record;
    const sent = first;
    set({ state: { status: 'saving' } });
    try {
      const draft = await save(sent, version);
      const isLatest = view.record === sent;
      if (isNew) set({ record: withServerFields(view.record, sent, draft.record) });
      baseOn(draft.version);
      if (isLatest) keepLocally(null);
      else keep(view.record);
      set({ draft, state: { status: isLatest ? 'saved' : 'typed' } });
      if (!isLatest) sendLater();
      if (isNew && isOpen) onAdded?.(draft);
    } catch (error) {
      const state = stateAfterError(error);
      const isRefused = state.status === 'rejected' || state.status === 'too-long';
      // A rejection does not apply to a text that was edited since.
      const isOutdated = isRefused && view.record !== sent;
      set({ state: isOutdated ? { status: 'typed' } : state });
      if (isOutdated) schedule(pauseMs);
      if (state.status === 'offline') schedule(retryMs);
      // The server did not save it. After a lost response and a 403, it may still have created the record.
      if (isRefused || (!isNew && state.status !== 'offline')) first = null;
      // After a lost response, somebody has edited the record that it added.
      if (isNew && state.status === 'conflict') {
        rebase(state.theirs as ContentDraft, 0);
        if (isOpen) onAdded?.(state.theirs as ContentDraft);
      }
    }
  }

  /** Replaces the text with a newer draft from the server. */
  function adopt(draft: ContentDraft): void {
    clearTimeout(timer);
    baseOn(draft.version);
    keepLocally(null);
    set({ draft, record: draft.record, state: { status: 'saved' } });
  }

  /** Takes over the draft returned by another request, but keeps text typed meanwhile. */
  function adoptUnderEdits(draft: ContentDraft): void {
    if (view.state.status === 'typed') {
      rebase(draft, draft.version);
      schedule(pauseMs);
    } else adopt(draft);
  }

  /** Takes over a draft but keeps the text, which is now based on the given version. */
  function rebase(draft: ContentDraft, on: number): void {
    baseOn(on);
    keep(view.record);
    set({ draft });
  }

  function change(record: ContentFields): void {
    keep(record);
    const isStuck = view.state.status === 'conflict';
    set({ record, ...(!isStuck && { state: { status: 'typed' } }) });
    if (isStuck) return;
    sendLater();
  }

  function sendLater(): void {
    if (isOpen) schedule(pauseMs);
    else sendAfterLeaving();
  }

  /** Saves at once. @returns whether the server has the current text */
  async function saveNow(): Promise<boolean> {
    while (running) await running;
    if (view.state.status === 'conflict') return false;
    if (view.state.status === 'saved' && view.draft) return true;
    do await run();
    while (hasUnsentText());
    return view.state.status === 'saved';
  }

  function hasUnsentText(): boolean {
    return view.state.status === 'typed';
  }

  /** Saves after the editor was closed. A record never created stays on this device for the next new one. */
  function sendAfterLeaving(): void {
    if (hasUnsentText() && (running || version !== null)) void run();
  }

  return {
    get: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    saveNow,
    /**
     * Restores a text that another request replaced, based on the version that request made; a newer version is a conflict.
     * @returns whether the server has it
     */
    async putBack(record: ContentFields, over: number): Promise<boolean> {
      // First saves what was typed since.
      if (!(await saveNow())) return false;
      baseOn(over);
      change(record);
      return await saveNow();
    },
    adopt,
    /**
     * Takes over a fetched draft if nothing is unsaved here. Waits for the running request first, because the draft may be
     * its result.
     * @returns whether the text was replaced
     */
    async receive(draft: ContentDraft): Promise<boolean> {
      const isBehind = running !== null;
      while (running) await running;
      const { draft: known } = view;
      if (!known || draft.version < known.version) return false;
      if (draft.version === known.version) {
        // Publishing does not change the version.
        if (!isBehind && !hasSameContent(draft, known)) set({ draft });
        return false;
      }
      if (view.state.status !== 'saved') return false;
      adopt(draft);
      return !hasSameContent(draft.record, known.record);
    },
    /**
     * Runs another request that changes the draft, never at the same time as a save. Text typed meanwhile is kept and saved next.
     * @throws what the request throws
     */
    async changeDraft(call: () => Promise<ContentDraft>): Promise<ContentDraft> {
      return await runExclusively(async () => {
        const draft = await call();
        adoptUnderEdits(draft);
        return draft;
      });
    },
    /**
     * Discards the draft and the unsaved text.
     * @throws what the request throws; the text is kept then
     */
    async discard(call: (version: number) => Promise<ContentDraft>): Promise<ContentDraft | null> {
      const { record } = view;
      return await runExclusively(async () => {
        if (!view.draft) return null;
        const draft = await call(view.draft.version);
        if (view.record === record) adopt(draft);
        else adoptUnderEdits(draft);
        return draft;
      });
    },
    /** Records a conflict found by another request. */
    reportConflict(theirs: unknown): void {
      clearTimeout(timer);
      set({ state: { status: 'conflict', theirs: theirs as OtherText } });
    },
    /** Resolves a conflict by overwriting the other text. */
    async overwrite(): Promise<void> {
      if (view.state.status !== 'conflict') return;
      baseOn(view.state.theirs.version);
      set({ state: { status: 'typed' } });
      await run();
    },
    /** Resolves a conflict by taking the other text. */
    takeTheirs(): void {
      if (view.state.status !== 'conflict' || !view.draft) return;
      adopt({ ...view.draft, ...view.state.theirs });
    },
    /** Discards the text, because its record was deleted. */
    discardText(): void {
      clearTimeout(timer);
      keepLocally(null);
      set({ state: { status: 'saved' } });
    },
    open(): void {
      isOpen = true;
    },
    /** Call when the editor is closed: unsaved text is sent at once, and retried. */
    close(): void {
      isOpen = false;
      if (version === null) clearTimeout(timer);
      sendAfterLeaving();
    },
  };
}

/** Adds the fields that the server generates for a new record, such as its address. */
function withServerFields(now: ContentFields, sent: ContentFields, given: ContentFields): ContentFields {
  const lacking = Object.entries(given).filter(([name]) => !sent[name] && now[name] === sent[name]);
  return { ...now, ...Object.fromEntries(lacking) };
}

/** Whether two drafts are equal except for the preview URL, which differs in each response. */
function hasSameContent(one: object, other: object): boolean {
  const serialize = (draft: object) => JSON.stringify({ ...draft, preview: undefined });
  return serialize(one) === serialize(other);
}
