/**
 * Turns JSON into a checked tree. Promise: anything not understood is refused with its path; nothing is dropped, because a filter that lost
 * a condition would return too much.
 */
import { invalid } from '../refusal.ts';
import { nearestName } from '../text/nearest-name.ts';
import { operators, spellings, type Operator, type OperatorName } from './operators.ts';
import { nameIn, type Field, type Resource, type VirtualField } from './resource.ts';
import type { Json } from './text.ts';
import type { Tree } from './tree.ts';
import { expected, readValue, type Value } from './values.ts';

const MAX_DEPTH = 8;
const MAX_CONDITIONS = 200;
const MAX_LIST_VALUES = 1_000;
/** Culprits in one answer; further ones are not looked at. */
const MAX_DETAILS = 10;

const connectives = { AND: 'all', $and: 'all', OR: 'any', $or: 'any', NOT: 'none', $nor: 'none' } as const;
const quantifiers = ['some', 'none', 'every'] as const;
/** A part of a word is no misspelt one. */
const ofWholeValues: readonly OperatorName[] = ['equals', 'not', 'in', 'notIn'];
const modes = ['sensitive', 'insensitive', 'default'];

type JsonObject = { [key: string]: Json };
const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

export function checkFilter(json: Json, resource: Resource, now: Date): Tree {
  const check = new Check(now);
  const tree = check.where(json, resource, 'filter', 1);
  check.end();
  return tree;
}

const always: Tree = { is: 'all', of: [] };

class Check {
  readonly #details: string[] = [];
  readonly #now: Date;
  #conditions = 0;
  #listValues = 0;

  constructor(now: Date) {
    this.#now = now;
  }

  where(json: Json, resource: Resource, path: string, depth: number): Tree {
    if (depth > MAX_DEPTH) return this.#refuse(path, `is nested deeper than ${MAX_DEPTH}`);
    if (!isObject(json)) return this.#refuse(path, 'must be an object such as {"countryCode":"CH"}');
    if (Object.keys(json).length === 0) return this.#counted(always, path);
    const of = Object.entries(json).map(([given, value]) => {
      const here = `${path}.${given.slice(0, 60)}`;
      const key = nameIn(resource, given);
      if (Object.hasOwn(connectives, key))
        return this.#connective(connectives[key as keyof typeof connectives], value, resource, here, depth);
      if (resource.relations && Object.hasOwn(resource.relations, key)) return this.#relation(key, value, resource, here, depth);
      const field = fieldOf(resource, key);
      if (field) return this.#condition(key, field, value, here, depth);
      const names = [...fieldNames(resource), ...Object.keys(resource.relations ?? {}), ...Object.keys(connectives)];
      return this.#refuse(here, `unknown field${suggestion(key, names, `${resource.name} have ${fieldNames(resource).join(', ')}`)}`);
    });
    return of.length === 1 && of[0] ? of[0] : { is: 'all', of };
  }

