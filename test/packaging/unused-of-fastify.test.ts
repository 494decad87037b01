import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutHttp2 } from '../../resources/packaging/unused-of-fastify.ts';

it('takes http2 out of the Fastify that is installed, and nothing else', () => {
  const code = readFileSync('node_modules/fastify/lib/server.js', 'utf8');
  expect(withoutHttp2(code)).toBe(code.replace("require('node:http2')", 'undefined'));
  expect(withoutHttp2(code)).not.toBe(code);
});

it('fails the build when Fastify asks for it in another way', () => {
  expect(() => withoutHttp2("import http2 from 'node:http2'")).toThrow('does not require http2');
});
