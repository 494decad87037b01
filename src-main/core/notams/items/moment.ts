/** Reads moments of NOTAMs as dates; null for a date that does not exist. */
import { readMonthDayTime, readTenDigits, utcMoment } from '#domain/time.ts';

const dateOf = (moment: number | undefined): Date | null => (moment === undefined ? null : new Date(moment));

export const utc = (parts: Parameters<typeof utcMoment>[0]): Date | null => dateOf(utcMoment(parts));

/** `2603111130` is 2026-03-11T11:30Z; null for anything else. */
export const readMoment = (text: string): Date | null => dateOf(readTenDigits(text));

/** `MMDDhhmm` gets the year that brings it nearest to a moment. */
export const nearestYear = (digits: string, near: Date): Date | null => dateOf(readMonthDayTime(digits, near.getTime()));
