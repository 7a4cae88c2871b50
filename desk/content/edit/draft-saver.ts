import type { ContentDraft, ContentError, ContentFields, Mark } from '#domain/desk/content.ts';
import { DeskError, hasStatus } from '../../api/desk-client.ts';

/** How far what was typed has been saved. */
export type SaveState =
  /** At the server. */
  | { status: 'saved' }
  | { status: 'typed' }
  | { status: 'saving' }
  /** On this device; the server is asked again by itself. */
  | { status: 'offline' }
  /** On this device: the server will not take it as it is, however often it is asked. */
  | { status: 'gone' | 'too-long' | 'refused' }
  | Rejected
  /** On this device until somebody chooses. */
  | { status: 'conflict'; theirs: OtherText };

/** On this device until the fields fit. */
interface Rejected {
  status: 'rejected';
  errors: ContentError[];
  /** All that keeps it from the site: the errors, and what a draft may lack. */
  lacks?: ContentError[];
  marks?: Mark[];
}

/** The record as somebody else saved it in the meantime. */
export type OtherText = Pick<ContentDraft, 'record' | 'version' | 'state' | 'updatedAt' | 'updatedBy'>;

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
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** A pause between sentences, yet short enough that little is unsaved when a laptop closes. */
const PAUSE_MS = 1_200;
const RETRY_MS = 5_000;

/** Saves what is typed: on this device at once, on the server after a pause, one call at a time. */
export function createDraftSaver(options: SaverOptions) {
  const { save, keepLocally, onAdded, local, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = options;
  const listeners = new Set<() => void>();
  let view: SaverView = local
    ? { record: local.record, draft: options.draft, state: { status: 'typed' } }
    : { record: options.record, draft: options.draft, state: { status: 'saved' } };
  // Unsent text keeps the version it was based on, so that a newer one on the server shows up as a conflict.
  let version = local ? local.version : (options.draft?.version ?? null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isOpen = true;
  if (local) schedule(0);

  function set(next: Partial<SaverView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
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
      if (isBehind && view.state.status !== 'typed') return;
      clearTimeout(timer);
      await send();
    });
  }

  async function send(): Promise<void> {
    const sent = view.record;
    const isNew = version === null;
    set({ state: { status: 'saving' } });
    try {
      const draft = await save(sent, version);
      const isLatest = view.record === sent;
      // What the server gave a new record, such as its address.
      if (isNew) set({ record: isLatest ? draft.record : { ...draft.record, ...view.record } });
      version = draft.version;
      if (isLatest) keepLocally(null);
      else keepLocally({ record: view.record, version });
      set({ draft, state: { status: isLatest ? 'saved' : 'typed' } });
      if (!isLatest) schedule(pauseMs);
      if (isNew && isOpen) onAdded?.(draft);
    } catch (error) {
      set({ state: stateAfter(error) });
      if (view.state.status === 'offline') schedule(retryMs);
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
    keepLocally({ record: view.record, version });
    set({ draft });
    schedule(pauseMs);
  }

  function change(record: ContentFields): void {
    keepLocally({ record, version });
    const isStuck = view.state.status === 'conflict';
    set({ record, ...(!isStuck && { state: { status: 'typed' } }) });
    if (!isStuck) schedule(pauseMs);
  }

  /** Saves at once. @returns whether the server has what is typed */
  async function saveNow(): Promise<boolean> {
    if (view.state.status !== 'conflict') await run();
    return view.state.status === 'saved';
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
    /** Saves a text that another call replaced, over the version that it made; what is newer by then is a conflict. */
    async putBack(record: ContentFields, over: number): Promise<void> {
      if (view.state.status !== 'conflict') version = over;
      change(record);
      await saveNow();
    },
    adopt,
    /**
     * Takes over what somebody else saved, when nothing is unsaved here: after the call that is running, whose own change it
     * may be.
     * @returns whether it was taken over
     */
    async hear(draft: ContentDraft): Promise<boolean> {
      while (running) await running;
      if (!view.draft || draft.version <= view.draft.version || view.state.status !== 'saved') return false;
      adopt(draft);
      return true;
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
    stop: () => clearTimeout(timer),
    /** Forgets what is typed: its record is gone. */
    drop(): void {
      clearTimeout(timer);
      keepLocally(null);
      set({ state: { status: 'saved' } });
    },
    enter(): void {
      isOpen = true;
    },
    /** The editor is left: what is typed is sent once more. What is no record yet stays on this device for the next new one. */
    leave(): void {
      isOpen = false;
      clearTimeout(timer);
      if (view.state.status === 'typed' && (running || version !== null)) void run();
    },
  };
}

function stateAfter(error: unknown): SaveState {
  if (hasStatus(error, 409)) return { status: 'conflict', theirs: error.body as OtherText };
  if (hasStatus(error, 422)) {
    const { errors = [], lacks, marks } = (error.body ?? {}) as Partial<Rejected>;
    return { status: 'rejected', errors, ...(lacks && { lacks }), ...(marks && { marks }) };
  }
  if (hasStatus(error, 404)) return { status: 'gone' };
  if (hasStatus(error, 413)) return { status: 'too-long' };
  if (error instanceof DeskError && error.status < 500 && error.status !== 429) return { status: 'refused' };
  // No answer, or one that a hotel's network made up.
  return { status: 'offline' };
}
