/** Makes the address of a request from method and path of its endpoint, and the query. */
import type { endpoints, EndpointName } from '#contract/endpoints.ts';

type Address<Name extends EndpointName> = `${(typeof endpoints)[Name]['method']} ${(typeof endpoints)[Name]['path']}`;

/** The build writes it here (resources/packaging/addresses.ts): importing the contract would bring its validator into the window, about 200 kB. */
declare const CONTRACT_ADDRESSES: { readonly [Name in EndpointName]: Address<Name> };

export const addresses = CONTRACT_ADDRESSES;

/** Replaces each `{name}` in a path by its value, encoded so that `B0417/24` stays one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => (params[name] === undefined ? place : encodeURIComponent(params[name])));
}

/** `?a=1&b=2` of the values that are given, those of a list with commas between, or an empty string. */
export function queryText(query: Readonly<Record<string, string | number | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
