import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { inSeconds } from '#domain/format-position.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { RunwaysLeft } from '#renderer/components/airport/RunwaysLeft.tsx';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { tuningInWords } from '#renderer/format/navaid.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { useAirports } from '../airports/airports.ts';
import { useHover, useMap } from '../map-state.ts';
import type { PlacedNavaid } from '../navaids/use-navaids.ts';
import type { MapNotam } from '../notams/map-notams.ts';
import { pixelOf } from '../view.ts';
import { underPointer, type UnderPointer } from './under-pointer.ts';
import styles from './chart.module.css';

const groupOf = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

type CardProps = { notices: readonly MapNotam[]; navaids: readonly PlacedNavaid[] };

/** NOTAMs named in the card; the others are counted. */
const FEW = 3;
/** The gap is in pixels between the place and the card; the others are the card's largest size. */
const [GAP, WIDTH, HEIGHT] = [14, 290, 200];

/** Says what is under the mouse, next to it. It is for the eye alone: the lists and "What is here" have the same and more. */
export function HoverCard(drawn: CardProps) {
  const hover = useHover((state) => state.hover);
  const view = useMap((map) => map.view);
  const under = useUnder(hover?.place, drawn);
  if (hover === undefined || under === undefined) return null;
  if (under.airport === undefined && under.navaid === undefined && under.areas.length === 0) return null;
  return (
    <div className={styles.card} aria-hidden="true" data-hover-card style={besideOf(hover, view)}>
      <Answer under={under} />
    </div>
  );
}

/** What is at the place of the last click, there: the airport with its state, the navaid, the NOTAMs; the panel has more. */
export function PlaceCard(drawn: CardProps) {
  const here = useMap((map) => map.here);
  const view = useMap((map) => map.view);
  const look = useMap((map) => map.look);
  const under = useUnder(here, drawn);
  if (here === undefined || under === undefined) return null;
  const { x, y } = pixelOf(view, here);
  if (x < 0 || y < 0 || x > view.width || y > view.height) return null;
  return (
    <div {...groupOf(words.map.card)} className={styles.card} data-place-card style={besideOf({ x, y }, view)}>
      <CloseButton size="xs" className={styles.close ?? ''} aria-label={words.common.close} onClick={() => look(undefined)} />
      <Answer under={under} isLinked />
      {under.airport === undefined && under.navaid === undefined && <p className="small">{inSeconds(here)}</p>}
    </div>
  );
}

function useUnder(place: LatLon | undefined, { notices, navaids }: CardProps): UnderPointer | undefined {
  const view = useMap((map) => map.view);
  const hidden = useMap((map) => map.hidden);
  const airports = useAirports((loaded) => loaded.airports);
  return place && underPointer(place, { airports, view, hidden, navaids, notices });
}

/** The card goes to the side that has room. */
function besideOf({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) {
  const left = x + GAP + WIDTH > width ? Math.max(0, x - GAP - WIDTH) : x + GAP;
  return { left, maxWidth: Math.min(WIDTH, width), ...(y + GAP + HEIGHT > height ? { bottom: height - y + GAP } : { top: y + GAP }) };
}

function Answer({ under: { airport, navaid, areas }, isLinked = false }: { under: UnderPointer; isLinked?: boolean }) {
  const units = useUnits();
  const { map } = words;
  const link = (href: string, shown: ReactNode) => (isLinked ? <Link href={href}>{shown}</Link> : shown);
  return (
    <>
      {airport !== undefined && (
        <>
          <p>
            {link(
              `/airports/${encodeURIComponent(airport.id)}`,
              <>
                {airport.code !== null && <b className={styles.code}>{airport.code}</b>} {airport.name}
              </>,
            )}
          </p>
          <p className="small">
            {map.kinds[airport.kind]} · {airport.elevation === null ? words.common.elevationUnknown : units.length(airport.elevation)}
          </p>
          {isLinked && <RunwaysLeft id={airport.id} className="small" />}
        </>
      )}
      {navaid !== undefined && (
        <>
          <p>
            <b className={styles.code}>{navaid.ident}</b> {navaid.name}
          </p>
          <p className="small">{[navaid.type, tuningInWords(navaid)].filter((part) => part !== null && part !== '').join(' · ')}</p>
        </>
      )}
      {areas.slice(0, FEW).map(({ notam, severity }) => (
        <p key={notam.id} className={styles.notam}>
          <SeverityMark severity={severity} wordless />
          <span>
            {notam.notamId !== null && link(`/notams?number=${encodeURIComponent(notam.notamId)}`, notam.notamId)}{' '}
            <NotamHeadline decoded={notam.decoded} unknown={map.subjectUnknown} />
          </span>
        </p>
      ))}
      {areas.length > FEW && <p className="small">{map.moreNotams(areas.length - FEW)}</p>}
    </>
  );
}
