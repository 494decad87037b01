import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { placeholderOf, withoutHttp2 } from '../../resources/packaging/unused-of-fastify.ts';

it('takes http2 out of the Fastify that is installed, and nothing else', () => {
  const code = readFileSync('node_modules/fastify/lib/server.js', 'utf8');
  expect(withoutHttp2(code)).toBe(code.replace("require('node:http2')", 'undefined'));
  expect(withoutHttp2(code)).not.toBe(code);
});

it('fails the build when Fastify asks for it in another way', () => {
  expect(() => withoutHttp2("import http2 from 'node:http2'")).toThrow('does not require http2');
});

it.each(['pino', 'semver'])('says of %s that it is left out, when it is asked for', (name) => {
  const module: { exports: { satisfies?: unknown } } = { exports: {} };
  const read = () => {
    runInNewContext(placeholderOf(name), { module, Error, Proxy });
    return module.exports.satisfies;
  };
  expect(read).toThrow(`${name} is left out of this program`);
});

it('does not say so while Fastify is read, of what it reads then', () => {
  expect(() => runInNewContext(placeholderOf('semver'), { module: {}, Error, Proxy })).not.toThrow();
});
