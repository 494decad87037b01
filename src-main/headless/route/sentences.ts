/** What is wrong with a route and what is not known of its legs, as the command line says it: with the option that would help. */
import type { RouteFault } from '#contract/route/faults.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { legReasonSentences, routeFaultSentences } from '#contract/sentences/en/route.ts';

const options: Partial<Record<LegReason, string>> = {
  noAircraft: '--tas, or N0110A055 before the route',
  noTas: '--tas, or N0110A055 before the route',
  noWind: '--wind 240/25; --wind calm for none',
  noDeparture: '--depart',
  noFuelFlow: '--fuel-flow',
  noUsableFuel: '--fuel',
};

/** `GVA can mean several places. …: GVA Geneva Cointrin (VOR-DME); not GVA Geneva (NDB)`. */
export function routeFaultSentence({ code, text, candidates }: RouteFault): string {
  const named = candidates.map(({ ident, name, type }) => `${ident} ${name}${type === null ? '' : ` (${type})`}`);
  const [first, ...others] = named;
  const which = code === 'tooFar' ? named.join(', ') : [first, ...(others.length > 0 ? [`not ${others.join(', ')}`] : [])].join('; ');
  return `${text} ${routeFaultSentences[code]}${first === undefined ? '' : ` ${which}.`}`;
}

export function legReasonSentence(code: LegReason): string {
  const option = options[code];
  return option === undefined ? legReasonSentences[code] : `${legReasonSentences[code]} (${option})`;
}
