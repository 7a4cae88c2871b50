import { useEffect, useRef } from 'react';

/** Below this width the tray spans the full width, and the floats sit above it (compare-tray.module.css). */
const FULL_WIDTH_BAR = '(max-width: 859.98px)';

/** Publishes the height of the tray's bar as `--tray-h`, which raises the floats (site/floats/floats.module.css). */
export function useTrayHeight() {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tray.current;
    if (!element) return;
    const root = document.documentElement;
    const bar = matchMedia(FULL_WIDTH_BAR);
    const measure = () =>
      root.style.setProperty('--tray-h', `${bar.matches ? Math.ceil(element.offsetHeight) : 0}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--tray-h');
    };
  }, []);
  return tray;
}
