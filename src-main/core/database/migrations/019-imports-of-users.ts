/** Nineteenth format of state.sqlite: who sent an import, so that others than the owner undo only their own. */
export const importsOfUsers = `
ALTER TABLE notam_imports ADD COLUMN imported_by TEXT;        -- username; null: from a source, a pack or a command, or an older version
`;
