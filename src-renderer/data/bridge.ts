import type { Bridge } from '#preload/bridge.ts';

/** The Electron window offers it to its page; it is undefined in a browser. */
export const bridge = (globalThis as { aeroshelf?: Bridge }).aeroshelf;
