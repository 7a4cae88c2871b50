import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#test/browser/find-chromium.ts';

/** The screen of a small phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Starts a Chromium that makes no requests of its own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
