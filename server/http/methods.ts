import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

/** The path of a route that matches every address, and so proves nothing about any of them. */
export const EVERYTHING_ELSE = '/*';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods for which an app has a route at a path, middleware aside. */
export function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  return METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && route.path !== EVERYTHING_ELSE),
  );
}

/** Answers a method for which there is no route: 405 where there are others, 404 where there is none (RFC 9110, 15.5.6). */
export function refuse(methods: string[]): Response {
  if (methods.length === 0) return problem('notFound');
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return problem('wrongMethod', { headers: { allow } });
}
