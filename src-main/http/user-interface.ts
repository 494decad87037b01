/**
 * Serves the built user interface at /ui/ and the documentation page at /docs, for Electron and browsers alike. Promise: only files that
 * were in the build folder at start are served, and a page may load nothing from anywhere but this server.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { installation } from '#core/platform/installation.ts';
import { Refusal } from '#core/refusal.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Mantine writes its theme into style elements; they carry the nonce, so no unsafe word is needed. What becomes markup or a script's address passes the one policy
 * of the page (src-renderer/app/trusted-types.ts).
 */
const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`;

/** No page of elsewhere may draw or run a file of ours. */
const forOwnPages = { 'cross-origin-resource-policy': 'same-origin' };

export function userInterface(app: FastifyInstance): void {
  const folder = join(installation.resourcesDir, '..', 'out', 'renderer');
  let files: Set<string> | undefined;
  const listed = () => (files ??= listFiles(folder));

  const page = (name: string, reply: FastifyReply) => {
    if (!listed().has(name)) throw new Refusal('notFound', { message: 'The window was not built; run "npm run build" first.' });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': policy(nonce),
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        ...forOwnPages,
      })
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(folder, name), 'utf8').replaceAll('__CSP_NONCE__', nonce));
  };

  app.get('/', (_request, reply) => reply.redirect('/ui/'));
  app.get('/docs', (_request, reply) => page('docs.html', reply));
  app.get('/ui', (_request, reply) => reply.redirect('/ui/'));
  app.get<{ Params: { '*': string } }>('/ui/*', (request, reply) => {
    const name = request.params['*'];
    if (name === '' || name === 'index.html') return page('index.html', reply);
    if (!listed().has(name)) throw new Refusal('notFound');
    const lasting = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply
      .headers({ 'cache-control': lasting, ...forOwnPages })
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(readFileSync(join(folder, name)));
  });
}

function listFiles(folder: string): Set<string> {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')),
    );
  } catch {
    return new Set();
  }
}
