import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLink, screenOf } from '#electron/links.ts';

describe('a link of this program', () => {
  it.each([
    ['aeroshelf://airport/LSGG', '/airports/LSGG'],
    ['aeroshelf://airport/lsgg/', '/airports/lsgg'],
    ['AEROSHELF://AIRPORT/LSGG', '/airports/LSGG'],
    ['aeroshelf://airports', '/airports'],
    ['aeroshelf://notams/LOWW', '/notams/LOWW'],
    ['aeroshelf://notams', '/notams'],
    ['aeroshelf://map', '/map'],
    ['aeroshelf://route', '/route'],
    ['aeroshelf://route?text=LSGG+DCT%20LFMN', '/route?text=LSGG%20DCT%20LFMN'],
    ['aeroshelf://route/?text=LSGG%26at%3D1%23/x', '/route?text=LSGG%26at%3D1%23%2Fx'],
    ['aeroshelf://map?text=LSGG', '/map'],
    ['aeroshelf://search/', '/search'],
  ])('%s leads to %s', (link, path) => {
    expect(screenOf(link)).toBe(path);
  });

  it.each([
    ['without the airport', 'aeroshelf://airport'],
    ['to a screen that is none', 'aeroshelf://cockpit/LSGG'],
    ['to a member of every object', 'aeroshelf://constructor/x'],
    ['with a path below the airport', 'aeroshelf://airport/LSGG/runways'],
    ['with a query', 'aeroshelf://airport/LSGG%3Fx'],
    ['with a name behind a screen that takes none', 'aeroshelf://settings/LSGG'],
    ['with a name where a text is taken', 'aeroshelf://route/LSGG'],
    ['with a user', 'aeroshelf://me@airport/LSGG'],
    ['with a port', 'aeroshelf://airport:80/LSGG'],
    ['of another scheme', 'https://airport/LSGG'],
    ['that is no address', 'airport LSGG'],
  ])('%s leads nowhere', (_what, link) => {
    expect(screenOf(link)).toBeUndefined();
  });

  it('gives a path of letters, digits and hyphens, or nothing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        const path = screenOf(`aeroshelf://airport/${text}`);
        expect(path === undefined || /^\/airports\/[A-Za-z0-9-]+$/.test(path)).toBe(true);
      }),
    );
  });

  it('gives one encoded text, or none, whatever a link to a route holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = screenOf(`aeroshelf://route?text=${text}`) ?? '/route';
        expect(path).toMatch(/^\/route(?:\?text=[\w.!~*'()%-]+)?$/);
      }),
    );
    expect(screenOf(`aeroshelf://route?text=${'A'.repeat(10_001)}`)).toBe('/route');
  });

  it('is distinguished from a file by its scheme', () => {
    expect(isLink('aeroshelf://map')).toBe(true);
    expect(isLink('aeroshelf.txt')).toBe(false);
  });
});
