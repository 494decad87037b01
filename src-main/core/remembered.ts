/** A function without side effects that keeps what it answered, by one key. It forgets all at `most` keys: a hostile file must not fill the memory. */
export function remembered<Key, Answer extends object | string | number | boolean | null>(
  answer: (key: Key) => Answer,
  most: number,
): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = answer(key);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}
