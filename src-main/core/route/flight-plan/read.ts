/** A message, `(FPL-…)`, as items: any text has some, with what is wrong and where. Hyphens and slashes decide; what fields hold is checked afterwards. */
import { flightPlanFields, flightPlanIndicators, type FlightPlanField, type FlightPlanItems } from '#contract/route/flight-plan.ts';
import { upperCased } from '../words/word.ts';
import { partsOf } from './fault.ts';
import { placeOf, within, type Located } from './located.ts';
import { splitMessage, type MessageFault } from './split-message.ts';
import { supplementary } from './write.ts';

type Values = Map<FlightPlanField, Located>;
export type ReadMessage = { items: FlightPlanItems; values: Values; faults: MessageFault[] };

/** Parts of items by what separates them; the last pattern of an item takes any text. */
const patterns = {
  '7': [/^(?<aircraftId>.*)$/d],
  '8': [/^(?<rules>.?)(?<flightType>.*)$/d],
  '9': [/^(?<number>\d{0,2})(?<aircraftType>[^/]*)\/?(?<wake>.*)$/d],
  '10': [/^(?<equipment>[^/]*)\/?(?<surveillance>.*)$/d],
  '13': [/^(?<departure>[^\d]*)(?<time>.*)$/d],
  '15': [/^(?<speed>[NK]\d{1,4}|M\d{3})(?<level>\S*)(?<route>.*)$/d, /^(?<route>.*)$/d],
  '16': [/^(?<destination>[^\d ]*)(?<eet>\S*) ?(?<alternate>\S*) ?(?<alternate2>.*)$/d],
} as const;

export function readMessage(written: string): ReadMessage {
  const { items: parts, faults } = splitMessage(upperCased(written));
  const values: Values = new Map();
  for (const [item, part] of parts) {
    if (item === '18') readMarked(part, values, faults, { marks: new Map(flightPlanIndicators.map((one) => [one, one])), item });
    else if (item === '19') readMarked(part, values, faults, { marks: new Map(supplementary), item });
    else {
      const found = patterns[item].map((pattern) => pattern.exec(part.text)).find((one) => one !== null);
      for (const [field, span] of Object.entries(found?.indices?.groups ?? {}))
        if (span !== undefined) put(values, field as FlightPlanField, within(part, { from: span[0], to: span[1] }));
    }
  }
  const items = Object.fromEntries(flightPlanFields.map((field) => [field, values.get(field)?.text ?? null])) as FlightPlanItems;
  return { items, values, faults };
}

function put(values: Values, field: FlightPlanField, value: Located): void {
  if (value.text !== '') values.set(field, value);
}

type Marks = { marks: ReadonlyMap<string, FlightPlanField>; item: '18' | '19' };

/** `DOF/261122 RMK/TEXT`: each indicator's text goes on to the next one. `0` is none. */
function readMarked(part: Located, values: Values, faults: MessageFault[], { marks, item }: Marks): void {
  if (item === '18' && part.text === '0') return;
  const found = partsOf(part.text, item === '18' ? /(?<=^| )[A-Z]{2,8}\d?\//g : /(?<=^| )[A-Z]\//g);
  const add = (code: MessageFault['code'], span: { from: number; to: number }): number =>
    faults.push({ code, item, ...placeOf(part, span) });
  const front = within(part, { from: 0, to: found[0]?.from ?? part.text.length });
  if (front.text !== '') add('textWithoutIndicator', { from: 0, to: front.text.length });
  const order = [...marks.keys()];
  let latest = -1;
  for (const [index, { text, from, to }] of found.entries()) {
    const mark = text.slice(0, -1);
    const field = marks.get(mark);
    const end = found[index + 1]?.from ?? part.text.length;
    const value = within(part, { from: to, to: end });
    if (field === undefined) add('indicatorUnknown', { from, to: Math.max(to, end) });
    else if (values.has(field)) add('indicatorRepeated', { from, to: Math.max(to, end) });
    else {
      if (value.text === '') add('missing', { from, to });
      if (order.indexOf(mark) < latest) add('indicatorOutOfOrder', { from, to });
      latest = Math.max(latest, order.indexOf(mark));
      put(values, field, value);
    }
  }
}
