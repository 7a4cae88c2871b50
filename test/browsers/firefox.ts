import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Browser, launch } from 'puppeteer-core';
import { freePort } from '../free-port.ts';
import {
  CALL_LIMIT_MS,
  DESKTOP,
  type Engine,
  type RunningEngine,
  type Tab,
  type WindowSize,
} from './engine.ts';
import { addAuthenticator } from './marionette.ts';

const executablePath = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

/** Firefox, through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath ? null : 'Firefox is missing (Debian: apt-get install firefox-esr)',
  async start(): Promise<RunningEngine> {
    // Firefox cannot disable JavaScript in one tab: visitors without it get a separate browser.
    const browsers = new Map<boolean, Browser>();
    const marionettePort = await freePort();
    return {
      async newTab({ javascript, size = DESKTOP }) {
        const browser = browsers.get(javascript) ?? (await launchFirefox(javascript, marionettePort));
        browsers.set(javascript, browser);
        return await newTab(browser, size);
      },
      addAuthenticator: () => addAuthenticator(marionettePort),
      async stop() {
        await Promise.all([...browsers.values()].map((browser) => browser.close()));
      },
    };
  },
};

async function launchFirefox(javascript: boolean, marionettePort: number): Promise<Browser> {
  return await launch({
    browser: 'firefox',
    headless: true,
    ...(javascript && { args: ['-marionette'] }),
    protocolTimeout: CALL_LIMIT_MS,
    ...(executablePath && { executablePath }),
    extraPrefsFirefox: {
      'javascript.enabled': javascript,
      'marionette.port': marionettePort,
      // Passkeys use the test's virtual authenticator, not a device that somebody has to touch.
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
      'intl.accept_languages': 'en-US',
      'browser.download.folderList': 2,
      'browser.download.dir': tmpdir(),
    },
  });
}

async function newTab(browser: Browser, size: WindowSize): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: async <T, Args extends unknown[]>(inPage: (...args: Args) => T, ...args: Args) =>
      (await page.evaluate(inPage as (...args: unknown[]) => unknown, ...args)) as T,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => context.close(),
  };
}
