/**
 * Pages may do little with the machine and the network. Promise: no permission except writing text to the clipboard from a page of ours, no
 * device, and no request to anything but this app's own server.
 */
import { session } from 'electron';
import { isOwn } from './own-origins.ts';

const COPY = 'clipboard-sanitized-write';

export function confineSession(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(permission === COPY && isOwn(requestingUrl)),
  );
  defaultSession.setPermissionCheckHandler((_contents, permission, origin) => permission === COPY && isOwn(origin));
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.webRequest.onBeforeRequest({ urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] }, ({ url }, answer) =>
    answer({ cancel: !isOwn(url.replace(/^ws/, 'http')) }),
  );
}
