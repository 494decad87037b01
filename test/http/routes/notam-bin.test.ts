import { expect, test } from 'vitest';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { Health } from '#contract/health.ts';
import { ask, ownServer } from '../../helpers/server.ts';

const notice = `(A0001/26 NOTAMN\nQ) EGTT/QMXLC/IV/M/A/000/999/5127N00030W005\nA) EGLL B) 2605010000 C) 2608010000\nE) TWY A CLSD)`;

async function open() {
  let now = '2026-08-01T06:00:00.000Z';
  const server = await ownServer({ clock: () => new Date(now) });
  await server.core.notams.import([{ name: 'x', pieces: [Buffer.from(notice)] }]);
  const at = (next: string) => void (now = next);
  const status = async () => (await ask(server, '/dataset')).json as DatasetStatus;
  const health = async () => (await ask(server, '/health')).json as Health;
  return { server, at, status, health };
}

test('POST /notams/restore stores again what was deleted by age, which /dataset counts', async () => {
  const { server, at, status } = await open();
  expect((await status()).notamBin).toEqual({ count: 0, goneAt: null });
  at('2026-12-01T06:00:00.000Z');
  server.core.notams.expire();
  expect((await status()).notamBin).toEqual({ count: 1, goneAt: '2026-12-31T06:00:00.000Z' });
  const restored = await ask(server, '/notams/restore', { method: 'POST', headers: { 'x-api-key': server.key } });
  expect([restored.status, restored.json]).toEqual([200, { restored: 1 }]);
  expect((await status()).notamBin).toEqual({ count: 0, goneAt: null });
  expect(server.core.notams.find('A0001/26')).toHaveLength(1);
});

test('a clock that moved is a problem of /health and /dataset, until POST /clock/confirm says that it is right', async () => {
  const { server, at, status, health } = await open();
  expect(Object.keys(await health())).toEqual(['status', 'version', 'uptimeSeconds', 'timestamp']);
  at('2026-11-29T06:00:00.000Z');
  const moved = { code: 'clockMoved', values: { days: 120 } };
  expect((await health()).problems).toMatchObject([moved]);
  expect((await status()).problems).toMatchObject([moved]);
  const confirmed = await ask(server, '/clock/confirm', { method: 'POST', headers: { 'x-api-key': server.key } });
  expect(confirmed.json).not.toHaveProperty('problems');
  expect((await status()).problems).toEqual([]);
});
