import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium is: `CHROMIUM`, Debian's, or the one Playwright downloaded. null when there is none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
