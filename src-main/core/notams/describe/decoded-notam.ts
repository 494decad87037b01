/** Decodes one stored NOTAM: its text is read again, stored values applied, and the dataset's runways joined. */
import { Decoded } from '#contract/notams/decoded.ts';
import type { ActivePeriod, DecodedNotice, RunwayIdents } from '../read/notice.ts';
import { withPhrases } from './headline/phrases.ts';
import { agedCondition } from './condition-words.ts';
import { explained } from './explain.ts';
import { readMessage } from '../read/read-notice.ts';
import { appliedRows, applyDerived, applyPublished } from '../import/apply-file-fields.ts';
import { statusAt, type Status, type StatusRow } from '../lifecycle/status.ts';
import { rows, selected } from '../store/attributes.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Moments } from '../moment-of-query.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** It has what the dataset says of aerodromes, by ICAO code. */
export type Aerodromes = {
  runwaysOf?: ((icao: string) => readonly RunwayIdents[] | undefined) | undefined;
  positionOf?: ((icao: string) => LatLon | undefined) | undefined;
  nameOf?: ((icao: string) => string | undefined) | undefined;
};

/** A query of `decodedColumns` and of the columns of the status gives these rows. */
export type DecodedRow = StatusRow & { updatedAt: string; endedBy: string | null } & Record<
    'icao' | 'issueDate' | 'importedAt' | 'kind' | 'delistedAt',
    string | null
  > &
  Record<'endIsEstimated' | 'isPermanent' | 'isSaidOver', 0 | 1 | null> & { message: string };

const named = ['message', 'icao', 'importedAt', 'kind', 'endIsEstimated', 'isPermanent', 'isSaidOver', 'delistedAt'];

/** The query must give the table of NOTAMs the alias `n`. */
export const decodedColumns = `n.updated_at AS updatedAt, n.ended_by AS endedBy,
       ${selected([...rows.filter(({ name }) => named.includes(name)), ...appliedRows])}`;

export type DecodedNotam = Omit<DecodedNotice, 'activePeriods' | 'runwayConditions'> & {
  runwayConditions: Decoded['runwayConditions'];
  status: Status;
  /** It says whether the schedule is active at the moment of the query; null where it could not be read, or the NOTAM is not in force. */
  isInSchedule: boolean | null;
  activePeriods: ActivePeriod[];
  /** A full list of its source has not contained it since then. */
  delistedAt: string | null;
  /** Id of the NOTAM that replaced or cancelled it. */
  endedBy: string | null;
};

const members = Object.keys(Decoded.properties) as (keyof Decoded)[];

/** Copies exactly the contract's members, in its order. */
export function toDecoded(notam: DecodedNotam): Decoded {
  const whole: Decoded = { ...notam, plainText: notam.plainText() };
  return Object.fromEntries(members.map((member) => [member, whole[member]])) as Decoded;
}

const MS_A_MINUTE = 60_000;

export const decodedNotam = (row: DecodedRow, moments: Moments, aerodromes: Aerodromes): DecodedNotam =>
  decoderOf(row, aerodromes)(moments);

/** Reads the text once, for several moments: that is nearly all of the work. */
export function decoderOf(row: DecodedRow, aerodromes: Aerodromes): (moments: Moments) => DecodedNotam {
  const receivedAt = new Date(row.importedAt ?? row.updatedAt);
  const issued = row.issueDate === null ? undefined : new Date(row.issueDate);
  const reading = readMessage(row.message, { issued, receivedAt });
  applyPublished(reading, row);
  applyDerived(reading, row);
  reading.isEstimated = row.endIsEstimated === 1;
  reading.isPermanent = row.isPermanent === 1;
  // The FAA ends a NOTAM at its estimated time.
  const endsByEstimate = row.kind === 'domestic' || row.kind === 'fdc';
  if (reading.endDate) reading.endKind = reading.isEstimated && !endsByEstimate ? 'estimated' : 'fixed';
  const [first] = reading.locations;
  if (row.isSaidOver === 1) reading.warnings.push({ item: null, code: 'endedAtUnknownTime', text: null });

  const { facts, headline } = explained(reading, { receivedAt, ...inDataset(aerodromes, first, row.icao) });
  const { activePeriods, ...decoded } = facts;
  return ({ at, from, to }) => {
    // An estimated end does not end it, but without a window the periods are listed up to it.
    const knownEnd = reading.endKind === 'estimated' && reading.endDate && at <= reading.endDate ? reading.endDate : undefined;
    const status = statusAt(row, at.toISOString());
    const now = activePeriods(at, new Date(at.getTime() + MS_A_MINUTE));
    const isKnown = (status === 'active' || status === 'overdue') && decoded.scheduleUnderstood !== false;
    return {
      ...decoded,
      get headline() {
        return headline()?.text ?? null;
      },
      get headlineSource() {
        return headline()?.source ?? null;
      },
      get headlineParts() {
        return withPhrases(headline()?.parts ?? []);
      },
      status,
      isInSchedule: isKnown ? now.some(({ start }) => new Date(start) <= at) : null,
      activePeriods: activePeriods(from, to ?? knownEnd),
      runwayConditions: decoded.runwayConditions.map((condition) => agedCondition(condition, at)),
      delistedAt: row.delistedAt,
      endedBy: row.endedBy,
    };
  };
}

/** A US NOTAM has three letters where the dataset has four. */
function inDataset({ runwaysOf, positionOf, nameOf }: Aerodromes, location: string | undefined, icao: string | null): Aerodromes {
  if (icao === null || location === undefined || isLocationIndicator(location)) return { runwaysOf, positionOf, nameOf };
  const code = (place: string): string => (place === location ? icao : place);
  return {
    runwaysOf: runwaysOf && ((place) => runwaysOf(code(place))),
    positionOf: positionOf && ((place) => positionOf(code(place))),
    nameOf: nameOf && ((place) => nameOf(code(place))),
  };
}
