import { expect, test } from 'vitest';
import { readAnswerEvent } from './ask-assistant.ts';

/** A stream that delivers its chunks one by one. */
function streamOf(...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

test('an answer is parsed whatever line separators it contains and however the stream is chunked', async () => {
  // JSON does not escape these two separators; text pasted from a word processor or a PDF may hold them.
  const data = JSON.stringify({ content: 'Two\u2028lines, two\u2029paragraphs\nand a line' });
  expect(await readAnswerEvent(streamOf(`event: answer\ndata: ${data}\n\n`))).toBe(data);
  const pieces = [
    ': still here\n\nevent: ans',
    `wer\ndata: ${data.slice(0, 20)}`,
    data.slice(20),
    '\n',
    '\n',
  ];
  expect(await readAnswerEvent(streamOf(...pieces))).toBe(data);
});

test('a stream that fails or ends without an answer throws', async () => {
  await expect(readAnswerEvent(streamOf('event: failure\ndata: {}\n\n'))).rejects.toThrow(TypeError);
  await expect(readAnswerEvent(streamOf('event: answer\ndata: {"mess'))).rejects.toThrow(TypeError);
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('The server is gone')),
  });
  await expect(readAnswerEvent(broken)).rejects.toThrow('The server is gone');
});
