/** `airlines import` reads airlines from a CSV file with the names of the API as its columns. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AirlineImport } from '#contract/airlines.ts';
import type { Api } from './api.ts';
import { existingFile } from './standard-input.ts';
import { say } from './terminal.ts';

export async function importAirlines({ request }: Api, file: string): Promise<number> {
  const query = { name: basename(file) };
  const { read, leftOut, totalCount, issues } = await request<AirlineImport>('POST', '/airlines/import', {
    query,
    file: await readFile(existingFile(file)),
  });
  for (const { line, reason } of issues) say(`${query.name}:${line}: ${reason}`);
  say(`Read ${read} airlines, left out ${leftOut}; ${totalCount} are stored.`);
  return leftOut > 0 && read === leftOut ? 1 : 0;
}
