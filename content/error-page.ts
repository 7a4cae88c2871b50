import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';

/** The page of a server error (500 and 503). */
export const errorPage = {
  meta: {
    title: `Something went wrong | ${agent.atFirm}`,
    description: `This page could not be shown just now. ${agent.name} is a call away: ${agent.phone}.`,
    noindex: true,
  },
  title: 'A fuse has blown',
  text: (phone: string) =>
    `This page could not be put together just now. Please try again in a minute, or call ${phone}, any day from 8 am to 8 pm.`,
  call: 'Call',
  tryAgain: 'Try again',
  goHome: { label: 'Go Home', link: '/' },
};

/** The page shown while the server is overloaded. */
export const busyPage = {
  title: 'A full house',
  text: (phone: string) =>
    `More people are here than the site has time for just now. Please try again in a few seconds, or call ${phone}.`,
  tryAgain: 'Try again',
  call: (phone: string) => `Call ${phone}`,
};
