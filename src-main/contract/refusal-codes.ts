/** Every way in which a request is refused; status and sentence of each are in core/refusal.ts. */
import { Type } from 'typebox';

export const refusalCodes = [
  'invalidRequest',
  'malformedJson',
  'loginFailed',
  'keyRequired',
  'keyInvalid',
  'tokenInvalid',
  'refreshTokenInvalid',
  'hostRefused',
  'originRefused',
  'crossSiteRefused',
  'notFound',
  'methodNotAllowed',
  'ambiguous',
  'importRunning',
  'syncRunning',
  'revisionGone',
  'bodyTooLarge',
  'mediaTypeRefused',
  'tooManyRequests',
  'tooManyLogins',
  'stateUnusable',
  'portTaken',
  'internal',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
export const RefusalCode = Type.Unsafe<RefusalCode>({ type: 'string', enum: [...refusalCodes] });
