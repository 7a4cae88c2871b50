import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

/** The path of catch-all routes, which do not prove that a path exists. */
export const CATCH_ALL = '/*';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods for which an app has a route at a path, not counting middleware. */
export function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  return METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && route.path !== CATCH_ALL),
  );
}

/** The response without a matching route: 405 if the path has other methods, else 404 (RFC 9110, 15.5.6). */
export function noRouteResponse(methods: string[]): Response {
  if (methods.length === 0) return problem('notFound');
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return problem('wrongMethod', { headers: { allow } });
}
