import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { filesOf, smallSet } from '../../../../helpers/dataset-files.ts';
import { importFrom, refusalOf } from '../../../../helpers/import-here.ts';
import { listening, serving } from '../../../../helpers/listening.ts';

/** Serves on loopback; answers the base address. */
const serve = async (answer: RequestListener): Promise<string> => `${(await serving(answer)).address}data/`;

const files = filesOf(smallSet());
const fileOf = (url: string | undefined) => files.get((url ?? '').replace('/data/', ''));

describe('the public addresses', () => {
  it('are fetched by name; the set is dated by the newest Last-Modified', async () => {
    const addresses: string[] = [];
    const webBase = await serve((request, response) => {
      addresses.push(request.url ?? '');
      const isNewest = request.url === '/data/runways.csv';
      response.setHeader('last-modified', isNewest ? 'Fri, 20 Nov 2026 10:00:00 GMT' : 'Thu, 19 Nov 2026 10:00:00 GMT');
      response.end(fileOf(request.url));
    });
    const { report, airport } = await importFrom('ourairports', { webBase });
    expect(report.date).toBe('2026-11-20T10:00:00.000Z');
    expect(airport('LSXA').runways).toHaveLength(2);
    expect(addresses.toSorted()).toEqual([...files.keys()].map((name) => `/data/${name}`).toSorted());
  });

  it('give a set without a date when the server gives none', async () => {
    const webBase = await serve((request, response) => void response.end(fileOf(request.url)));
    expect((await importFrom('ourairports', { webBase })).report.date).toBeNull();
  });

  it('are refused when one is not found, naming it', async () => {
    const webBase = await serve((request, response) => {
      if (request.url === '/data/navaids.csv') response.statusCode = 404;
      response.end(fileOf(request.url));
    });
    expect(await refusalOf(importFrom('ourairports', { webBase }))).toEqual([
      `${webBase}navaids.csv answered 404 Not Found. Check the address of the source.`,
    ]);
  });

  it('are refused when an answer breaks off', async () => {
    const webBase = await serve((request, response) => {
      const text = fileOf(request.url) ?? '';
      if (request.url !== '/data/airports.csv') return void response.end(text);
      response.setHeader('content-length', Buffer.byteLength(text));
      response.write(text.slice(0, -20), () => response.destroy());
    });
    expect((await refusalOf(importFrom('ourairports', { webBase })))[0]).toContain('airports.csv broke off');
  });

  it('are refused when there is no server', async () => {
    const { address, close } = await listening(() => undefined);
    await close();
    expect((await refusalOf(importFrom('ourairports', { webBase: address })))[0]).toContain('cannot be reached');
  });
});
