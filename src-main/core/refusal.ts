/**
 * Every refusal: code, HTTP status and sentence, in one table. The sentence names the culprit and the way out.
 * Anything else that is thrown is a defect and becomes a 500 without its text.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';
import { sentenceOf } from './reasons/reason.ts';

export const refusals = {
  invalidRequest: { status: 400, sentence: 'The request is not valid.' },
  malformedJson: { status: 400, sentence: 'The body is not valid JSON.' },
  loginFailed: { status: 401, sentence: 'The user name or password is wrong.' },
  keyRequired: {
    status: 401,
    sentence: 'This needs an API key: send it as ?apiKey=…, as the header x-api-key, or log in and send the token.',
  },
  keyInvalid: { status: 401, sentence: 'The API key is unknown or was revoked. Leave it out for anonymous access, or create a new one.' },
  tokenInvalid: { status: 401, sentence: 'The token is not valid or has expired. Log in again, or POST /refreshToken.' },
  refreshTokenInvalid: { status: 401, sentence: 'The refresh token is unknown, has expired or was revoked. Log in again.' },
  ticketUsed: { status: 401, sentence: 'This sign-in link was used already; each works once. Run "aeroshelf link" for another.' },
  ticketExpired: { status: 401, sentence: 'This sign-in link has expired; it works for 60 seconds. Run "aeroshelf link" for another.' },
  ticketUnknown: { status: 401, sentence: 'This sign-in link is not one of the running server. Run "aeroshelf link" for another.' },
  hostRefused: { status: 403, sentence: 'The Host header must be a loopback name with the port of this server.' },
  originRefused: { status: 403, sentence: 'This web page may not use Aeroshelf. The user can approve its origin.' },
  crossSiteRefused: { status: 403, sentence: 'Requests from other web sites are refused.' },
  ownerRequired: {
    status: 403,
    sentence:
      'Only the owner of this installation may do this: use a key of the owner, or become one with "aeroshelf users role NAME owner".',
  },
  keyReadOnly: {
    status: 403,
    sentence: 'This API key is read-only and gives no access to what belongs to the owner alone. Use another key, or log in.',
  },
  notFound: { status: 404, sentence: 'Nothing was found at this address.' },
  methodNotAllowed: { status: 405, sentence: 'This address does not support this method; the Allow header lists those it does.' },
  severalNavaids: {
    status: 409,
    sentence: 'Several navaids have this ident; add near=latitude,longitude,radiusNm or type, or use one of the ids in details.',
  },
  noLeg: {
    status: 400,
    sentence: 'The route has no leg, so that nothing can be made of it; POST /routes/parse says what is wrong with each of its words.',
  },
  tooManyRoutes: {
    status: 409,
    sentence: 'There are 1,000 stored routes of this user already, as many as there may be; remove one first.',
  },
  tooManyWaypoints: { status: 409, sentence: 'One user may have 10,000 waypoints, and this would be more; remove some first.' },
  waypointExists: { status: 409, sentence: 'A waypoint of this user has this ident already; change that one, or give another ident.' },
  ambiguous: { status: 409, sentence: 'Several NOTAMs have this number; use one of the ids in details.' },
  lastOwner: { status: 409, sentence: 'There must be an owner. Make another user one first, with "aeroshelf users role NAME owner".' },
  folderInUse: { status: 409, sentence: 'The data folder is in use by another process. End it, or name another folder with --data-dir.' },
  importRunning: { status: 409, sentence: 'An import is already running; wait for it to end.' },
  importCancelled: { status: 409, sentence: 'The import was cancelled; the dataset in use and the NOTAMs stored so far are kept.' },
  notUndoable: {
    status: 409,
    sentence: 'This import cannot be undone: it was undone already, is older than 30 days, or was made by an older Aeroshelf.',
  },
  syncRunning: { status: 409, sentence: 'A sync is already running; wait for it to end.' },
  lossNotAccepted: {
    status: 409,
    sentence: 'The next dataset would have less than the one in use. Nothing was changed.',
  },
  revisionGone: { status: 410, sentence: 'This revision is no longer stored; fetch everything again from the revision in use.' },
  bodyTooLarge: { status: 413, sentence: 'The body is larger than this endpoint accepts.' },
  mediaTypeRefused: { status: 415, sentence: 'The body must be application/json.' },
  tooManyRequests: { status: 429, sentence: 'Too many requests; Retry-After says in how many seconds to try again.' },
  tooManyLogins: { status: 429, sentence: 'Too many failed logins for this name; Retry-After says in how many seconds to try again.' },
  stateUnusable: {
    status: 500,
    sentence: 'The file state.sqlite cannot be used; "aeroshelf restore --last" restores its last automatic backup.',
  },
  diskFull: { status: 507, sentence: 'The disk is full: nothing was written. Make room on the disk of the data folder and try again.' },
  diskReadOnly: {
    status: 507,
    sentence: 'This cannot be written: the disk or the file is read-only. Make it writable, or choose another data folder with --data-dir.',
  },
  diskFailed: {
    status: 500,
    sentence: 'The disk failed during a read or a write. Check the disk, then start Aeroshelf again; restore a backup if data is missing.',
  },
  dataDamaged: {
    status: 500,
    sentence: 'A file of the data folder is damaged. Run "aeroshelf data check", or restore a backup with "aeroshelf restore".',
  },
  databaseBusy: { status: 503, sentence: 'The database is busy; Retry-After says in how many seconds to try again.' },
  fileNotOpened: {
    status: 500,
    sentence: 'This cannot be opened. Make sure that it is a file you can read and write, or move it away, then start Aeroshelf again.',
  },
  permissionDenied: {
    status: 500,
    sentence: 'Aeroshelf has no permission to read or write this. Give your user access to it, or choose another place.',
  },
  nameTooLong: { status: 400, sentence: 'The name of the file or folder is longer than the disk allows. Choose a shorter one.' },
  folderNotFile: { status: 500, sentence: 'There is a folder where a file belongs. Move it away and try again.' },
  fileNotFolder: { status: 500, sentence: 'There is a file where a folder belongs. Move it away and try again.' },
  tooManyOpenFiles: {
    status: 503,
    sentence: 'Too many files are open on this machine. Close other programs or raise the limit (ulimit -n), then try again.',
  },
  queryTooDear: {
    status: 503,
    sentence: 'This query took more than 5 seconds and was stopped; ask for less at a time, or try again after Retry-After seconds.',
  },
  tooManyQueries: {
    status: 503,
    sentence: 'Too many expensive queries are waiting; Retry-After says in how many seconds to try again.',
  },
  portTaken: { status: 500, sentence: 'No port could be opened on 127.0.0.1.' },
  internal: { status: 500, sentence: 'Aeroshelf failed; its log has the reason under this X-Request-Id.' },
} as const satisfies Record<RefusalCode, { status: number; sentence: string }>;

export type { RefusalCode } from '#contract/problems/refusal-codes.ts';

/** What is particular to a refusal; plain data, which may cross threads. */
export type RefusalAbout = {
  /** It replaces the sentence of the table. */
  message?: string | undefined;
  /** One sentence for each thing that is wrong, culprit first; those of `reasons` where it is absent. */
  details?: readonly string[] | undefined;
  /** How many of the details, from the first, `message` says already. */
  detailsInMessage?: number | undefined;
  /** What is wrong, for programs. */
  reasons?: readonly Reason[] | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A refusal from the table, with the details of this request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly about: RefusalAbout;
  readonly status: number;
  readonly reasons: readonly Reason[] | undefined;
  readonly details: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, about: RefusalAbout = {}) {
    super(about.message ?? refusals[code].sentence);
    this.code = code;
    this.about = about;
    this.status = refusals[code].status;
    this.reasons = about.reasons;
    this.details = about.details ?? about.reasons?.map(sentenceOf);
    this.retryAfterSeconds = about.retryAfterSeconds;
  }

  /** Everything there is to say, nothing twice, for a place that shows text alone. The general sentence only where there is nothing else. */
  get lines(): readonly string[] {
    const details = (this.details?.slice(this.about.detailsInMessage ?? 0) ?? []).filter((detail) => detail !== this.message);
    return this.about.message === undefined && details.length > 0 ? details : [this.message, ...details];
  }
}

/** The request is not valid, for these reasons. */
export const invalidBecause = (...reasons: readonly Reason[]): Refusal => new Refusal('invalidRequest', { reasons });

/** The request is not valid, as these sentences say; each begins with the member at fault. */
export const invalid = (...details: readonly string[]): Refusal => new Refusal('invalidRequest', { details });
