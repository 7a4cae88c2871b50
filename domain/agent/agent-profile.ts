import type { Agent } from './agent.ts';

/** The agent as pages, mails and answers name them: each text as it is shown. Nothing private is among them. */
export interface AgentProfile {
  slug: string;
  firstName: string;
  /** "Avery Stone" */
  name: string;
  /** As a person reads it: "(704) 555-0142". */
  phone: string;
  /** The link behind every phone number. */
  phoneHref: string;
  email: string;
  /** The firm's name. */
  firm: string;
  license: string;
  /** "Broker, Stone Realty Group · NC Lic. #000000": stands wherever the agent's name does. */
  standing: string;
  /** "Avery Stone, Stone Realty Group": ends every page's title. */
  atFirm: string;
  /** "1500 East Boulevard, Suite 200" */
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** The office's whole address in one line. */
  office: string;
  favoriteNeighborhood: string;
  favoriteSpot: string;
  favoriteRestaurant: string;
  hobby: string;
  /** Where the office is on a map. */
  latitude: number;
  longitude: number;
}

export function agentProfile(agent: Agent): AgentProfile {
  const { slug, firstName, lastName, phone, email, firm } = agent;
  const { favoriteNeighborhood, favoriteSpot, favoriteRestaurant, hobby } = agent;
  const { license, streetAddress: street, city, state, postalCode, latitude, longitude } = firm;
  const name = `${firstName} ${lastName}`;
  return {
    slug,
    firstName,
    name,
    phone,
    phoneHref: phoneLink(phone),
    email,
    firm: firm.name,
    license,
    standing: `Broker, ${firm.name} · ${license}`,
    atFirm: `${name}, ${firm.name}`,
    street,
    city,
    state,
    postalCode,
    office: `${street}, ${city}, ${state} ${postalCode}`,
    favoriteNeighborhood,
    favoriteSpot,
    favoriteRestaurant,
    hobby,
    latitude,
    longitude,
  };
}

/** What the parts of a page that come alive in the browser say of the agent. */
export type AgentContact = Pick<AgentProfile, 'name' | 'firm' | 'license' | 'phone' | 'phoneHref'>;

export function agentContact({ name, firm, license, phone, phoneHref }: AgentProfile): AgentContact {
  return { name, firm, license, phone, phoneHref };
}

/** Whether an American number is whole, with or without its leading 1. */
export function hasTenDigits(phone: string): boolean {
  return /^\d{10}$/.test(digitsOf(phone));
}

function phoneLink(phone: string): string {
  return `tel:+1${digitsOf(phone)}`;
}

/** Without the leading 1 of the country. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
