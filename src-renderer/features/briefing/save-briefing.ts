import { useState } from 'react';
import type { Reason } from '#contract/problems/reasons.ts';
import { saveFile } from '#renderer/components/save-file.ts';
import { download } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readBriefingsAgain } from '#renderer/data/route/changed-briefings.ts';
import { language } from '#renderer/i18n/words.ts';
import { useOptions, type formats } from './options/options.ts';
import type { Made } from './use-briefing.ts';

/** Those that people read, which are in the language of the window. */
const written: readonly SavedFormat[] = ['pdf', 'html', 'md', 'text'];
const isWritten = (format: SavedFormat): boolean => written.includes(format);

const LEFT_OUT = 'X-Route-Left-Out';

export type SavedFormat = (typeof formats)[number];

/** Has the server make the file of the briefing that is shown, and saves it; paper is of a PDF. That of a stored route is remembered as its last. */
export function useSaveBriefing(made: Pick<Made, 'plan' | 'routeId'> | undefined) {
  const { busy, problem, act } = useAct();
  const [saved, setSaved] = useState<{ name: string; leftOut: readonly Reason[] }>();
  const save = (format: SavedFormat): void => {
    if (made === undefined || busy) return;
    setSaved(undefined);
    void act(async () => {
      const { paper } = useOptions.getState();
      const query = { format, ...(format === 'pdf' && { paper }), ...(isWritten(format) && { language }) };
      const { plan, routeId } = made;
      const { name, content, headers } = await (routeId === undefined
        ? download('brief', { query, body: plan })
        : download('useBriefing', { params: { routeId }, query, body: plan }));
      saveFile(name, content);
      setSaved({ name, leftOut: JSON.parse(headers.get(LEFT_OUT) ?? '[]') as Reason[] });
      if (routeId !== undefined) readBriefingsAgain();
    });
  };
  return { save, saved, busy, problem };
}
