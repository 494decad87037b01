import type { Airport } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { countryName } from '#renderer/format/names.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Timed } from '../times/Timed.tsx';
import { words } from '#renderer/i18n/words.ts';

type Coverage = AerodromeState['coverage'];

/** The age of the NOTAMs of this place's region: others may be newer, and say nothing about it. */
export function PlaceAgeMark({ coverage: { isCovered, regionIssuedAt } }: { coverage: Coverage }) {
  const now = useNow();
  return <AgeMark age={isCovered ? ageOf(regionIssuedAt, now, notamAge) : { grade: 'unknown', words: words.airport.placeNotImported }} />;
}

/** `United Kingdom (EG): newest NOTAM issued 22 AUG 2026 0915Z`. */
export function PlaceAge({ airport, coverage, times }: { airport: Airport; coverage: Coverage; times: PageTimes }) {
  const { region, regionIssuedAt } = coverage;
  if (region === null) return null;
  const { airport: text } = words;
  const where = airport.countryCode === null ? region : `${countryName(airport.countryCode)} (${region})`;
  if (regionIssuedAt === null) return <p>{text.regionNotImported(where)}</p>;
  return (
    <p>
      <Timed times={times} say={(write) => text.regionIssued(where, write(regionIssuedAt))} />
    </p>
  );
}
