import type { DatasetStatus } from '#contract/service.ts';
import { AgeMark } from '#renderer/components/AgeMark.tsx';
import { Facts, type Fact } from '#renderer/components/Facts.tsx';
import { NotamAgeMark } from '#renderer/components/NotamAgeMark.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { ageOf, datasetAge } from '#renderer/wording/age.ts';
import { utc } from '#renderer/wording/time.ts';
import { count } from '#renderer/wording/units.ts';

/** What is held on this machine, from where, and how old it is. */
export function HeldFacts({ status }: { status: DatasetStatus }) {
  const now = useNow();
  const { counts } = status;
  return (
    <>
      <Sheet title="Airports" aside={<AgeMark age={ageOf(status.date, now, datasetAge)} />}>
        <Facts
          facts={[
            { name: 'Source', value: status.source },
            { name: 'Date of the set', value: known(utc(status.date), String) },
            { name: 'Built on this machine', value: known(utc(status.importedAt), String) },
            { name: 'Revision', value: <code>{status.revision}</code> },
            ...(['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const).map((resource): Fact => ({
              name: `${resource[0]?.toUpperCase()}${resource.slice(1)}`,
              value: count(counts[resource]),
            })),
          ]}
        />
      </Sheet>
      <Sheet title="NOTAMs" aside={<NotamAgeMark status={status} />}>
        <Facts
          facts={[
            { name: 'Notices held', value: count(counts.notams) },
            { name: 'Newest issued', value: known(status.notamsIssuedAt, utc) },
            { name: 'Last imported', value: known(status.notamsImportedAt, utc) },
          ]}
        />
      </Sheet>
    </>
  );
}
