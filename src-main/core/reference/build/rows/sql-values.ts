import { fold } from '#core/text/fold.ts';

/** A flag as SQLite stores it; unknown stays null. */
export const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));

export const foldOrNull = (text: string | null): string | null => (text === null ? null : fold(text));
