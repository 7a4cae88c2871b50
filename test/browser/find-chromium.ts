import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium is: `CHROMIUM`, Debian's, or the one Playwright downloaded. null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Chromium's engine without the parts that show a window, as Debian packs it: browser tests take half the time in it. */
export function findHeadlessShell(): string | null {
  const path = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM && existsSync(path) ? path : null;
}
