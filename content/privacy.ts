import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** One of the nine sections (spec, section 2). Paragraphs come before the list. */
export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** Each list item starts with its name, which ends at the first period. */
  namedPoints?: true;
}

export const privacyPage = {
  title: 'Privacy Policy',
  effective: 'Effective July 4, 2025',
  effectiveDate: '2025-07-04',
  lede: ({ name, firm }: AgentProfile) =>
    `This policy covers the website of ${name}, a broker with ${firm} in Charlotte, North Carolina. It says what the site does, in the order you would ask.`,
  contentsLabel: 'On this page',
};

export const privacySections = ({ name, phone, email, firm, office }: AgentProfile): PrivacySection[] => [
  {
    id: 'information-collected',
    heading: 'Information collected',
    paragraphs: [
      'You can read every page without telling us who you are. What we collect, we collect in these ways:',
    ],
    namedPoints: true,
    list: [
      "Forms. The contact form and the seller's guide form keep what you type: your name and email, and, where the form asks or you choose to add it, your phone number, your home address, what you are interested in, neighborhoods and a message.",
      "A record of consent. With every form we keep the exact words about calls, texts and email that stood beside it, whether you agreed, the page, the time, your IP address and your browser's user agent. It shows what was asked and what you answered.",
      "How you first arrived. Your browser's session storage remembers, for that tab, the first page you opened, the page that linked to it and any campaign tags in the link. It is sent to us only together with a form.",
      'The chat. What you write and what the assistant answers is kept under a random session number. Your name is not part of it unless you write it. We can read these conversations, to answer what the assistant could not and to make its answers better. Your browser keeps the conversation, and a message you have begun, in that tab until you close it; we erase ours after 30 days. What you leave there for a reply is kept like a form.',
      'Comparisons. The homes you set side by side are kept under another random session number, for 30 days.',
      'Counts. We count how often each kind of page is opened, and how often its forms come into view, are begun, sent or not accepted: one number for each day, kind of page and step. Nothing of you is kept with it: no IP address, no user agent, no identifier, and nothing is stored in your browser. If your browser sends the Global Privacy Control or Do Not Track signal, you are not counted.',
      'Server records. Like every web server, ours handles your IP address, the page asked for and the time. We use them to keep the site running and to limit abuse.',
      'Spam protection. A form fetches a signed time stamp, which your browser keeps in that tab and sends back with the form, together with how long the page was open. What looks like it came from a program is marked for us, and still read.',
      'Your choices. Your cookie choice and your accessibility settings stay in your own browser.',
    ],
  },
  {
    id: 'use',
    heading: 'Use',
    paragraphs: ['We use this information for a short list of purposes:'],
    list: [
      "To answer you, within 24 hours, and to send the seller's guide you asked for.",
      'To call or text you about real estate, only if you ticked the box that allows it. It is never a condition of getting help or of buying.',
      'To review the agency disclosure with you that North Carolina requires of brokers.',
      'To show, if asked, what you agreed to and when.',
      'To learn which page or campaign led to a message, and which pages and forms are used.',
      'To keep the site available and to stop spam and abuse.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Sharing',
    paragraphs: [
      'We do not sell personal information, and we do not share it for advertising across other sites.',
      `Your message is stored in this site's own database and sent by email to ${name}. Depending on how the office has set up its tools, these may receive it as well, to do their part of the work for us:`,
    ],
    list: [
      'Our hosting and email providers.',
      'A customer relationship system, where the team keeps its correspondence.',
      'The push services of our browsers (Google, Mozilla, Apple), which pass on a notice of your message with your first name and what you are interested in, encrypted for our browser.',
      'Another of our own systems, notified by a signed message when a lead arrives.',
      "A language model provider, which receives your questions in the chat when the assistant is connected to one; email addresses, numbers, street addresses and the names it can tell from other words are cut out first, and what you leave for a reply is not sent to it. Without one, the assistant answers from this site's own server.",
      'A public authority or a court, when the law requires it.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    paragraphs: [
      'The public site is meant to be reached over HTTPS only, which encrypts what you send. Forms are checked and limited in size and number, lists of leads are not reachable from the public pages, and only the people who need the database may read it.',
      'No system is beyond failure. Please do not send account numbers, Social Security numbers or wire instructions through a form, by email or in the chat. If a message about wiring money claims to come from us, call us at the number below before you act on it.',
    ],
  },
  {
    id: 'choices',
    heading: 'Choices',
    paragraphs: ['You decide, and you can change your mind:'],
    namedPoints: true,
    list: [
      'Cookies. Nothing optional loads before you choose. “Necessary Only” is one click, and “Cookie settings” in the footer opens the choice again at any time.',
      'Analytics and marketing. No such tool is contacted before you allow it.',
      'Global Privacy Control. If your browser sends this signal, analytics and marketing stay off.',
      'The office map. It comes from another provider and loads only when you click it, or when you have allowed functional cookies.',
      'Calls and texts. Reply STOP to any text, or tell us in any way that is easy for you. We stop as soon as we can and within 10 business days at most.',
      `Access, correction and erasure. Write to ${email} from the address you used, or call. We will send you what we hold, correct it, or erase it, except for what the law requires us to keep. Backups keep a copy of what is erased for up to seven days more.`,
    ],
  },
  {
    id: 'children',
    heading: 'Children under 18',
    paragraphs: [
      'This site is meant for adults who buy or sell a home. We do not knowingly collect information from children under 18. If a child has sent us something, tell us and we will erase it.',
    ],
  },
  {
    id: 'third-party-links',
    heading: 'Third-party links',
    paragraphs: [
      'Some links lead elsewhere: the listings site, the home value tool, the team site, social media, reviews, public records and directions to the office. They open in a new tab and follow their own policies. We send them nothing you have typed here.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'When the site changes what it does, this page changes with it, and the date at the top moves. A change that lessens your choices will not reach back to what you sent before it without asking you.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    paragraphs: [
      `Questions about this policy, or a request about your information, reach a person at ${email} or ${phone}, any day from 8 am to 8 pm. By post: ${firm}, ${office}.`,
    ],
  },
];
