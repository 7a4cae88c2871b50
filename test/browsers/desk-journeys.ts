import { expect } from 'vitest';
import { owner, sendLead, setupLink, signUpAt } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import { PHONE } from './engine.ts';
import { fillContactForm, openDecided } from './journeys.ts';
import type { Visitor } from './visitor.ts';

/** What the agent does at the desk; the first account and one lead exist. */
export const deskJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'signing in with a password, opening a lead and adding a note'(visitor) {
    await signIn(visitor);
    await visitor.click('a', 'Dana Whitlock');
    await visitor.fill('Note', 'Likes deep porches.');
    await visitor.click('button', 'Add note');
    await visitor.sees('ol li, ul li', 'Likes deep porches.');
  },

  async 'the calls that a page preloads are made once'(visitor) {
    await signIn(visitor);
    await visitor.open('/desk/leads');
    await visitor.sees('[aria-label=Leads] a', 'Dana Whitlock');
    const paths = await visitor.tab.run(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    for (const call of ['/api/desk/me', '/api/desk/leads', '/api/desk/leads/counts'])
      expect(paths.filter((path) => path === call)).toEqual([call]);
  },

  async 'changing a claim and publishing it'(visitor) {
    await signIn(visitor);
    await visitor.open('/desk/content/claims/years');
    await visitor.fill('Figure', '19');
    await visitor.sees('main *', 'Draft, saved');
    await visitor.click('button', 'Publish');
    await visitor.sees('main *', 'Published, nothing to save');
    await visitor.open('/');
    await visitor.sees('[aria-label=Credentials] *', '19');
  },
};

/** Opens every page of the desk in a narrow window; none is wider than the window. */
export async function deskOnPhone(visitor: Visitor): Promise<void> {
  const isWhole = async () => {
    const [width = 0, content] = await visitor.tab.run(() => [
      window.innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(width).toBe(PHONE.width);
    expect(content).toBeLessThanOrEqual(width);
  };
  await visitor.open('/desk/sign-in');
  await visitor.sees('h1', 'Sign in');
  await isWhole();
  await signIn(visitor);
  await isWhole();
  await visitor.click('[aria-label=Leads] a', 'Dana Whitlock');
  await visitor.sees('h1', 'Dana Whitlock');
  await isWhole();
  await visitor.click('[data-own-bar] a', 'Reply');
  await visitor.tab.type('Gladly');
  const typed = () =>
    visitor.tab.run(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value);
  await expect.poll(typed).toBe('Gladly');
  for (const room of ['Conversations', 'Content', 'Numbers', 'Settings']) {
    await visitor.click('[aria-label=Desk] a', room);
    await visitor.sees('h1', room);
    await isWhole();
  }
  await visitor.open('/desk/content/claims/years');
  await visitor.fill('Figure', '21');
  await visitor.sees('main *', 'Draft, saved');
  await isWhole();
}

/** From a new site's setup link to a session that is ended from another device. */
export async function firstDay(site: RunningServer, agent: Visitor, elsewhere: Visitor): Promise<void> {
  await openSetup(site, agent);
  await agent.fill('Password', owner.password);
  await agent.click('button', 'Create account');
  await agent.sees('main *', 'No leads yet.');

  await openDecided(elsewhere, '/contact');
  await elsewhere.isHydrated('main form');
  await fillContactForm(elsewhere);
  await elsewhere.fill('Phone', '(704) 555-0177');
  await elsewhere.click('main form button', 'Send Message');
  await elsewhere.sees('[data-toast=success]');

  await agent.click('[aria-label=Leads] a', 'Jordan Reyes');
  await agent.fill('Reply', 'I will call at four.');
  await agent.click('button', 'Send reply');
  await agent.sees('[aria-label=Timeline] *', 'You replied');
  await agent.fill('Search leads', '5559999');
  await agent.sees('main *', 'Clear the search');
  await agent.fill('Search leads', '5550177');
  await agent.sees('[aria-label=Leads] a', 'Jordan Reyes');

  await signIn(elsewhere);
  await elsewhere.click('a', 'Settings');
  await elsewhere.click('main button', 'End');
  await elsewhere.sees('[role=status] *', 'is signed out');
  await agent.sees('h1', 'Sign in');
}

/** A user without a password creates the account with a passkey and signs in again. */
export async function dayWithPasskey(site: RunningServer, agent: Visitor): Promise<void> {
  await openSetup(site, agent);
  await agent.click('button', 'Make a passkey');
  await agent.sees('main *', 'No leads yet.');
  await agent.click('button', 'Account');
  await agent.click('button', 'Sign out');
  await agent.click('button', 'Sign in with a passkey');
  await agent.sees('main *', 'No leads yet.');
}

/** Creates the first account and sends one lead. */
export async function prepareDesk(site: RunningServer): Promise<void> {
  await signUpAt(site);
  await sendLead(site);
}

/** Opens a new site's setup link and enters name and e-mail. */
async function openSetup(site: RunningServer, agent: Visitor): Promise<void> {
  const { pathname, search } = new URL(await setupLink(site));
  await agent.open(pathname + search);
  await agent.fill('Your name', owner.name);
  await agent.fill('Email', owner.email);
}

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/desk/leads');
  await visitor.fill('Email', owner.email);
  await visitor.fill('Password', owner.password);
  await visitor.click('button', 'Sign in');
  await visitor.sees('h1', 'Leads');
}
