/**
 * Another server's airport or navaid in the form of this contract: a later version may send more, an older one omits what it does not
 * know, and feet may come with decimals.
 */
import { AirportDetails } from '#contract/airports/details.ts';
import { Airport } from '#contract/airports/airport.ts';
import { Frequency } from '#contract/airports/frequency.ts';
import { Navaid } from '#contract/navaids/navaid.ts';
import { Runway } from '#contract/airports/runway.ts';
import type { Item } from './shapes.ts';

type Schema = { properties: Readonly<Record<string, object>> };

const fieldsOf = ({ properties }: Schema) =>
  Object.entries(properties).map(([name, rule]) => ({
    name,
    isWhole: 'type' in rule && Array.isArray(rule.type) && rule.type.includes('integer'),
    words: 'enum' in rule && Array.isArray(rule.enum) ? (rule.enum as unknown[]) : undefined,
  }));

const fields = {
  airport: fieldsOf(Airport),
  runway: fieldsOf(Runway),
  frequency: fieldsOf(Frequency),
  details: fieldsOf(AirportDetails),
  navaid: fieldsOf(Navaid),
};

/** Only the fields of the contract, rounded where it has integers; unknown if missing, and where a word is none of its words. */
function withFields(value: unknown, kind: keyof typeof fields): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = {};
  for (const { name, isWhole, words } of fields[kind]) {
    const one = given[name] ?? null;
    kept[name] = isWhole && typeof one === 'number' ? Math.round(one) : words && !words.includes(one) ? null : one;
  }
  return kept;
}

const each = (list: unknown, kind: keyof typeof fields): unknown => (Array.isArray(list) ? list.map((one) => withFields(one, kind)) : list);

/** Not yet validated: fields that must not be null may still be. */
export function toContract(item: Item): unknown {
  const { runways, frequencies, details } = item;
  return {
    ...(withFields(item, 'airport') as object),
    runways: each(runways, 'runway'),
    frequencies: each(frequencies, 'frequency'),
    ...(details !== undefined && { details: withFields(details, 'details') }),
  };
}

/** Not yet validated either. */
export const navaidToContract = (item: Item): unknown => withFields(item, 'navaid');
