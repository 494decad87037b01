/** What is wrong with a route and what is not known of its legs, as the command line says it: with the option that would help. */
import type { RouteFault } from '#contract/route/faults.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { words } from '../words.ts';

const tasOption = (): string => words.route.either('--tas', words.route.beforeRoute('N0110A055'));

const options: Partial<Record<LegReason, string | (() => string)>> = {
  noAircraft: tasOption,
  noTas: tasOption,
  noWind: () => words.route.windOption,
  noDeparture: '--depart',
  noFuelFlow: '--fuel-flow',
  noUsableFuel: '--fuel',
};

/** `GVA can mean several places. …: GVA Geneva Cointrin (VOR-DME); not GVA Geneva (NDB)`. */
export function routeFaultSentence({ code, text, candidates }: RouteFault): string {
  const named = candidates.map(({ ident, name, type }) => `${ident} ${name}${type === null ? '' : ` (${type})`}`);
  const [first, ...others] = named;
  const which = code === 'tooFar' ? named.join(', ') : words.route.candidates(first ?? '', others.join(', '));
  return `${text} ${words.routeFaults[code]}${first === undefined ? '' : ` ${which}.`}`;
}

export function legReasonSentence(code: LegReason): string {
  const option = options[code];
  const sentence = words.legReasons[code];
  return option === undefined ? sentence : `${sentence} (${typeof option === 'string' ? option : option()})`;
}
