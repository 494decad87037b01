/** `route --fpl`: the message of an ICAO flight plan on standard output, its faults on standard error. Nothing is filed. */
import type { FlightPlan, FlightPlanRequest, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { Refusal } from '#core/refusal.ts';
import type { Api } from '../api.ts';
import { print, printData, say } from '../terminal.ts';
import { words } from '../words.ts';

type Items = NonNullable<FlightPlanRequest['items']>;

type FlightPlanOptions = { items: Items | undefined; isJson: boolean };

/** 1 where a fault is an error. */
export async function flightPlan({ request }: Api, route: RoutePlan, { items, isJson }: FlightPlanOptions): Promise<number> {
  const plan = (given: Items) => request<FlightPlan>('POST', '/routes/flight-plan', { body: { route, items: given } });
  let found = await plan({});
  if (items) {
    const known = Object.keys(found.items);
    const unknown = Object.keys(items).filter((field) => !known.includes(field));
    if (unknown.length > 0)
      throw new Refusal('invalidRequest', { message: `--item ${unknown.join(', ')}: not a field; those are ${known.join(', ')}.` });
    found = await plan(items);
  }
  if (isJson) await printData(`${JSON.stringify(found, null, 2)}\n`);
  else {
    await print(`${found.message}\n`);
    showFaults(found);
  }
  return found.faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function showFaults({ faults, unknown }: FlightPlan): void {
  const { route: says, colon, error, note, flightPlanFaults } = words;
  const whys = new Map(unknown.map(({ field, code }) => [field, code]));
  for (const { code, severity, item, field, text } of faults) {
    const why = field === null || code !== 'missing' ? undefined : whys.get(field);
    const where = [item === null ? says.message : says.item(item), ...(field === null ? [] : [field]), ...(text === '' ? [] : [text])].join(
      ', ',
    );
    say(
      `${severity === 'error' ? error : note}${colon}${where}${colon}${flightPlanFaults[code]}${why === undefined ? '' : ` ${unknownSentence(why)}`}`,
    );
  }
  for (const { field, code } of unknown) if (code === 'moreAlternates') say(`${note}${colon}${field}${colon}${unknownSentence(code)}`);
  say(says.notFiled);
}

/** What fills the field from the command line. */
const options: Partial<Record<FlightPlanUnknownCode, string | (() => string)>> = {
  noDeparture: '--depart',
  noTime: () => words.route.either('--tas, --wind', '--item eet=0130'),
  noSpeed: () => words.route.either('--tas', words.route.beforeRoute('N0110A055')),
  noLevel: () => words.route.levelOption,
  noRules: '--item rules=V',
  noRegistration: '--item aircraftId=HBABC',
};

function unknownSentence(code: FlightPlanUnknownCode): string {
  const option = options[code];
  const sentence = words.flightPlanUnknown[code];
  return option === undefined ? sentence : `${sentence} (${typeof option === 'string' ? option : option()})`;
}
