import { expect, test } from 'vitest';
import { answerEvent } from './ask-assistant.ts';

/** A stream whose pieces arrive one by one. */
function streamOf(...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

test('an answer is read whatever separates its lines and however the stream is cut', async () => {
  // JSON leaves the two separators as they are; text pasted from a word processor or a PDF has them.
  const data = JSON.stringify({ content: 'Two\u2028lines, two\u2029paragraphs\nand a line' });
  expect(await answerEvent(streamOf(`event: answer\ndata: ${data}\n\n`))).toBe(data);
  const pieces = [
    ': still here\n\nevent: ans',
    `wer\ndata: ${data.slice(0, 20)}`,
    data.slice(20),
    '\n',
    '\n',
  ];
  expect(await answerEvent(streamOf(...pieces))).toBe(data);
});

test('a stream that fails or ends without an answer throws', async () => {
  await expect(answerEvent(streamOf('event: failure\ndata: {}\n\n'))).rejects.toThrow(TypeError);
  await expect(answerEvent(streamOf('event: answer\ndata: {"mess'))).rejects.toThrow(TypeError);
});
