import type { FetchedKind, Source, SourceBody, SourceChange, SourceCredentialsBody } from '#contract/sync/sources.ts';

export const kinds = [
  'ourairports',
  'api',
  'files',
  'airportList',
  'notams',
  'ukPib',
  'navCanada',
  'faaNms',
  'faaNotamApi',
  'weather',
] as const satisfies readonly FetchedKind[];

export const emptyForm = {
  kind: 'api' as FetchedKind,
  address: '',
  name: '',
  everyHours: '24',
  rank: '',
  /** The codes are as typed. */
  completeFor: '',
  apiKey: '',
  dropsKey: false,
  clientId: '',
  clientSecret: '',
};
export type Typed = typeof emptyForm;

/** The kind of a source stays, and one of another version's is not sent. */
export const formOf = ({ kind, address, name, everyHours, rank, completeFor }: Source): Typed => ({
  ...emptyForm,
  // It is neither shown nor sent of a source that is there.
  kind: kind === 'import' || kind === 'unknown' ? 'files' : kind,
  address,
  name,
  everyHours: everyHours === null ? '' : String(everyHours),
  rank: String(rank),
  completeFor: completeFor.join(', '),
});

/** Only digits are allowed: other text must never become a different number, nor "only when asked". */
const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** These fields need a whole number and have none. */
export function faultsIn({ everyHours, rank }: Pick<Typed, 'everyHours' | 'rank'>): ('everyHours' | 'rank')[] {
  const isFaulty = (text: string) => text.trim() !== '' && !isWhole(text.trim());
  return [...(isFaulty(everyHours) ? (['everyHours'] as const) : []), ...(isFaulty(rank) ? (['rank'] as const) : [])];
}

/** Only what holds NOTAMs and does not say itself what it is complete for takes codes. */
export const takesCodes = ({ kind }: Pick<Typed, 'kind'>): boolean =>
  kind === 'notams' || kind === 'api' || kind === 'navCanada' || kind === 'faaNms' || kind === 'faaNotamApi';

export const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

function commonOf({ name, everyHours, rank }: Typed): SourceChange {
  return {
    everyHours: everyHours.trim() === '' ? null : Number(everyHours),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(rank.trim() !== '' && { rank: Number(rank) }),
  };
}

/** Only servers of this API take a key. */
const keyOf = ({ kind, apiKey }: Typed): SourceChange => (kind === 'api' && apiKey.trim() !== '' ? { apiKey: apiKey.trim() } : {});

/** Both of them, or nothing is sent. */
export const credentialsOf = ({ clientId, clientSecret }: Typed): SourceCredentialsBody | undefined =>
  clientId.trim() === '' || clientSecret.trim() === '' ? undefined : { clientId: clientId.trim(), clientSecret: clientSecret.trim() };

export const bodyOf = (typed: Typed): SourceBody => ({
  kind: typed.kind,
  ...(typed.address.trim() !== '' && { address: typed.address.trim() }),
  ...commonOf(typed),
  ...(takesCodes(typed) && typed.completeFor.trim() !== '' && { completeFor: codesIn(typed.completeFor) }),
  ...keyOf(typed),
});

export const changeOf = (typed: Typed): SourceChange => ({
  ...commonOf(typed),
  ...(takesCodes(typed) && { completeFor: codesIn(typed.completeFor) }),
  ...(typed.dropsKey ? { apiKey: null } : keyOf(typed)),
});
