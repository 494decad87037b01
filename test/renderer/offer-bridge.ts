import type { Reason } from '#contract/problems/reasons.ts';
import type { Bridge } from '#preload/bridge.ts';

/** What the preload script of the Electron window would offer. */
export type OfferedBridge = {
  token: string;
  firstKey: string | null;
  isSandboxed?: boolean;
  unreadable?: Reason;
  paths?: Record<string, string>;
};

/** Runs in the page, before its own scripts. */
export function offerBridge({ token, firstKey, isSandboxed = true, unreadable, paths }: OfferedBridge): void {
  let waiting = unreadable;
  const bridge: Bridge = {
    platform: 'linux',
    token: () => Promise.resolve(token),
    firstKey: () => Promise.resolve(firstKey),
    pathOf: ({ name }) => paths?.[name] ?? '',
    takeOpenedFile: () => {
      const file = waiting === undefined ? null : { problem: waiting };
      waiting = undefined;
      return Promise.resolve(file);
    },
    onMessage: (listener) => {
      if (unreadable !== undefined) listener({ fileAvailable: true });
      return () => undefined;
    },
    versions: () => Promise.resolve({ aeroshelf: '0.0.0', electron: '45.0.0', chromium: '156.0.0', node: '24.0.0', isSandboxed }),
  };
  Object.assign(window, { aeroshelf: bridge });
}
