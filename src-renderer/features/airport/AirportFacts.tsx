import type { AirportAnswer } from '#contract/resources.ts';
import { inDecimals, inIcaoSeconds, inSeconds } from '#domain/format-position.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import type { Variation } from '#domain/magnetic.ts';
import { Facts, type Fact } from '#renderer/components/tables/Facts.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known, yesNo } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { continentName, countryName } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { declinationInWords } from './declination-in-words.ts';
import { webPage } from './web-page.ts';

const code = (text: string) => <code>{text}</code>;

type AirportFactsProps = { airport: AirportAnswer; declination: Variation | undefined };

/** Who and where an airport is. */
export function AirportFacts({ airport, declination }: AirportFactsProps) {
  const units = useUnits();
  const { facts, variationModel, variationUnknown, identity } = words.airport;
  const { elevation, countryCode, continentCode } = airport;
  const position = latLonOf(airport);
  return (
    <Sheet title={identity}>
      <Facts
        facts={[
          { name: facts.icao, value: known(airport.icaoCode, code) },
          { name: facts.iata, value: known(airport.iataCode, code) },
          { name: facts.local, value: known(airport.localCode, code) },
          {
            name: facts.position,
            value: known(position, inDecimals),
            more: position && `${inSeconds(position)} · ${inIcaoSeconds(position)}`,
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
                ? position === undefined
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
