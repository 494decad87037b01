/** A function without side effects that keeps what it answered, by one key. It forgets all at `most` keys: a hostile file must not fill the memory. */
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
