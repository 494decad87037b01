import { expect, test } from 'vitest';
import { openClients } from '#core/clients/clients.ts';

function open() {
  const clients = openClients(() => new Date('2026-11-21T06:00:00.000Z'));
  const ask = (who: string, url = '/airports', agent: string | undefined = 'curl/8') => clients.note({ who, agent, url });
  return { clients, ask };
}

test('remembers the hundred latest', () => {
  const { clients, ask } = open();
  for (let number = 0; number < 250; number++) {
    ask(`client ${number}`);
    ask('always there');
  }
  const who = clients.list().map((client) => client.who);
  expect(who).toEqual(['always there', ...Array.from({ length: 99 }, (_, index) => `client ${249 - index}`)]);
  expect(clients.list()[0]?.requests).toBe(250);
});

test.each([
  ['/airports?apiKey=ask_secret&limit=1', '/airports'],
  ['/airports?', '/airports'],
  ['/keys/5c0d6d5e-0000-4000-8000-000000000000', '/keys/{keyId}'],
  ['/keys', '/keys'],
  ['/airports/ask_abc-DEF_123', '/airports/ask_…'],
  [`/airports/${'x'.repeat(300)}`, `/airports/${'x'.repeat(190)}`],
])('of %s shows %s', (url, path) => {
  const { clients, ask } = open();
  ask('planner', url);
  expect(clients.list()[0]?.lastPath).toBe(path);
});

test('shows 200 characters of an agent, and no key contained in it', () => {
  const { clients, ask } = open();
  ask('planner', '/health', `tool/1 ask_secret ${'x'.repeat(10_000)}`);
  const agent = clients.list()[0]?.agent ?? '';
  expect(agent).toMatch(/^tool\/1 ask_… x+$/);
  expect(agent.length).toBeLessThanOrEqual(200);
});
