/** The request of the table as a POSIX shell command; a key is needed for favourites alone. */
import { quoted } from '#renderer/format/shell-quoted.ts';

/** `query` as it is sent; values are readable and curl encodes them. */
export function curlLine(origin: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : ['--data-urlencode', quoted(`${name}=${value}`)],
  );
  const key = query['favourites'] === undefined ? [] : ['-H', quoted('x-api-key: KEY')];
  return ['curl', '-G', quoted(`${origin}/airports`), ...key, ...given].join(' ');
}
