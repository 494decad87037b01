/** Printing on its own thread, as Poppler reads it back. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { papers } from '#contract/print.ts';
import type { PrintedDocument } from '#core/print/document.ts';
import { sheets } from '#core/print/paper.ts';
import { openPrinter } from '#core/print/printer.ts';
import { fontsOf, isPopplerHere, pageSizeOf, pagesOf } from '../../helpers/poppler.ts';

const document = (change: Partial<PrintedDocument> = {}): PrintedDocument => ({
  paper: 'a5',
  language: 'en',
  title: 'LSGG – LFMN',
  made: Date.UTC(2026, 10, 22, 8, 12),
  ages: ['airports of 2026-11-20 (2 days old)', 'navaids of 2026-11-20 (2 days old)'],
  content: [{ text: 'Ελλάδα Київ Łódź 北京 end' }, ...Array.from({ length: 120 }, (_, line) => ({ text: `line ${line}.` }))],
  ...change,
});
const printer = openPrinter();
afterAll(() => printer.stop());

describe.runIf(isPopplerHere)('a printed document', () => {
  it.each(papers)(
    'on %s has that size, and on each page its number, the ages, the time and the warning, in fonts of its own',
    async (paper) => {
      const pdf = await printer.print(document({ paper }));
      const { width, height } = pageSizeOf(pdf);
      expect(width).toBeCloseTo(sheets[paper].width, 0);
      expect(height).toBeCloseTo(sheets[paper].height, 0);
      const pages = pagesOf(pdf);
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        const words = page.replaceAll(/\s+/g, ' ');
        expect(words).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(words).toContain('airports of 2026-11-20 (2 days old) · navaids of 2026-11-20 (2 days old) · made 22 NOV 2026 0812Z');
        expect(words).toContain('Not for navigation');
        expect(words).toContain('LSGG – LFMN');
      }
      const text = pages.join(' ');
      expect(text).toContain('Ελλάδα Київ Łódź ? end');
      expect(Array.from({ length: 120 }, (_, line) => `line ${line}.`).filter((line) => !text.includes(line))).toEqual([]);
      const fonts = fontsOf(pdf);
      expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold']);
      expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    },
  );

  it('keeps the foot off the text however long the ages are, and the title next to the warning', async () => {
    const ages = Array.from({ length: 12 }, (_, source) => `source number ${source} of 2026-11-20 (2 days old)`);
    const pages = pagesOf(await printer.print(document({ paper: 'a6', ages, title: 'A title that is far too long for '.repeat(5) })));
    for (const page of pages) {
      const lines = page.split('\n').filter((line) => line.trim() !== '');
      expect(lines[0]).toMatch(/^ *A title .*… +Not for navigation$/);
      const foot = lines.findIndex((line) => line.includes('source number 0'));
      expect(lines.slice(foot).some((line) => /line \d/.test(line))).toBe(false);
    }
  });
});

describe('printing', () => {
  it('gives the same bytes for the same document, and the time that was given', async () => {
    const [one, other] = [await printer.print(document()), await printer.print(document())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(Buffer.from(one).toString('latin1')).toContain('(D:20261122081200Z)');
  });

  it('ends what takes too long, and prints the next', async () => {
    const hasty = openPrinter({ longestMs: 1 });
    await expect(hasty.print(document())).rejects.toMatchObject({ code: 'queryTooDear' });
    hasty.stop();
    expect((await printer.print(document())).length).toBeGreaterThan(1000);
  });

  it('keeps its thread for a while, begun before there is a document, and starts another after that', async () => {
    const threads: Worker[] = [];
    const note = (message: unknown) => void threads.push((message as { worker: Worker }).worker);
    subscribe('worker_threads', note);
    onTestFinished(() => void unsubscribe('worker_threads', note));
    const brief = openPrinter({ keptMs: 300 });
    brief.prepare();
    const first = await brief.print(document());
    expect((await brief.print(document())).length).toBe(first.length);
    expect(threads).toHaveLength(1);
    await once(threads[0] as Worker, 'exit');
    expect(Buffer.from(await brief.print(document())).equals(Buffer.from(first))).toBe(true);
    expect(threads).toHaveLength(2);
    brief.stop();
  });

  it('refuses what would wait behind eight others, and all of them once it is stopped', async () => {
    const busy = openPrinter();
    const waiting = Array.from({ length: 8 }, () => busy.print(document()));
    const ended = Promise.allSettled(waiting);
    await expect(busy.print(document())).rejects.toMatchObject({ code: 'tooManyQueries' });
    busy.stop();
    for (const result of await ended) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'queryTooDear' } });
  });
});
