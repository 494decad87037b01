/** A one-time link in a real browser, and the session that it begins. */
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults, describeWindows, goTo } from '../../open-window.ts';

const SECOND = 1_000;

let ahead = 0;
describeWindows('a one-time link', { clock: () => new Date(Date.now() + ahead) }, ({ open, visit, server }) => {
  const ticketOf = (path: string) => new URL(path, server().url).searchParams.get('ticket') ?? '';
  function link(): string {
    const { users, sessions } = server().core;
    return `/ui/?ticket=${sessions.makeTicket(users.owner()?.id ?? '').ticket}`;
  }
  const signedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'owner', exact: true }).waitFor();
  const anonymous = (page: Page) => page.getByRole('banner').getByText('Not signed in', { exact: true }).waitFor();
  const stored = (page: Page) => page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.getItem('aeroshelf.session')));
  type Kept = { token: string; refreshToken: string };

  it('signs in the owner, and leaves address, history, Referer and log at once', async () => {
    const path = link();
    const requests: Request[] = [];
    const page = await visit('/docs');
    page.on('request', (request) => void requests.push(request));
    const [document] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('ticket=')),
      page.goto(server().url + path),
    ]);
    await signedIn(page);
    expect(page.url()).toBe(`${server().url}/ui/`);
    expect(document.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(document.headers()['content-security-policy']).not.toContain('unsafe');
    const [first, ...others] = requests;
    expect(first?.url()).toBe(server().url + path);
    expect(others.length).toBeGreaterThan(3);
    for (const request of others) {
      expect(request.url()).not.toContain(ticketOf(path));
      expect(new URL(request.url()).origin).toBe(server().url);
      expect((await request.allHeaders())['referer'] ?? '').toBe('');
    }
    const [inTab, inBrowser] = await stored(page);
    expect(inBrowser).toBeNull();
    const { token, refreshToken } = JSON.parse(inTab ?? '') as Kept;
    for (const secret of [ticketOf(path), token, refreshToken]) {
      expect(JSON.stringify(server().logged)).not.toContain(secret);
      for (const request of others) expect(request.url()).not.toContain(secret);
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  it('is kept by reload, back and forward and a second tab, and signing out ends it in every tab and at the server', async () => {
    const page = await visit(link());
    await signedIn(page);
    await page.reload();
    await signedIn(page);
    await page.goto(`${server().url}/docs`);
    await page.goBack();
    await signedIn(page);
    await page.goForward();
    await page.goBack();
    await signedIn(page);
    const second = await page.context().newPage();
    await second.goto(`${server().url}/ui/#/api/access`);
    await second.getByText('Signed in as owner.').waitFor();
    const { token, refreshToken } = JSON.parse((await stored(second))[0] ?? '') as Kept;
    expect(token).not.toBe('');
    await second.getByRole('banner').getByRole('button', { name: 'owner' }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    await Promise.all([anonymous(second), anonymous(page)]);
    expect([await stored(second), await stored(page)]).toEqual([
      [null, null],
      [null, null],
    ]);
    const { sessions } = server().core;
    await expect
      .poll(() => sessions.refresh(refreshToken).catch((error: unknown) => (error as { code: string }).code))
      .toBe('refreshTokenInvalid');
    await expect.poll(() => sessions.verify(token)).toBeUndefined();
    await page.reload();
    await anonymous(page);
  });

  it('that was used, or is older than a minute, says so and how to get another', async () => {
    const path = link();
    const first = await open(path);
    await signedIn(first.page);
    await first.close();
    const used = await visit(path, { troubles: /401/ });
    await used.getByText('This sign-in link was used already; each works once.').waitFor();
    await anonymous(used);
    expect(used.url()).toBe(`${server().url}/ui/`);
    await used.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => used.getByText('was used already').count()).toBe(0);
    const old = link();
    ahead += 61 * SECOND;
    const expired = await visit(old, { troubles: /401/ });
    await expired.getByText('This sign-in link has expired; it works for 60 seconds.').waitFor();
    expect(await accessibilityFaults(expired)).toEqual([]);
  });

  it('stays for the next tab of the browser when that is chosen, and its sessions are listed and ended', async () => {
    const opened = await open(link());
    const { page } = opened;
    await signedIn(page);
    await goTo(page, '/api/access');
    await page.getByText('Stay signed in on this browser').first().click();
    await expect.poll(async () => (await stored(page)).map((text) => text !== null)).toEqual([false, true]);
    const context = page.context();
    const next = await context.newPage();
    await page.close();
    await next.goto(`${server().url}/ui/#/api/access`);
    await signedIn(next);
    const table = next.getByRole('group', { name: 'Signed-in browsers' });
    await table.getByText('This browser:').waitFor();
    expect(await accessibilityFaults(next)).toEqual([]);
    // It happens elsewhere: the page learns it at its next request.
    const { sessions, users } = server().core;
    for (const { id } of sessions.list(users.owner()?.id)) sessions.end(id);
    await next.reload();
    await next.getByRole('banner').getByText('Your session has expired. Sign in again.').waitFor();
    expect(await stored(next)).toEqual([null, null]);
    await context.close();
    expect(opened.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
  });
});
