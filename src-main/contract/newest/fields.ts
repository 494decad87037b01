/**
 * The newest revision of the public service's API, as it is made from the bodies at the root: THE table, field by field. A field without a row is as it is
 * there. Schemas and bodies of the mount both come from it, so that neither can have a field that the other lacks.
 */
import { Type, type TSchema } from 'typebox';
import { airportUseNames } from '../airports/details.ts';
import { Closed } from '../schema/values.ts';

export const NEWEST = '1.0.16';

export type FieldRule =
  /** It is the root's field of that name. */
  | { from: string }
  /** It is stored with the root's body. */
  | { isStored: true }
  /** It is the root's word, or null where that is not among these. */
  | { words: readonly string[] }
  /** It has this many characters at most, the last of which is an ellipsis where some are cut off. */
  | { most: number }
  | { isWhole: true }
  /** It is always the same: this installation has nothing of the kind. */
  | { always: null | 0 | ''; type: 'string' | 'integer' }
  /** The root has it alone. */
  | { isGone: true };

export type FieldRules = Readonly<Record<string, FieldRule>>;

const always = (value: null | 0 | '', names: readonly string[]): FieldRules =>
  Object.fromEntries(names.map((name) => [name, { always: value, type: value === 0 ? 'integer' : 'string' }]));

const mostLetters = { most: 50 } as const;
const whole = { isWhole: true } as const;
const gone = { isGone: true } as const;

const stored = { isStored: true } as const;

export const newestFields = {
  airport: {
    city: mostLetters,
    state: mostLetters,
    county: mostLetters,
    facilityType: { words: ['airport', 'internationalAirport', 'airfield', 'heliport'] },
    ...(Object.fromEntries(airportUseNames.map((name) => [name, stored])) as FieldRules),
  },
  runway: { lowEndHeading: whole, highEndHeading: whole },
  notam: { icaoCode: { from: 'icao' }, decoded: gone, along: gone },
  user: { email: gone, isVerified: gone },
  /** Quotas and plans are the public service's; keys are shown once, and stored as hashes. */
  currentUser: {
    isVerified: gone,
    ...always(null, ['verificationDate', 'lastVerificationTokenSendDate', 'subscriptionPlan', 'subscriptionCurrentPeriodEnd']),
    ...always('', ['apiKey']),
    ...always(0, ['apiKeyMonthlyQuotas', 'apiKeyMonthlyQuotasUsed', 'apiKeyExtraQuotas', 'apiKeyExtraQuotasUsed']),
  },
  health: { problems: gone },
} as const satisfies Record<string, FieldRules>;

/** The members of an object of the newest revision, from those of the root's; `more` has the schemas of what is stored with its body. */
function newestMembers(root: Readonly<Record<string, TSchema>>, rules: FieldRules, more: Readonly<Record<string, TSchema>> = {}) {
  const renamed = new Map(Object.entries(rules).flatMap(([name, rule]) => ('from' in rule ? [[rule.from, name] as const] : [])));
  const membersOfRoot = Object.entries(root).flatMap(([name, schema]): [string, TSchema][] => {
    const rule = rules[name];
    if (rule === undefined) return [[renamed.get(name) ?? name, schema]];
    if ('isGone' in rule) return [];
    if ('words' in rule) return [[name, { ...schema, enum: [...rule.words, null] }]];
    return [[name, 'isWhole' in rule ? { ...schema, type: ['integer', 'null'] } : schema]];
  });
  const fixed = Object.entries(rules).flatMap(([name, rule]): [string, TSchema][] =>
    'always' in rule
      ? [
          [
            name,
            Type.Unsafe<unknown>({ type: rule.always === null ? [rule.type, 'null'] : rule.type, description: 'always the same here' }),
          ],
        ]
      : [],
  );
  return Object.fromEntries([...membersOfRoot, ...Object.entries(more), ...fixed]);
}

export const newestObject = (
  root: { properties: Readonly<Record<string, TSchema>> },
  rules: FieldRules,
  more?: Readonly<Record<string, TSchema>>,
) => Closed(newestMembers(root.properties, rules, more));

/** The body of the newest revision; `more` is what is stored with the root's. */
export function newestBody(root: object, rules: FieldRules, more: object = {}): Record<string, unknown> {
  const body: Record<string, unknown> = { ...root, ...more };
  for (const name in rules) {
    const rule = rules[name] as FieldRule;
    if ('from' in rule) {
      body[name] = body[rule.from];
      delete body[rule.from];
    } else if ('isGone' in rule) delete body[name];
    else if ('always' in rule) body[name] ??= rule.always;
    else if (!('isStored' in rule)) body[name] = fitted(body[name], rule);
  }
  return body;
}

function fitted(value: unknown, rule: FieldRule): unknown {
  if ('words' in rule) return rule.words.some((word) => word === value) ? value : null;
  if ('isWhole' in rule) return typeof value === 'number' ? Math.round(value) : value;
  if (!('most' in rule) || typeof value !== 'string' || Array.from(value).length <= rule.most) return value;
  return `${Array.from(value)
    .slice(0, rule.most - 1)
    .join('')}…`;
}
