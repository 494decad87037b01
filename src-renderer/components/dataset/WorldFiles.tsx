import { Button, FileButton } from '@mantine/core';
import { useWorldImport } from '#renderer/data/dataset/world-import.ts';
import { chosen } from '#renderer/data/given-files.ts';
import { words } from '#renderer/i18n/words.ts';

/** Browsers have one dialog for files and another for folders. */
const folders = { ['webkitdirectory' as string]: '' };

/** Takes the world's airports from a ZIP or its six files, or from a folder. `date`: of the data, where the user knows it. */
export function WorldFiles({ date = '', disabled }: { date?: string; disabled: boolean }) {
  const send = useWorldImport((world) => world.send);
  const { data } = words;
  const take = (files: Iterable<File>) => void send(chosen(files), date === '' ? {} : { date });
  return (
    <>
      <FileButton multiple accept=".zip,.csv" onChange={take}>
        {(props) => (
          <Button {...props} disabled={disabled}>
            {data.chooseZip}
          </Button>
        )}
      </FileButton>
      <FileButton multiple inputProps={folders} onChange={take}>
        {(props) => (
          <Button {...props} disabled={disabled}>
            {data.chooseFolder}
          </Button>
        )}
      </FileButton>
    </>
  );
}
