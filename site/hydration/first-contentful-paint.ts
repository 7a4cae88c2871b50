/** Some browsers withhold paint entries, to resist fingerprinting for example. */
const MAX_WAIT_MS = 2_000;

/** Resolves at the first contentful paint, or after a timeout in a browser that does not report it. */
export function firstContentfulPaint(maxWaitMs = MAX_WAIT_MS): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, maxWaitMs);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
