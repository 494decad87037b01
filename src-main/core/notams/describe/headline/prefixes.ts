/** Puts what a notice is about by its Q-code in front of a clause that does not name it. */
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { coded } from './headline-parts.ts';

type Row = { prefix: ComposedCode; named: RegExp };

const restricted: Row = { prefix: 'restrictedArea', named: /restrict|TRA\b|TSA\b|reserved|R-\d/i };
const approach: Row = {
  prefix: 'approach',
  named: /approach|proced|letdown|cloudbreak|\bSIDs?\b|\bSTARs?\b|departure|arrival|IAP|chart|minima|circl|publication/i,
};

/** Military Q-codes say NDB of any; the text is right. */
const navaid = /VOR|DME|TACAN|NDB|ILS|locali[sz]er|beacon|locator/i;

const rows: ReadonlyMap<string, Row> = new Map(
  Object.entries<Row>({
    RD: { prefix: 'dangerArea', named: /danger/i },
    RR: restricted,
    RT: { prefix: 'temporaryRestrictedArea', named: /restrict|reserved|danger|prohibit|TRA\b|TSA\b|TFR|segregated|zone|area/i },
    RP: { prefix: 'prohibitedArea', named: /prohibit|P-\d/i },
    RM: { prefix: 'militaryArea', named: /milit|MOA|area|warning|ATCAA|reserved/i },
    PI: approach,
    PK: approach,
    PU: approach,
    PO: approach,
    PD: { prefix: 'departure', named: /SID|depart|proced|take-?off/i },
    PA: { prefix: 'arrival', named: /STAR|arriv|proced/i },
    NV: { prefix: 'vor', named: navaid },
    ND: { prefix: 'dme', named: navaid },
    NB: { prefix: 'ndb', named: navaid },
    NM: { prefix: 'vorDme', named: navaid },
    IC: { prefix: 'ils', named: /ILS|localizer|glide|approach/i },
    IG: { prefix: 'glidePathOfIls', named: /glide|GP|\bGS\b/i },
    IL: { prefix: 'localizer', named: /locali|ILS/i },
    OB: { prefix: 'obstacle', named: /./ },
    SA: { prefix: 'atis', named: /ATIS|terminal information|radar/i },
    FU: { prefix: 'fuel', named: /fuel|avgas|jet|mogas|100LL|taxiway|runway|apron|stand/i },
    FF: { prefix: 'rescueAndFireFighting', named: /rescue|fire|RFF|categor|taxiway|runway|apron|stand/i },
  }),
);

/** The part itself, or with what it is about in front. */
export function withPrefix(part: HeadlinePart, subjectCode: string | null): HeadlinePart[] {
  const row = subjectCode === null ? undefined : rows.get(subjectCode);
  // `ALL FLT OVER FOXDALE PROHIBITED` is no name of an area.
  return row === undefined || /^(?:All|No) /.test(part.words ?? '') || row.named.test(part.words ?? '')
    ? [part]
    : [coded('topic', row.prefix), part];
}
