/**
 * Where a page of ours may lead. Promise: every contents of the app stays on our own origin, opens no other window than a page of ours,
 * and embeds nothing; a link to the web opens in the user's browser, and only a plain https one. Holds for contents made in any way,
 * for it is bound to their creation.
 */
import { app, shell, type WebContents } from 'electron';
import { isOwn } from './own-origins.ts';

export function confineContents(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents));
}

function confine(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (isOwn(event.url)) return;
    event.preventDefault();
    if (event.isMainFrame) openOutside(event.url);
  });
  // A redirect of our own server never leaves it.
  contents.on('will-redirect', (event) => {
    if (!isOwn(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwn(url)) return { action: 'allow' };
    openOutside(url);
    return { action: 'deny' };
  });
}

/** The system opens what it is given with whatever program claims it: file:, smb: and made-up schemes start programs. */
function openOutside(address: string): void {
  if (isPlainHttps(address)) void shell.openExternal(new URL(address).href);
}

/** An https address with a name; a user name in front of @ makes an address look like another one. */
export function isPlainHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}
