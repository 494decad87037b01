/** Bodies are serialised once, without a date, so that their content can be compared; the date is put in afterwards. */

/** Placeholder in a body for a date not yet known. */
export const UNDATED = '';

const before = '"updatedAt":"';
/** A quotation mark inside a value is escaped, so this never occurs in one. */
const blank = `${before}${UNDATED}"`;

/** The JSON of one object with an updatedAt of UNDATED, with that date. */
export function datedObject(json: string, updatedAt: string): string {
  const at = json.indexOf(blank) + before.length;
  return json.slice(0, at) + updatedAt + json.slice(at);
}

/** The same for JSON with any number of such objects. */
export function datedObjects(json: string, updatedAt: string): string {
  return json.replaceAll(blank, `${before}${updatedAt}"`);
}
