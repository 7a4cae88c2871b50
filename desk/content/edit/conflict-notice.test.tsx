import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { draftOf, setUpDraftSaver } from '#test/draft-saver.ts';
import { ConflictNotice } from './conflict-notice.tsx';

test('a conflict in a long article marks what differs in both texts', () => {
  const article = (first: string, last: string) => ({
    content: `<p>${first}Porches.</p>${'<p>Rails and rooftops.</p>'.repeat(40)}${last}`,
  });
  const theirs = draftOf(article('', '<p>The last word is theirs.</p>'), 2);
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ConflictNotice
        kind="guides"
        record={article('Firstly: ', '')}
        state={{ status: 'conflict', theirs }}
        saver={setUpDraftSaver().saver}
      />
    </QueryClientProvider>,
  );
  const marks = [...html.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, text]) => text);
  expect(marks[0]).toBe('Firstly: ');
  expect(marks.at(-1)).toMatch(/The last word is theirs\.$/);
  expect(marks.length).toBeLessThan(4);
});
