import { useMemo } from 'react';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { drawnFrom, kinds } from './airport-kinds.ts';
import { useAirports } from './airports.ts';
import { airportsInView, type Undrawn } from './in-view.ts';
import { useMap } from '../map-state.ts';
import { awayInWords, PlaceRow, Rows } from '../panels/Rows.tsx';
import styles from '../panels/rows.module.css';
import type { LatLon } from '#domain/lat-lon.ts';
import { RunwaysLeft } from '#renderer/components/airport/RunwaysLeft.tsx';
import { useUnits } from '#renderer/format/use-units.ts';
import type { PlacedAirport } from './map-airport.ts';
import { KindMark } from '../chart/ShapeMark.tsx';

const inWords = (undrawn: readonly Undrawn[]): string => undrawn.map(({ kind, count: value }) => words.map.counts[kind](value)).join(', ');

/** The airports that the map draws, and how many it does not. `notices` is how many NOTAMs are in view, for the sentence with both numbers. */
export function AirportList({ notices }: { notices: number }) {
  const { airports, unplaced: unplacedByKind } = useAirports();
  const view = useMap((map) => map.view);
  const hidden = useMap((map) => map.hidden);
  const { drawn, undrawn } = useMemo(() => airportsInView(airports, view, hidden), [airports, view, hidden]);
  const { map } = words;
  const byZoom = undrawn.filter(({ why }) => why === 'zoom');
  const byChoice = undrawn.filter(({ why }) => why === 'hidden');
  const missing = kinds.filter((kind) => airports[kind] === undefined && view.zoom >= drawnFrom[kind]);
  const unplaced = kinds.reduce((sum, kind) => sum + (unplacedByKind[kind] ?? 0), 0);
  return (
    <Sheet title={map.airports} aside={map.drawn(drawn.length)} flush>
      <div className="quiet">
        <output>{map.inView(drawn.length, notices)}</output>
        {byZoom.length > 0 && <p>{map.undrawnByZoom(inWords(byZoom))}</p>}
        {byChoice.length > 0 && <p>{map.undrawnByChoice(inWords(byChoice))}</p>}
        {missing.length > 0 && <p>{map.loading(missing.map((kind) => map.kinds[kind]).join(', '))}</p>}
        {unplaced > 0 && <p>{map.unplaced(unplaced)}</p>}
        <p>{drawn.length === 0 ? map.noneInView : map.fromCentre}</p>
      </div>
      <Rows label={map.airports} items={drawn}>
        {(airport) => <AirportRow key={airport.id} airport={airport} from={view} />}
      </Rows>
    </Sheet>
  );
}

type AirportRowProps = { airport: PlacedAirport; from: LatLon; withState?: boolean };

/** One airport and its distance from a place; hovering it marks it on the map. */
export function AirportRow({ airport, from, withState = false }: AirportRowProps) {
  const units = useUnits();
  const { id, code, name, kind, elevation } = airport;
  return (
    <PlaceRow mark={<KindMark kind={kind} />} href={`/airports/${encodeURIComponent(id)}`} place={airport} code={code} name={name}>
      <span className={styles.more}>
        {words.map.kinds[kind]} · {elevation === null ? words.common.elevationUnknown : units.length(elevation)} ·{' '}
        {awayInWords(from, airport, units)}
      </span>
      {withState && <RunwaysLeft id={id} className={styles.more} />}
    </PlaceRow>
  );
}
