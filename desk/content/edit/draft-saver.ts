import type { ContentDraft, ContentFields } from '#domain/desk/content.ts';
import { type OtherText, type SaveState, stateAfter } from './save-state.ts';

export interface SaverView {
  record: ContentFields;
  /** The last draft from the server; null before the record exists there. */
  draft: ContentDraft | null;
  state: SaveState;
}

export interface SaverOptions extends Omit<SaverView, 'state'> {
  /** @throws what `desk` throws */
  save: (record: ContentFields, version: number | null) => Promise<ContentDraft>;
  /** Keeps a text on this device, or with null forgets it. */
  keepLocally: (text: LocalText | null) => void;
  /** Told when the record has come to be, unless its editor was left by then. */
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
  /** What a new record was sent as, without an answer. */
  first?: ContentFields;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** A pause between sentences, yet short enough that little is unsaved when a laptop closes. */
const PAUSE_MS = 1_200;
const RETRY_MS = 5_000;

/**
 * Saves what is typed: on this device at once, on the server after a pause, one call at a time.
 *
 * Its states are those of the text that is typed (`SaveState`): `typed` is sent (`saving`), and then is at the server (`saved`),
 * goes out again (`offline`), waits for a change of the text, or for a choice between two (`conflict`). Beside it stand the
 * version that the text was written over, and the one call that is running (`takeTurn`).
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
  // A new record is added with what was sent first, until the server has answered: its answer may have been lost, and another
  // text would be another record.
  let first = local?.first ?? null;
  let running: Promise<void> | null = null;
  let isOpen = true;
  if (local) schedule(0);

  function set(next: Partial<SaverView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function keep(record: ContentFields): void {
    keepLocally({ record, version, ...(version === null && first && { first }) });
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void run(), ms);
  }

  async function takeTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    while (running) await running;
    const answer = call();
    const end = () => {
      running = null;
    };
    running = answer.then(end, end);
    return await answer;
  }

  /** Sends what is typed, unless that was on its way. */
  async function run(): Promise<void> {
    const isBehind = running !== null;
    await takeTurn(async () => {
      if (isBehind && !isTyped() && view.state.status !== 'offline') return;
      clearTimeout(timer);
      await send();
    });
  }

  async function send(): Promise<void> {
    const isNew = version === null;
    if (isNew) first ??= view.record;
    const sent = (isNew && first) || view.record;
    set({ state: { status: 'saving' } });
    try {
      const draft = await save(sent, version);
      const isLatest = view.record === sent;
      if (isNew) set({ record: withGiven(view.record, sent, draft.record) });
      version = draft.version;
      if (isLatest) keepLocally(null);
      else keep(view.record);
      set({ draft, state: { status: isLatest ? 'saved' : 'typed' } });
      if (!isLatest) schedule(pauseMs);
      if (isNew && isOpen) onAdded?.(draft);
    } catch (error) {
      const state = stateAfter(error);
      const isRefused = state.status === 'rejected' || state.status === 'too-long';
      // A refusal says nothing of a text that has changed since.
      const isOutdated = isRefused && view.record !== sent;
      set({ state: isOutdated ? { status: 'typed' } : state });
      if (isOutdated) schedule(pauseMs);
      if (state.status === 'offline') schedule(retryMs);
      // The server has looked at it, and has none. Whoever was signed out meanwhile does not know that.
      if (isRefused) first = null;
      if (isNew && view.record !== options.record) keep(view.record);
    }
  }

  /** Takes over a newer draft from the server. */
  function adopt(draft: ContentDraft): void {
    clearTimeout(timer);
    version = draft.version;
    keepLocally(null);
    set({ draft, record: draft.record, state: { status: 'saved' } });
  }

  /** Takes over what another call made of the draft, under what was typed meanwhile. */
  function adoptBelow(draft: ContentDraft): void {
    if (view.state.status !== 'typed') {
      adopt(draft);
      return;
    }
    version = draft.version;
    keep(view.record);
    set({ draft });
    schedule(pauseMs);
  }

