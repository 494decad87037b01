import type { Decoded } from '#contract/decoded.ts';
import { words } from '#renderer/languages/words.ts';
import { useTimes } from './times.ts';

/** Periods told one by one; the rest is counted. */
const MOST = 7;

/** When a notice holds in the week that is looked at. */
export function Periods({ periods }: { periods: Decoded['activePeriods'] }) {
  const write = useTimes();
  const { notams } = words;
  if (periods.length === 0) return notams.noPeriods;
  return (
    <>
      {periods.slice(0, MOST).map(({ start, end }) => (
        <div key={start}>{end === null ? notams.onwards(write(start)) : `${write(start).replace(/ UTC$/, '')} – ${write(end)}`}</div>
      ))}
      {periods.length > MOST && <div>{notams.morePeriods(periods.length - MOST)}</div>}
    </>
  );
}
