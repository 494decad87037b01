import type { AirportAnswer } from '#contract/airports/airport.ts';
import { inDecimals, inIcaoSeconds, inSeconds } from '#domain/format-position.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import type { Variation } from '#domain/magnetic.ts';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { Facts, type Fact } from '#renderer/components/tables/Facts.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { fieldInWords, fieldLabel } from '#renderer/format/airport/field-in-words.ts';
import { aboutField, fieldNames, type FieldName } from '#renderer/format/airport/fields.ts';
import { continentName, countryName } from '#renderer/format/names.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';

type AirportFactsProps = { airport: AirportAnswer; declination: Variation | undefined };

/** Shows identity and position of an airport. */
export function AirportFacts({ airport, declination }: AirportFactsProps) {
  const units = useUnits();
  const { facts, variationModel, variationUnknown, identity } = words.airport;
  const position = latLonOf(airport);
  return (
    <FoldingSheet name="airport.identity" title={identity}>
      <Facts
        facts={[
          ...fieldNames.filter((name) => aboutField(name).isFact).map((name) => factOf(airport, name, units)),
          {
            name: facts.position,
            value: orUnknown(position, inDecimals),
            more: position && `${inSeconds(position)} · ${inIcaoSeconds(position)}`,
          },
          {
            name: words.common.magneticVariation,
            value: orUnknown(declination, ({ degrees }) => declinationInWords(degrees)),
            more:
              declination === undefined
                ? position === undefined
                  ? undefined
                  : variationUnknown
                : variationModel(declination.model, declination.date),
          },
          ...beyond(airport.details),
        ]}
      />
    </FoldingSheet>
  );
}

function factOf(airport: AirportAnswer, name: FieldName, units: Units): Fact {
  const { kind } = aboutField(name);
  const { elevation, countryCode, continentCode } = airport;
  const fact = {
    name: fieldLabel(name),
    value: orUnknown(fieldInWords(airport, name, units), (text) => (kind === 'code' ? <code>{text}</code> : text)),
  };
  if (kind === 'length' && elevation !== null) return { ...fact, more: units.otherLength(elevation) };
  if (kind !== 'country') return fact;
  return {
    name: fact.name,
    value: orUnknown(countryCode, (alpha2) => `${countryName(alpha2)} (${alpha2})`),
    more: continentCode === null ? undefined : continentName(continentCode),
  };
}

/** Lists the source's details beyond the contract. They are fetched on the airport's own page only, and left out where empty. */
function beyond(details: AirportAnswer['details']): Fact[] {
  if (details === undefined) return [];
  const { fields } = words;
  const link = webPage(details.homeLink);
  return [
    ...(details.keywords === null ? [] : [{ name: fields.keywords.label, value: details.keywords }]),
    ...(link === undefined
      ? []
      : [
          {
            name: fields.homeLink.label,
            value: (
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.host}
              </a>
            ),
            more: words.airport.outside,
          },
        ]),
  ];
}

/** `3.1° east (+3.1°)`: magnetic is true minus this. */
export function declinationInWords(degrees: number): string {
  const size = `${Math.abs(degrees).toFixed(1)}°`;
  const isEast = degrees >= 0;
  return words.airport.variation(size, isEast ? 'east' : 'west', `${isEast ? '+' : '−'}${size}`);
}

/** A link from the data. Only http and https are linked: a source could contain `javascript:` or a file. */
export function webPage(link: string | null): { href: string; host: string } | undefined {
  if (link === null || !URL.canParse(link)) return undefined;
  const { protocol, host, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
