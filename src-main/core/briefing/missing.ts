/**
 * Finds aerodromes that a flight names and that are not in the data: NOTAMs name them by their code, and nothing else is known of them. The
 * functions are pure.
 */
import type { BriefingRole } from '#contract/briefing/briefing.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

export type MissingAerodrome = { kind: 'notInData'; id: null; ident: null; name: null; text: string };
export type MissingEnd = { role: BriefingRole; point: MissingAerodrome };

const notKnown = new Set(['notInData', 'noPosition']);
/** Item 13 or 16 of a flight whose aerodrome has no indicator (Doc 4444, Appendix 2). */
const NO_INDICATOR = 'ZZZZ';

/**
 * Returns the ends and alternates whose words mean no place of the data. `alternates` are given apart from the text, and so have no
 * position in it.
 */
export function missingOf({ words, faults }: ParsedRoute, alternates: readonly string[]): MissingEnd[] {
  const unknown = new Set(faults.filter(({ code }) => notKnown.has(code)).map(({ from, to }) => `${from} ${to}`));
  const isMissing = (word: { from: number; to: number; text: string } | undefined): boolean =>
    word !== undefined && unknown.has(`${word.from} ${word.to}`) && isLocationIndicator(word.text.toUpperCase());
  const places = words.filter(({ kind }) => kind === 'point' || kind === 'departure' || kind === 'destination');
  const departure = words.find(({ kind }) => kind === 'departure') ?? places[0];
  const destination = words.find(({ kind }) => kind === 'destination') ?? places.at(-1);
  const found: { role: BriefingRole; text: string }[] = [];
  if (departure && isMissing(departure)) found.push({ role: 'departure', text: departure.text });
  if (destination && destination !== departure && isMissing(destination)) found.push({ role: 'destination', text: destination.text });
  for (const word of words) if (word.kind === 'alternate' && isMissing(word)) found.push({ role: 'alternate', text: word.text });
  for (const { code, alternate } of faults) {
    const text = alternate === undefined || !notKnown.has(code) ? undefined : alternates[alternate];
    if (text !== undefined) found.push({ role: 'alternate', text });
  }
  return found.map(({ role, text }) => ({
    role,
    point: { kind: 'notInData', id: null, ident: null, name: null, text: text.toUpperCase() },
  }));
}

/** NOTAMs name it by these codes. */
export const placesOfMissing = ({ text }: MissingAerodrome): string[] => (text === NO_INDICATOR ? [] : [text]);
