/** `route --fpl`: the message of an ICAO flight plan on standard output, its faults on standard error. Nothing is filed. */
import type { FlightPlan, FlightPlanRequest, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { flightPlanFaultSentences, flightPlanUnknownSentences } from '#contract/sentences/en/flight-plan.ts';
import { Refusal } from '#core/refusal.ts';
import type { Api } from '../beside/client.ts';
import { print, say } from '../terminal.ts';

type Items = NonNullable<FlightPlanRequest['items']>;

type FlightPlanOptions = { items: Items | undefined; isJson: boolean };

/** 1 where a fault is an error. */
export async function flightPlan({ ask }: Api, route: RoutePlan, { items, isJson }: FlightPlanOptions): Promise<number> {
  const plan = (given: Items) => ask<FlightPlan>('POST', '/routes/flight-plan', { route, items: given });
  let found = await plan({});
  if (items) {
    const known = Object.keys(found.items);
    const unknown = Object.keys(items).filter((field) => !known.includes(field));
    if (unknown.length > 0)
      throw new Refusal('invalidRequest', { message: `--item ${unknown.join(', ')}: not a field; those are ${known.join(', ')}.` });
    found = await plan(items);
  }
  if (isJson) await print(`${JSON.stringify(found, null, 2)}\n`);
  else {
    await print(`${found.message}\n`);
    showFaults(found);
  }
  return found.faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function showFaults({ faults, unknown }: FlightPlan): void {
  const whys = new Map(unknown.map(({ field, code }) => [field, code]));
  for (const { code, severity, item, field, text } of faults) {
    const why = field === null || code !== 'missing' ? undefined : whys.get(field);
    const where = [item === null ? 'message' : `item ${item}`, ...(field === null ? [] : [field]), ...(text === '' ? [] : [text])].join(
      ', ',
    );
    say(
      `${severity === 'error' ? 'Error' : 'Note'}: ${where}: ${flightPlanFaultSentences[code]}${why === undefined ? '' : ` ${unknownSentence(why)}`}`,
    );
  }
  for (const { field, code } of unknown) if (code === 'moreAlternates') say(`Note: ${field}: ${unknownSentence(code)}`);
  say('This flight plan is not filed: Aeroshelf sends nothing.');
}

/** What fills the field from the command line. */
const options: Partial<Record<FlightPlanUnknownCode, string>> = {
  noDeparture: '--depart',
  noTime: '--tas, --wind, or --item eet=0130',
  noSpeed: '--tas, or N0110A055 before the route',
  noLevel: 'N0110A055 or N0110VFR before the route',
  noRules: '--item rules=V',
  noRegistration: '--item aircraftId=HBABC',
};

function unknownSentence(code: FlightPlanUnknownCode): string {
  const option = options[code];
  return option === undefined ? flightPlanUnknownSentences[code] : `${flightPlanUnknownSentences[code]} (${option})`;
}
