/** `of 2026-08-22` for a moment in ISO 8601 UTC; data without a date is `of unknown date`. */
export const ofDay = (date: string | null): string => `of ${date?.slice(0, 10) ?? 'unknown date'}`;
