import { useEffect, useState } from 'react';
import { queryText } from '#renderer/data/api/addresses.ts';
import { ask } from '#renderer/data/api/client.ts';
import { readCoverage, type Coverage } from '#renderer/format/notams/coverage.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';

/** Whether imports were about the places of a question that found nothing; undefined asks nothing. Only the answer's header says it. */
export function useCoverage(asked: NotamQuery | undefined, stamp: string): Coverage | undefined {
  const round = JSON.stringify([asked, stamp]);
  const [known, setKnown] = useState<{ round: string; coverage: Coverage | undefined }>();
  useEffect(() => {
    const [wanted] = JSON.parse(round) as [NotamQuery | null];
    if (wanted === null) return undefined;
    let isWanted = true;
    const learn = async () => {
      try {
        const { headers } = await ask('GET', `/notams${queryText({ ...wanted, limit: 1 })}`);
        const header = headers.find(([name]) => name.toLowerCase() === 'x-notams-coverage')?.[1];
        if (isWanted) setKnown({ round, coverage: readCoverage(header) });
      } catch {
        // Without the header the list still says what was looked in.
      }
    };
    void learn();
    return () => {
      isWanted = false;
    };
  }, [round]);
  return known?.round === round ? known.coverage : undefined;
}
