/** Reads routes of the USA: `ROUTE ZBW. V374 VOLLU, NY TO CARMEL (CMK) VOR/DME, NY MEA 6500`. */
import { oneLine } from '#core/text/line.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import { coded, worded } from './headline-parts.ts';
import { inSentence, plain } from './words.ts';

const route =
  /^(?:(?:ROUTE|SPECIAL) )?(?:Z[A-Z]{2}[ .,]{1,3}){0,6}\s{0,3}(?<names>[A-Z]{1,3}-?\d{1,4}(?:[A-Z]\b)?(?:,? (?:AND )?[A-Z]{1,3}-?\d{1,3}\b){0,8})\b[ ,.]{0,3}/;
const state =
  /\b(?:(?:DME|GPS|RNAV|RADAR) REQUIRED|MEA|MOCA|MAA|MCA|MRA|NA|ATC ASSIGNED|CROSS|USE(?= [A-Z]{3} )|UNUSABLE|DISREGARD|CHANGE|NOT AUTH\w*|NOT AVBL|REQUIRES|CLSD|ESTABLISH|DELETE)\b/;
const STATES = / \([A-Z]{2,5}\)|, [A-Z]{2}\b|\b(?:VORTAC|VOR\/DME|VOR|NDB|INT|WP|FIX|DME)\b/g;

const LOOKED_AT = 400;
const MOST_OF_SEGMENT = 44;

/** Null where no route is named. */
export function routeOf(text: string): HeadlinePart[] | null {
  const line = oneLine(text.slice(0, LOOKED_AT));
  const found = route.exec(line);
  const names = found?.groups?.['names'];
  if (!found || names === undefined) return null;
  const rest = line.slice(found[0].length);
  const at = rest.search(state);
  const segment = at < 0 ? '' : oneLine(rest.slice(0, at).replace(STATES, '')).replace(/ ,/g, ',').trim();
  const said = (at < 0 ? rest : rest.slice(at)).split(/\.(?= |$)/)[0] ?? '';
  const between = segment === '' || segment.length > MOST_OF_SEGMENT ? [] : [segment.replace(/ TO /g, ' to ').replace(/[ ,.]{1,9}$/, '')];
  return [coded('thing', 'route', names, ...between), ...stateOf(said)];
}

const altitude = /^(?<kind>MEA|MOCA|MAA|MCA|MRA) (?<feet>\d{3,5})\b/;
const meanings: Readonly<Record<string, ComposedCode>> = {
  MEA: 'minimumEnRouteAltitude',
  MOCA: 'minimumObstacleClearanceAltitude',
  MAA: 'maximumAuthorisedAltitude',
  MCA: 'minimumCrossingAltitude',
  MRA: 'minimumReceptionAltitude',
};

function stateOf(said: string): HeadlinePart[] {
  const { kind = '', feet = '' } = altitude.exec(said)?.groups ?? {};
  const meaning = meanings[kind];
  if (meaning === undefined) {
    const words = inSentence(plain(said.split(' '), true));
    return [words === '' ? coded('state', 'changed') : worded('said', said, words)];
  }
  const rest = said.slice(kind.length + 1 + feet.length).trim();
  const limits = /^(?:EXC|FOR|BTN|E|W|N|S)/.test(rest) ? [worded('limit', rest, inSentence(plain(rest.split(' '), true)))] : [];
  return [coded('state', meaning, feet), ...limits];
}
