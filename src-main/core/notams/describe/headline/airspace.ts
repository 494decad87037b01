/** Says of an airspace which activity is in it, and between which levels. */
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { headlineInEnglish } from '#words/headline/english.ts';
import { capitalised, shortened } from '#words/headline/shortened.ts';
import type { NoticeReading } from '#core/notams/read/notice.ts';
import type { Clause } from './clause.ts';
import { coded, decoded, headline, worded, type Headline } from './headline-parts.ts';
import { withPrefix } from './prefixes.ts';
import { endOfThing, MOST_OF_THING, stateOf } from './statement.ts';
import { plain } from './words.ts';

const limit = String.raw`(?:SFC|GND|FL ?\d{2,3}|\d{3,5} ?FT(?: ?(?:AGL|AMSL|MSL))?|UNL)`;
const band = new RegExp(String.raw`(?<lower>${limit}) ?(?:-|TO|UP TO(?: BUT NOT INCLUDING)?) ?(?<upper>${limit})`);

/** Words such as `SFC-FL290` give the levels. */
export function levelsIn(line: string): HeadlinePart[] {
  const groups = band.exec(line)?.groups;
  if (!groups) return [];
  return [coded('levels', 'levels', levelOf(groups['lower'] ?? ''), levelOf(groups['upper'] ?? ''))];
}

/** Items F and G give the levels. */
function levelsBetween(lower: string | null, upper: string | null): HeadlinePart[] {
  if (upper === null || upper.length > 20) return [];
  if (lower === null || lower.length > 20) return [coded('levels', 'upTo', levelOf(upper))];
  return [coded('levels', 'levels', levelOf(lower), levelOf(upper))];
}

function levelOf(limit: string): string {
  const word = limit.trim().replace(/[.,]$/, '');
  if (/^(?:SFC|GND|SURFACE|GROUND)$/.test(word)) return 'SFC';
  if (word.startsWith('UNL')) return 'UNL';
  return word
    .replace(/^FL ?0?/, 'FL')
    .replace(/(\d) ?FT\b/, '$1 ft')
    .replace(/(\d) ?M\b/, '$1 m');
}

const numbered = /^(?<kind>R|W|A|P)-?(?<number>\d{3,5})(?<part>[A-Z]{0,3}(?:\/[A-Z])?)$/;
const refuelling = /^AR ?\d{2,4}[A-Z]{0,2}(?:\([A-Z]{1,3}\))?$/;

/** US areas of a notice under the keyword AIRSPACE: what the first word names. */
function areaOf(word: string): HeadlinePart | null {
  const { kind, number, part } = numbered.exec(word)?.groups ?? {};
  if (kind !== undefined) return coded('thing', 'area', kind, `${kind}-${number}${part}`);
  return refuelling.test(word) ? coded('thing', 'refuellingTrack', word) : null;
}

/** Activities and areas: what is active, and between which levels. */
export function ofAirspace(
  { keyword, qCode, lowerLimit, upperLimit, isProcedure }: NoticeReading,
  clause: Clause,
  text: string,
): Headline | null {
  const isOfKeyword = keyword === 'AIRSPACE';
  if (!isOfKeyword && !(qCode !== null && (qCode.startsWith('QR') || qCode.startsWith('QW')))) return null;
  const { raw, bare, state } = clause;
  const isEstablished =
    state?.code === 'established' && (state.to === raw.length || bare[state.to] === 'BOUNDED') && !qCode?.endsWith('TT');
  if (state !== null && !isOfKeyword && state.code !== 'active' && !isEstablished) return null;
  // `R230A TO R230F` names more than the first.
  const area = areaOf(raw[1] ?? '') === null && areaOf(raw[2] ?? '') === null ? areaOf(raw[0] ?? '') : null;
  if (area === null && state === null && !isOfKeyword) return null;
  const { to, isPossible } = state ? endOfThing(bare, state) : { to: endOfPlace(raw), isPossible: false };
  const listed =
    state?.code === 'active' && raw[state.to - 1]?.endsWith(':')
      ? raw.slice(state.to).filter((_, at, all) => all.every((word) => areaName.test(word)))
      : [];
  const from = isEstablished && raw[0] === 'A' ? 1 : 0;
  const things = area ? [area] : thingsOf([...raw.slice(from, to), ...listed], isProcedure, qCode);
  if (things.length === 0) return null;
  const said = state || area ? [stateOf(state?.code ?? 'active', isPossible)] : [];
  const limits = levelsBetween(lowerLimit, upperLimit);
  return decoded(...things, ...said, ...(limits.length > 0 ? limits : levelsIn(text.slice(0, 500))));
}

/** The area is named behind the colon in `DANGER AREA ACT: UHD406.` */
const areaName = /^[A-Z]{1,3}[DPRT]-?\d{1,4}[A-Z]?[.,;]?$/;

/** The topic in front of the thing leaves it less room. */
function thingsOf(raw: readonly string[], isProcedure: boolean, qCode: string | null): HeadlinePart[] {
  const words = capitalised(plain(raw, isProcedure));
  const parts = withPrefix(worded('thing', raw.join(' '), words), qCode?.slice(1, 3) ?? null);
  const [first] = parts;
  if (first?.role === 'thing' && words === '') return [];
  const room = first?.role === 'topic' ? MOST_OF_THING - headlineInEnglish([first]).length - 1 : MOST_OF_THING;
  // The `A` of `LINDBERGH A MOA` is no article.
  return parts.map((part) => (part.words === null ? part : { ...part, words: shortened(part.words, room).replace(/ a (?=MOA)/, ' A ') }));
}

/** The place ends before its levels (`SFC-400FT`). */
function endOfPlace(raw: readonly string[]): number {
  const at = raw.findIndex((word) => /^(?:SFC|GND|FL\d{2,3}|\d{3,5}(?:FT)?)-[FSU\d]/.test(word));
  return at < 0 ? raw.length : at;
}

/** A cloud of ash or a height of what is flown: `ASH CLOUD REPORTED UP TO FL250`. */
const upTo = /\bUP TO (?<upper>FL ?\d{2,3}|\d{3,5} ?FT(?: (?:AGL|AMSL|MSL))?)\b/;

/** Adds the levels of items F and G to `GUN FIRING WILL TAKE PLACE WI AREA: …`, `PARACHUTE JUMPING WI 2NM OF FXD`, else those of the text. */
export function withLevels(
  statement: Headline | null,
  { state }: Clause,
  { qCode, lowerLimit, upperLimit, text }: NoticeReading,
): Headline | null {
  const isActivity = state === null || state.code === 'takingPlace';
  if (!statement || !isActivity || !qCode?.startsWith('QW') || statement.parts.some(({ role }) => role === 'levels')) return statement;
  const limits = levelsBetween(lowerLimit, upperLimit);
  const upper = limits.length > 0 || /\bFL\d|\bft\b/.test(statement.text) ? undefined : upTo.exec(text.slice(0, 500))?.groups?.['upper'];
  return headline(statement.source, ...statement.parts, ...limits, ...levelsBetween(null, upper ?? null));
}