  #connective(means: 'all' | 'any' | 'none', json: Json, resource: Resource, path: string, depth: number): Tree {
    const list = Array.isArray(json) ? json : [json];
    if (list.length === 0 && means !== 'all') return this.#refuse(path, 'is an empty list; leave it out or give it a condition');
    if (list.length === 0) return this.#counted(always, path);
    const of = list.map((one, index) => this.where(one, resource, Array.isArray(json) ? `${path}[${index}]` : path, depth + 1));
    return means === 'none' ? { is: 'all', of: of.map((one) => ({ is: 'negated', of: one })) } : { is: means, of };
  }

  #relation(key: string, json: Json, resource: Resource, path: string, depth: number): Tree {
    const relation = resource.relations?.[key];
    if (!relation || !isObject(json) || Object.keys(json).length === 0) {
      return this.#refuse(path, `needs a quantifier: {"some":{…}}, {"none":{…}} or {"every":{…}}`);
    }
    const of = Object.entries(json).map(([word, where]): Tree => {
      const quantifier = quantifiers.find((one) => one === word);
      const here = `${path}.${word.slice(0, 60)}`;
      if (!quantifier) return this.#refuse(here, `unknown word${suggestion(word, quantifiers, 'known are some, none, every')}`);
      return {
        is: 'related',
        relation: key,
        quantifier,
        by: relation,
        of: this.where(where, relation.resource, here, depth + 1),
      };
    });
    return { is: 'all', of };
  }

  #condition(name: string, field: Field | VirtualField, json: Json, path: string, depth: number): Tree {
    if (depth > MAX_DEPTH) return this.#refuse(path, `is nested deeper than ${MAX_DEPTH}`);
    if (json === null) return this.#test(name, field, 'isNull', [{ sql: 1 }], false, path);
    if (Array.isArray(json)) return this.#operator(name, field, 'in', 'in', json, false, path, depth);
    if (!isObject(json)) return this.#operator(name, field, 'equals', 'equals', json, false, path, depth);
    const { mode, ...rest } = json;
    if (mode !== undefined && !modes.includes(mode as string)) return this.#refuse(`${path}.mode`, `must be "sensitive" or "insensitive"`);
    const entries = Object.entries(rest);
    if (entries.length === 0) return this.#refuse(path, `has no operator; known are ${Object.keys(operators).join(', ')}`);
    const of = entries.map(([word, value]) => {
      const here = `${path}.${word.slice(0, 60)}`;
      const operator = word === '$not' ? 'not' : spellings.get(word);
      if (!operator)
        return this.#refuse(
          here,
          `unknown operator${suggestion(word, spellings.keys(), `known are ${Object.keys(operators).join(', ')}`)}`,
        );
      return this.#operator(name, field, operator, word, value, mode === 'sensitive', here, depth);
    });
    return of.length === 1 && of[0] ? of[0] : { is: 'all', of };
  }

  #operator(
    name: string,
    field: Field | VirtualField,
    operator: OperatorName,
    word: string,
    json: Json,
    sensitive: boolean,
    path: string,
    depth: number,
  ): Tree {
    const { takes, kinds }: Operator = operators[operator];
    if (!kinds.includes(field.kind))
      return this.#refuse(path, `does not apply to ${name}, which is ${expected[field.kind].split(' (')[0]}`);
    if (takes === 'flag') {
      const flag = readValue('boolean', json, this.#now);
      if (!flag) return this.#refuse(path, 'must be true or false');
      return this.#test(name, field, operator, [{ sql: (flag.sql === 1) === (word === '$exists') ? 0 : 1 }], sensitive, path);
    }
    if (takes === 'list') {
      if (!Array.isArray(json)) return this.#refuse(path, 'must be a list');
      this.#listValues += json.length;
      if (this.#listValues > MAX_LIST_VALUES) return this.#refuse(path, `more than ${MAX_LIST_VALUES} values in lists`);
      const values = json.map((one, index) => this.#value(name, field, one, `${path}[${index}]`, operator));
      return this.#test(
        name,
        field,
        operator,
        values.filter((one) => one !== undefined),
        sensitive,
        path,
      );
    }
    if (operator === 'not' && isObject(json)) return { is: 'negated', of: this.#condition(name, field, json, path, depth + 1) };
    if (json === null && (operator === 'equals' || operator === 'not')) {
      return this.#test(name, field, 'isNull', [{ sql: operator === 'equals' ? 1 : 0 }], sensitive, path);
    }
    const value = this.#value(name, field, json, path, operator);
    return value ? this.#test(name, field, operator, [value], sensitive, path) : always;
  }

  #test(name: string, field: Field | VirtualField, operator: OperatorName, values: Value[], sensitive: boolean, path: string): Tree {
    if ('operators' in field && !field.operators.includes(operator)) {
      return this.#refuse(path, `${name} supports ${field.operators.join(', ')} only`);
    }
    return this.#counted({ is: 'test', name, field, operator, values, sensitive }, path);
  }

  /** An empty one too: SQLite takes them to a depth that they add to. */
  #counted(condition: Tree, path: string): Tree {
    return ++this.#conditions > MAX_CONDITIONS ? this.#refuse(path, `is one of more than ${MAX_CONDITIONS} conditions`) : condition;
  }

  #value(name: string, field: Field | VirtualField, json: Json, path: string, operator: OperatorName): Value | undefined {
    const value = readValue(field.kind, json, this.#now);
    if (!value) this.#refuse(path, `must be ${expected[field.kind]}, not ${shown(json)}`);
    const { words } = field;
    if (value && words && ofWholeValues.includes(operator) && !words.includes(String(value.sql).toLowerCase()))
      this.#refuse(path, `${shown(json)} is no ${name}${suggestion(String(value.sql), words, `known are ${words.join(', ')}`)}`);
    return value;
  }

  #refuse(path: string, why: string): Tree {
    if (this.#details.push(`${path}: ${why}`) >= MAX_DETAILS) this.end();
    return always;
  }

  /** Throws a Refusal with what was found. */
  end(): void {
    if (this.#details.length > 0) throw invalid(...this.#details);
  }
}

const fieldNames = ({ fields, virtual }: Resource): string[] => [...Object.keys(fields), ...Object.keys(virtual ?? {})];

function fieldOf({ fields, virtual = {} }: Resource, name: string): Field | VirtualField | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  return Object.hasOwn(virtual, name) ? virtual[name] : undefined;
}

function suggestion(word: string, names: Iterable<string>, otherwise: string): string {
  const near = nearestName(word, names);
  return near ? `, did you mean ${near}?` : `; ${otherwise}`;
}

function shown(json: Json): string {
  if (json === null) return 'null; use isNull to find unknown values';
  const text = JSON.stringify(json);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
