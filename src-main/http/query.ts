/**
 * Checks query parameters against the contract. Promise: what comes out has exactly the contract's names and types; a name that the
 * endpoint does not know, a name given twice and a value out of range are refused by name: ignoring a misspelt filter would return the
 * whole world.
 */
import { faultOf } from '#contract/schema/fault.ts';
import { invalid } from '#core/refusal.ts';
import { nearestName } from '#core/text/nearest-name.ts';

type Rule = { type?: string; items?: { enum?: readonly unknown[] } };
type Rules = { properties?: Record<string, Rule>; patternProperties?: Record<string, Rule>; required?: readonly string[] };

/** Culprits in one answer; further ones are not looked at, since what a name may have been meant to be takes longer than to read it. */
const MOST_DETAILS = 10;

const wholeNumber = (text: string): number => (/^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A reader for one endpoint's query, made once from its schema. Throws `invalidRequest` with a sentence for each culprit. */
export function queryReader(schema: object): (raw: Record<string, unknown>) => Record<string, unknown> {
  const { properties = {}, patternProperties = {}, required = [] } = schema as Rules;
  const rules = new Map(Object.entries(properties));
  const patterns = Object.keys(patternProperties).map((pattern) => new RegExp(pattern));

  return (raw) => {
    const query: Record<string, unknown> = {};
    const details: string[] = [];
    for (const name in raw) {
      const value = raw[name];
      const rule = rules.get(name);
      if (!rule && !patterns.some((pattern) => pattern.test(name))) details.push(unknown(name, rules.keys()));
      else if (typeof value !== 'string') details.push(`${name}: given more than once; send it once`);
      else if (rule?.type === 'array') {
        const { enum: allowed = [] } = rule.items ?? {};
        const words = value.split(',').map((word) => word.trim());
        if (words.every((word, at) => allowed.includes(word) && words.indexOf(word) === at)) query[name] = words;
        else details.push(`${name}: must be some of ${allowed.join(', ')}, each once and with commas between, not ${quoted(value)}`);
      } else {
        const read = rule?.type === 'integer' ? wholeNumber(value) : value;
        const fault = rule && faultOf(rule, read);
        if (fault === undefined) query[name] = read;
        else details.push(`${name}: must be ${fault}, not ${quoted(value)}`);
      }
      if (details.length >= MOST_DETAILS) break;
    }
    for (const name of required) if (raw[name] === undefined) details.push(`${name}: is missing`);
    if (details.length > 0) throw invalid(...details.slice(0, MOST_DETAILS));
    return query;
  };
}

/** A text to search for with `&` in it that its client did not escape: `query=AT&T` is one text. */
export function withAmpersands(url: string, raw: Record<string, unknown>): Record<string, unknown> {
  const query = { ...raw };
  let text: string | undefined;
  for (const piece of url.slice(url.indexOf('?') + 1).split('&')) {
    if (piece.startsWith('query=')) text = String(raw['query']);
    else if (text === undefined || piece.includes('=')) text = undefined;
    else {
      const name = decoded(piece);
      delete query[name];
      query['query'] = text += `&${name}`;
    }
  }
  return query;
}

function decoded(piece: string): string {
  const spaced = piece.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function unknown(name: string, names: Iterable<string>): string {
  const taken = [...names];
  const near = nearestName(name, taken);
  const help = near ? `did you mean ${near}?` : taken.length > 0 ? `known are ${taken.join(', ')}` : 'this endpoint has none';
  return `${name.slice(0, 60)}: unknown parameter, ${help}`;
}
