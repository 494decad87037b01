/** A condition is a piece of WHERE with its bound values. */
export type Condition = { where: string; params: (string | number | null)[] };

export const everything: Condition = { where: 'TRUE', params: [] };
export const nothing: Condition = { where: 'FALSE', params: [] };

export const negated = ({ where, params }: Condition): Condition => ({ where: `NOT (${where})`, params });

/** Conditions joined by AND or OR, each in parentheses; an empty list is everything. */
export function joined(word: 'AND' | 'OR', conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  if (!first) return everything;
  if (conditions.length === 1) return first;
  return {
    where: conditions.map((condition) => `(${condition.where})`).join(` ${word} `),
    params: conditions.flatMap((condition) => condition.params),
  };
}
