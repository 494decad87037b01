import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importInWorker } from '#core/notams/import/run-in-worker.ts';
import { openTestNotams } from '../open.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const now = Date.parse('2026-11-21T06:00:00.000Z');
const us = (serial: number) => `!BOI 05/${serial} BOI TWY C CLSD 2605041400-2609302145\n`;

function file(content: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notams.txt'), content);
  return join(folder, 'notams.txt');
}

describe('the worker', () => {
  it('imports while another connection is open, which sees it', async () => {
    const { notams, path } = openTestNotams();
    const revision = notams.revision();
    const task = {
      state: path,
      files: [{ path: file(Array.from({ length: 3000 }, (_, at) => us(1000 + at)).join('')), name: 'notams.txt' }],
      now,
    };
    const heard: number[] = [];
    const { report, preview } = await importInWorker(task, ({ read, bytes, ofBytes }) => void heard.push(read, bytes / ofBytes)).done;
    expect(report).toMatchObject({ read: 3000, added: 3000, issueCount: 0 });
    expect([notams.count(), preview, heard.length > 0]).toEqual([3000, [], true]);
    expect(notams.revision()).toBeGreaterThan(revision);
  });

  it('shows the first NOTAMs of a dry run and stores nothing', async () => {
    const { notams, path } = openTestNotams();
    const task = { state: path, files: [{ path: file(us(1001)), name: 'notams.txt' }], isDryRun: true, now };
    const { report, preview } = await importInWorker(task, () => undefined).done;
    expect(report).toMatchObject({ read: 1, added: 1, isDryRun: true });
    expect(preview).toMatchObject([{ outcome: 'added', notam: { notamId: '05/1001', source: 'TEXT' } }]);
    expect(notams.count()).toBe(0);
  });

  it('refuses a file that is not there by its path', async () => {
    const { path } = openTestNotams();
    await expect(
      importInWorker({ state: path, files: [{ path: '/nowhere/notams.txt', name: 'x' }], now }, () => undefined).done,
    ).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining("/nowhere/notams.txt can't be read"),
    });
  });
});
