import type { User } from '#contract/users/user.ts';

export type UserRow = { id: string; created_at: string; updated_at: string; username: string; email: string; is_verified: number };

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    username: row.username,
    email: row.email,
    isVerified: row.is_verified === 1,
  };
}
