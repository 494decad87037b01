import type { CoverageClaim } from '#contract/notams/coverage.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOf } from '#renderer/format/age.ts';
import { useStamp } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { notamAge } from '#domain/age.ts';

/** Places of a list that are named; the rest is counted. */
const NAMED = 6;

/** Shows which lists claim to have all NOTAMs of a place, a row for each list, and also that there is none. */
export function CoverageSheet({ phase }: { phase: string }) {
  const version = useNotamVersion(false);
  const { latest, problem } = useApi('getCoverage', {}, { version: `${phase} ${version}` });
  const stamp = useStamp();
  const now = useNow();
  const { data } = words;
  const claims = latest?.items;
  if (claims === undefined) return null;
  const lists = [...Map.groupBy(claims, ({ source, kind, from, to }) => `${source} ${kind} ${from} ${to}`).values()];
  return (
    <Sheet title={data.coverage} aside={data.coverageHow} flush={lists.length > 0}>
      <ProblemNotice problem={problem} />
      <DataTable
        label={data.coverage}
        none={data.coverageNone}
        rows={lists.flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, all: [first, ...others] }]))}
        keyOf={({ source, kind, from, place }) => `${source} ${kind} ${from} ${place}`}
        columns={[
          {
            label: words.common.source,
            isHead: true,
            renderCell: ({ source, kind }) => (
              <>
                {source}
                <span className="more">{data.coverageKinds[kind]}</span>
              </>
            ),
          },
          { label: data.coverageOf, renderCell: ({ all }) => placesInWords(all) },
          {
            label: data.coverageFrom,
            renderCell: ({ from }) => (
              <>
                {from === null ? words.common.unknown : stamp(from)} <AgeMark age={ageOf(from, now, notamAge)} />
              </>
            ),
          },
          { label: data.coverageTo, renderCell: ({ to }) => (to === null ? '–' : stamp(to)) },
        ]}
      />
    </Sheet>
  );
}

/** The places with most NOTAMs come first, which are the regions: `EGTT (912), EGPX (204), 178 more`. */
function placesInWords(claims: readonly CoverageClaim[]): string {
  const most = claims.toSorted((a, b) => b.count - a.count);
  const named = most.slice(0, NAMED).map((claim) => `${claim.place} (${count(claim.count)})`);
  return [...named, ...(most.length > NAMED ? [words.data.coverageMore(count(most.length - NAMED))] : [])].join(', ');
}
