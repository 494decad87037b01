import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timed } from '#renderer/features/airport/times/Timed.tsx';
import { common } from '#words/fr/common.ts';

const write = (date: string) => (date.startsWith('2026-11-22') ? '0400Z' : '18 DEC 2026 0400Z');
const times = { zone: undefined, isLocal: false, write, hint: (date: string) => `hint of ${date}` };
const time = (date: string) => `<time dateTime="${date}" title="hint of ${date}">${write(date)}</time>`;

it('draws each time of a sentence as one, after the words that suit how it is written', () => {
  const [day, today] = ['2026-12-18T04:00:00Z', '2026-11-22T04:00:00Z'];
  const shown = (date: string) =>
    renderToStaticMarkup(createElement(Timed, { times, say: (at) => `fermée ${common.until(at(date))}, vu ${at(today)}` }));
  expect(shown(day)).toBe(`fermée jusqu’au ${time(day)}, vu ${time(today)}`);
  expect(shown(today)).toBe(`fermée jusqu’à ${time(today)}, vu ${time(today)}`);
});
