import { useState } from 'react';
import type { Reason } from '#contract/problems/reasons.ts';
import type { download } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { words } from '#renderer/i18n/words.ts';
import { Notice } from './notices/Notice.tsx';
import { Reasons } from './notices/Reasons.tsx';
import { saveFile } from './save-file.ts';

type Saved = { name: string; size: number; leftOut: readonly Reason[] };

const LEFT_OUT = 'X-Route-Left-Out';

/** Has the server make a file and saves it; the answer says what the format cannot hold. */
export function useSavedFile() {
  const { busy, problem, act } = useAct();
  const [saved, setSaved] = useState<Saved>();
  const save = (fetched: () => ReturnType<typeof download>): void => {
    setSaved(undefined);
    void act(async () => {
      const { name, content, headers } = await fetched();
      saveFile(name, content);
      setSaved({ name, size: content.size, leftOut: JSON.parse(headers.get(LEFT_OUT) ?? '[]') as Reason[] });
    });
  };
  return { save, saved, busy, problem };
}

/** Shows what a saved file does not hold. */
export const LeftOut = ({ saved }: { saved: Saved | undefined }) =>
  saved !== undefined &&
  saved.leftOut.length > 0 && (
    <Notice tone="warn" live="polite">
      <p>{words.flightFiles.leftOut(saved.name)}</p>
      <Reasons reasons={saved.leftOut} />
    </Notice>
  );
