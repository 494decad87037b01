import { create } from 'zustand';
import type { Bridge } from '#preload/bridge.ts';

/** The Electron window is made of these; undefined in a browser. */
export const useInstallation = create<{ versions: Awaited<ReturnType<Bridge['versions']>> | undefined }>(() => ({ versions: undefined }));
