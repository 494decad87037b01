import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';

type LevelLineProps = {
  /** Empty for every level. */
  levels: string;
  /** How many match but for their levels; undefined while they are counted. */
  others: number | undefined;
  showEvery: () => void;
};

/** The levels that everything below is limited to, and how many NOTAMs that leaves out. */
export function LevelLine({ levels, others, showEvery }: LevelLineProps) {
  if (levels === '') return null;
  const { notams } = words;
  return (
    <Notice tone="warn" live="polite">
      <div className="line">
        <span>{notams.atLevels(levels, others)}</span>
        <Button variant="default" size="compact-xs" onClick={showEvery}>
          {notams.everyLevel}
        </Button>
      </div>
    </Notice>
  );
}
