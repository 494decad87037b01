import type { Source } from '#contract/sync/sources.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { spanInWords } from '#renderer/format/age.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import { nextInstead } from './next-attempt.ts';

const MS_AN_HOUR = 3_600_000;

export function SourceFacts({ source }: { source: Source }) {
  const moment = useMoment();
  const instead = nextInstead(source, {
    sync: useSync(({ sync }) => sync),
    autoSync: useSettings(({ settings }) => settings.autoSync),
    now: useNow(),
  });
  const { data } = words;
  const { kind, address, everyHours, rank, hasKey, failures } = source;
  return (
    <Facts
      facts={[
        { name: words.common.type, value: data.kinds[kind], more: hasKey ? data.keyStored : undefined },
        { name: words.common.address, value: address, isWide: true },
        { name: data.every, value: everyHours === null ? data.onlyOnRequest : spanInWords(everyHours * MS_AN_HOUR) },
        { name: data.priority, value: String(rank) },
        { name: words.common.dataEffective, value: known(source.dataDate, moment) },
        { name: data.lastUpdate, value: source.fetchedAt === null ? data.states.never : known(moment(source.fetchedAt), String) },
        {
          name: data.lastAttempt,
          value: source.triedAt === null ? data.states.never : known(moment(source.triedAt), String),
          more: failures > 0 ? data.failures(failures) : undefined,
        },
        { name: data.nextAttempt, value: instead ?? known(source.nextAt, moment) },
      ]}
    />
  );
}
