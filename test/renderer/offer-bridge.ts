import type { Bridge } from '#preload/bridge.ts';

/** What the preload script of the Electron window would offer. */
export type OfferedBridge = {
  token: string;
  firstKey: string | null;
  isSandboxed?: boolean;
  paths?: Record<string, string>;
};

/** Runs in the page, before its own scripts. */
export function offerBridge({ token, firstKey, isSandboxed = true, paths }: OfferedBridge): void {
  const bridge: Bridge = {
    platform: 'linux',
    token: () => Promise.resolve(token),
    firstKey: () => Promise.resolve(firstKey),
    pathOf: ({ name }) => paths?.[name] ?? '',
    takeOpenedFile: () => Promise.resolve(null),
    onMessage: () => () => undefined,
    versions: () => Promise.resolve({ aeroshelf: '0.0.0', electron: '45.0.0', chromium: '156.0.0', node: '24.0.0', isSandboxed }),
  };
  Object.assign(window, { aeroshelf: bridge });
}
