import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/Notice.tsx';
import { words } from '#renderer/languages/words.ts';
import { useIncoming } from '#renderer/stores/incoming.ts';

/** Why a file that the system asked to open could not be read, on whatever screen the user is. */
export function FileProblem() {
  const { problem, refuse } = useIncoming();
  if (problem === undefined) return null;
  return (
    <Notice tone="bad" live="assertive">
      <p>{words.shell.fileProblem}</p>
      <p>{problem}</p>
      <Button variant="subtle" size="compact-xs" onClick={() => refuse(undefined)}>
        {words.common.close}
      </Button>
    </Notice>
  );
}
