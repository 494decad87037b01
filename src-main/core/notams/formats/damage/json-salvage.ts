/** Finds the objects inside a piece of JSON that is damaged around them. */
import { parsedJson } from '#core/text/json.ts';
import { isObject, type JsonObject } from '#core/text/json.ts';
import { MAX_UNKNOWN_BYTES } from '../input-bounds.ts';

/** Levels that are parsed again from within: those of the deepest NOTAM. */
const MOST_LEVELS = 16;
const marks = /["{}\\]/g;

/** Objects that `fits` accepts, innermost first, and what is left of the text without them. */
export function objectsIn(text: string, fits: (item: JsonObject) => boolean): { objects: JsonObject[]; rest: string } {
  const objects: JsonObject[] = [];
  const rest: string[] = [];
  const begins: number[] = [];
  let [done, isText] = [0, false];
  marks.lastIndex = 0;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const at = found.index;
    const mark = found[0];
    if (mark === '\\') marks.lastIndex++;
    else if (mark === '"') isText = isText ? !/^\s{0,200}[,:\]}]/.test(text.slice(at + 1, at + 210)) : true;
    else if (isText) continue;
    else if (mark === '{') {
      begins.push(at);
      if (begins.length > MOST_LEVELS) begins.shift();
    } else {
      const begin = begins.pop();
      const item = begin === undefined || at - begin > MAX_UNKNOWN_BYTES ? undefined : objectOf(text.slice(begin, at + 1));
      if (begin === undefined || item === undefined || !fits(item)) continue;
      objects.push(item);
      rest.push(text.slice(done, begin));
      done = at + 1;
    }
  }
  return { objects, rest: [...rest, text.slice(done)].join('\n').trim() };
}

function objectOf(text: string): JsonObject | undefined {
  const value = parsedJson(text);
  return isObject(value) ? value : undefined;
}
