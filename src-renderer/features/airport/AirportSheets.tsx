import type { ReactNode } from 'react';
import type { Airport, AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { type Variation, variationAt } from '#domain/magnetic.ts';
import { formatZulu } from '#domain/time.ts';
import { DayStrip } from '#renderer/components/airport/DayStrip.tsx';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import type { OpenNow } from '#renderer/data/airports/use-aerodrome-state.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { AirportFacts } from './AirportFacts.tsx';
import styles from './AirportPage.module.css';
import { DataOrigin } from './DataOrigin.tsx';
import { NavaidsNear } from './nearby/NavaidsNear.tsx';
import { Nearest } from './nearby/Nearest.tsx';
import { AirportNotams, useAirportNotams } from './notams/AirportNotams.tsx';
import { Conditions } from './notams/Conditions.tsx';
import { MyNotes } from './notes/MyNotes.tsx';
import { Runways } from './runway/Runways.tsx';
import { TimeAndSun } from './sun/TimeAndSun.tsx';
import { AirportWeather } from './weather/AirportWeather.tsx';
import { usePageTimes } from './times/page-times.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { megahertz } from '#renderer/format/units.ts';
import { inGroups } from '#renderer/format/airport/frequency-groups.ts';

const guarded = (what: string, sheet: ReactNode) => <FaultBoundary what={what}>{sheet}</FaultBoundary>;

/**
 * The sheets come in the order in which a pilot needs them: what is open, which runway, what NOTAMs say, whom to call, how long it is light; then
 * what the place is.
 */
export default function AirportSheets({ airport, openNow }: { airport: AirportAnswer; openNow: OpenNow }) {
  const notams = useAirportNotams(airport.id);
  const declination = useDeclination(airport);
  const times = usePageTimes(airport.timezone);
  const { airport: text } = words;
  const { state } = openNow;
  return (
    <>
      {times.isLocal && <p className={styles.local}>{words.airport.allLocal(times.zone ?? '')}</p>}
      <div className={styles.panes}>
        <div className={styles.runways}>
          {guarded(words.common.runways, <Runways key={airport.id} airport={airport} declination={declination} openNow={openNow} />)}
          {guarded(words.weather.title, <AirportWeather airport={airport} />)}
        </div>
        <div className={styles.notams}>
          {state !== undefined && guarded(words.home.strip, <Day airport={airport} state={state} />)}
          {guarded(words.notams.title, <AirportNotams airport={airport} notams={notams} state={state} times={times} />)}
          {guarded(words.notams.surface.table, <Conditions times={times} conditions={state?.conditions ?? []} />)}
        </div>
        <div className={styles.rest}>
          {guarded(words.common.frequencies, <Frequencies frequencies={airport.frequencies} />)}
          {guarded(text.navaidsNear, <NavaidsNear airport={airport} declination={declination} />)}
          {guarded(text.myNotes, <MyNotes key={airport.id} airport={airport} times={times} />)}
        </div>
      </div>
      <div className={styles.sheets}>
        {guarded(text.time, <TimeAndSun airport={airport} times={times} />)}
        {guarded(words.common.nearestAirports, <Nearest airport={airport} />)}
        {guarded(text.identity, <AirportFacts airport={airport} declination={declination} />)}
        {guarded(words.common.sources, <DataOrigin airport={airport} coverage={state?.coverage} times={times} />)}
      </div>
    </>
  );
}

/** Bars under each other: a runway has seldom more closures in a day. */
const MOST_BARS = 12;

/** Draws the 24 hours of the aerodrome: closures and night. */
function Day({ airport, state: { at, coverage, day } }: { airport: AirportAnswer; state: AerodromeState }) {
  if (day === undefined) return null;
  const { home } = words;
  const name = leadingCode(airport) ?? airport.name;
  const [start, end] = [day.start, day.end].map((time) => formatZulu(Date.parse(time)));
  return (
    <Sheet title={home.strip} aside={home.stripOf(start ?? '', end ?? '')} flush>
      <DayStrip hours={day} at={at} rows={[{ key: airport.id, name, isWhole: coverage.isWhole, ...day }]} most={MOST_BARS} />
    </Sheet>
  );
}

const DAY = 86_400_000;

/** Finds today's magnetic declination at the airport; undefined without a position or a valid model. */
function useDeclination({ latitude, longitude }: Pick<Airport, 'latitude' | 'longitude'>): Variation | undefined {
  const today = Math.floor(useNow() / DAY) * DAY;
  return latitude === null || longitude === null ? undefined : variationAt({ latitude, longitude }, new Date(today));
}

/** Frequencies by service, in the order in which a departing crew calls them. */
function Frequencies({ frequencies }: { frequencies: readonly Frequency[] }) {
  const { airport: text } = words;
  if (frequencies.length === 0)
    return (
      <FoldingSheet name="airport.frequencies" title={words.common.frequencies} flush>
        <p className="quiet">{text.noFrequencies}</p>
        <LossLines only="frequencies" className="quiet" />
      </FoldingSheet>
    );
  return (
    <FoldingSheet name="airport.frequencies" title={words.common.frequencies} aside={text.listed(frequencies.length)} flush>
      <DataTable
        label={words.common.frequencies}
        rows={inGroups(frequencies).flatMap(({ service, frequencies: members }) => members.map((member) => ({ service, ...member })))}
        keyOf={({ id }) => id}
        groupOf={({ service }) => service}
        columns={[
          {
            label: text.frequency.service,
            isOfGroup: true,
            className: styles.service,
            renderCell: ({ service }) => text.services[service],
          },
          { label: text.frequency.mhz, isNumber: true, renderCell: ({ frequency }) => megahertz(frequency) },
          { label: words.common.type, isShort: true, className: 'mono nowrap', renderCell: ({ type }) => orUnknown(type, String) },
          {
            label: words.common.name,
            renderCell: ({ name, description }) => (
              <>
                {name}
                {description !== null && description !== name && <span className="more">{description}</span>}
              </>
            ),
          },
        ]}
      />
    </FoldingSheet>
  );
}
