/** Which airports are compared, from the address of the screen. */
export const FEWEST = 2;
export const MOST = 4;

/** Ids or codes, each once, as many as fit side by side. */
export function readIds(text: string): string[] {
  const ids = text
    .split(',')
    .map((id) => safelyDecoded(id).trim())
    .filter((id) => id !== '');
  return [...new Map(ids.map((id) => [id.toUpperCase(), id])).values()].slice(0, MOST);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const addressOf = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare/${ids.map(encodeURIComponent).join(',')}`;
