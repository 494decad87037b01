/** A text in the form in which patterns look at it. Both are done several times to each NOTAM, so they cost little where nothing changes. */

const toChange = /\s{2,}|[^\S ]/g;

/** On one line, with single blanks. */
export const oneLine = (text: string): string => text.replace(toChange, ' ');

/** In capitals if it has small letters from a to z; to compare is quicker than to look for those. */
export function capitals(text: string): string {
  const upper = text.toUpperCase();
  return upper === text || /[a-z]/.test(text) ? upper : text;
}
