import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '#renderer/data/bridge.ts';
import { useBoxState } from '#renderer/features/box/box-state.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { useWorldImport } from '#renderer/data/dataset/world-import.ts';
import { dropped, type Given } from '#renderer/data/given-files.ts';
import { incomingOf, screenFor, useIncoming, WORLD_SCREEN } from '#renderer/data/incoming.ts';

/** Follows the menus, the tray, links and files of the Electron window; in a browser there is nothing to follow. */
export function useShell(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (bridge === undefined) return undefined;
    const { onMessage, takeOpenedFile, versions } = bridge;
    const takeFiles = async () => {
      for (let file = await takeOpenedFile(); file !== null; file = await takeOpenedFile()) {
        if ('problem' in file) {
          useIncoming.setState({ problem: file.problem });
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
    versions().then(
      (all) => useInstallation.setState({ versions: all }),
      () => undefined,
    );
    return stop;
  }, [navigate]);
}

/** Tells whether the drag holds something that a page can take as a file. */
const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** What is dropped anywhere on the window goes to the screen for its kind, which shows a preview before anything is stored; the world's airports are imported at once. */
export function useWindowDrops(): void {
  const [path, navigate] = useLocation();
  useWindowEvent('dragover', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    useIncoming.setState({ isOver: true });
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    // It is the other element when moving within the page, and null when leaving the window.
    if (relatedTarget === null) useIncoming.setState({ isOver: false });
  });
  // A user who is looking at the NOTAMs of a place stays there.
  const goTo = (screen: string) => {
    if (!path.startsWith(screen)) navigate(screen);
  };
  const take = async (given: Given) => {
    const file = await incomingOf(given, path);
    if (file === 'dataset') {
      void useWorldImport.getState().send(given);
      if (path !== '/') goTo(WORLD_SCREEN);
    } else if (file !== undefined) {
      useIncoming.getState().offer(file);
      goTo(screenFor(file.kind));
    }
  };
  useWindowEvent('drop', (event) => {
    useIncoming.setState({ isOver: false });
    if (!carriesFile(event) || event.dataTransfer === null) return;
    event.preventDefault();
    void dropped(event.dataTransfer).then(take);
  });
}
