/** A server whose certificate has ended, over real TLS: what the user hears is that the certificate does not hold at this machine's time, and nothing is stored. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { open } from '../opened.ts';
import { PAIR } from './nms-server.ts';

const [INTEGER, BITS, OCTETS, ID, UTF8, MOMENT, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x17, 0x30, 0x31];

/** Writes one value with its tag and its length. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
const text = (tag: number, words: string) => der(tag, Buffer.from(words));
const id = (hex: string) => der(ID, Buffer.from(hex, 'hex'));

const COMMON_NAME = id('550403');
const ECDSA_WITH_SHA256 = der(SEQUENCE, id('2a8648ce3d040302'));
const OTHER_NAMES = id('551d11');

/** PEM of a certificate for this machine that ended years ago and of its key, made here so that no key is kept in the project: X.509 in DER (RFC 5280), signed by itself. */
function expiredCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, text(UTF8, 'localhost'))));
  const names = der(SEQUENCE, text(0x82, 'localhost'));
  const about = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.of(2))),
    der(INTEGER, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, text(MOMENT, '190101000000Z'), text(MOMENT, '200101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, OTHER_NAMES, der(OCTETS, names)))),
  );
  const signature = der(BITS, Buffer.of(0), sign('sha256', about, privateKey));
  const certificate = der(SEQUENCE, about, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

it('says of every kind of client that the certificate or the clock is wrong', async () => {
  let answered = 0;
  const server = createServer(expiredCertificate(), (_, reply) => {
    answered++;
    reply.end('{}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const { sources, sync, notams } = await open();
  for (const kind of ['ukPib', 'faaNms', 'api'] as const) {
    const { id } = sources.add({ kind, address: `https://${host}/` });
    if (kind === 'faaNms') await sources.setCredentials(id, PAIR);
    const expected = { code: 'certificateTime', values: { address: host } };
    expect((await sync.run(id)).sources).toMatchObject([{ result: 'unreachable', reason: expected }]);
    expect(await sync.test(id)).toMatchObject({ reason: expected });
  }
  expect([answered, notams.list({ filter: '{"source":"NMS"}' }, { limit: 1, offset: 0 }).totalCount]).toEqual([0, 0]);
});
