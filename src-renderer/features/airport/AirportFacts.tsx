import type { AirportAnswer } from '#contract/resources.ts';
import { Facts, type Fact } from '#renderer/components/tables/Facts.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known, yesNo } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { Declination } from '#renderer/format/magnetic.ts';
import { continentName, countryName } from '#renderer/format/names.ts';
import { decimalDegrees, degreesMinutesSeconds } from '#renderer/format/position.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { declinationInWords } from './declination-in-words.ts';
import { webPage } from './web-page.ts';

const code = (text: string) => <code>{text}</code>;

type AirportFactsProps = { airport: AirportAnswer; declination: Declination | undefined };

/** Who and where an airport is. */
export function AirportFacts({ airport, declination }: AirportFactsProps) {
  const units = useUnits();
  const { facts, variationModel, variationUnknown, identity } = words.airport;
  const { latitude, longitude, elevation, countryCode, continentCode } = airport;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <Sheet title={identity}>
      <Facts
        facts={[
          { name: facts.icao, value: known(airport.icaoCode, code) },
          { name: facts.iata, value: known(airport.iataCode, code) },
          { name: facts.local, value: known(airport.localCode, code) },
          {
            name: facts.position,
            value: known(position, (at) => `${decimalDegrees(at.latitude)}, ${decimalDegrees(at.longitude)}`),
            more:
              position === null
                ? undefined
                : `${degreesMinutesSeconds(position.latitude, 'latitude')} ${degreesMinutesSeconds(position.longitude, 'longitude')}`,
          },
          {
            name: facts.elevation,
            value: known(elevation, units.length),
            more: elevation === null ? undefined : units.otherLength(elevation),
          },
          {
            name: facts.variation,
            value: known(declination, ({ degrees }) => declinationInWords(degrees)),
            more:
              declination === undefined
                ? position === null
                  ? undefined
                  : variationUnknown
                : variationModel(declination.model, declination.date),
          },
          {
            name: facts.country,
            value: known(countryCode, (alpha2) => `${countryName(alpha2)} (${alpha2})`),
            more: continentCode === null ? undefined : continentName(continentCode),
          },
          { name: facts.subdivision, value: known(airport.state, String) },
          { name: facts.isPrivate, value: yesNo(airport.isPrivate) },
          { name: facts.isClosed, value: yesNo(airport.isClosed) },
          ...beyond(airport.details),
        ]}
      />
    </Sheet>
  );
}

/** What the source says beyond the contract; asked for on the airport's own page only, and left out where it says nothing. */
function beyond(details: AirportAnswer['details']): Fact[] {
  if (details === undefined) return [];
  const { facts, outside } = words.airport;
  const link = webPage(details.homeLink);
  return [
    ...(details.keywords === null ? [] : [{ name: facts.keywords, value: details.keywords }]),
    ...(link === undefined
      ? []
      : [
          {
            name: facts.homeLink,
            value: (
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.host}
              </a>
            ),
            more: outside,
          },
        ]),
  ];
}
