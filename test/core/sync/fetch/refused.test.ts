import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { smallSet, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { failureOf, fetchFrom, fileOf, openServer, servedSet, textsIn, textsOf } from './open.ts';

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
const text =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);

const cases: [string, RequestListener, RegExp][] = [
  ['a web page with 200', text('\n <!DOCTYPE html><html><body>Please log in'), /web page/],
  ['a web page after a byte order mark', text('\ufeff<html>'), /web page/],
  ['a table of other columns', text('id,code,name\n1,CH,Switzerland\n'), /no column ident, type/],
  ['nothing', text(''), /empty/],
  ['a text without lines', text('x'.repeat(300_000)), /no column/],
  [
    'less than half of the file before',
    text(
      'id,ident,name,type,frequency_khz,latitude_deg,longitude_deg,elevation_ft,iso_country,magnetic_variation_deg,associated_airport\n',
    ),
    /part of the file/,
  ],
  ['404', (_, response) => void response.writeHead(404).end(), /404 Not Found/],
  ['403', (_, response) => void response.writeHead(403).end(), /403 Forbidden/],
  ['another packing than was asked for', text('x', { 'content-encoding': 'br' }), /packed as br/],
  ['what is not packed as it says', text('x', { 'content-encoding': 'gzip' }), /damaged/],
  [
    'more bytes than are taken',
    (_, response) => void response.writeHead(200, { 'content-length': 300_000_000 }).write('x'),
    /larger than 200 MB/,
  ],
  [
    'an archive that unpacks without end',
    (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    /larger than 200 MB/,
  ],
  ['a range that was not asked for', (_, response) => void response.writeHead(206, { 'content-range': 'bytes 0-1/2' }).end('id'), /206/],
  ['a redirect to itself', redirect('navaids.csv'), /redirects to no address, or without end/],
  ['a redirect to http elsewhere', redirect('http://192.0.2.1/navaids.csv'), /redirects to http:\/\/192\.0\.2\.1, and only https/],
  ['a redirect to another protocol', redirect('file:///etc/passwd'), /redirects to file:/],
  ['a redirect to nowhere', (_, response) => void response.writeHead(301).end(), /no address/],
];
const bomb = gzipSync(Buffer.alloc(201_000_000));

const set = smallSet();

describe("an answer that can't be the file", () => {
  it.each(cases)('is refused and the set before stays: %s', async (_, answer, sentence) => {
    const server = await openServer(servedSet({ ...set, navaids: Array.from({ length: 9 }, (_, id) => ({ ...set.navaids[0], id })) }));
    const folder = temporaryFolder();
    const { path } = await fetchFrom(server, folder);
    const before = textsOf(server.files);
    server.files.set('airports.csv', fileOf(`${server.files.get('airports.csv')?.text ?? ''}\n`, 2));
    server.instead.set('navaids.csv', answer);
    const refusal = await failureOf(fetchFrom(server, folder));
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).details?.[0]).toMatch(sentence);
    expect((refusal as Refusal).details?.[0]).toContain(new URL(server.base).host);
    expect(snapshotOf(folder)?.path).toBe(path);
    expect(textsIn(path)).toEqual(before);
    // The file that was good is kept for the next attempt, what was refused is not.
    expect(
      readdirSync(folder)
        .filter((name) => !name.startsWith('airports.csv.part'))
        .toSorted(),
    ).toEqual(['set-1', 'snapshot.json']);
  });

  it('is refused when another machine redirects to this one', async () => {
    const server = await openServer();
    server.instead.set('airports.csv', redirect(`${server.base}runways.csv`));
    // Leads to this machine by a name that is not known for it.
    const base = server.base.replace('127.0.0.1', '0.0.0.0');
    const refusal = await failureOf(fetchFrom({ base }, temporaryFolder()));
    expect((refusal as Refusal).details?.[0]).toContain('only https is followed');
    expect(server.asked.map(({ name }) => name)).toEqual(['airports.csv']);
  });

  it('is refused at the first fetch too, and leaves no set', async () => {
    const server = await openServer();
    server.instead.set('airports.csv', text('<html>'));
    const folder = temporaryFolder();
    expect(await failureOf(fetchFrom(server, folder))).toBeInstanceOf(Refusal);
    expect(readdirSync(folder)).toEqual([]);
    expect(snapshotOf(folder)).toBeUndefined();
  });

  it('does not keep the files that were good from being asked for only once', async () => {
    const server = await openServer();
    server.instead.set('navaids.csv', (_, response) => void response.writeHead(404).end());
    const folder = temporaryFolder();
    await failureOf(fetchFrom(server, folder));
    expect(server.asked.filter(({ status }) => status === 200)).toHaveLength(5);
    server.instead.clear();
    server.asked.length = 0;
    const { path } = await fetchFrom(server, folder);
    expect(server.asked.filter(({ status }) => status === 200).map(({ name }) => name)).toEqual(['navaids.csv']);
    expect(textsIn(path)).toEqual(textsOf(server.files));
    expect(readdirSync(folder).toSorted()).toEqual(['set-1', 'snapshot.json']);
    expect(path).toBe(join(folder, 'set-1'));
  });
});
