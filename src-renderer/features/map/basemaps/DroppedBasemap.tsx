import { Button } from '@mantine/core';
import { create } from 'zustand';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api, upload } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { bridge } from '#renderer/data/bridge.ts';
import { useIncomingOf, type IncomingFile } from '#renderer/data/incoming.ts';
import { megabytes } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { drawAdded } from './use-basemaps.ts';

/** Tells where the file is on this machine, which only the window of the application knows; undefined in a browser. */
function pathOf(content: Blob): string | undefined {
  const path = content instanceof File ? bridge?.pathOf(content) : undefined;
  return path === '' ? undefined : path;
}

/** What was dropped, in a sentence, and what adding it does. */
export function DroppedBasemap() {
  useIncomingOf('basemap', (file) => useArrival.setState({ file }));
  const { file } = useArrival();
  const { busy, problem, act } = useAct();
  if (file === undefined) return null;
  const { name, content } = file;
  const text = words.map.basemaps;
  const path = pathOf(content);
  const add = () =>
    act(async () => {
      drawAdded(await (path === undefined ? upload('sendBasemap', { name }, content) : api('addBasemap', { body: { path } })));
      useArrival.setState({ file: undefined });
    });
  return (
    <div className="above">
      <Notice live="polite">
        <p>{(path === undefined ? text.droppedCopy : text.droppedThere)(name, megabytes(content.size))}</p>
        <div className="ways">
          <Button variant="filled" size="compact-sm" disabled={busy} onClick={() => void add()}>
            {busy ? text.adding : text.addDropped}
          </Button>
          <Button size="compact-sm" disabled={busy} onClick={() => useArrival.setState({ file: undefined })}>
            {words.common.cancel}
          </Button>
        </div>
      </Notice>
      <ProblemNotice problem={problem} />
    </div>
  );
}

/** A file of map tiles that was dropped on the window: offered with what it is, and added when the user agrees. */
const useArrival = create<{ file: IncomingFile | undefined }>(() => ({ file: undefined }));
