/** `/openapi.json` and `/api.json`: the contract as OpenAPI 3.1, at the root and at the mount, built once, at the first request. */
import type { FastifyInstance } from 'fastify';
import { MOUNT } from '#contract/newest/endpoints.ts';
import { openApi } from '#contract/openapi.ts';

export function documentation(app: FastifyInstance, version: string): void {
  for (const mount of ['', MOUNT] as const) {
    let text: string | undefined;
    for (const path of ['/openapi.json', '/api.json']) {
      app.get(`${mount}${path}`, (_request, reply) =>
        reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(openApi(version, mount)))),
      );
    }
  }
}
