/**
 * Caches the results of a function without side effects. All are dropped at `most` keys, because a hostile file must not fill the memory.
 */
export function remembered<Key, Answer extends object | string | number | boolean | null>(
  answer: (key: Key) => Answer,
  most: number,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const before = answers.get(key);
    if (before !== undefined) return before;
    const made = answer(key);
    if (answers.size >= most) answers.clear();
    answers.set(key, made);
    return made;
  };
}

/** Requests may have ever other keys, which must not fill the memory. */
const MOST_OF_REVISION = 1_000;

/** The same until `revisionOf` gives another revision of the data that the answers are of. */
export function rememberedOfRevision<Key, Answer>(revisionOf: () => number, answer: (key: Key) => Answer): (key: Key) => Answer {
  let answers = new Map<Key, Answer>();
  let answersOf: number | undefined;
  return (key) => {
    const revision = revisionOf();
    if (answersOf !== revision || answers.size >= MOST_OF_REVISION) answers = new Map();
    answersOf = revision;
    const given = answers.has(key) ? (answers.get(key) as Answer) : answer(key);
    answers.set(key, given);
    return given;
  };
}
