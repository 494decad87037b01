import type { Source } from '#contract/sync.ts';
import { Facts } from '#renderer/components/Facts.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { words } from '#renderer/languages/words.ts';
import { useMoment } from '#renderer/wording/use-moment.ts';

export function SourceFacts({ source }: { source: Source }) {
  const moment = useMoment();
  const { data } = words;
  const { kind, address, everyHours, rank, hasKey, failures } = source;
  return (
    <Facts
      facts={[
        { name: data.kind, value: data.kinds[kind], more: hasKey ? data.keyKept : undefined },
        { name: data.address, value: address },
        { name: data.every, value: everyHours === null ? data.onlyAsked : data.hours(everyHours) },
        { name: data.rank, value: String(rank) },
        { name: data.dataDate, value: known(source.dataDate, moment) },
        { name: data.fetched, value: source.fetchedAt === null ? data.states.never : known(moment(source.fetchedAt), String) },
        {
          name: data.tried,
          value: source.triedAt === null ? data.states.never : known(moment(source.triedAt), String),
          more: failures > 0 ? data.failures(failures) : undefined,
        },
        { name: data.nextAttempt, value: source.nextAt === null ? data.notPlanned : known(moment(source.nextAt), String) },
      ]}
    />
  );
}
