import { expect, it } from 'vitest';
import { markdownHead, markdownOf } from '#renderer/features/notams/output/to-markdown.ts';
import { writeTime } from '#renderer/format/notams/use-times.ts';
import { notam } from '../../../notam.ts';

const closure = {
  ...notam,
  notamId: 'B0417/26',
  message: 'E) RWY 09/27 CLSD\n```\n# NOT A HEADING',
  icao: 'EGKK',
  issueDate: '2026-11-20T10:15:00.000Z',
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: null,
};

it('writes a list with its heading, and no text of a NOTAM as Markdown', () => {
  const heading = { title: 'NOTAMs: EGKK, text “*”', lines: ['As of now, 22 NOV 2026 2200Z.', '91 days old'] };
  expect(markdownHead(heading) + markdownOf([closure], writeTime(undefined))).toBe(
    [
      '# NOTAMs: EGKK, text “\\*”',
      'As of now, 22 NOV 2026 2200Z.',
      '91 days old',
      '## B0417/26 EGKK',
      '21 NOV 2026 0600Z – PERM or end unknown · Issued 20 NOV 2026 1015Z',
      '````text\nE) RWY 09/27 CLSD\n```\n# NOT A HEADING\n````',
      '',
    ].join('\n\n'),
  );
});

it('shows controls and directions of texts by their code', () => {
  const hostile = { ...notam, notamId: 'A\u202E1', message: '\u202E40 YWR\u001B[2J\rx' };
  const written = markdownHead({ title: 'x\u2066', lines: ['\u009B'] }) + markdownOf([hostile], writeTime(undefined));
  expect(written).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  expect(written).toContain('‹U+202E›40 YWR‹U+001B›[2J\nx');
});
