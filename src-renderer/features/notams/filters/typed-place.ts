import { readNotamNumber } from '#renderer/format/notams/notam-number.ts';
import type { NotamScope } from './question.ts';

/** A complete number as published, else a part of one. `B1234-26` is a number too. */
export function numberOf(text: string): NotamScope {
  const notam = readNotamNumber(text.replace(/^([^/-]+)-(\d\d)$/, '$1/$2'));
  return notam === undefined ? { kind: 'partOfNumber', text } : { kind: 'number', ...notam };
}

/** West, south, east and north separated by commas; undefined for anything else. */
export function areaOf(text: string): NotamScope | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const isArea = parts.length === 4 && parts.every((part) => part !== '' && Number.isFinite(Number(part)));
  return isArea ? { kind: 'area', corners: parts.join(',') } : undefined;
}
