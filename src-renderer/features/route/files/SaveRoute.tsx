import { Button, Loader, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { LeftOut, useSavedFile } from '#renderer/components/saved-file.tsx';
import { download } from '#renderer/data/api/client.ts';
import { keep, readKept } from '#renderer/data/kept.ts';
import { language, words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import styles from '../Route.module.css';

/** The log to print, and files for other programs, of the route as it is worked out; what a format cannot hold is said with the file. */
export function SaveRoute({ present }: { present: Present }) {
  const { save: saveAs, saved, busy, problem } = useSavedFile();
  const [paper, setPaper] = useKept('plog-paper', words.flightFiles.papers, 'a5');
  const [format, setFormat] = useKept('route-format', words.flightFiles.formats, 'gpx');
  const { flightFiles } = words;
  const save = (fetched: (body: RoutePlan) => ReturnType<typeof download>) => saveAs(async () => fetched((await present()).plan));
  return (
    <div className={`${styles.stack} ${styles.save}`}>
      <div className={styles.bar}>
        <NativeSelect
          size="xs"
          label={words.common.paper}
          value={paper}
          data={options(flightFiles.papers)}
          onChange={({ currentTarget }) => setPaper(currentTarget.value as Paper)}
        />
        <Button
          variant="default"
          disabled={busy}
          onClick={() => save((body) => download('plogRoute', { body, query: { format: 'pdf', paper, language } }))}
        >
          {flightFiles.log}
        </Button>
        <NativeSelect
          size="xs"
          label={flightFiles.format}
          value={format}
          data={options(flightFiles.formats)}
          onChange={({ currentTarget }) => setFormat(currentTarget.value as RouteFileFormat)}
        />
        <Button variant="default" disabled={busy} onClick={() => save((body) => download('exportRoute', { body, query: { format } }))}>
          {words.common.export}
        </Button>
        {busy && <Loader size={16} />}
        <output className={styles.dim}>
          {busy ? words.common.makingFile : saved === undefined ? '' : words.common.savedNamed(saved.name)}
        </output>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <LeftOut saved={saved} />
    </div>
  );
}

const options = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** A choice that outlasts the page; one that does not exist any more is the usual one. */
function useKept<Name extends string>(
  key: string,
  names: Readonly<Record<Name, string>>,
  usual: NoInfer<Name>,
): [Name, (name: Name) => void] {
  const [name, setName] = useState<Name>(() => {
    const kept = readKept(key);
    return typeof kept === 'string' && kept in names ? (kept as Name) : usual;
  });
  return [
    name,
    (next) => {
      keep(key, next);
      setName(next);
    },
  ];
}
