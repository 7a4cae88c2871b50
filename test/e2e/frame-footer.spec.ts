import { outbound } from '#content/navigation.ts';
import { mockMaps, openHydrated } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';

let asked: string[];
const test = openedOnce(async (page) => {
  asked = await mockMaps(page);
  await openHydrated(page, '/contact');
});

test('the footer has name, address and contact details', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const text of [
    'Avery Stone',
    'In-town Charlotte homes, bought and sold with care.',
    '1500 East Boulevard, Suite 200',
    'Charlotte, NC 28203',
    'Equal Housing Opportunity. We do business in accordance with',
    'NC Lic. #000000',
    '© 2026 Stone Realty Group. All rights reserved.',
  ]) {
    await expect(footer).toContainText(text);
  }
  await expect(footer.getByRole('link', { name: '(704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
  await expect(footer.getByRole('link', { name: 'hello@averystone.example' })).toHaveAttribute(
    'href',
    'mailto:hello@averystone.example',
  );
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('img', { name: 'Equal Housing Opportunity' })).toBeVisible();
  await expect(footer.getByRole('img', { name: 'Stone Realty Group' })).toBeVisible();
  for (const [name, href] of [
    ['Instagram', outbound.instagram],
    ['Facebook', outbound.facebook],
    ['LinkedIn', outbound.linkedin],
    ['Team site', outbound.teamSite],
    ['Get directions', /^https:/],
  ] as const) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name} \\(opens in a new tab\\)$`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('href', href);
  }
});

test('the map requests nothing from its provider until it is clicked, then OpenStreetMap shows the office', async ({
  page,
}) => {
  const map = page.getByRole('region', { name: 'Office map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await map.getByRole('button', { name: 'Load the office map' }).click();
  const frame = map.getByTitle('Map of the Stone Realty Group office');
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/,
  );
  await expect(frame).toHaveAttribute('src', /marker=35\.2036%2C-80\.8449/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(map).toBeFocused();
});
