/**
 * Reports that were written and labelled by hand, before the program was asked: wind, visibility in metres, ceiling in feet and pressure in hPa or inches, `-` or `?` where
 * the report does not say it. A value that is not the label's is wrong; one that is missing is lost.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeReport } from '#core/weather/decode.ts';

const NOW = Date.parse('2026-12-03T12:00:00Z');
const FOLDER = join(import.meta.dirname, 'labelled');
const HPA_PER_INCH = 33.8639;

type Label = { raw: string; wind: string; metres: string; ceiling: string; pressure: string };
const labels = readdirSync(FOLDER).flatMap((name) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Label => {
      const [raw = '', wind = '', metres = '', ceiling = '', pressure = ''] = line.split(' | ');
      return { raw, wind, metres, ceiling, pressure };
    }),
);

const unknown = new Set(['-', '?']);
const hectopascals = (text: string): string => (text.includes('.') ? (Number(text) * HPA_PER_INCH).toFixed(1) : Number(text).toFixed(1));

/** Reads a report in the form of the labels. */
function read(raw: string): Omit<Label, 'raw'> {
  const report = decodeReport(raw, NOW);
  const decoded = typeof report === 'string' ? null : report.decoded;
  if (!decoded) return { wind: '-', metres: '-', ceiling: '?', pressure: '-' };
  const { wind, visibility, ceiling, ceilingFt, qnhHpa } = decoded;
  const from = wind && (wind.isVariable ? 'VRB' : String(wind.direction).padStart(3, '0'));
  return {
    wind: wind ? [from, wind.speedKt, ...(wind.gustKt === null ? [] : [wind.gustKt])].join('/') : '-',
    metres: visibility ? String(visibility.metres) : '-',
    ceiling: ceiling === 'measured' ? String(ceilingFt) : ceiling === 'none' ? 'none' : '?',
    pressure: qnhHpa === null ? '-' : qnhHpa.toFixed(1),
  };
}

it('no value of a labelled report is decoded wrongly, and at most one in fifty is lost', () => {
  const fields = ['wind', 'metres', 'ceiling', 'pressure'] as const;
  const compared = labels.flatMap(({ raw, ...label }) => {
    const said = read(raw);
    return fields.map((field) => {
      const expected = field === 'pressure' && !unknown.has(label.pressure) ? hectopascals(label.pressure) : label[field];
      return { raw, field, expected, said: said[field] };
    });
  });
  expect([labels.length, compared.length]).toEqual([300, 1_200]);
  const others = compared.filter(({ expected, said }) => expected !== said);
  expect(others.filter(({ said }) => !unknown.has(said))).toEqual([]);
  const readable = compared.filter(({ expected }) => !unknown.has(expected)).length;
  expect(others.length / readable).toBeLessThanOrEqual(0.02);
});
