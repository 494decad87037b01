/** The server has a second user next to the owner; either of them asks it, and its answers are held to the contract. */
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { beforeAll, expect } from 'vitest';
import { endpoints, type EndpointName, type ReplyOf } from '#contract/endpoints.ts';
import { askWithKey, testServer, type Answered, type Running } from './server.ts';

type Asks = (method: string, path: string, body?: unknown) => Promise<Answered>;

/** The tests of one file share it; `server` is there from the first test on. */
export function twoUsers(): { server: Running; as: (key: string) => Asks; owner: Asks; other: Asks; otherKey: () => string } {
  const server = testServer({ clock: () => new Date('2026-11-21T06:00:00Z') });
  let otherKey: string;
  beforeAll(async () => {
    await server.core.users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
    otherKey = server.core.keys.add('amelia', 'tablet').key;
  });
  const as =
    (key: string): Asks =>
    (...question) =>
      askWithKey({ port: server.port, key }, ...question);
  return {
    server,
    as,
    owner: (...question) => as(server.key)(...question),
    other: (...question) => as(otherKey)(...question),
    otherKey: () => otherKey,
  };
}

/** The body of an answer that is what the contract says of this endpoint. */
export function good<Name extends EndpointName>(answer: Answered, name: Name, status = 200): ReplyOf<Name> {
  expect(answer.status, answer.text).toBe(status);
  expect([...Value.Errors(endpoints[name].reply as TSchema, answer.json)]).toEqual([]);
  return answer.json;
}
