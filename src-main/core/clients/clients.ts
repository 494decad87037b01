/**
 * Who asked this server in this run, for the user to look at. Promise: a bounded number is remembered, in memory only, and no key and no
 * query is told; a request costs a look into a map.
 */
import type { Client } from '#contract/settings.ts';

/** Clients remembered; the one that was quiet for longest makes room. */
const MOST = 100;
/** Of an agent or path that is told. */
const MOST_CHARACTERS = 200;

export type Clients = {
  /** Counts a request. The query of `url` is dropped: it may hold a key. */
  note(request: { who: string; agent: string | undefined; url: string }): void;
  /** The latest first. */
  list(): Client[];
};

type Noted = { who: string; agent: string | undefined; requests: number; lastAt: number; lastPath: string };

export function openClients(clock: () => Date): Clients {
  /** By who and agent, the latest last. */
  const clients = new Map<string, Noted>();

  return {
    note({ who, agent, url }) {
      const name = `${who}\n${agent ?? ''}`;
      const noted = clients.get(name) ?? { who, agent: agent?.slice(0, MOST_CHARACTERS), requests: 0, lastAt: 0, lastPath: '' };
      noted.requests++;
      noted.lastAt = clock().getTime();
      noted.lastPath = url.split('?', 1)[0] ?? '';
      clients.delete(name);
      clients.set(name, noted);
      const [quietest] = clients.size > MOST ? clients.keys() : [];
      if (quietest !== undefined) clients.delete(quietest);
    },

    list: () =>
      [...clients.values()].toReversed().map(({ who, agent, requests, lastAt, lastPath }) => ({
        who,
        agent: agent === undefined ? null : withoutKeys(agent),
        requests,
        lastAt: new Date(lastAt).toISOString(),
        lastPath: told(lastPath),
      })),
  };
}

/** A path can name a key by its id, and hold one by a slip of its sender. */
const told = (path: string): string =>
  withoutKeys(path)
    .replace(/^\/keys\/.+/, '/keys/{keyId}')
    .slice(0, MOST_CHARACTERS);

const withoutKeys = (text: string): string => text.replace(/ask_[\w-]+/g, 'ask_…');
