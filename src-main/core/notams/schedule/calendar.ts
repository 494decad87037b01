/** Gives the dates of a schedule their month and year: they continue from item B, and a month applies until the next one. */
import { MS_A_DAY } from './schedule.ts';

export class Calendar {
  private year: number;
  private month: number;
  /** The last day given, 0 before the first: a smaller one without a month is of the month after. */
  private last = 0;
  private isMonthSaid = false;
  private isYearSaid = false;
  private mayGoBack = false;
  private isBeforeBegin = false;
  private readonly beginYear: number;
  private readonly beginMonth: number;
  private readonly beginDay: number;

  constructor(begin: Date) {
    this.year = begin.getUTCFullYear();
    this.month = begin.getUTCMonth() + 1;
    this.beginYear = this.year;
    this.beginMonth = this.month;
    this.beginDay = begin.getTime() / MS_A_DAY - 1;
  }

  /** `01 03 27 0700-0735, 02 06 1800-1835`, `24-28 EXC 26`, `DEC 01 0800-1000 NOV 28 1200-1400`: a new group and an exception may go back, but never before item B. */
  goBack(): void {
    this.mayGoBack = true;
  }

  /** Days since 1970-01-01; null for a day that the month does not have. */
  day(parts: { year?: number; month?: number; day?: number }): number | null {
    const { day } = parts;
    if (day === undefined) return null;
    if (parts.month !== undefined) {
      // The month of the first day is ambiguous in `01 0500-1000, DEC 08 0400-0900` of a NOTAM from 27 November on.
      if (this.isBeforeBegin) return null;
      if (parts.year !== undefined) [this.year, this.isYearSaid] = [parts.year, true];
      else if (this.mayGoBack && !this.isYearSaid) this.year = this.beginYear + Number(parts.month < this.beginMonth);
      else if (this.isMonthSaid ? parts.month < this.month : parts.month < this.beginMonth) this.year++;
      this.month = parts.month;
      this.isMonthSaid = true;
    } else if (day < this.last && !(this.mayGoBack && Date.UTC(this.year, this.month - 1, day) / MS_A_DAY >= this.beginDay)) {
      this.month = (this.month % 12) + 1;
      if (this.month === 1) this.year++;
    }
    this.isBeforeBegin ||= !this.isMonthSaid && Date.UTC(this.year, this.month - 1, day) / MS_A_DAY < this.beginDay;
    this.last = day;
    this.mayGoBack = false;
    if (day > new Date(Date.UTC(this.year, this.month, 0)).getUTCDate()) return null;
    return Date.UTC(this.year, this.month - 1, day) / MS_A_DAY;
  }
}
