/** Smaller corrections keep a clock right and do no harm. */
const NOTICED_MS = 60_000;

/**
 * Notices that a clock was set back.
 * @param steady ms of a clock that nobody can set
 * @returns a function that says whether it happened since it was asked last
 */
export function clockWatch(
  now: () => Date = () => new Date(),
  steady: () => number = () => performance.now(),
): () => boolean {
  const difference = () => now().getTime() - steady();
  let before = difference();
  return () => {
    const current = difference();
    const wasSetBack = current < before - NOTICED_MS;
    before = current;
    return wasSetBack;
  };
}
