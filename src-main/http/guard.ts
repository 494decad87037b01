/**
 * Decides who may talk to a server on loopback. Every web page that the user opens runs on this machine too, so an open port is not
 * private. Three attacks are stopped here, before anything else looks at a request: - DNS rebinding: a page's own name is made to resolve
 * to 127.0.0.1. Such a request carries no Origin and no Sec-Fetch headers; only its Host gives it away, so Host must be a loopback name
 * with this server's port. - Cross-origin requests: a page's script carries its Origin, which must be this app, another loopback page or
 * one the user approved. - Blind cross-site requests (an image, a no-cors GET) carry no Origin but `Sec-Fetch-Site: cross-site`. A link to
 * the user interface is allowed.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { userOfSocket } from '#core/platform/user-of-socket.ts';
import type { RefusalCode } from '#core/refusal.ts';

const loopbackOrigin = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

/** Undefined for a request that may pass, otherwise the refusal. `port` is this server's own. */
export function guard({ headers, url }: FastifyRequest, port: number, isApproved: (origin: string) => boolean): RefusalCode | undefined {
  const host = headers.host?.toLowerCase();
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}` && host !== `[::1]:${port}`) return 'hostRefused';

  const { origin } = headers;
  if (origin !== undefined) return loopbackOrigin.test(origin) || isApproved(origin) ? undefined : 'originRefused';
  if (headers['sec-fetch-site'] === 'cross-site') {
    const opensWindow = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && /^\/ui(?:\/|$)/.test(url);
    if (!opensWindow) return 'crossSiteRefused';
  }
  return undefined;
}

/**
 * Tells whether a request that passed the guard is of a page of this very server, neither of another loopback port nor of an approved page,
 * in a browser of the user who runs it: a link can be read by others where it is an argument of a program, as of a browser that is started
 * with it.
 */
export function isOwnPage({ headers, socket }: { headers: IncomingHttpHeaders; socket: Socket }): boolean {
  const { host = '', origin } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (origin !== `http://${host.toLowerCase()}` || (fetchSite !== undefined && fetchSite !== 'same-origin')) return false;
  return isOfThisUser(socket);
}

/**
 * Tells whether a request that passed the guard is of a window of this server, as its browser says: no page can set this header, and a read
 * carries no Origin.
 */
export const isOfWindow = ({ headers, socket }: { headers: IncomingHttpHeaders; socket: Socket }): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && isOfThisUser(socket);

function isOfThisUser(socket: Socket): boolean {
  const user = userOfSocket(socket);
  return user === undefined || user === ROOT || user === process.getuid?.();
}

const ROOT = 0;
