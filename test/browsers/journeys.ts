import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Journeys of visitors to the public site, by subject. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async menu(visitor) {
    await openDecided(visitor, '/contact');
    await visitor.isHydrated('header button');
    await visitor.click('header button', 'Menu');
    await visitor.sees('#main-menu a', 'Market Insights');
    await visitor.tab.press('Escape');
    await visitor.seesNo('#main-menu a');
    await visitor.click('header button', 'Menu');
    await visitor.click('#main-menu a', 'Sell');
    await visitor.isAt(/^\/sell$/);
  },

  async popover(visitor) {
    await openDecided(visitor, '/');
    await visitor.click('#neighborhoods button[aria-haspopup=dialog]', 'Dilworth');
    await visitor.sees('dialog[open] dt', 'Walk score');
    await visitor.tab.press('Escape');
    await visitor.seesNo('dialog[open]');
    await visitor.click('#neighborhoods button[aria-haspopup=dialog]', 'NoDa');
    await visitor.click('dialog[open] button', 'Close');
    await visitor.seesNo('dialog[open]');
    await visitor.sees('#neighborhoods button:focus', 'NoDa');
  },

  async carousel(visitor) {
    await openDecided(visitor, '/');
    await visitor.isHydrated('#testimonials blockquote');
    const first = await firstAuthor(visitor);
    await visitor.click('#testimonials button', 'Next testimonials');
    await expect.poll(() => firstAuthor(visitor)).not.toBe(first);
    await visitor.sees('#testimonials [aria-current=true]', 'Page 2');
    await visitor.click('#testimonials button', 'Page 1');
    await expect.poll(() => firstAuthor(visitor)).toBe(first);
  },

  async 'contact form'(visitor) {
    await openDecided(visitor, '/contact');
    await visitor.isHydrated('main form');
    await visitor.fill('First name', 'Jordan');
    await visitor.click('main form button', 'Send Message');
    await visitor.sees('main form :focus', 'Missing Information.');
    await fillContactForm(visitor);
    await visitor.click('main form button', 'Send Message');
    await visitor.sees('[data-toast=success]');
  },

  async 'seller form'(visitor) {
    await openDecided(visitor, '/sell');
    await visitor.isHydrated('#guide form');
    await visitor.fill('First name', 'Jordan');
    await visitor.fill('Last name', 'Reyes');
    await visitor.fill('Email', 'jordan@example.com');
    await visitor.fill('Phone', '(704) 555-0199');
    await visitor.click('#guide button', 'Download the free guide');
    await visitor.sees('[data-toast=success]');
  },

  async chat(visitor) {
    await openDecided(visitor, '/contact');
    await visitor.click('button', 'Open chat');
    // The page has a field with the same label, so wait until the open panel has the focus.
    await visitor.sees('dialog[open] textarea');
    await visitor.fill('Message', 'What is a due diligence fee?');
    await visitor.tab.press('Enter');
    await visitor.sees('[data-role=user]', 'What is a due diligence fee?');
    await visitor.sees('[data-role=assistant]', 'Assistant:');
    await visitor.tab.press('Escape');
    await visitor.seesNo('[data-role=assistant]');
    // In a background tab of Firefox there is an active element, but nothing matches :focus.
    const focused = () => visitor.tab.run(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toMatch(/^Open chat/);
  },

  async compare(visitor) {
    await openDecided(visitor, '/compare');
    await visitor.isHydrated('main input[type=checkbox]');
    await visitor.click('main input[type=checkbox]', 'Compare 12 Porchlight Lane');
    await visitor.click('main input[type=checkbox]', 'Compare 40 Spindle Street');
    await visitor.click('button', 'Compare (2)');
    await visitor.sees('table tbody th', 'Price');
    await visitor.isAt(/homes=sample-01,sample-03/);
    await visitor.tab.back();
    await visitor.seesNo('table');
    await visitor.sees('main input:checked', 'Compare 40 Spindle Street');
  },

  async tabs(visitor) {
    await openDecided(visitor, '/market-insights');
    await visitor.isHydrated('[role=tab]');
    await visitor.click('[role=tab]', 'Trends');
    await visitor.isAt(/tab=trends/);
    await visitor.sees('#p-trends');
    await visitor.tab.press('ArrowRight');
    await visitor.sees('#p-neighborhoods');
    await visitor.seesNo('#p-trends');
    await visitor.tab.back();
    await visitor.sees('#p-overview');
  },

  async panel(visitor) {
    await openDecided(visitor, '/contact');
    await visitor.click('button', 'Accessibility settings');
    await visitor.click('dialog button', 'Increase font size');
    await visitor.sees('dialog output', '110%');
    await visitor.click('dialog [role=switch]', 'High contrast');
    await visitor.sees('html[data-contrast=high]');
    await visitor.open('/sell');
    await visitor.sees('html[data-contrast=high]');
    expect(await visitor.tab.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('17.6px');
  },

  async consent(visitor) {
    await visitor.open('/contact');
    await visitor.click('button', 'Customize');
    await visitor.click('dialog [role=switch]', 'Functional');
    await visitor.click('dialog button', 'Save Preferences');
    await visitor.seesNo('dialog[open]');
    await visitor.open('/sell');
    await visitor.isHydrated('header button');
    await visitor.seesNo('button', 'Accept All');
    const kept = await visitor.tab.run(() => localStorage.getItem('cookie-consent') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ functional: true, analytics: false, marketing: false });
  },
};

/** The site without JavaScript. */
export async function withoutJavaScript(visitor: Visitor): Promise<void> {
  await visitor.open('/contact');
  await visitor.click('header button', 'Menu');
  await visitor.click('#main-menu a', 'Market Insights');
  await visitor.isAt(/^\/market-insights$/);
  await visitor.click('main nav a', 'Trends');
  await visitor.isAt(/tab=trends/);
  await visitor.open('/contact');
  await visitor.seesNo('button', 'Open chat');
  await fillContactForm(visitor);
  await visitor.click('main form button', 'Send Message');
  await visitor.isAt(/^\/contact\?sent=yes/);
}

/** Opens a page as a visitor who declined cookies. */
export async function openDecided(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.click('button', 'Necessary Only');
  await visitor.seesNo('button', 'Necessary Only');
}

export async function fillContactForm(visitor: Visitor): Promise<void> {
  await visitor.fill('First name', 'Jordan');
  await visitor.fill('Last name', 'Reyes');
  await visitor.fill('Email', 'jordan@example.com');
  await visitor.choose('I am interested in', 'selling');
}

async function firstAuthor({ tab }: Visitor): Promise<string | undefined> {
  return await tab.run(() => {
    const names = [...document.querySelectorAll('#testimonials figcaption b')];
    return names.find((name) => getComputedStyle(name).visibility === 'visible')?.textContent ?? undefined;
  });
}
