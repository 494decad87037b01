/**
 * Reads a message, `(FPL-…)`, into items: any text has some, with what is wrong and where. Hyphens and slashes decide; what fields hold is
 * checked afterwards.
 */
import {
  flightPlanFields,
  flightPlanIndicators,
  type FlightPlanField,
  type FlightPlanItemNumber,
  type FlightPlanItems,
} from '#contract/route/flight-plan.ts';
import { upperCased } from '../words/word.ts';
import { partsOf } from './fault.ts';
import { placeOf, within, type Located } from './located.ts';
import { splitMessage, type MessageFault } from './split-message.ts';
import { supplementary } from './write.ts';

type Values = Map<FlightPlanField, Located>;
export type ReadMessage = { items: FlightPlanItems; values: Values; faults: MessageFault[] };

/** Fields of an item one after another: each takes what its pattern finds at its place, and the last one all that is left. */
type Step = { field: FlightPlanField; takes?: RegExp; /** The separator is not part of the field. */ behind?: '/' | ' ' };
const cruise = /^(?:[NK]\d{1,4}|M\d{3})/;
const steps: Readonly<Record<Exclude<FlightPlanItemNumber, '18' | '19'>, readonly Step[]>> = {
  '7': [{ field: 'aircraftId' }],
  '8': [{ field: 'rules', takes: /[A-Z]/y }, { field: 'flightType' }],
  '9': [
    { field: 'number', takes: /\d{1,2}/y },
    { field: 'aircraftType', takes: /[^/]+/y },
    { field: 'wake', behind: '/' },
  ],
  '10': [
    { field: 'equipment', takes: /[^/]+/y },
    { field: 'surveillance', behind: '/' },
  ],
  '13': [{ field: 'departure', takes: /\D+/y }, { field: 'time' }],
  '15': [
    { field: 'speed', takes: /(?:[NK]\d{1,4}|M\d{3})/y },
    { field: 'level', takes: /[^ ]+/y },
    { field: 'route', behind: ' ' },
  ],
  '16': [
    { field: 'destination', takes: /[^\d ]+/y },
    { field: 'eet', takes: /[^ ]+/y },
    { field: 'alternate', takes: /[^ ]+/y, behind: ' ' },
    { field: 'alternate2', behind: ' ' },
  ],
};

export function readMessage(written: string): ReadMessage {
  const { items: parts, faults } = splitMessage(upperCased(written));
  const values: Values = new Map();
  for (const [item, part] of parts) {
    if (item === '18') readMarked(part, values, faults, { marks: new Map(flightPlanIndicators.map((one) => [one, one])), item });
    else if (item === '19') readMarked(part, values, faults, { marks: new Map(supplementary), item });
    else readFields(part, item === '15' && !cruise.test(part.text) ? [{ field: 'route' }] : steps[item], values);
  }
  const items = Object.fromEntries(flightPlanFields.map((field) => [field, values.get(field)?.text ?? null])) as FlightPlanItems;
  return { items, values, faults };
}

function readFields(part: Located, fields: readonly Step[], values: Values): void {
  let at = 0;
  for (const { field, takes, behind } of fields) {
    if (behind !== undefined && part.text[at] === behind) at++;
    const from = at;
    if (takes === undefined) at = part.text.length;
    else {
      takes.lastIndex = at;
      at += takes.exec(part.text)?.[0].length ?? 0;
    }
    put(values, field, within(part, { from, to: at }));
  }
}

function put(values: Values, field: FlightPlanField, value: Located): void {
  if (value.text !== '') values.set(field, value);
}

type Marks = { marks: ReadonlyMap<string, FlightPlanField>; item: '18' | '19' };

/** `DOF/261122 RMK/TEXT`: each indicator's text continues to the next one. `0` is none. */
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
