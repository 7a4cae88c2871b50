import type { Agent } from './agent.ts';

/** The agent as pages, mails and answers name them; every text is formatted for display. Holds nothing private. */
export interface AgentProfile {
  slug: string;
  firstName: string;
  /** "Avery Stone" */
  name: string;
  /** Formatted: "(704) 555-0142". */
  phone: string;
  /** The `tel:` link of every phone number. */
  phoneHref: string;
  email: string;
  /** The brokerage's name. */
  firm: string;
  license: string;
  /** "Broker, Stone Realty Group · NC Lic. #000000": shown wherever the agent's name is. */
  standing: string;
  /** "Avery Stone, Stone Realty Group": the end of every page's title. */
  atFirm: string;
  /** "1500 East Boulevard, Suite 200" */
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** The office's full address on one line. */
  office: string;
  favoriteNeighborhood: string;
  favoriteSpot: string;
  favoriteRestaurant: string;
  hobby: string;
  /** The office's coordinates. */
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

/** The parts of the agent that interactive components receive. */
export type AgentContact = Pick<AgentProfile, 'name' | 'firm' | 'license' | 'phone' | 'phoneHref'>;

export function agentContact({ name, firm, license, phone, phoneHref }: AgentProfile): AgentContact {
  return { name, firm, license, phone, phoneHref };
}

/** Whether a US phone number has ten digits, with or without a leading 1. */
export function hasTenDigits(phone: string): boolean {
  return /^\d{10}$/.test(digitsOf(phone));
}

function phoneLink(phone: string): string {
  return `tel:+1${digitsOf(phone)}`;
}

/** The digits without the country code 1. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
