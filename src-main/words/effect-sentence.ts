/** Writes the sentence of an effect of a NOTAM, which every host shows. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { effectWords } from './en/effects.ts';
import type { Same } from './same.ts';

type Effect = Decoded['effects'][number];
type EffectWords = Same<typeof effectWords>;

const closures: readonly Effect['kind'][] = ['closesRunway', 'closesAerodrome', 'closesHelipad'];

const ofAircraft: readonly Effect['for'][] = ['overSize', 'aircraftType', 'allButSome'];

type Told = Pick<Effect, 'kind' | 'runway' | 'extent' | 'lengths' | 'rule' | 'for' | 'when' | 'words'> &
  Partial<Pick<Effect, 'names' | 'grades' | 'category' | 'conditions'>>;

/** Writes `RWY 04/22 partially closed: no landings (“FOR LDG”)`. */
export function effectSentence(effect: Told, words: EffectWords): string {
  const { kind, runway, extent, lengths, names = [], grades = [], category = null, conditions = [] } = effect;
  const named = [...names, ...grades].join(', ');
  // A part of an ILS or a grade of fuel that is named is out as a whole where nothing else is said of it.
  const isNamedWhole = named !== '' && effect.words === null && (effect.rule === 'ilsPartOut' || kind === 'fuelUnavailable');
  const isPart = extent === 'part' && !isNamedWhole;
  const what = words.kinds[kind](nameOf(kind, runway, named), isPart ? words.partially : '');
  if (kind === 'mayClose') return effect.words === null ? what : words.quoted(what, effect.words);
  // Figures say the same more exactly.
  const isInFigures = conditions.length > 0 && effect.for !== null && ofAircraft.includes(effect.for);
  const limits = closureLimits(isInFigures ? { ...effect, for: null } : effect, words);
  const quoted = effect.words;
  const figures = lengths.map(({ of, relation, value, unit }) => words.lengthOf[relation](of, `${value} ${unit}`));
  const aircraft = conditions.map(({ of, relation, value, unit, names: types }) => {
    const figure = value === null ? types.join(', ') : [value, unit].filter((part) => part !== null).join(' ');
    return `${words.limited[of]} ${words.limitOf[relation](figure)}`;
  });
  const left = category === null ? [] : [words.categoryLeft(category)];
  const limited = [...figures, ...left, ...aircraft, ...limits].join(', ');
  const sentence = quoted === null ? limited : limited === '' ? words.quote(quoted) : words.quoted(limited, quoted);
  const whole = extent === null && closures.includes(kind) ? `${what} (${words.extentNotStated})` : what;
  return sentence === '' ? whole : words.saying(whole, sentence);
}

/** An aid or a light has a name of its own, before that of its runway: `PAPI RWY 09`; that of an approach has its runway in it. */
function nameOf(kind: Effect['kind'], runway: string | null, named: string): string | null {
  if (kind === 'navaidOut' || kind === 'lightsOut') return named === '' || runway === null ? named || null : `${named} RWY ${runway}`;
  if (kind === 'approachOut') return named || (runway === null ? null : `RWY ${runway}`);
  return runway ?? (named || null);
}

/** What a partial closure leaves or takes. */
const closureLimits = ({ rule, for: closedFor, when }: Pick<Effect, 'rule' | 'for' | 'when'>, words: EffectWords): string[] =>
  [
    rule in words.closedPart ? words.closedPart[rule as keyof EffectWords['closedPart']] : '',
    closedFor === null ? '' : words.closedFor[closedFor],
    when === null ? '' : words.closedWhen[when],
  ].filter(Boolean);
