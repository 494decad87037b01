import { create } from 'zustand';
import type { Bridge } from '#preload/bridge.ts';

type Versions = Awaited<ReturnType<Bridge['versions']>>;

/** The Electron window is made of these; undefined in a browser. */
export const useInstallation = create<{ versions: Versions | undefined }>(() => ({ versions: undefined }));
