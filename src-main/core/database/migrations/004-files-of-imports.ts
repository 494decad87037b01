/** An import may have several files, and says how many. */
export const filesOfImports = `
ALTER TABLE notam_imports ADD COLUMN files INTEGER NOT NULL DEFAULT 1;
`;
