/** A sentence says what a JSON value must be by its schema. Only the kinds of values that bodies contain are supported. */

type Rule = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Rule[];
  minimum?: number;
  maximum?: number;
  /** Characters are code points of Unicode, as JSON Schema counts them. */
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** It says a pattern in words. */
  description?: string;
};

/** ` from 1 to 9`, ` of at least 1`; `within` is the preposition before two bounds. */
function bounds(within: 'from' | 'of', least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` ${within} ${least} to ${most}`;
  if (least !== undefined) return ` of at least ${least}`;
  return most === undefined ? '' : ` of at most ${most}`;
}

/** Undefined for a valid value, else what was expected, in words: `one of system, light, dark`. */
export function faultOf(schema: object, value: unknown): string | undefined {
  return fits(schema, value) ? undefined : wordsOf(schema);
}

function fits(rule: Rule, value: unknown): boolean {
  if (typeof rule.type === 'object') return rule.type.some((type) => fits({ ...rule, type }, value));
  if (rule.anyOf) return rule.anyOf.some((one) => fits(one, value));
  if (rule.enum) return rule.enum.includes(value);
  if (rule.const !== undefined) return value === rule.const;
  switch (rule.type) {
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isSafeInteger(value) && isWithin(value as number, rule.minimum, rule.maximum);
    case 'number':
      return typeof value === 'number' && isWithin(value, rule.minimum, rule.maximum);
    case 'string':
      return typeof value === 'string' && isWithin(lengthOf(value), rule.minLength, rule.maxLength) && hasForm(value, rule.pattern);
    default:
      return false;
  }
}

const hasForm = (text: string, pattern: string | undefined) => pattern === undefined || new RegExp(pattern, 'u').test(text);

const isWithin = (number: number, least = -Infinity, most = Infinity) => number >= least && number <= most;

const lengthOf = (text: string) => text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

function wordsOf(rule: Rule): string {
  if (typeof rule.type === 'object') return rule.type.map((type) => wordsOf({ ...rule, type })).join(' or ');
  if (rule.enum) return `one of ${rule.enum.join(', ')}`;
  if (rule.anyOf) return rule.anyOf.map(wordsOf).join(' or ');
  if (rule.const !== undefined) return JSON.stringify(rule.const);
  if (rule.type === 'boolean') return 'true or false';
  if (rule.type === 'integer') return `a whole number${bounds('from', rule.minimum, rule.maximum)}`;
  if (rule.type === 'number') return `a number${bounds('from', rule.minimum, rule.maximum)}`;
  if (rule.type === 'string' && rule.pattern !== undefined) return rule.description ?? `a text of the form ${rule.pattern}`;
  if (rule.type === 'string') {
    const length = bounds('of', rule.minLength, rule.maxLength);
    return length === '' ? 'a text' : `a text${length} characters`;
  }
  return String(rule.type);
}
