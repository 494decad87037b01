/** Windows hear of an import that changes only what is known to be whole. */
import { expect, it } from 'vitest';
import type { ServerEvent } from '#contract/sync/events.ts';
import { bulletin } from '../helpers/bulletin.ts';
import { testServer } from '../helpers/server.ts';

const server = testServer();

it('an event of coverage is sent for a bulletin whose NOTAMs were all stored already, and not for one that changes nothing', async () => {
  const { core, url, key } = server;
  const heard: ServerEvent[] = [];
  const leave = core.events.on((event) => void (event.type === 'notams' && heard.push(event)));
  const send = async (issued: string) => {
    const body = bulletin({ issued, regions: ['EGTT'], notams: [{ number: 'A0001/30' }] });
    const answer = await fetch(`${url}/notams/import`, { method: 'POST', headers: { 'x-api-key': key }, body });
    expect(answer.status).toBe(200);
  };
  await send('2030-01-01T00:00:00Z');
  expect(heard).toHaveLength(1);
  await send('2030-01-01T01:00:00Z');
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ type: 'notams', ids: [] });
  const answer = await fetch(`${url}/notams/import?dryRun=true`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: bulletin({ issued: '2030-01-01T02:00:00Z', regions: ['EGTT'], notams: [{ number: 'A0001/30' }] }),
  });
  expect([answer.status, heard.length]).toEqual([200, 2]);
  leave();
});
