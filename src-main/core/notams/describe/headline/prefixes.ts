/** What a notice is about by its Q-code, put in front of a clause that does not name it. */

type Row = { prefix: string; named: RegExp };

const restricted: Row = { prefix: 'Restricted area', named: /restrict|TRA\b|TSA\b|reserved|R-\d/i };
const approach: Row = {
  prefix: 'Approach',
  named: /approach|proced|letdown|cloudbreak|\bSIDs?\b|\bSTARs?\b|departure|arrival|IAP|chart|minima|circl|publication/i,
};

const rows: ReadonlyMap<string, Row> = new Map(
  Object.entries({
    RD: { prefix: 'Danger area', named: /danger/i },
    RR: restricted,
    RT: { prefix: 'Temporary restricted area', named: /restrict|reserved|danger|prohibit|TRA\b|TSA\b|TFR|segregated|zone|area/i },
    RP: { prefix: 'Prohibited area', named: /prohibit|P-\d/i },
    RM: { prefix: 'Military area', named: /milit|MOA|area|warning|ATCAA|reserved/i },
    PI: approach,
    PK: approach,
    PU: approach,
    PO: approach,
    PD: { prefix: 'Departure', named: /SID|depart|proced|take-?off/i },
    PA: { prefix: 'Arrival', named: /STAR|arriv|proced/i },
    NV: { prefix: 'VOR', named: /VOR/ },
    ND: { prefix: 'DME', named: /DME|TACAN/ },
    NB: { prefix: 'NDB', named: /NDB|beacon|locator/i },
    NM: { prefix: 'VOR/DME', named: /VOR|DME/ },
    IC: { prefix: 'ILS', named: /ILS|localizer|glide|approach/i },
    IG: { prefix: 'Glide path of the ILS', named: /glide|GP/i },
    IL: { prefix: 'Localizer', named: /locali|ILS/i },
    OB: { prefix: 'Obstacle', named: /./ },
    SA: { prefix: 'ATIS', named: /ATIS|terminal information/ },
    FU: { prefix: 'Fuel', named: /fuel|avgas|jet|mogas|100LL/i },
    FF: { prefix: 'Rescue and fire fighting', named: /rescue|fire|RFF|categor/i },
  }),
);

/** The text itself, or with what it is about in front. */
export function withPrefix(text: string, subjectCode: string | null): string {
  const row = subjectCode === null ? undefined : rows.get(subjectCode);
  return row === undefined || row.named.test(text) ? text : `${row.prefix} ${text}`;
}
