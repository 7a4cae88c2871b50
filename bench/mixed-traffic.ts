import { randomUUID } from 'node:crypto';
import { listings } from '#content/listings.ts';
import { ROUTES } from './routes.ts';

export const TRAFFIC_KINDS = ['page', 'comparison', 'chat', 'lead'] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

export interface TrafficRequest {
  kind: TrafficKind;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const QUESTIONS = [
  'How are the schools in Dilworth?',
  'What does a home in Plaza Midwood cost?',
  'What is my house worth?',
  'Which homes have three bedrooms?',
];

/** Of ten visitors five read, two compare, two use the chat, one sends a lead. Each chats and writes as another person. */
export function mixedTraffic(number: number): TrafficRequest {
  const turn = number % 10;
  const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T;
  if (turn < 5) return { kind: 'page', method: 'GET', path: pick(ROUTES) };
  if (turn === 5) {
    const homes = [pick(listings).id, pick(listings).id, pick(listings).id];
    return { kind: 'comparison', method: 'GET', path: `/compare?homes=${homes.join()}` };
  }
  if (turn === 6) {
    const propertyIds = listings.slice(0, 2).map(({ id }) => id);
    const body = { sessionId: randomUUID(), propertyIds, agentId: 1 };
    return { kind: 'comparison', method: 'POST', path: '/api/property-comparisons', body };
  }
  if (turn < 9) {
    const body = { sessionId: randomUUID(), agentId: 1, message: pick(QUESTIONS) };
    return { kind: 'chat', method: 'POST', path: '/api/chat', body };
  }
  const person = randomUUID();
  const body = { firstName: 'Jordan', lastName: 'Reyes', email: `${person}@example.com`, interest: 'buying' };
  return { kind: 'lead', method: 'POST', path: '/api/leads', body };
}
