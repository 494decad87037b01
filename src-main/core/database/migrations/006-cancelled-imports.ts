/**
 * Sixth format of state.sqlite: an import of NOTAMs that was cancelled has an end like any other, and a mark. One without an end was broken off by the
 * end of the process.
 */
export const cancelledImports = `
ALTER TABLE notam_imports ADD COLUMN is_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (is_cancelled IN (0, 1));
`;
