/** Some browsers withhold paint entries, to resist fingerprinting for example. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves when something of the page has been painted, or after a while in a browser that does not tell. */
export function firstContentfulPaint(longestWaitMs = LONGEST_WAIT_MS): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, longestWaitMs);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
