import { useState } from 'react';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import { saveFile } from '#renderer/components/save-file.ts';
import { download } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useOptions, type formats } from '../options/options.ts';

export type SavedFormat = (typeof formats)[number];

/** Has the server make the file of the briefing that is shown, and saves it; paper is of a PDF. */
export function useSaveBriefing(plan: BriefingPlan | undefined) {
  const { busy, problem, act } = useAct();
  const [saved, setSaved] = useState<string>();
  const save = (format: SavedFormat): void => {
    if (plan === undefined || busy) return;
    setSaved(undefined);
    void act(async () => {
      const { paper } = useOptions.getState();
      const query = format === 'pdf' ? { format, paper } : { format };
      const { name, content } = await download('brief', { query, body: plan });
      saveFile(name, content);
      setSaved(name);
    });
  };
  return { save, saved, busy, problem };
}
