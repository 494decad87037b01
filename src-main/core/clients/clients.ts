/**
 * Who asked this server in this run, for the user to look at. Promise: a bounded number is remembered, in memory only, and no key and no
 * query is told; a request costs a look into a map.
 */
import type { Caller } from '#contract/settings.ts';

/** Callers remembered; the one that was quiet for longest makes room. */
const MOST = 100;
/** Of an agent or path that is told. */
const MOST_CHARACTERS = 200;

export type Callers = {
  /** Counts a request. The query of `url` is dropped: it may hold a key. */
  note(request: { who: string; agent: string | undefined; url: string }): void;
  /** The latest first. */
  list(): Caller[];
};

type Noted = { who: string; agent: string | undefined; requests: number; lastAt: number; lastPath: string };

export function openCallers(clock: () => Date): Callers {
  /** By who and agent, the latest last. */
  const callers = new Map<string, Noted>();

  return {
    note({ who, agent, url }) {
      const name = `${who}\n${agent ?? ''}`;
      const noted = callers.get(name) ?? { who, agent: agent?.slice(0, MOST_CHARACTERS), requests: 0, lastAt: 0, lastPath: '' };
      noted.requests++;
      noted.lastAt = clock().getTime();
      noted.lastPath = url.split('?', 1)[0] ?? '';
      callers.delete(name);
      callers.set(name, noted);
      const [quietest] = callers.size > MOST ? callers.keys() : [];
      if (quietest !== undefined) callers.delete(quietest);
    },

    list: () =>
      [...callers.values()].toReversed().map(({ who, agent, requests, lastAt, lastPath }) => ({
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
