import type { Airport } from '#contract/resources.ts';
import { Facts } from '#renderer/components/Facts.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { known, yesNo } from '#renderer/components/Unknown.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { continentName, countryName } from '#renderer/wording/names.ts';
import { decimalDegrees, degreesMinutesSeconds } from '#renderer/wording/position.ts';
import { localTime, utc } from '#renderer/wording/time.ts';
import { feet, metres } from '#renderer/wording/units.ts';

const code = (text: string) => <code>{text}</code>;

/** Who and where an airport is, and what time it is there. */
export function AirportFacts({ airport }: { airport: Airport }) {
  const now = useNow();
  const { latitude, longitude, elevation, timezone, countryCode, continentCode } = airport;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <Sheet title="Identity and position">
      <Facts
        facts={[
          { name: 'ICAO code', value: known(airport.icaoCode, code) },
          { name: 'IATA code', value: known(airport.iataCode, code) },
          { name: 'Local code', value: known(airport.localCode, code) },
          {
            name: 'Position, WGS 84',
            value: known(position, (at) => `${decimalDegrees(at.latitude)}, ${decimalDegrees(at.longitude)}`),
            more:
              position === null
                ? undefined
                : `${degreesMinutesSeconds(position.latitude, 'latitude')} ${degreesMinutesSeconds(position.longitude, 'longitude')}`,
          },
          {
            name: 'Elevation',
            value: known(elevation, (height) => `${feet(height)} ft`),
            more: elevation === null ? undefined : `${metres(elevation)} m`,
          },
          {
            name: 'Country',
            value: known(countryCode, (alpha2) => `${countryName(alpha2)} (${alpha2})`),
            more: continentCode === null ? undefined : continentName(continentCode),
          },
          { name: 'Subdivision', value: known(airport.state, String) },
          { name: 'Local time', value: known(timezone, (zone) => localTime(now, zone) ?? 'unknown here'), more: timezone ?? undefined },
          { name: 'Universal time', value: utc(now) },
          { name: 'Private', value: yesNo(airport.isPrivate) },
          { name: 'Permanently closed', value: yesNo(airport.isClosed) },
        ]}
      />
    </Sheet>
  );
}
