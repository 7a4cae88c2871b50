import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { AnswerClock } from './answer-clock.tsx';

test('the clock of a lead that is weeks late says when it was asked and due, in speech too', () => {
  const lead = {
    status: 'new',
    createdAt: '2026-11-04T21:10:00.000Z',
    replyDueAt: '2026-11-05T21:10:00.000Z',
    firstReplyAt: null,
  } as LeadDetail;
  const now = Date.parse('2026-11-30T15:00:00Z');
  const html = renderToString(<AnswerClock lead={lead} now={now} onElsewhere={() => {}} />);
  expect(html).toContain('Asked 4:10 pm Nov 4. It is 10:00 am. Was due 4:10 pm Nov 5.');
});
