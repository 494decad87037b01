/** Checks request bodies against the contract: a body is an object whose members have the contract's types and are within its bounds. */
import { faultOf } from '#contract/schema/fault.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

type Rules = {
  type?: string;
  properties?: Record<string, Rules>;
  required?: readonly string[];
  additionalProperties?: boolean;
  items?: Rules;
  maxItems?: number;
};

/** Culprits in one answer; further ones are not looked at. */
const MOST_REASONS = 10;

/** Reasons name the member; their sentences say `body.` before it. `isClosed`: the answer has only sentences, as clients of the public service expect. */
const refused = (reasons: readonly Reason[], isClosed: boolean): Refusal =>
  new Refusal('invalidRequest', {
    ...(!isClosed && { reasons }),
    details: reasons.map(({ field, text }) => (field === 'body' ? text : `body.${field}: ${text}`)),
  });

/** A reader for one endpoint's body, made once from its schema; `mayBeAbsent`: no body means no member, where none is needed. Throws `invalidRequest` with a sentence for each culprit. */
export function bodyReader(
  schema: object,
  { isClosed, mayBeAbsent }: { isClosed: boolean; mayBeAbsent: boolean },
): (raw: unknown) => unknown {
  return (raw) => {
    if (mayBeAbsent && (raw === undefined || raw === null)) return {};
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      throw refused([reason('bodyNotObject', {}, { field: 'body' })], isClosed);
    }
    const reasons: Reason[] = [];
    checkMembers(schema, raw, '', reasons);
    if (reasons.length > 0) throw refused(reasons.slice(0, MOST_REASONS), isClosed);
    return raw;
  };
}

/** `path` names the object: empty, or `aircraft.`, or `winds[0].`. */
function checkMembers(
  { properties = {}, required = [], additionalProperties = true }: Rules,
  raw: object,
  path: string,
  reasons: Reason[],
): void {
  const members = new Map<string, unknown>(Object.entries(raw));
  for (const name of required) if (!members.has(name)) reasons.push(reason('memberMissing', {}, { field: `${path}${name}` }));
  for (const [name, value] of members) {
    const rule = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (rule) checkValue(rule, value, `${path}${name}`, reasons);
    else if (!additionalProperties)
      reasons.push(reason('memberUnknown', { known: Object.keys(properties).join(', ') }, { field: `${path}${name.slice(0, 60)}` }));
    if (reasons.length >= MOST_REASONS) return;
  }
}

function checkValue(rule: Rules, value: unknown, field: string, reasons: Reason[]): void {
  const invalid = (expected: string) => void reasons.push(reason('memberInvalid', { expected }, { field }));
  if (rule.type === 'object') {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) checkMembers(rule, value, `${field}.`, reasons);
    else invalid('an object');
    return;
  }
  if (rule.type === 'array') {
    const { items = {}, maxItems = Infinity } = rule;
    if (!Array.isArray(value) || value.length > maxItems) return invalid(`a list of at most ${maxItems}`);
    for (const [index, one] of value.entries()) if (reasons.length < MOST_REASONS) checkValue(items, one, `${field}[${index}]`, reasons);
    return;
  }
  const fault = faultOf(rule, value);
  if (fault !== undefined) invalid(fault);
}
