import { vi } from 'vitest';
import { createDraftSaver, type LocalText } from '#desk/content/edit/draft-saver.ts';
import type { ContentDraft, ContentFields } from '#domain/desk/content.ts';

/** A draft that the server has saved. */
export const draftOf = (record: ContentFields, version: number): ContentDraft => ({
  kind: 'guides',
  id: 'porches',
  title: 'Porches',
  state: 'draft',
  origin: 'desk',
  record,
  version,
  updatedAt: '2026-11-24T14:00:00.000Z',
  updatedBy: 'Avery Stone',
  marks: [],
  errors: [],
  published: null,
  difference: [],
});

type Answer = ContentDraft | Error;

/** A draft saver with a server whose responses the test controls, and a device that stores one text. */
export function setUpDraftSaver(
  local: LocalText | null = null,
  draft: ContentDraft | null = draftOf({ title: 'One' }, 1),
) {
  const calls: { record: ContentFields; version: number | null; answer: (answer: Answer) => void }[] = [];
  let kept: LocalText | null = local;
  const saver = createDraftSaver({
    draft,
    record: draft?.record ?? {},
    local,
    keepLocally: (text) => {
      kept = text;
    },
    save: (record, version) =>
      new Promise((resolve, reject) => {
        const answer = (given: Answer) => (given instanceof Error ? reject(given) : resolve(given));
        calls.push({ record, version, answer });
      }),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { saver, calls, kept: () => kept, settle };
}
