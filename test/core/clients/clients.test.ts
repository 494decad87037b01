import { expect, test } from 'vitest';
import { openClients } from '#core/clients/clients.ts';

function open() {
  let now = Date.parse('2026-11-21T06:00:00.000Z');
  const clients = openClients(() => new Date(now));
  const ask = (who: string, url = '/airports', agent: string | undefined = 'curl/8') => clients.note({ who, agent, url });
  return { clients, ask, pass: (seconds: number) => void (now += seconds * 1000) };
}

test('counts by who and agent, the latest first', () => {
  const { clients, ask, pass } = open();
  ask('planner');
  pass(1);
  ask('anonymous', '/notams');
  pass(1);
  ask('planner', '/countries/CH');
  ask('planner', '/health', 'python');
  expect(clients.list()).toEqual([
    { who: 'planner', agent: 'python', requests: 1, lastAt: '2026-11-21T06:00:02.000Z', lastPath: '/health' },
    { who: 'planner', agent: 'curl/8', requests: 2, lastAt: '2026-11-21T06:00:02.000Z', lastPath: '/countries/CH' },
    { who: 'anonymous', agent: 'curl/8', requests: 1, lastAt: '2026-11-21T06:00:01.000Z', lastPath: '/notams' },
  ]);
});

test('knows a client without an agent', () => {
  const { clients } = open();
  clients.note({ who: 'planner', agent: undefined, url: '/health' });
  expect(clients.list()).toMatchObject([{ who: 'planner', agent: null }]);
});

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
