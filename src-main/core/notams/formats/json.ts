/** Reads JSON of any of the formats: each element is recognised by its members, whatever surrounds it. */
import { americanDate, isoDate } from './dates.ts';
import { isFaaFeature, readFaaFeature } from './faa-feature.ts';
import { isFaaSearch, readFaaSearch } from './faa-search.ts';
import { withoutHtml } from './html.ts';
import { jsonItems } from './json-items.ts';
import { isObject, type JsonObject } from '#core/text/json.ts';
import { known, textOf } from './json-values.ts';
import { otherFormats, readOtherJson } from './other-json.ts';
import { objectsIn } from './damage/json-salvage.ts';
import { salvageText } from './damage/salvage.ts';
import { looksLikeNotice, mayBeNotice } from './starts.ts';
import type { FileFacts, Given, OpenReader, Place, RawNotice, Taking } from './raw-notice.ts';

/** Levels of groups around NOTAMs: DAIP has three. */
const MAX_GROUPS = 8;

export const openJson: OpenReader = (take) => {
  let isFound = false;
  return jsonItems({
    item(value, place) {
      if (noticesIn(value, place, take, 0) > 0) isFound = true;
      else withoutNotice(value, place, take);
    },
    broken(text, place, isCut) {
      const code = isCut ? 'fileTruncated' : 'invalidJson';
      take.issue({ code, place: at(place), ...(text !== '' && { text: text.slice(0, 80) }) });
      salvageJson(text, place, take);
    },
    root(value, hadItems) {
      if (isObject(value)) take.facts(factsOf(value, hadItems));
      else if (Array.isArray(value) && value.length === 0 && !hadItems) take.facts({ isKnown: true });
      // A list that only looked like one of NOTAMs leaves its object to be read.
      if (!isFound) noticesIn(value, '', take, 0);
      isFound = false;
    },
  });
};

/** What is whole in a broken piece is read; the rest is stored as it is, unless no word is in it. */
function salvageJson(text: string, place: string, take: Taking): void {
  const { objects, rest } = objectsIn(text, (item) => readObject(item, place) !== undefined);
  for (const item of objects) noticesIn(item, place, take, 0);
  if (objects.length > 0 ? mayBeNotice(rest) : /[\p{L}\p{N}]/u.test(rest)) salvageText(rest, at(place), take);
}

/** Tells how many NOTAMs are in a value; each is emitted. */
function noticesIn(value: unknown, place: string, take: Taking, depth: number): number {
  if (typeof value === 'string') {
    if (depth > 0 && !looksLikeNotice(value)) return 0;
    if (value.trim() === '') return 0;
    take.notice({ ...asText(value, place), format: 'text-list' });
    return 1;
  }
  if (depth > MAX_GROUPS) return 0;
  if (Array.isArray(value)) {
    return value.reduce((count: number, one, at) => count + noticesIn(one, `${place}[${at}]`, take, depth + 1), 0);
  }
  if (!isObject(value)) return 0;
  const notice = readObject(value, place);
  if (notice && notice.message !== '') {
    take.notice(notice);
    return 1;
  }
  const words = textOf(value['text']) ?? textOf(value['raw']);
  if (words !== undefined && (looksLikeNotice(words) || 'runways' in value)) {
    const icao = textOf(value['icao']) ?? textOf(value['location']);
    take.notice({ ...asText(words, place), format: 'text-list', given: known<Given>({ location: icao }) });
    return 1;
  }
  return Object.entries(value).reduce(
    (count, [key, one]) =>
      count + (typeof one === 'object' || typeof one === 'string' ? noticesIn(one, under(place, key), take, depth + 1) : 0),
    0,
  );
}

/** An element by its path; the root has no path. */
const at = (path: string): Place => (path === '' ? {} : { element: path });
const under = (place: string, key: string) => (place === '' ? key.slice(0, 40) : `${place}.${key.slice(0, 40)}`);

function readObject(item: JsonObject, place: string): RawNotice | undefined {
  if (isFaaSearch(item)) return readFaaSearch(item, at(place));
  if (isFaaFeature(item)) return readFaaFeature(item, at(place));
  const row = otherFormats.find(({ fits }) => fits(item));
  return row && readOtherJson(row, item, at(place));
}

/** An element in the place of a NOTAM and without text: stored unchanged, so that nothing is lost. Short ones are counters. */
function withoutNotice(value: unknown, place: string, take: Taking): void {
  if (!isObject(value)) return;
  const text = JSON.stringify(value);
  if (isFaaSearch(value) || isFaaFeature(value) || otherFormats.some(({ fits }) => fits(value))) {
    take.notice(asText(text, place));
    take.issue({ code: 'noText', place: at(place) });
  } else take.issue({ code: 'unknownForm', place: at(place), text: text.slice(0, 80) });
}

function asText(text: string, place: string): RawNotice {
  const message = withoutHtml(text) || text;
  return { format: 'text', message, original: message === text ? null : text, given: {}, place: at(place) };
}

/** FAA NOTAM Search gives the time and place of the query: ` Location search on location(s) BOI, LOWW`. */
function factsOf(root: JsonObject, hadItems: boolean): FileFacts {
  const isKnown =
    !hadItems && ['notamList', 'items', 'apiNotams', 'notams', 'data', 'group', 'features'].some((key) => Array.isArray(root[key]));
  const queriedAt = textOf(root['searchDateTime']);
  const places = /location\(s\)\s+(?<places>[A-Z0-9, ]{3,2000})/.exec(textOf(root['criteriaCaption']) ?? '')?.groups?.['places'];
  return known<FileFacts>({
    issuedAt: queriedAt === undefined ? undefined : (isoDate(queriedAt) ?? americanDate(queriedAt)),
    isKnown: isKnown ? true : undefined,
    places: places?.split(/[, ]+/).filter((place) => /^[A-Z0-9]{3,4}$/.test(place)),
  });
}
