/**
 * Sixteenth format of state.sqlite. An index in the order of the rows has all that a briefing reads of the NOTAMs that it leaves out, and of their sources: without
 * it the first briefing after a start or an import read every text.
 */
export const notamTimes = `
CREATE INDEX notams_by_row ON notams (
  row, id, type, qcode, effective_start, over_at, expires_at, ended_how, ended_at, source, last_seen_at, imported_at, issue_date
);
`;
