import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { kindWords } from '#content/desk/content.ts';
import { importWords as words } from '#content/desk/content-imports.ts';
import { frameWords } from '#content/desk/frame.ts';
import type { ContentError } from '#domain/desk/content.ts';
import { type ContentImport, IMPORT_KINDS, type ImportKind } from '#domain/desk/content-imports.ts';
import { acceptOrUndoImport, rewordImport, sendImport } from '../../api/content-calls.ts';
import { DeskError } from '../../api/desk-client.ts';
import { PageNotFound } from '../../frame/page-states.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Tick } from '../../ui/tick.tsx';
import { HomesFileNotes } from './homes-file-notes.tsx';
import { ImportChanges } from './import-changes.tsx';
import { ImportMarks, marksOf } from './import-marks.tsx';
import styles from './import-page.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

const route = getRouteApi('/desk/content/$kind/import');

/** Imports a file of homes or market figures: previews the changes, applies them, and offers undo. */
export function ImportPage() {
  const { kind } = route.useParams();
  const importable = IMPORT_KINDS.find((one) => one === kind);
  return importable ? <Import key={importable} kind={importable} /> : <PageNotFound />;
}

type Step =
  | { status: 'choosing'; problem?: string; isCancelled?: true }
  | { status: 'sending'; progress: number }
  | { status: 'read'; read: ContentImport; problem?: string };

function Import({ kind }: { kind: ImportKind }) {
  usePageTitle(words.title[kind]);
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'choosing' });
  const [isWorking, setWorking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const asking = useRef<HTMLDialogElement>(null);
  const accepting = useRef<HTMLButtonElement>(null);
  const cancelling = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useNextFocus(
    step.status === 'read' ? step.read.state : step.status,
    { choosing: file, sending: cancelling, read: said }[step.status],
  );

  const send = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) {
      setStep({ status: 'choosing', problem: words.missing });
      return file.current?.focus();
    }
    sending.current = new AbortController();
    setStep({ status: 'sending', progress: 0 });
    try {
      const read = await sendImport(kind, chosen, all.current?.checked ?? false, {
        signal: sending.current.signal,
        onProgress: (progress) => setStep({ status: 'sending', progress }),
      });
      setStep({ status: 'read', read });
    } catch (error) {
      if (error instanceof DOMException) setStep({ status: 'choosing', isCancelled: true });
      else setStep({ status: 'choosing', problem: reasonOf(error, words.failed) });
    }
  };
  const work = async (read: ContentImport, call: () => Promise<ContentImport>) => {
    if (isWorking) return;
    setWorking(true);
    try {
      setStep({ status: 'read', read: await call() });
    } catch (error) {
      setStep({ status: 'read', read, problem: reasonOf(error, frameWords.unsaved) });
    }
    setWorking(false);
  };
  const change = async (read: ContentImport, verb: 'accept' | 'undo', reason = '') => {
    await work(read, () => acceptOrUndoImport(read.id, verb, reason));
    void client.invalidateQueries({ queryKey: ['content'] });
  };

  return (
    <Page title={words.title[kind]} lede={words.lede[kind]}>
      <Link className={`${buttonClass('link')} ${styles.back}`} to="/content/$kind" params={{ kind }}>
        {words.back(kindWords[kind].title)}
      </Link>
      <div className={styles.step}>
        {step.status !== 'read' && (
          <form
            className={styles.form}
            hidden={step.status === 'sending'}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <label className={styles.file}>
              {words.choose} <input ref={file} type="file" accept=".csv,.json,.tsv,.tsv000,.gz,.zip" />
            </label>
            {kind === 'listings' && <Tick ref={all}>{words.everyHome}</Tick>}
            <Button look="solid" type="submit">
              {words.read}
            </Button>
          </form>
        )}
        {step.status === 'sending' && (
          <div className={styles.form}>
            <Progress label={words.reading} share={step.progress < 1 ? step.progress : undefined} />
            <p>{step.progress < 1 ? words.sending(Math.round(step.progress * 100)) : words.reading}</p>
            <Button ref={cancelling} onClick={() => sending.current?.abort()}>
              {words.cancel}
            </Button>
          </div>
        )}
        <div ref={said} role="status" tabIndex={-1} className={styles.said}>
          {step.status !== 'sending' && step.problem && <p className={styles.problem}>{step.problem}</p>}
          {step.status === 'choosing' && step.isCancelled && <p className={styles.done}>{words.cancelled}</p>}
          {step.status === 'read' && <p className={styles.done}>{describeResult(step.read)}</p>}
        </div>
        {step.status === 'choosing' && kind === 'listings' && <HomesFileNotes />}
        {step.status === 'read' && (
          <>
            <div className={styles.actions}>
              {step.read.state === 'ready' && step.read.changes.length > 0 && (
                <Button
                  ref={accepting}
                  look="solid"
                  aria-disabled={isWorking}
                  onClick={() =>
                    marksOf(step.read).length > 0
                      ? asking.current?.showModal()
                      : void change(step.read, 'accept')
                  }
                >
                  {words.accept}
                </Button>
              )}
              {step.read.state === 'accepted' && (
                <Button aria-disabled={isWorking} onClick={() => void change(step.read, 'undo')}>
                  {words.undo}
                </Button>
              )}
              <Button
                look="link"
                onClick={() =>
                  setStep({ status: 'choosing', ...(step.read.state === 'ready' && { isCancelled: true }) })
                }
              >
                {step.read.state === 'ready' ? words.cancel : words.another}
              </Button>
            </div>
            {step.read.state === 'ready' && (
              <ImportMarks
                key={step.read.id}
                read={step.read}
                onUse={(place) => void work(step.read, () => rewordImport(step.read.id, place))}
                onNone={() => accepting.current?.focus()}
              />
            )}
            <LeftOut told={step.read.leftOut} />
            <ImportChanges read={step.read} />
            <ReasonDialog
              key={step.read.id}
              ref={asking}
              read={step.read}
              onAccept={(reason) => void change(step.read, 'accept', reason)}
            />
          </>
        )}
      </div>
    </Page>
  );
}

function LeftOut({ told }: { told: string[] }) {
  if (told.length === 0) return null;
  return (
    <section className={styles.leftOut}>
      <h2>{words.leftOut.title}</h2>
      <ul>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

/** At a new stage, focuses the next element, because the pressed button is gone. */
function useNextFocus(stage: string, next: RefObject<HTMLElement | null>): void {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    // The browser removes the focus from a hidden button only later.
    const held = document.activeElement;
    if (held === document.body || held?.closest('[hidden]')) next.current?.focus();
  });
}

function describeResult({ kind, state, changes, unchanged }: ContentImport): string {
  if (state === 'accepted') return words.accepted;
  if (state === 'undone') return words.undone;
  if (changes.length === 0) return words.nothing;
  const said = words.changes[kind](changes.length);
  return unchanged > 0 ? `${said}, ${words.unchanged(unchanged)}.` : `${said}.`;
}

/** @param withoutAnswer the reason if the server did not answer */
function reasonOf(error: unknown, withoutAnswer: string): string {
  if (!(error instanceof DeskError)) return withoutAnswer;
  const { errors = [], detail = frameWords.unsaved } = (error.body ?? {}) as {
    errors?: ContentError[];
    detail?: string;
  };
  return errors.map(words.problem).join('\n') || detail;
}
