/**
 * Left out of the built program: what Fastify brings for things that it is not asked for here, among them two compilers of schemas with half of the server's code.
 * Every start would read it.
 */
import type { Plugin } from 'vite';

/** Read when they are asked for: `server.ts` names other compilers, and no logger. */
const unused = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'pino'];
/** Read with Fastify, for plugins that ask for a version of it and for servers behind a proxy. */
const unusedParts = ['semver', '@fastify/proxy-addr'];
/** Read with Fastify, for servers of HTTP/2 alone: a twentieth of a start. */
const http2 = /\brequire\('(?:node:)?http2'\)/;

const PREFIX = '\0unused:';

/** Fastify's module of servers without HTTP/2; throws when it no longer asks for it in the way that is known. */
export function withoutHttp2(code: string): string {
  if (!http2.test(code))
    throw new Error('fastify/lib/server.js does not require http2 as it did; see resources/packaging/unused-of-fastify.ts');
  return code.replace(http2, 'undefined');
}

/** What is left out says so when it is asked for. */
export function placeholderOf(name: string): string {
  const says = `throw new Error('${name} is left out of this program (unused-of-fastify.ts)');`;
  return unusedParts.includes(name) ? `module.exports = new Proxy({}, { get() { ${says} } });` : says;
}

export const unusedOfFastify = (): Plugin => ({
  name: 'aeroshelf-unused-of-fastify',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(?:${[...unused, ...unusedParts].join('|')})$`) },
    handler: (id) => PREFIX + id,
  },
  load: {
    filter: { id: new RegExp(`^${PREFIX}`) },
    handler: (id) => placeholderOf(id.slice(PREFIX.length)),
  },
  transform: {
    filter: { id: /[/\\]fastify[/\\]lib[/\\]server\.js$/ },
    handler: (code) => ({ code: withoutHttp2(code), map: null }),
  },
});
