/** What a script of elsewhere could use to get into the page is shut, and everything of ours works all the same. */
import { describe, expect, it } from 'vitest';
import { describeWindows } from '../open-window.ts';

const tries = {
  'markup in an element': () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
  'a text that is run': () => void Reflect.apply(setTimeout, globalThis, ['globalThis.isRun = true', 0]),
  'a script of another address': () => void Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
  'a script out of a blob': () => void new Worker(URL.createObjectURL(new Blob(['1']))),
  'a policy of its own': () =>
    void (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
      'own',
      { createHTML: (text: string) => text },
    ),
};

describeWindows('a page under its policy', ({ visit, server }) => {
  describe.each(['/ui/', '/docs'])('%s', (path) => {
    it('is apart from windows of other sites, and its files from their pages', async () => {
      const { headers } = await fetch(server().url + path);
      expect(headers.get('content-security-policy')).toContain("; require-trusted-types-for 'script'; trusted-types default");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    });

    it.each(Object.keys(tries) as (keyof typeof tries)[])('refuses %s', async (what) => {
      const page = await visit(path, { troubles: /./ });
      const error = await page.evaluate(
        `(() => { try { (${tries[what].toString()})(); return 'it went through'; } catch (thrown) { return thrown.name; } })()`,
      );
      expect(error).toBe('TypeError');
    });
  });

  it('files of the page are for pages of this server alone', async () => {
    const { headers } = await fetch(`${server().url}/ui/ticket.js`);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each([
    '/ui/#/',
    '/ui/#/airports',
    '/ui/#/airports/LSGG',
    '/ui/#/map',
    '/ui/#/notams',
    '/ui/#/route/LSGG%20LFMN',
    '/ui/#/data',
    '/ui/#/settings',
    '/docs',
  ])('%s is drawn whole under it, with its theme', async (path) => {
    const page = await visit(path);
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    if (path.endsWith('/map')) await page.waitForFunction(() => document.querySelector('canvas') !== null);
    // The theme is in a style element, which a refusal would leave empty.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-scale')))
      .not.toBe('');
  });
});
