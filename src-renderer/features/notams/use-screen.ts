import { useEffect } from 'react';
import { bandInWords } from '#domain/flight-level.ts';
import { isRead, useAcknowledgements } from '#renderer/data/notams/acknowledgements.ts';
import { useLastLooks } from '#renderer/data/notams/last-looks.ts';
import { type NotamQuery, useCounts } from '#renderer/data/notams/use-counts.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { nothingHidden } from '#renderer/format/notams/facets.ts';
import { useAsking, hiddenOf } from './filters/asking.ts';
import { askedOf, type Question, type NotamScope } from './filters/question.ts';
import { usePlace } from './filters/use-place.ts';
import { useNotamRows } from './list/use-notam-rows.ts';

const PAGE_SIZE = 50;
/** The end of the shown hours is rounded to so many milliseconds, so that the query does not change with each second. */
const STEP = 300_000;
const HOUR = 3_600_000;

const endOf = (from: number, hours: number): number | undefined => (hours === 0 ? undefined : from + hours * HOUR);

/** The server gives so many to anonymous callers. */
const ANONYMOUS_PAGE_SIZE = 5;

/** Everything that the screen shows for the current choices; `location` is the airport in the address. */
export function useScreen(location: string) {
  const choices = useAsking();
  const now = useNow();
  const at = useMoment((moment) => moment.at);
  const code = (choices.way === 'airport' ? location : choices.box).trim();
  const { place, fault, problem } = usePlace({ way: choices.way, code, radiusNm: choices.radiusNm });
  const isAnonymous = useIsAnonymous();
  const version = useNotamVersion(at === undefined);
  const hidden = hiddenOf({ ...choices, box: code });
  const lastLook = useLook(place && lookName(place));
  const acknowledging = useAcknowledgements(version);
  const acknowledged = [...(acknowledging.acknowledgements?.values() ?? [])].filter(isRead).map(({ notamId }) => notamId);

  const until = endOf(at ?? Math.floor(now / STEP) * STEP, choices.hours);

  const question: Question | undefined = place && {
    place,
    text: choices.text,
    at: at === undefined ? undefined : new Date(at).toISOString(),
    until: until === undefined ? undefined : new Date(until).toISOString(),
    levels: bandInWords(choices.band),
    hidden,
    changedAfter: choices.onlyNew ? lastLook?.before : undefined,
  };
  const notamQuery = question && askedOf(question);
  const pageSize = isAnonymous ? ANONYMOUS_PAGE_SIZE : PAGE_SIZE;
  const listing = notamQuery && { notamQuery, at: question.at, order: choices.order };
  const notices = useNotamRows(listing && { ...listing, pageSize }, version);
  const facets = notices.isBusy ? undefined : notices.facets;
  const { counts, problem: uncounted } = useCounts(question && countedFor(question, lastLook?.before), version);
  const read = useCounts(notamQuery && acknowledged.length > 0 ? countedIds(notamQuery, acknowledged) : undefined, version);
  const readCounts = Object.values(read.counts);
  const isEmpty = notices.total === 0 && !notices.isBusy;

  return {
    choices,
    code,
    now,
    at,
    until,
    place,
    fault,
    problem: problem ?? notices.problem ?? uncounted ?? read.problem,
    isAnonymous,
    hidden,
    lastLook,
    listing,
    notices,
    /** The numbers on the chips; undefined while they are fetched. */
    facets,
    /** The query has neither the chips nor `only new`. */
    all: choices.onlyNew ? counts['all'] : facets?.totalCount,
    newCount: counts['new'],
    /** The query includes NOTAMs of other levels, where levels are chosen. */
    everyLevel: counts['everyLevel'],
    acknowledging,
    /** It is undefined where unknown. */
    acknowledged: readCounts.length === 0 ? undefined : readCounts.reduce((sum, total) => sum + total, 0),
    count: Math.min(notices.total ?? 0, isAnonymous ? ANONYMOUS_PAGE_SIZE : Infinity),
    isEmpty,
  };
}

/** Tells when a place was last marked as seen; undefined where that is not stored. */
function useLook(place: string | undefined) {
  const { looks, first, begin, lookNow } = useLastLooks();
  useEffect(() => {
    if (place !== undefined) begin(place);
  }, [place, begin]);
  if (place === undefined) return undefined;
  return { isFirst: first.includes(place), before: looks[place], lookNow: () => lookNow(place) };
}

/** Ids per request: an address must stay below 16 KB, the limit of Node's HTTP parser. */
const IDS = 150;
/** Requests about ids; with more acknowledgements than these cover their number is left out. */
const MOST_ASKED = 10;

/**
 * What is counted besides the chips, by name: `new` since the last visit; and where the list is only of those, `all` without it, because the counts that come with
 * the list are of what is new then; and where it is of some levels, `everyLevel`.
 */
export function countedFor(question: Question, newAfter: string | undefined): Record<string, NotamQuery> {
  const bare: Question = { ...question, hidden: nothingHidden, changedAfter: undefined };
  return {
    ...(newAfter === undefined ? {} : { new: askedOf({ ...bare, changedAfter: newAfter }) }),
    ...(question.changedAfter === undefined ? {} : { all: askedOf(bare) }),
    ...(question.levels ? { everyLevel: askedOf({ ...question, levels: '' }) } : {}),
  };
}

/** Makes queries whose results add up to the number of these ids that match; undefined for too many ids. */
export function countedIds(notamQuery: NotamQuery, ids: readonly string[]): Record<string, NotamQuery> | undefined {
  if (ids.length > IDS * MOST_ASKED) return undefined;
  const pieces = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, piece) => ids.slice(piece * IDS, (piece + 1) * IDS));
  const given: unknown[] = notamQuery.filter === undefined ? [] : [JSON.parse(notamQuery.filter)];
  return Object.fromEntries(
    pieces.map((piece, place) => [`ids ${place}`, { ...notamQuery, filter: JSON.stringify({ AND: [...given, { id: { in: piece } }] }) }]),
  );
}

/** Key under which visits to a place are kept; undefined for an incomplete code, and for searches made once. */
export function lookName(place: NotamScope): string | undefined {
  switch (place.kind) {
    case 'airport':
    case 'fir':
      return place.code.length === 4 ? `${place.kind} ${place.code}` : undefined;
    case 'near':
      return `near ${place.code} ${place.radiusNm}`;
    case 'country':
      return `country ${place.code}`;
    case 'everywhere':
      return 'everywhere';
    case 'number':
    case 'partOfNumber':
    case 'source':
    case 'area':
      return undefined;
  }
}
