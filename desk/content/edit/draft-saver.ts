import type { ContentDraft, ContentError, ContentFields } from '#domain/desk/content.ts';
import { DeskError, hasStatus } from '../../api/desk-client.ts';

/** Where what somebody typed is. */
export type SaveState =
  /** At the server. */
  | { status: 'saved' }
  | { status: 'typed' }
  | { status: 'saving' }
  /** On this device; the server is asked again by itself. */
  | { status: 'offline' }
  /** On this device until the fields fit. */
  | { status: 'rejected'; errors: ContentError[] }
  /** On this device until somebody chooses. */
  | { status: 'conflict'; theirs: OtherText };

/** What somebody else made of the record meanwhile. */
export type OtherText = Pick<ContentDraft, 'record' | 'version' | 'state' | 'updatedAt' | 'updatedBy'>;

export interface SaverView {
  record: ContentFields;
  /** What the server said last; null for a record that it does not know yet. */
  draft: ContentDraft | null;
  state: SaveState;
}

export interface SaverOptions extends Omit<SaverView, 'state'> {
  /** @throws what `callDesk` throws */
  save: (record: ContentFields, version: number | null) => Promise<ContentDraft>;
  /** Keeps a text on this device, or with null forgets it. */
  keepLocally: (text: LocalText | null) => void;
  /** Typed on this device before, and never at the server. */
  local: LocalText | null;
  pauseMs?: number;
  retryMs?: number;
}

export interface LocalText {
  record: ContentFields;
  /** What it was written over. */
  version: number | null;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Long enough for a sentence, short enough that a closed laptop loses none. */
const PAUSE_MS = 1_200;
const RETRY_MS = 5_000;

/** Keeps what is typed: at once on this device, after a pause at the server, one call at a time. */
export function createDraftSaver(options: SaverOptions) {
  const { save, keepLocally, local, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = options;
  const listeners = new Set<() => void>();
  let view: SaverView = local
    ? { record: local.record, draft: options.draft, state: { status: 'typed' } }
    : { record: options.record, draft: options.draft, state: { status: 'saved' } };
  // An unsent text that was written over an older version must meet the newer one as a conflict.
  let version = local ? local.version : (options.draft?.version ?? null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  if (local) schedule(0);

  function set(next: Partial<SaverView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  /** Sends until nothing newer was typed meanwhile. */
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      if (view.state.status !== 'typed') return;
    }
    const call = send();
    running = call;
    await call;
    if (running === call) running = null;
  }

  async function send(): Promise<void> {
    const sent = view.record;
    set({ state: { status: 'saving' } });
    try {
      const draft = await save(sent, version);
      const isLatest = view.record === sent;
      // What the server gave a new record, such as its address.
      if (version === null) set({ record: isLatest ? draft.record : { ...draft.record, ...view.record } });
      version = draft.version;
      if (isLatest) keepLocally(null);
      else keepLocally({ record: view.record, version });
      set({ draft, state: { status: isLatest ? 'saved' : 'typed' } });
      if (!isLatest) schedule(pauseMs);
    } catch (error) {
      set({ state: stateAfter(error) });
      if (view.state.status === 'offline') schedule(retryMs);
    }
  }

  return {
    get: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(record: ContentFields): void {
      keepLocally({ record, version });
      const isStuck = view.state.status === 'conflict';
      set({ record, ...(!isStuck && { state: { status: 'typed' } }) });
      if (!isStuck) schedule(pauseMs);
    },
    /** Saves at once. @returns whether the server has what is typed */
    async saveNow(): Promise<boolean> {
      if (view.state.status !== 'conflict') await run();
      return view.state.status === 'saved';
    },
    /** Takes what the server says now, after another call or from somebody else. */
    adopt(draft: ContentDraft): void {
      clearTimeout(timer);
      version = draft.version;
      keepLocally(null);
      set({ draft, record: draft.record, state: { status: 'saved' } });
    },
    /** Another call was told that somebody else was faster. */
    meet(theirs: unknown): void {
      clearTimeout(timer);
      set({ state: { status: 'conflict', theirs: theirs as OtherText } });
    },
    /** Somebody else was faster, and this text is kept all the same. */
    async insist(): Promise<void> {
      if (view.state.status !== 'conflict') return;
      version = view.state.theirs.version;
      set({ state: { status: 'typed' } });
      await run();
    },
    /** Gives this text up for the other one. */
    yield(): void {
      if (view.state.status !== 'conflict' || !view.draft) return;
      this.adopt({ ...view.draft, ...view.state.theirs });
    },
    stop: () => clearTimeout(timer),
  };
}

function stateAfter(error: unknown): SaveState {
  if (hasStatus(error, 409)) return { status: 'conflict', theirs: error.body as OtherText };
  if (hasStatus(error, 422)) {
    return { status: 'rejected', errors: (error.body as { errors?: ContentError[] } | null)?.errors ?? [] };
  }
  if (error instanceof DeskError || error instanceof TypeError) return { status: 'offline' };
  throw error;
}
