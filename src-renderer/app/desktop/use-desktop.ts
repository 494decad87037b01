import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '#renderer/data/bridge.ts';
import { usePalette } from '#renderer/features/palette/palette.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { screenFor, useIncoming } from '#renderer/data/incoming.ts';

/** Follows the menus, the tray, links and files of the Electron window; in a browser there is nothing to follow. */
export function useShell(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (bridge === undefined) return undefined;
    const { onMessage, takeOpenedFile, versions } = bridge;
    const takeFiles = async () => {
      for (let file = await takeOpenedFile(); file !== null; file = await takeOpenedFile()) {
        if ('problem' in file) {
          useIncoming.getState().refuse(file.problem);
          continue;
        }
        const { name, kind, bytes } = file;
        useIncoming.getState().offer({ name, kind, content: new Blob([new Uint8Array(bytes)]) });
        navigate(screenFor(kind));
      }
    };
    const stop = onMessage((message) => {
      if ('fileAvailable' in message) void takeFiles();
      else if (message.go === 'palette') usePalette.getState().open();
      else navigate(message.go);
    });
    // Asking for versions makes Electron send earlier requests to the page.
    versions().then(useInstallation.getState().setVersions, () => undefined);
    return stop;
  }, [navigate]);
}
