/**
 * Pages of the app may navigate within bounds. Promise: all web contents of the app stay on our own origin, open no windows except pages of
 * ours, and embed nothing; a link to the web opens in the user's browser, and only a plain https one. Applies to web contents created in
 * any way, because it is attached when they are created.
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

/** The system opens an address with any program that claims its scheme: file:, smb: and made-up schemes start programs. */
function openOutside(address: string): void {
  if (isPlainHttps(address)) void shell.openExternal(new URL(address).href);
}

/** It refuses an address with a user name, because what precedes the @ makes it look like another one. */
export function isPlainHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}
