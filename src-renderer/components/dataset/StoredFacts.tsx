import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { Facts, type Fact } from '#renderer/components/tables/Facts.tsx';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';
import { sourceInWords } from '#renderer/format/names.ts';

const resources = ['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const;

/** What is stored on this machine, its source, and how old it is. */
export function StoredFacts({ status }: { status: DatasetStatus }) {
  const now = useNow();
  const stamp = useStamp();
  const { data } = words;
  const { counts } = status;
  return (
    <>
      <Sheet title={data.airports} aside={<AgeMark age={ageOfSet(status, now)} />}>
        <Facts
          facts={[
            { name: words.common.source, value: sourceInWords(status) },
            { name: words.common.dataEffective, value: orUnknown(status.date, stamp) },
            { name: words.common.imported, value: orUnknown(stamp(status.importedAt), String) },
            { name: data.revision, value: <code>{status.revision}</code> },
            ...resources.map((resource): Fact => ({ name: data[resource], value: count(counts[resource]) })),
          ]}
        />
      </Sheet>
      <Sheet title={words.notams.title} aside={<NotamAgeMark status={status} />}>
        <Facts
          facts={[
            { name: data.notamsStored, value: count(counts.notams) },
            { name: words.briefing.sources.issued, value: orUnknown(status.notamsIssuedAt, stamp) },
            {
              name: data.lastImported,
              value: status.notamsImportedAt === null ? data.never : orUnknown(stamp(status.notamsImportedAt), String),
            },
          ]}
        />
      </Sheet>
    </>
  );
}
