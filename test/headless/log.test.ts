import { expect, test } from 'vitest';
import { openLog } from '#headless/log.ts';

const key = `ask_${'A1_-'.repeat(11).slice(0, 43)}`;
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

function logged(message: string, about?: object): string {
  const lines: string[] = [];
  openLog({ least: 'info', write: (line) => lines.push(line) }).info(message, about);
  return lines.join('');
}

test('writes one JSON object a line: time, level, message and what it is about', () => {
  const line = logged('two\nlines', { path: '/airports', status: 200, none: null });
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    level: 'info',
    message: 'two\nlines',
    path: '/airports',
    status: 200,
    none: null,
  });
});

test('leaves out what is below the least level', () => {
  const lines: string[] = [];
  const log = openLog({ least: 'warn', write: (line) => lines.push(line) });
  log.info('a');
  log.warn('b');
  log.error('c');
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(['b', 'c']);
});

test.each<[string, object | undefined]>([
  [`refused ${key}`, undefined],
  ['request', { url: `/users/me?apiKey=${key}` }],
  ['request', { url: '/users/me?limit=1&apiKey=mistyped-secret' }],
  ['request', { headers: { 'x-api-key': 'mistyped-secret', authorization: `Bearer ${token}`, accept: '*/*' } }],
  ['request', { body: { username: 'ana', password: 'mistyped-secret', refreshToken: 'mistyped-secret' } }],
  ['failed', { error: new Error(`bad token ${token}`) }],
  ['failed', { list: [{ deep: `x ${key} y` }] }],
])('hides keys, tokens and passwords: %s %j', (message, about) => {
  const line = logged(message, about);
  expect(line).toContain('[hidden]');
  for (const secret of [key, token, 'mistyped-secret']) expect(line).not.toContain(secret);
});

test('leaves harmless words alone', () => {
  expect(logged('request', { path: '/airports', keys: 3, monkey: 'yes', reason: 'keyInvalid' })).not.toContain('[hidden]');
});

test('says where an error came from', () => {
  expect(logged('failed', { error: new Error('the reason') })).toMatch(/Error: the reason\\n {4}at /);
});
