/**
 * Fifth format of state.sqlite: what a user and a key may do. The first of the users there are is the owner, as on a new installation.
 */
export const rights = `
ALTER TABLE users ADD COLUMN role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('owner', 'user'));
ALTER TABLE api_keys ADD COLUMN is_read_only INTEGER NOT NULL DEFAULT 0 CHECK (is_read_only IN (0, 1));

UPDATE users SET role = 'owner' WHERE id = (SELECT id FROM users ORDER BY created_at, id LIMIT 1);
`;
