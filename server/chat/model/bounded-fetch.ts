/** Maximum size in bytes of a response stream for one step. */
const LONGEST_STREAM = 512 * 1_024;

/**
 * `fetch` for the model's endpoint: it follows no redirect, which could send a conversation elsewhere, and limits the response
 * size.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  return new Response(body?.pipeThrough(atMost(LONGEST_STREAM)), { status, statusText, headers });
};

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > bytes) controller.error(new TypeError('The stream is too long'));
      else controller.enqueue(chunk);
    },
  });
}
