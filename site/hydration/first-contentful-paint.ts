/**
 * Resolves when something of the page has been painted. A page without pictures has loaded before that.
 *
 * It becomes part of the script before the first paint: it may use nothing from outside of itself.
 */
export function firstContentfulPaint(): Promise<void> {
  return new Promise((painted) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
