/** Decodes made-up NOTAMs about an aerodrome with two open runways. */
import { decodeNotice } from '../decode-notice.ts';
import type { Effect, RunwayIdents } from '#core/notams/read/notice.ts';

const runway = (lowIdent: string, highIdent: string): RunwayIdents => ({
  name: `${lowIdent}/${highIdent}`,
  lowIdent,
  highIdent,
  isClosed: false,
});
const runways = [runway('09', '27'), runway('18', '36')];

/** What has an effect of its own kind; other-unavailable.test.ts holds what has none. */
export const effectsOfText = (text: string, code?: string): Effect[] =>
  allEffectsOfText(text, code).filter(({ kind }) => kind !== 'otherUnavailable');
export const allEffectsOfText = (text: string, code?: string): Effect[] => decodedText(text, code).effects;
export const severityOfText = (text: string, code?: string): number => decodedText(text, code).severity;

/** The NOTAM is in force from 10 March 2026 06:00 to 20 March 18:00 UTC. */
function decodedText(text: string, code = 'QXXXX') {
  const raw = `A0001/26 NOTAMN\nQ) LOVV/${code}/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2603100600 C) 2603201800\nE) ${text}`;
  return decodeNotice(raw, { receivedAt: new Date('2026-03-10'), runwaysOf: () => runways });
}

const closing = new Set<Effect['kind']>(['closesRunway', 'closesAerodrome', 'closesHelipad', 'mayClose', 'noRunwayLeft']);

/** `aerodrome part visitors`, `09/27 whole`, `mayClose`. */
export const closuresOfText = (text: string, code?: string): string[] =>
  effectsOfText(text, code)
    .filter(({ kind }) => closing.has(kind))
    .map(({ kind, runway: name, extent, for: closedFor, when }) => {
      const what =
        kind === 'closesRunway' ? name : kind === 'closesAerodrome' ? 'aerodrome' : kind === 'closesHelipad' ? `helipad ${name}` : kind;
      return [what, kind === 'mayClose' || kind === 'noRunwayLeft' ? null : extent, closedFor, when]
        .filter((part) => part !== null)
        .join(' ');
    });
