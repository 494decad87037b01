import { fillPath, queryText } from '#renderer/data/api/addresses.ts';
import { quoted } from '#renderer/format/shell-quoted.ts';
import type { Operation } from './openapi.ts';

/** What the user typed into the form of an endpoint; empty text is not sent. */
export type Typed = { values: Readonly<Record<string, string>>; body: string };

/** Path and query of the request: `/airports/LSGG?limit=5`. */
export function targetOf(operation: Operation, { values }: Typed): string {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.flatMap(({ name, in: where }) => {
        const value = values[name] ?? '';
        return where === place && value !== '' ? [[name, value]] : [];
      }),
    );
  return fillPath(operation.path, given('path')) + queryText(given('query'));
}

/** The same request as a shell command. A key is a placeholder, never shown. */
export function curlLine(operation: Operation, typed: Typed, origin: string): string {
  return [
    'curl',
    ...(operation.method === 'GET' ? [] : ['-X', operation.method]),
    ...(operation.needsKey ? ['-H', '"x-api-key: $AEROSHELF_KEY"'] : []),
    ...(operation.body === undefined ? [] : ['-H', quoted('content-type: application/json'), '-d', quoted(typed.body)]),
    quoted(origin + targetOf(operation, typed)),
  ].join(' ');
}
