/**
 * Finds at most so many matches, in order. `matchAll` would do the same, but copies the pattern at each call, and the patterns of NOTAMs run over a
 * hundred thousand texts. `pattern` is global and never matches nothing.
 */
export function matchesOf(pattern: RegExp, text: string, most = Infinity): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (matches.length >= most) break;
  }
  return matches;
}
