/**
 * A source may be in two kinds of place. Promise: what passes here is a web address without secrets, which may be shown and logged, or an
 * absolute path that existed. Only these addresses are fetched.
 */
import { statSync, type Stats } from 'node:fs';
import { basename, extname, isAbsolute, resolve } from 'node:path';
import type { FetchedKind } from '#contract/sync/sources.ts';
import { invalidBecause, type Refusal } from '../refusal.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { presets } from './presets/presets.ts';
import { errorOf } from '../reasons/errors.ts';
import { reason } from '../reasons/reason.ts';

type Checked = {
  /** A place has one spelling, so that duplicates are found. */
  address: string;
  /** It is the label if the user gives none. */
  name: string;
};

const checks: Record<FetchedKind, (address: string) => Checked> = {
  ourairports: baseUrl,
  api: baseUrl,
  files: (address) => path('files', address, (at) => at.isFolder || !isCsv(address)),
  airportList: (address) => (isWeb(address) ? listUrl(address) : path('airportList', address, (at) => !at.isFolder)),
  notams: (address) => path('notams', address, () => true),
  navCanada: (address) => ({ ...baseUrl(address), name: presets.navCanada.name }),
  faaNms: (address) => ({ ...baseUrl(address), name: presets.faaNms.name }),
  faaNotamApi: (address) => ({ ...baseUrl(address), name: presets.faaNotamApi.name }),
  weather: (address) => ({ ...baseUrl(address), name: presets.weather.name }),
  ukPib: (address) => ({ ...fileUrl(address), name: presets.ukPib.name }),
};

/** Throws `invalidRequest` with a sentence that says what an address of this kind looks like. */
export const checkAddress = (kind: FetchedKind, address: string): Checked => checks[kind](address.trim());

/** Tells whether fetching from it needs a network. */
export const isWeb = (address: string): boolean => /^https?:/i.test(address);

const isCsv = (address: string) => extname(address).toLowerCase() === '.csv';

const refused = (why: Reason): Refusal => invalidBecause({ ...why, field: 'address' });

function webUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused(reason('notWebAddress', { address }));
  if (url.username || url.password) throw refused(reason('addressHasMore', { part: 'user:password@' }));
  if (url.hash) throw refused(reason('addressHasMore', { part: url.hash }));
  return url;
}

function baseUrl(address: string): Checked {
  const url = webUrl(address);
  if (url.search) throw refused(reason('addressHasMore', { part: '?…' }));
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { address: url.href, name: url.host };
}

const listUrl = (address: string): Checked => {
  const { address: at, name } = fileUrl(address);
  return { address: at, name: `Airport list of ${name}` };
};

function fileUrl(address: string): Checked {
  const url = webUrl(address);
  const secret = [...url.searchParams.keys()].find((name) => /key|token|secret|password/i.test(name));
  if (secret !== undefined) throw refused(reason('addressHasMore', { part: secret }));
  return { address: url.href, name: url.host };
}

function path(kind: FetchedKind, address: string, takes: (at: { isFolder: boolean }) => boolean): Checked {
  if (!isAbsolute(address)) throw refused(reason('addressNotAbsolute', { address, kind }));
  const at = lookedAt(address);
  if (!at) throw refused(reason('addressMissing', { address, kind }));
  if (!takes({ isFolder: at.isDirectory() })) throw refused(reason('addressOther', { address, kind }));
  const normal = resolve(address);
  return { address: normal, name: basename(normal) || normal };
}

/** Undefined where there is nothing. A right that is missing, a name that is too long and one with NUL are the user's to mend, too. */
function lookedAt(address: string): Stats | undefined {
  try {
    return statSync(address, { throwIfNoEntry: false });
  } catch (error) {
    throw refused(reason('addressUnreadable', { address: address.replaceAll('\0', '\\0'), error: errorOf(error) }));
  }
}
