/** Fifteenth format of state.sqlite: the index by which NOTAMs are listed has all that their status needs, so that counts by status read nothing else. */
export const notamOrder = `
DROP INDEX notams_by_issue_date;
CREATE INDEX notams_by_issue_date ON notams (issue_date DESC, id, effective_start, over_at, overdue_at, expires_at, severity, category, ended_how, ended_at);
`;
