import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';

/** A refusal says this where nothing more specific is to be said. */
export const refusalSentences: Readonly<Record<RefusalCode, string>> = {
  invalidRequest: 'The request is not valid.',
  malformedJson: 'The body is not valid JSON.',
  loginFailed: 'The user name or password is wrong.',
  keyRequired: 'This needs an API key: send it as ?apiKey=…, as the header x-api-key, or log in and send the token.',
  keyInvalid: 'The API key is unknown or was revoked. Leave it out for anonymous access, or create a new one.',
  tokenInvalid: 'The token is not valid or has expired. Log in again, or POST /refreshToken.',
  refreshTokenInvalid: 'The refresh token is unknown, has expired or was revoked. Log in again.',
  ticketUsed: 'This sign-in link was used already; each works once. Run "aeroshelf link" for another.',
  ticketExpired: 'This sign-in link has expired; it works for 60 seconds. Run "aeroshelf link" for another.',
  ticketUnknown: 'This sign-in link is not one of the running server. Run "aeroshelf link" for another.',
  hostRefused: 'The Host header must be a loopback name with the port of this server.',
  originRefused: 'This web page may not use Aeroshelf. The user can approve its origin.',
  crossSiteRefused: 'Requests from other web sites are refused.',
  ownerRequired:
    'Only the owner of this installation may do this: use a key of the owner, or become one with "aeroshelf users role NAME owner".',
  keyReadOnly: 'This API key is read-only and gives no access to what belongs to the owner alone. Use another key, or log in.',
  notFound: 'Nothing was found at this address.',
  methodNotAllowed: 'This address does not support this method; the Allow header lists those it does.',
  severalNavaids: 'Several navaids have this ident; add near=latitude,longitude,radiusNm or type, or use one of the ids in details.',
  noLeg: 'The route has no leg, so that nothing can be made of it; POST /routes/parse says what is wrong with each of its words.',
  tooManyRoutes: 'There are 1,000 stored routes of this user already, as many as there may be; remove one first.',
  tooManyWaypoints: 'One user may have 10,000 waypoints, and this would be more; remove some first.',
  waypointExists: 'A waypoint of this user has this ident already; change that one, or give another ident.',
  ambiguous: 'Several NOTAMs have this number; use one of the ids in details.',
  lastOwner: 'There must be an owner. Make another user one first, with "aeroshelf users role NAME owner".',
  folderInUse: 'The data folder is in use by another process. End it, or name another folder with --data-dir.',
  importRunning: 'An import is already running; wait for it to end.',
  importCancelled: 'The import was cancelled; the dataset in use and the NOTAMs stored so far are kept.',
  notUndoable: 'This import cannot be undone: it was undone already, is older than 30 days, or was made by an older Aeroshelf.',
  syncRunning: 'A sync is already running; wait for it to end.',
  lossNotAccepted: 'The next dataset would have less than the one in use. Nothing was changed.',
  revisionGone: 'This revision is no longer stored; fetch everything again from the revision in use.',
  bodyTooLarge: 'The body is larger than this endpoint accepts.',
  mediaTypeRefused: 'The body must be application/json.',
  tooManyRequests: 'Too many requests; Retry-After says in how many seconds to try again.',
  tooManyLogins: 'Too many failed logins for this name; Retry-After says in how many seconds to try again.',
  stateUnusable: 'The file state.sqlite cannot be used; "aeroshelf restore --last" restores its last automatic backup.',
  diskFull: 'The disk is full: nothing was written. Make room on the disk of the data folder and try again.',
  diskReadOnly:
    'This cannot be written: the disk or the file is read-only. Make it writable, or choose another data folder with --data-dir.',
  diskFailed: 'The disk failed during a read or a write. Check the disk, then start Aeroshelf again; restore a backup if data is missing.',
  dataDamaged: 'A file of the data folder is damaged. Run "aeroshelf data check", or restore a backup with "aeroshelf restore".',
  databaseBusy: 'The database is busy; Retry-After says in how many seconds to try again.',
  fileNotOpened: 'This cannot be opened. Make sure that it is a file you can read and write, or move it away, then start Aeroshelf again.',
  permissionDenied: 'Aeroshelf has no permission to read or write this. Give your user access to it, or choose another place.',
  nameTooLong: 'The name of the file or folder is longer than the disk allows. Choose a shorter one.',
  folderNotFile: 'There is a folder where a file belongs. Move it away and try again.',
  fileNotFolder: 'There is a file where a folder belongs. Move it away and try again.',
  tooManyOpenFiles: 'Too many files are open on this machine. Close other programs or raise the limit (ulimit -n), then try again.',
  queryTooDear: 'This query took more than 5 seconds and was stopped; ask for less at a time, or try again after Retry-After seconds.',
  tooManyQueries: 'Too many expensive queries are waiting; Retry-After says in how many seconds to try again.',
  portTaken: 'No port could be opened on 127.0.0.1.',
  internal: 'Aeroshelf failed; its log has the reason under this X-Request-Id.',
};

/** The server's sentences are English, and more specific than a code. */
export const refusals = {
  /** Takes the refusal's code; where it returns undefined, the server's sentence is shown. */
  sentence: (_code: string | undefined): string | undefined => undefined,
  reason: ({ text }: Reason): string => text,
};
