import { create } from 'zustand';
import type { Bridge } from '#preload/bridge.ts';

type Versions = Awaited<ReturnType<Bridge['versions']>>;

type Installation = {
  /** The Electron window is made of these; undefined in a browser. */
  versions: Versions | undefined;
  setVersions: (versions: Versions) => void;
};

export const useInstallation = create<Installation>((set) => ({
  versions: undefined,
  setVersions: (versions) => set({ versions }),
}));
