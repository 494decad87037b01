import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityOf } from '#core/database/identity.ts';

/** RFC 9562, section 5.5, is written out here. */
function version5(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('identityOf', () => {
  it('is UUID version 5 in the namespace of Aeroshelf', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const name = `ourairports:airport:${number}`;
        expect(identityOf(name)).toBe(version5('5b8c1a9e-4f0d-4c55-a3a7-d2c86e0f9b31', name));
      }),
    );
  });

  it('stays what it was in earlier versions, since clients keep ids', () => {
    expect([identityOf('ourairports:airport:4513'), identityOf('country:CH')]).toEqual([
      '3084423f-4323-5887-98f8-364bb01e75cf',
      '1071a42c-2752-5b48-b473-9cf092ca442e',
    ]);
  });
});