  function change(record: ContentFields): void {
    keep(record);
    const isStuck = view.state.status === 'conflict';
    set({ record, ...(!isStuck && { state: { status: 'typed' } }) });
    if (isStuck) return;
    if (isOpen) schedule(pauseMs);
    else sendLeft();
  }

  /** Saves at once. @returns whether the server has what is typed */
  async function saveNow(): Promise<boolean> {
    while (running) await running;
    if (view.state.status === 'conflict') return false;
    if (view.state.status === 'saved' && view.draft) return true;
    do await run();
    while (isTyped());
    return view.state.status === 'saved';
  }

  function isTyped(): boolean {
    return view.state.status === 'typed';
  }

  /** Of an editor that was left. What is no record yet stays on this device for the next new one. */
  function sendLeft(): void {
    if (isTyped() && (running || version !== null)) void run();
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
     * Saves a text that another call replaced, over the version that it made; what is newer by then is a conflict.
     * @returns whether the server has it
     */
    async putBack(record: ContentFields, over: number): Promise<boolean> {
      // What was typed since is safe first.
      if (!(await saveNow())) return false;
      version = over;
      change(record);
      return await saveNow();
    },
    adopt,
    /**
     * Takes over what somebody else did, when nothing is unsaved here: after the call that is running, whose own change it
     * may be.
     * @returns whether the text is another one now
     */
    async hear(draft: ContentDraft): Promise<boolean> {
      const isBehind = running !== null;
      while (running) await running;
      const { draft: known } = view;
      if (!known || draft.version < known.version) return false;
      if (draft.version === known.version) {
        // A publication changes no version.
        if (!isBehind && !isSame(draft, known)) set({ draft });
        return false;
      }
      if (view.state.status !== 'saved') return false;
      adopt(draft);
      return !isSame(draft.record, known.record);
    },
    /**
     * Lets another call change the draft, in turn with the saves. What is typed until it answers stays, and is saved next.
     * @throws what the call throws
     */
    async inTurn(call: () => Promise<ContentDraft>): Promise<ContentDraft> {
      return await takeTurn(async () => {
        const draft = await call();
        adoptBelow(draft);
        return draft;
      });
    },
    /**
     * Lets a call discard the draft, and what is typed with it.
     * @throws what the call throws; what is typed is kept then
     */
    async discard(call: (version: number) => Promise<ContentDraft>): Promise<ContentDraft | null> {
      const { record } = view;
      return await takeTurn(async () => {
        if (!view.draft) return null;
        const draft = await call(view.draft.version);
        if (view.record === record) adopt(draft);
        else adoptBelow(draft);
        return draft;
      });
    },
    /** Records a conflict that another call met. */
    meet(theirs: unknown): void {
      clearTimeout(timer);
      set({ state: { status: 'conflict', theirs: theirs as OtherText } });
    },
    /** Resolves a conflict by saving this text over the other one. */
    async insist(): Promise<void> {
      if (view.state.status !== 'conflict') return;
      version = view.state.theirs.version;
      set({ state: { status: 'typed' } });
      await run();
    },
    /** Resolves a conflict by taking the other text. */
    yield(): void {
      if (view.state.status !== 'conflict' || !view.draft) return;
      adopt({ ...view.draft, ...view.state.theirs });
    },
    /** Forgets what is typed: its record is gone. */
    drop(): void {
      clearTimeout(timer);
      keepLocally(null);
      set({ state: { status: 'saved' } });
    },
    enter(): void {
      isOpen = true;
    },
    /** The editor is left: what is typed is sent once more. */
    leave(): void {
      isOpen = false;
      clearTimeout(timer);
      sendLeft();
    },
  };
}

/** A text with what only the server gives a new record, such as its address. */
function withGiven(now: ContentFields, sent: ContentFields, given: ContentFields): ContentFields {
  const lacking = Object.entries(given).filter(([name]) => !sent[name] && now[name] === sent[name]);
  return { ...now, ...Object.fromEntries(lacking) };
}

/** Whether two answers say the same, but for the address of the preview, which is another in each. */
function isSame(one: object, other: object): boolean {
  const said = (answer: object) => JSON.stringify({ ...answer, preview: undefined });
  return said(one) === said(other);
}
