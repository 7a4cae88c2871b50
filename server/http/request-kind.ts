import { LEAD_FORMS } from '#domain/leads/lead-forms.ts';

/** A coarse class of requests, for metrics and for admission under load. */
type RequestKind = 'lead' | 'chat' | 'comparison' | 'api' | 'page' | 'file' | 'health';

const LEAD_POSTS = new Set<string>(LEAD_FORMS.flatMap(({ page, call }) => [page, call]));
const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);

/** @param target the request target, such as `/compare?homes=…` */
export function requestKind(method: string, target: string): RequestKind {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (method === 'POST' && LEAD_POSTS.has(path)) return 'lead';
  if (HEALTH.has(path)) return 'health';
  if (path === '/api/chat') return 'chat';
  if (path === '/compare' || path.startsWith('/api/property-comparisons')) return 'comparison';
  if (path.startsWith('/api/')) return 'api';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
