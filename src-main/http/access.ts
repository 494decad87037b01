/**
 * Finds out who the caller is. Promise: a key or token that is present and wrong is 401, never silently anonymous; the sources are tried in
 * the documented order and the first one present decides.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { User } from '#contract/users/user.ts';
import type { Core } from '#core/core.ts';
import { faultBehind } from '#core/reasons/system-faults.ts';
import { Refusal } from '#core/refusal.ts';

const bearer = /^Bearer +(\S+)$/i;

/**
 * The caller is found by `apiKey` in the query, else by `x-api-key`, else by a token in `Authorization: Bearer`; undefined for an anonymous one.
 * `isFor`: where keys or users are damaged, an endpoint that answers everyone the same goes on without knowing who asks.
 */
export async function callerOf(
  core: Core,
  apiKey: unknown,
  headers: IncomingHttpHeaders,
  isFor: 'anyone' | 'caller',
): Promise<User | undefined> {
  const unlessDamaged = (error: unknown): undefined => {
    if (isFor === 'caller' || faultBehind(error) !== 'dataDamaged') throw error;
  };
  // An empty key is none: the default client of the public service sends one.
  const key = [apiKey, headers['x-api-key']].find((sent) => sent !== undefined && sent !== '');
  if (key === undefined) {
    const { authorization } = headers;
    return authorization === undefined ? undefined : userOfToken(core, authorization).catch(unlessDamaged);
  }
  try {
    const user = typeof key === 'string' ? core.keys.userOf(key) : undefined;
    if (user) return user;
  } catch (error) {
    return unlessDamaged(error);
  }
  throw new Refusal('keyInvalid');
}

/** Returns the caller of an endpoint that needs one. Throws `keyRequired` for an anonymous one. */
export function requireUser(caller: User | undefined): User {
  if (!caller) throw new Refusal('keyRequired');
  return caller;
}

/**
 * Finds the user to whose data a request is limited; undefined: the owner, with a key that may do everything or a token, reaches that of every user.
 */
export function ownAlone(core: Core, caller: User | undefined): User | undefined {
  const user = requireUser(caller);
  return !core.keys.isReadOnly(user) && core.users.isOwner(user.id) ? undefined : user;
}

/** A request shows whether it stores by its query, and its body before that is checked. */
type Content = { query: unknown; body: unknown };

/** Throws `keyRequired`, `ownerRequired` or `keyReadOnly` where the caller may not ask this of the endpoint. */
export function checkRights(core: Core, endpoint: Endpoint, caller: User | undefined, content: Content): void {
  const { access, ownersMembers = [] } = endpoint;
  if (access === 'open') return;
  const user = requireUser(caller);
  const isOfOwner = access === 'owner' || ownersMembers.some((name) => isSent(name, content));
  // A backup holds what tokens are signed with: who may only read must not come to more by reading it.
  if ((isOfOwner || !storesNothing(endpoint, content)) && core.keys.isReadOnly(user)) throw new Refusal('keyReadOnly');
  if (isOfOwner && !core.users.isOwner(user.id)) throw new Refusal('ownerRequired');
}

/** `all=false` in a query asks for no more than its absence; in a body every value counts. */
const isSent = (name: string, { query, body }: Content): boolean =>
  (membersOf(query)[name] ?? 'false') !== 'false' || Object.hasOwn(membersOf(body), name);

function storesNothing({ method, storesNothing: by }: Endpoint, content: Content): boolean {
  if (method === 'GET' || by === true) return true;
  if (by === undefined) return false;
  const [values, given] = 'query' in by ? [by.query, content.query] : [by.body, content.body];
  const members = membersOf(given);
  return Object.entries(values).every(([name, value]) => members[name] === value);
}

const membersOf = (given: unknown): Readonly<Record<string, unknown>> => (typeof given === 'object' && given !== null ? { ...given } : {});

async function userOfToken(core: Core, authorization: string): Promise<User> {
  const token = bearer.exec(authorization)?.[1];
  const user = token === undefined ? undefined : (core.runKey.userOf(token) ?? (await core.sessions.verify(token)));
  if (!user) throw new Refusal('tokenInvalid');
  return user;
}

/** Records the client in the core. Aeroshelf's own window is recognised by Sec-Fetch-Site, which no page can set itself. */
export function recordClient(core: Core, { headers, url }: FastifyRequest, caller: User | undefined): void {
  core.clients.note({ who: whoOf(core, headers['sec-fetch-site'], caller), agent: headers['user-agent'], url });
}

function whoOf(core: Core, fetchSite: string | string[] | undefined, caller: User | undefined): string {
  if (fetchSite === 'same-origin') return 'window';
  return caller ? (core.keys.labelOf(caller) ?? caller.username) : 'anonymous';
}
