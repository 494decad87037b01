import { expect, test } from 'vitest';
import { openCallers } from '#core/clients/clients.ts';

function open() {
  let now = Date.parse('2026-11-21T06:00:00.000Z');
  const callers = openCallers(() => new Date(now));
  const ask = (who: string, url = '/airports', agent: string | undefined = 'curl/8') => callers.note({ who, agent, url });
  return { callers, ask, pass: (seconds: number) => void (now += seconds * 1000) };
}

test('counts by who and agent, the latest first', () => {
  const { callers, ask, pass } = open();
  ask('planner');
  pass(1);
  ask('anonymous', '/notams');
  pass(1);
  ask('planner', '/countries/CH');
  ask('planner', '/health', 'python');
  expect(callers.list()).toEqual([
    { who: 'planner', agent: 'python', requests: 1, lastAt: '2026-11-21T06:00:02.000Z', lastPath: '/health' },
    { who: 'planner', agent: 'curl/8', requests: 2, lastAt: '2026-11-21T06:00:02.000Z', lastPath: '/countries/CH' },
    { who: 'anonymous', agent: 'curl/8', requests: 1, lastAt: '2026-11-21T06:00:01.000Z', lastPath: '/notams' },
  ]);
});

test('knows a caller without an agent', () => {
  const { callers } = open();
  callers.note({ who: 'planner', agent: undefined, url: '/health' });
  expect(callers.list()).toMatchObject([{ who: 'planner', agent: null }]);
});

test('remembers the hundred latest', () => {
  const { callers, ask } = open();
  for (let number = 0; number < 250; number++) {
    ask(`caller ${number}`);
    ask('always there');
  }
  const who = callers.list().map((caller) => caller.who);
  expect(who).toEqual(['always there', ...Array.from({ length: 99 }, (_, index) => `caller ${249 - index}`)]);
  expect(callers.list()[0]?.requests).toBe(250);
});

test.each([
  ['/airports?apiKey=ask_secret&limit=1', '/airports'],
  ['/airports?', '/airports'],
  ['/keys/5c0d6d5e-0000-4000-8000-000000000000', '/keys/{keyId}'],
  ['/keys', '/keys'],
  ['/airports/ask_abc-DEF_123', '/airports/ask_…'],
  [`/airports/${'x'.repeat(300)}`, `/airports/${'x'.repeat(190)}`],
])('of %s tells %s', (url, path) => {
  const { callers, ask } = open();
  ask('planner', url);
  expect(callers.list()[0]?.lastPath).toBe(path);
});

test('tells 200 characters of an agent, and no key that stands in it', () => {
  const { callers, ask } = open();
  ask('planner', '/health', `tool/1 ask_secret ${'x'.repeat(10_000)}`);
  const agent = callers.list()[0]?.agent ?? '';
  expect(agent).toMatch(/^tool\/1 ask_… x+$/);
  expect(agent.length).toBeLessThanOrEqual(200);
});
