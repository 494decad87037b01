/** Adds to a headline what its clause only announces: the runways, distances, routes or taxiways of the lines below it. */
import type { Effect, EffectKind } from '#core/notams/read/notice.ts';
import { coded, headline, worded, type Headline } from './headline-parts.ts';
import { within } from './words.ts';

/** The next line counts up to its first full stop. */
export function followed({ source, parts }: Headline, line: string): Headline {
  const [words = ''] = line.split(/\.(?= |$)/);
  const next = words.trim();
  return headline(source, ...parts, worded('next', next, within(next.split(' '), false)));
}

export function withListed(said: Headline, effects: readonly Effect[]): Headline {
  const named = withRunways(withNames(said, effects), effects);
  return named === said ? withDistance(said, effects) : named;
}

/** `DECLARED DISTANCES CHANGED:` names the runways in the table below it only, so they are added. */
function withRunways(said: Headline, effects: readonly Effect[]): Headline {
  const names = [...new Set(effects.flatMap(({ kind, runway }) => (kind === 'changesDistances' ? (runway ?? []) : [])))];
  return names.length === 0 || /\d/.test(said.text) ? said : followed(said, `RWYS ${names.join(', ')}`);
}

/** `THR RWY 09 DISPLACED 300M. DECLARED DISTANCES: …`: the length that is left for landing, of the first runway that has one. */
function withDistance(said: Headline, effects: readonly Effect[]): Headline {
  const isOfLengths = effects[0]?.kind === 'displacesThreshold' || effects[0]?.kind === 'changesDistances';
  if (!isOfLengths || !/displac|threshold|distance/i.test(said.text) || /\b(?:TORA|TODA|ASDA|LDA)\b|landing distance|…/.test(said.text))
    return said;
  for (const { kind, runway, lengths } of effects) {
    const landing =
      kind === 'changesDistances' && runway !== null ? lengths.find(({ of, relation }) => of === 'LDA' && relation === 'is') : undefined;
    if (landing !== undefined) return followed(said, `RWY ${runway} LDA ${landing.value}${landing.unit.toUpperCase()}`);
  }
  return said;
}

const listed: Readonly<Partial<Record<EffectKind, RegExp>>> = {
  closesRoute: /route|segment|airway/i,
  closesTaxiway: /^(?:the |following )*taxiways?(?:[- ]portions?)?:/i,
};
const MOST_NAMES = 6;

/** `FLW SEGMENTS OF ATS RTE CLSD:`, `TWY CLSD DUE TO MAINT`: the names are in a list below. */
function withNames(said: Headline, effects: readonly Effect[]): Headline {
  const [first] = effects;
  if (first === undefined || listed[first.kind]?.test(said.text) !== true || said.text.includes('…')) return said;
  const names = [...new Set(effects.flatMap(({ kind, names }) => (kind === first.kind ? (names ?? []) : [])))];
  const isNamed = (name: string): boolean =>
    new RegExp(String.raw`(?<![A-Z\d])${name.replaceAll(/\W/g, '\\$&')}(?![A-Z\d])`).test(said.text);
  const missing = names.filter((name) => !isNamed(name));
  if (missing.length === 0) return said;
  if (missing.length < names.length)
    return /^(?:the )?following /i.test(said.text)
      ? headline(said.source, ...said.parts, coded('more', 'andMore', String(missing.length)))
      : said;
  const shown = followed(said, missing.slice(0, MOST_NAMES).join(', '));
  const more = missing.length - MOST_NAMES;
  return more > 0 ? headline(shown.source, ...shown.parts, coded('more', 'andMore', String(more))) : shown;
}
