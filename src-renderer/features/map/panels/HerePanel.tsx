import { Button, VisuallyHidden } from '@mantine/core';
import { inDecimals, inIcaoMinutes, inSeconds } from '#domain/format-position.ts';
import { variationAt } from '#domain/magnetic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { withDecimals } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { AirportRow } from '../airports/AirportList.tsx';
import { kinds } from '../airports/airport-kinds.ts';
import { useAirports } from '../airports/airports.ts';
import { nearestAirports } from '../airports/in-view.ts';
import type { PlacedAirport } from '../airports/map-airport.ts';
import { mapIds, useMap } from '../map-state.ts';
import { covers, type MapNotam } from '../notams/map-notams.ts';
import { NotamRow } from '../notams/NotamList.tsx';
import { measureFrom } from '../press.ts';
import { Rings } from '../route/Rings.tsx';
import styles from './rows.module.css';
import { awayInWords } from './Rows.tsx';

const NEAREST = 5;
/** The magnetic variation changes by less than a minute of arc in this time. */
const HOUR = 3_600_000;

/** What is at the clicked place: its position, the airports nearby and the NOTAM areas over it. */
export function HerePanel({ notices }: { notices: readonly MapNotam[] }) {
  const here = useMap((map) => map.here);
  const look = useMap((map) => map.look);
  const { map, common } = words;
  const close = () => {
    look(undefined);
    focusOn(mapIds.here);
  };
  if (here === undefined)
    return (
      <Sheet title={map.here} flush>
        <p className="quiet">{map.hereHint}</p>
      </Sheet>
    );
  return (
    <Sheet
      title={map.here}
      flush
      aside={
        <Button variant="subtle" size="compact-xs" onClick={close}>
          {common.close}
        </Button>
      }
    >
      <Surroundings here={here} notices={notices.filter((notice) => covers(notice, here))} />
    </Sheet>
  );
}

function Surroundings({ here, notices }: { here: LatLon; notices: readonly MapNotam[] }) {
  const airports = useAirports((loaded) => loaded.airports);
  const hidden = useMap((map) => map.hidden);
  const units = useUnits();
  const today = new Date(useNow(HOUR));
  const { map } = words;
  const shown = kinds.filter((kind) => !hidden.includes(kind));
  const nearest = nearestAirports(airports, here, shown, NEAREST);
  const decimal = inDecimals(here);
  const nameOf = (airport: PlacedAirport): string => `${airport.code ?? airport.name}, ${awayInWords(here, airport, units)}`;
  return (
    <>
      <VisuallyHidden>
        <output>{map.hereSummary(decimal, nearest[0] === undefined ? map.nothingNear : nameOf(nearest[0]), notices.length)}</output>
      </VisuallyHidden>
      <div className={styles.foot}>
        <Facts
          facts={[
            { name: words.common.position, value: decimal, more: `${inSeconds(here)} · ${inIcaoMinutes(here)}` },
            { name: words.common.magneticVariation, value: orUnknown(variationAt(here, today)?.degrees, variationInWords) },
          ]}
        />
        <Button mt={8} onClick={() => measureFrom(here)}>
          {map.measureFrom}
        </Button>
      </div>
      <div className={styles.foot}>
        <Rings label={map.ringsHere} />
      </div>
      <div className={styles.foot}>
        <h3>{words.common.nearestAirports}</h3>
        <p className={styles.more}>{map.nearestNote}</p>
      </div>
      <ol className="bare-list" aria-label={words.common.nearestAirports}>
        {nearest.map((airport) => (
          <AirportRow key={airport.id} airport={airport} from={here} withState />
        ))}
      </ol>
      <div className={styles.foot}>
        <h3>{map.covering}</h3>
        {notices.length === 0 && <p className={styles.more}>{map.noneCovers}</p>}
      </div>
      <ol className="bare-list" aria-label={map.covering}>
        {notices.map((notice) => (
          <NotamRow key={notice.notam.id} notice={notice} />
        ))}
      </ol>
    </>
  );
}

const variationInWords = (degrees: number): string => {
  const size = `${withDecimals(Math.abs(degrees), 1)}°`;
  return degrees < 0 ? words.map.west(size) : words.map.east(size);
};
