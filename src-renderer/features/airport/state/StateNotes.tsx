import type { AerodromeState } from '#contract/airports/state.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';

/** A NOTAM is there that may close more than is shown. */
const grave: readonly AerodromeState['reasons'][number][] = ['scheduleNotUnderstood', 'closureNotUnderstood', 'runwayNotInData'];

/** Whether a runway is left, and why that may not be all. */
export function StateNotes({ state }: { state: AerodromeState | undefined }) {
  const { openNow: text } = words.airport;
  if (!state || state.runways.length === 0) return null;
  return (
    <>
      {state.runwaysLeft === 0 && <Notice tone="bad">{text.noneLeft}</Notice>}
      {!state.isComplete && (
        <Notice tone={state.reasons.some((reason) => grave.includes(reason)) ? 'warn' : 'plain'}>
          {text.incomplete} {state.reasons.map((reason) => text.reasons[reason]).join(' ')}
        </Notice>
      )}
    </>
  );
}
