/** Thirteenth format of state.sqlite: sessions have a name, so that they can be listed and ended without their token, and say how they began. */
export const sessions = `
ALTER TABLE refresh_tokens ADD COLUMN id TEXT;
ALTER TABLE refresh_tokens ADD COLUMN began_by TEXT NOT NULL DEFAULT 'password' CHECK (began_by IN ('password', 'link'));
ALTER TABLE refresh_tokens ADD COLUMN agent TEXT;         -- User-Agent; null where it was not said
ALTER TABLE refresh_tokens ADD COLUMN renewed_at TEXT;    -- last new token

UPDATE refresh_tokens SET id = lower(hex(randomblob(16))), renewed_at = created_at;

CREATE UNIQUE INDEX refresh_tokens_by_id ON refresh_tokens (id);
`;
