/** Request bodies against the contract: an object whose members have the contract's types and are within its bounds. */
import { faultOf } from '#contract/schema/fault.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

type Rules = { properties?: Record<string, object>; required?: readonly string[]; additionalProperties?: boolean };

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
  const { properties = {}, required = [], additionalProperties = true } = schema as Rules;
  return (raw) => {
    if (mayBeAbsent && (raw === undefined || raw === null)) return {};
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      throw refused([reason('bodyNotObject', {}, { field: 'body' })], isClosed);
    }
    const members = new Map(Object.entries(raw));
    const reasons: Reason[] = [];
    for (const name of required) if (!members.has(name)) reasons.push(reason('memberMissing', {}, { field: name }));
    for (const [name, value] of members) {
      const rule = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const fault = rule && faultOf(rule, value);
      if (fault !== undefined) reasons.push(reason('memberInvalid', { expected: fault }, { field: name }));
      else if (!rule && !additionalProperties)
        reasons.push(reason('memberUnknown', { known: Object.keys(properties).join(', ') }, { field: name.slice(0, 60) }));
    }
    if (reasons.length > 0) throw refused(reasons.slice(0, 10), isClosed);
    return raw;
  };
}
