/** `/openapi.json` and `/api.json`: the contract as OpenAPI 3.1, built once, at the first request. */
import type { FastifyInstance } from 'fastify';
import { openApi } from '#contract/openapi.ts';

export function documentation(app: FastifyInstance, version: string): void {
  let text: string | undefined;
  for (const path of ['/openapi.json', '/api.json']) {
    app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(openApi(version)))));
  }
}
