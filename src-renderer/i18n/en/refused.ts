import type { RefusalCode } from '#contract/problems/refusal-codes.ts';
import type { ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';

type OwnReasons = { [Code in ReasonCode]?: (values: ReasonValues<Code>) => string };

/** Refusals and reasons whose sentences elsewhere name a way out of another surface: the window has its own. */
export const refused: { codes: Partial<Record<RefusalCode, string>>; reasons: OwnReasons } = {
  codes: {
    keyRequired: 'Sign in first, or use an API key.',
    tokenInvalid: 'Your session has ended. Sign in again.',
    ownerRequired: 'Only the owner of this installation can do this.',
    ticketUsed: 'This sign-in link was used already; each works once.',
    ticketExpired: 'This sign-in link has expired; it works for 60 seconds.',
    ticketUnknown: 'This sign-in link is not one of the running server.',
    lastOwner: 'There must be an owner. Make another user one first.',
    dataDamaged: 'A file of the data folder is damaged. Restore a backup.',
    keyReadOnly: 'The API key that you use is read-only. Sign in, or use another key.',
    noLeg: 'The route has no leg, so nothing can be made of it. The words that are not understood are marked.',
    tooManyRequests: 'Too many requests. Wait a moment, then try again.',
    tooManyLogins: 'Too many failed attempts for this name. Wait a moment, then try again.',
    diskReadOnly: 'This cannot be written: the disk or the file is read-only. Make it writable, then try again.',
    queryTooDear: 'This took more than 5 seconds and was stopped. Ask for less at a time, or try again later.',
    tooManyQueries: 'Too much is being computed at once. Wait a moment, then try again.',
    databaseBusy: 'The database is busy. Wait a moment, then try again.',
    internal: 'Aeroshelf failed. Its log file in the data folder says why.',
  },
  reasons: {
    kindOther: ({ file, kind }) => `${file} is ${kind === 'pack' ? 'a pack, not a backup' : 'a backup, not a pack'}.`,
    passwordUnreadable: () => 'The stored password of a user is damaged, so that this user cannot sign in until the owner sets a new one.',
    noNotamMark: () =>
      'Nothing in this text marks a NOTAM: no number such as B2345/26 NOTAMN, no !ABC 05/612, no items Q) to E). It is stored as one only if you confirm it.',
  },
};
