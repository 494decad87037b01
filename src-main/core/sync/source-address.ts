/**
 * Where a source may be. Promise: what passes here is a web address without anything secret in it, which may be shown and logged, or an
 * absolute path that existed. Fetching asks these addresses and no others.
 */
import { statSync } from 'node:fs';
import { basename, extname, isAbsolute, resolve } from 'node:path';
import type { SourceKind } from '#contract/sync.ts';
import { Refusal } from '../refusal.ts';

type Checked = {
  /** One spelling for one place, so that duplicates are seen. */
  address: string;
  /** A label, where the user gives none. */
  name: string;
};

const checks: Record<SourceKind, (address: string) => Checked> = {
  ourairports: baseUrl,
  api: baseUrl,
  files: (address) => path(address, { what: 'the folder or ZIP with the six CSV files', takes: (at) => at.isFolder || !isCsv(address) }),
  airportList: (address) =>
    isWeb(address) ? listUrl(address) : path(address, { what: 'the CSV file with the airport list', takes: (at) => !at.isFolder }),
  notams: (address) => path(address, { what: 'the file of NOTAMs, or the folder that holds such files', takes: () => true }),
};

/** Throws `invalidRequest` with a sentence that says what an address of this kind looks like. */
export const checkAddress = (kind: SourceKind, address: string): Checked => checks[kind](address.trim());

/** Whether fetching from it needs a network. */
export const isWeb = (address: string): boolean => /^https?:/i.test(address);

const isCsv = (address: string) => extname(address).toLowerCase() === '.csv';

const refused = (reason: string): Refusal => new Refusal('invalidRequest', { details: [`address: ${reason}`] });

function webUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused(`"${address}" is no web address; give one such as https://example.org/data/`);
  if (url.username || url.password) throw refused('must hold no user name or password; a key belongs into apiKey');
  if (url.hash) throw refused(`must not hold ${url.hash}; give the address alone`);
  return url;
}

function baseUrl(address: string): Checked {
  const url = webUrl(address);
  if (url.search) throw refused(`must not hold ${url.search.slice(0, 1)}…; give the base address alone, and a key as apiKey`);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { address: url.href, name: url.host };
}

function listUrl(address: string): Checked {
  const url = webUrl(address);
  const secret = [...url.searchParams.keys()].find((name) => /key|token|secret|password/i.test(name));
  if (secret !== undefined) throw refused(`must not hold ${secret}; addresses are shown and logged`);
  return { address: url.href, name: `Airport list of ${url.host}` };
}

function path(address: string, { what, takes }: { what: string; takes: (at: { isFolder: boolean }) => boolean }): Checked {
  if (!isAbsolute(address)) throw refused(`"${address}" is not the absolute path of ${what}`);
  const at = statSync(address, { throwIfNoEntry: false });
  if (!at) throw refused(`there is nothing at ${address}; give the absolute path of ${what}`);
  if (!takes({ isFolder: at.isDirectory() })) throw refused(`${address} is not ${what}`);
  const normal = resolve(address);
  return { address: normal, name: basename(normal) || normal };
}
