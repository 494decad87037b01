import type { Bridge } from '#preload/bridge.ts';

/** What the Electron window offers to its page; undefined in a browser. */
export const bridge = (globalThis as { aeroshelf?: Bridge }).aeroshelf;
