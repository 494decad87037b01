/** Real reports of many countries against an independent reading of their tokens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Conditions, DecodedReport } from '#contract/weather/report.ts';
import { decodeReports, splitText } from '#core/weather/split-text.ts';
import { describeShared } from '../../helpers/describe-shared.ts';
import { bodyOf, readTokens, type TokenReading } from './token-reading.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const CHANGE = /^(?:FM\d+|BECMG|TEMPO|INTER|PROB\d\d|\d{4}\/\d{4})$/;

const valuesOf = ({ wind, visibility, ceilingFt, qnhHpa, rvr }: Conditions): Omit<TokenReading, 'hasCloud'> => ({
  wind: wind && [wind.direction, wind.speedKt, wind.gustKt],
  metres: visibility?.metres ?? null,
  ceilingFt,
  qnhHpa,
  rvr: rvr.filter(({ metres }) => metres !== null).map(({ runway, metres }) => [runway, metres]),
});

const tokensOf = (part: DecodedReport): string[] => [
  ...[part.wind, part.visibility].flatMap((value) => value?.token.split(' ') ?? []),
  ...[part.rvr, part.weather, part.clouds, part.runwayStates, part.recentWeather].flatMap((values) => values.map(({ token }) => token)),
];

describeShared('real METAR and TAF', ({ weather }) => {
  const read = (name: string) => decodeReports(splitText(readFileSync(join(weather, name), 'utf8')), NOW);
  const metars = read('metar.txt');
  const tafs = read('taf.txt');

  it('are all read', () => {
    expect([metars.items.length, metars.refusedCount, tafs.items.length, tafs.refusedCount]).toEqual([367, 0, 229, 0]);
  });

  it('show no value of the body of a METAR that its tokens do not say, and lose none', () => {
    for (const { raw, decoded } of metars.items) {
      if (decoded === null) continue;
      const { hasCloud: _, ...groups } = readTokens(bodyOf(raw));
      expect({ raw, ...valuesOf(decoded) }).toEqual({ raw, ...groups });
      const letters = raw.replaceAll(/\s/g, '');
      expect(tokensOf(decoded).filter((token) => !token.split(' ').every((word) => letters.includes(word)))).toEqual([]);
    }
  });

  it('show no value of a group of a TAF that its tokens do not say', () => {
    let unread = 0;
    for (const { decoded } of tafs.items) {
      for (const group of decoded?.trends ?? []) {
        if (group.kind === 'UNKNOWN' || group.from === null) {
          unread++;
          continue;
        }
        const { hasCloud: _, ...groups } = readTokens(group.raw.split(' ').filter((word) => !CHANGE.test(word)));
        const values = valuesOf(group);
        // A layer that may be damaged leaves the ceiling unknown.
        const isDoubtful = group.ceiling === 'unknown';
        expect({ raw: group.raw, ...values }).toEqual({ raw: group.raw, ...groups, ...(isDoubtful && { ceilingFt: null }) });
      }
    }
    expect(unread).toBeLessThanOrEqual(14);
  });

  it('account for every word of a METAR', () => {
    const isUnread = ({ notUnderstood }: { notUnderstood: string[] }) => notUnderstood.length > 0;
    expect(metars.items.filter(isUnread).length / metars.items.length).toBeLessThan(0.08);
  });
});
