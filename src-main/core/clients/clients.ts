/**
 * Remembers the recent clients of this server, for the user to see. Promise: their number is bounded, they are in memory only, without keys
 * and queries, and a request costs one map lookup.
 */
import type { Client } from '#contract/users/clients.ts';

/** The client that has been quiet for longest makes room. */
const MAX_CLIENTS = 100;
/** An agent or a path is stored with at most this many characters. */
const MAX_CHARACTERS = 200;

type Noted = { who: string; agent: string | undefined; requests: number; lastAt: number; lastPath: string };

export function openClients(clock: () => Date) {
  /** The key is user and agent; the latest client is last. */
  const clients = new Map<string, Noted>();

  return {
    /** Counts a request. The query of `url` is dropped: it may contain a key. */
    note({ who, agent, url }: { who: string; agent: string | undefined; url: string }): void {
      const name = `${who}\n${agent ?? ''}`;
      const noted = clients.get(name) ?? { who, agent: agent?.slice(0, MAX_CHARACTERS), requests: 0, lastAt: 0, lastPath: '' };
      noted.requests++;
      noted.lastAt = clock().getTime();
      noted.lastPath = url.split('?', 1)[0] ?? '';
      clients.delete(name);
      clients.set(name, noted);
      const [quietest] = clients.size > MAX_CLIENTS ? clients.keys() : [];
      if (quietest !== undefined) clients.delete(quietest);
    },

    /** Lists the clients, the latest first. */
    list: (): Client[] =>
      [...clients.values()].toReversed().map(({ who, agent, requests, lastAt, lastPath }) => ({
        who,
        agent: agent === undefined ? null : withoutKeys(agent),
        requests,
        lastAt: new Date(lastAt).toISOString(),
        lastPath: publicPath(lastPath),
      })),
  };
}

/** A path can name a key by its id, or contain one by a client's mistake. */
const publicPath = (path: string): string =>
  withoutKeys(path)
    .replace(/^\/keys\/.+/, '/keys/{keyId}')
    .slice(0, MAX_CHARACTERS);

const withoutKeys = (text: string): string => text.replace(/ask_[\w-]+/g, 'ask_…');
