import { expect, test } from 'vitest';
import { readOptions } from '#electron/options.ts';

test.each([
  [[], {}],
  [['--port', '0'], { port: 0 }],
  [['--port=4200', '--data-dir', '/data'], { port: 4200, dataDir: '/data' }],
  [['--offline'], { isOffline: true }],
  [['--no-sandbox', '--remote-debugging-port=9222', '--data-dir=/data'], { dataDir: '/data' }],
])('reads %j as %j, leaving what is Chromium’s', (words, options) => {
  expect(readOptions(words)).toEqual(options);
});

test.each([['--port', '65536'], ['--port', 'four'], ['--port=-1'], ['--port']])('refuses %j %j with the range of ports', (...words) => {
  expect(() => readOptions(words)).toThrow(/a port is a number from 0 to 65535/);
});
