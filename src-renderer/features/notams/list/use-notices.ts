import { useEffect, useRef, useState } from 'react';
import type { NotamAnswer } from '#contract/resources.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { weekAfter } from '../filters/moment.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';
import { sortOf, type Order } from '../filters/question.ts';
import { readClock } from '#renderer/format/clock.ts';

type Pages = ReadonlyMap<number, readonly NotamAnswer[]>;
type Loaded = {
  question: string;
  round: string;
  total: number;
  pages: Pages;
  /** Pages of the round before, shown until those of this one are there. */
  earlier: Pages;
};

export type Notices = {
  /** All that match at the server; undefined before the first answer. */
  total: number | undefined;
  /** Undefined while its page is on its way. */
  at: (index: number) => NotamAnswer | undefined;
  /** Loads the page of a row unless it is there or on its way. */
  need: (index: number) => void;
  isBusy: boolean;
  /** Whether what is shown was found by an earlier question than the one asked now. */
  isOfBefore: boolean;
  problem: ApiProblem | undefined;
};

export type Listing = { asked: NotamQuery; order: Order; pageSize: number };

async function loadPage({ asked, order, pageSize }: Listing, page: number, signal?: AbortSignal) {
  const from = asked.at === undefined ? readClock() : Date.parse(asked.at);
  const window = { from: new Date(from).toISOString(), to: new Date(weekAfter(from)).toISOString() };
  const query = { ...asked, ...window, expand: 'decoded', sort: sortOf(order), limit: pageSize, page: page + 1 } as const;
  return api('listNotams', { query }, signal === undefined ? {} : { signal });
}

/** The notices that match, loaded page by page as rows are looked at. `stamp` asks anew when it changes; the rows stay until the answer is there. */
export function useNotices(listing: Listing | undefined, stamp: string): Notices {
  const question = JSON.stringify(listing ?? null);
  const round = JSON.stringify([question, stamp]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ round: string; problem: ApiProblem | undefined }>();
  const onTheirWay = useRef(new Set<string>());

  useEffect(() => {
    const [asked] = JSON.parse(round) as [string];
    const wanted = JSON.parse(asked) as Listing | null;
    if (wanted === null) return undefined;
    const giveUp = new AbortController();
    const begin = async () => {
      try {
        const { items, totalCount } = await loadPage(wanted, 0, giveUp.signal);
        setLoaded((before) => ({
          question: asked,
          round,
          total: totalCount,
          pages: new Map([[0, items]]),
          earlier: before?.question === asked ? new Map([...before.earlier, ...before.pages]) : new Map(),
        }));
      } catch (thrown) {
        if (!giveUp.signal.aborted) setFailed({ round, problem: problemFrom(thrown) });
      }
    };
    void begin();
    return () => giveUp.abort();
  }, [round]);

  const isCurrent = loaded?.round === round;
  const pageSize = listing?.pageSize ?? 1;
  const load = async (wanted: Listing, page: number) => {
    const name = `${page} ${round}`;
    if (onTheirWay.current.has(name)) return;
    onTheirWay.current.add(name);
    try {
      const { items } = await loadPage(wanted, page);
      setLoaded((before) => (before?.round === round ? { ...before, pages: new Map(before.pages).set(page, items) } : before));
    } catch (thrown) {
      setFailed({ round, problem: problemFrom(thrown) });
    }
    onTheirWay.current.delete(name);
  };

  const problem = failed?.round === round ? failed.problem : undefined;
  return {
    total: problem === undefined ? loaded?.total : undefined,
    at: (index) => {
      const [page, place] = [Math.floor(index / pageSize), index % pageSize];
      return loaded?.pages.get(page)?.[place] ?? loaded?.earlier.get(page)?.[place];
    },
    need: (index) => {
      const page = Math.floor(index / pageSize);
      if (listing !== undefined && isCurrent && !loaded.pages.has(page)) void load(listing, page);
    },
    isBusy: !isCurrent && problem === undefined,
    isOfBefore: loaded !== undefined && loaded.question !== question,
    problem,
  };
}
