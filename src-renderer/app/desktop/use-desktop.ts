import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '#renderer/data/bridge.ts';
import { useBoxState } from '#renderer/features/box/box-state.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { screenFor, useIncoming, kindOfName } from '#renderer/data/incoming.ts';

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
      else if (message.go === 'palette') useBoxState.getState().call();
      else navigate(message.go);
    });
    // Asking for versions makes Electron send earlier requests to the page.
    versions().then(useInstallation.getState().setVersions, () => undefined);
    return stop;
  }, [navigate]);
}

/** Whether the drag holds something that a page can take as a file. */
const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** A file dropped anywhere on the window goes to the screen for its kind, which shows a preview before anything is stored. */
export function useWindowDrops(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const { carry, offer } = useIncoming.getState();
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      carry(true);
    };
    const leave = (event: DragEvent) => {
      // `relatedTarget` is the other element when moving within the page, and null when leaving the window.
      if (event.relatedTarget === null) carry(false);
    };
    const drop = (event: DragEvent) => {
      carry(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      const kind = kindOfName(file.name, path);
      offer({ name: file.name, kind, content: file });
      // A user who is looking at the NOTAMs of a place stays there.
      if (!path.startsWith(screenFor(kind))) navigate(screenFor(kind));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [path, navigate]);
}
