import { owner, sendLead, signUpAt } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import type { Visitor } from './visitor.ts';

/** What the agent does at the desk; the first account and one lead are there. */
export const deskJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'signing in with a password, opening a lead and adding a note'(visitor) {
    await signIn(visitor);
    await visitor.click('a', 'Dana Whitlock');
    await visitor.fill('Note', 'Likes deep porches.');
    await visitor.click('button', 'Add note');
    await visitor.sees('ol li, ul li', 'Likes deep porches.');
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

/** Makes the first account and sends one lead. */
export async function prepareDesk(site: RunningServer): Promise<void> {
  await signUpAt(site);
  await sendLead(site);
}

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/desk/leads');
  await visitor.fill('Email', owner.email);
  await visitor.fill('Password', owner.password);
  await visitor.click('button', 'Sign in');
  await visitor.sees('h1', 'Leads');
}
