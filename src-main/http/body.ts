/** Request bodies against the contract: an object whose members have the contract's types and lie in its bounds. */
import { faultOf } from '#contract/fault.ts';
import { Refusal } from '#core/refusal.ts';

type Rules = { properties?: Record<string, object>; required?: readonly string[]; additionalProperties?: boolean };

/** A reader for one endpoint's body, made once from its schema. Throws `invalidRequest` with a sentence for each culprit. */
export function bodyReader(schema: object): (raw: unknown) => unknown {
  const { properties = {}, required = [], additionalProperties = true } = schema as Rules;
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      throw new Refusal('invalidRequest', { details: ['body: must be a JSON object'] });
    }
    const members = new Map(Object.entries(raw));
    const details: string[] = [];
    for (const name of required) if (!members.has(name)) details.push(`body.${name}: is missing`);
    for (const [name, value] of members) {
      const rule = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const fault = rule && faultOf(rule, value);
      if (fault !== undefined) details.push(`body.${name}: ${fault}`);
      else if (!rule && !additionalProperties)
        details.push(`body.${name.slice(0, 60)}: unknown member, known are ${Object.keys(properties).join(', ')}`);
    }
    if (details.length > 0) throw new Refusal('invalidRequest', { details: details.slice(0, 10) });
    return raw;
  };
}
