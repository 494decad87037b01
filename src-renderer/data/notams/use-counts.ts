import { useEffect, useState } from 'react';
import { api } from '#renderer/data/api/client.ts';
import type { NotamQuery } from './notam-query.ts';

/** Milliseconds that a question must stand before it is counted, so that a slider that is pushed asks once. */
const REST = 150;

export type Counts = Readonly<Record<string, number>>;
const none: Counts = {};

/**
 * How many notices each of these questions finds, by its name. Whole numbers of the server or nothing: while they are asked for, and when one
 * can't be had, none stands there, since a number of another moment would be wrong.
 */
export function useCounts(questions: Readonly<Record<string, NotamQuery>> | undefined, stamp: string): Counts {
  const round = JSON.stringify([questions, stamp]);
  const [counted, setCounted] = useState<{ round: string; counts: Counts }>();

  useEffect(() => {
    const [asked] = JSON.parse(round) as [Record<string, NotamQuery> | null];
    if (asked === null) return undefined;
    const giveUp = new AbortController();
    const countAll = async () => {
      try {
        const counts = await Promise.all(
          Object.entries(asked).map(async ([name, query]) => {
            const { totalCount } = await api('listNotams', { query: { ...query, limit: 1 } }, { signal: giveUp.signal });
            return [name, totalCount] as const;
          }),
        );
        setCounted({ round, counts: Object.fromEntries(counts) });
      } catch {
        // The list asks the same server and tells what is wrong.
      }
    };
    const rest = setTimeout(() => void countAll(), REST);
    return () => {
      clearTimeout(rest);
      giveUp.abort();
    };
  }, [round]);

  return counted?.round === round ? counted.counts : none;
}
