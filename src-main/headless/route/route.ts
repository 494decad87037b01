/** `route` prints the legs of a route as a table, or as the API answers them. Nothing is stored. */
import type { FlightPlanRequest, FlightPlan, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import type { Api } from '../api.ts';
import { wordsOf, writeDocuments, type DocumentOptions } from './documents.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { showRoute, withOption, type OptionName } from './table.ts';
import { printData, print, say } from '../terminal.ts';
import { Refusal } from '#core/refusal.ts';
import { words } from '../words.ts';

type RouteOptions = PlanOptions & {
  json?: boolean;
  fpl?: boolean;
  item?: FlightPlanRequest['items'];
} & DocumentOptions;

/** 1 where the route has no leg, or its flight plan an error. `words`: of the route, with blanks between them, or the name of a flight plan file. */
export async function route(api: Api, words: readonly string[], options: RouteOptions): Promise<number> {
  const plan = planOf(await wordsOf(words.join(' '), api), options);
  if (options.fpl === true) {
    await writeDocuments(api, { plan }, options);
    return flightPlan(api, plan, { items: options.item, isJson: options.json === true });
  }
  const found = await api.request<ParsedRoute>('POST', '/routes/parse', { body: plan });
  if (options.json === true) await printData(`${JSON.stringify(found, null, 2)}\n`);
  else await showRoute(found);
  if (found.legs.length === 0) return 1;
  await writeDocuments(api, { plan }, options);
  return 0;
}

type Items = NonNullable<FlightPlanRequest['items']>;

type FlightPlanOptions = { items: Items | undefined; isJson: boolean };

/** The exit code is 1 where a fault is an error. */
async function flightPlan({ request }: Api, route: RoutePlan, { items, isJson }: FlightPlanOptions): Promise<number> {
  const plan = (given: Items) => request<FlightPlan>('POST', '/routes/flight-plan', { body: { route, items: given } });
  let found = await plan({});
  if (items) {
    const fields = Object.keys(found.items);
    const unknown = Object.keys(items).filter((field) => !fields.includes(field));
    if (unknown.length > 0)
      throw new Refusal('invalidRequest', { message: `--item ${unknown.join(', ')}: not a field; those are ${fields.join(', ')}.` });
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
  const { route: says, error, note, flightPlanFaults } = words;
  const { colon } = words.common;
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

/** The command line fills the field by one of these. */
const options: Partial<Record<FlightPlanUnknownCode, OptionName>> = {
  noDeparture: '--depart',
  noTime: () => words.route.either('--tas, --wind', '--item eet=0130'),
  noSpeed: () => words.route.either('--tas', words.route.beforeRoute('N0110A055')),
  noLevel: () => words.route.levelOption,
  noRules: '--item rules=V',
  noRegistration: '--item aircraftId=HBABC',
};

const unknownSentence = (code: FlightPlanUnknownCode): string => withOption(words.flightPlanUnknown[code], options[code]);
