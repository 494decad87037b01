import { Button, Loader, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Paper } from '#contract/print.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { saveFile } from '#renderer/components/save-file.ts';
import { download } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { keep, readKept } from '#renderer/data/kept.ts';
import { language, words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import styles from './Files.module.css';

type Saved = { name: string; leftOut: readonly Reason[] };

const LEFT_OUT = 'X-Route-Left-Out';

/** The log to print, and files for other programs, of the route as it is worked out; what a format cannot hold is said with the file. */
export function SaveRoute({ present }: { present: Present }) {
  const { busy, problem, act } = useAct();
  const [saved, setSaved] = useState<Saved>();
  const [paper, setPaper] = useKept('plog-paper', words.flightFiles.papers, 'a5');
  const [format, setFormat] = useKept('route-format', words.flightFiles.formats, 'gpx');
  const { flightFiles } = words;
  const save = (fetched: (body: RoutePlan) => ReturnType<typeof download>) => {
    setSaved(undefined);
    void act(async () => {
      const { name, content, headers } = await fetched((await present()).plan);
      saveFile(name, content);
      setSaved({ name, leftOut: JSON.parse(headers.get(LEFT_OUT) ?? '[]') as Reason[] });
    });
  };
  return (
    <div className={styles.save}>
      <div className={styles.acts}>
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
      {saved !== undefined && saved.leftOut.length > 0 && (
        <Notice tone="warn" live="polite">
          <p>{flightFiles.leftOut(saved.name)}</p>
          <Reasons reasons={saved.leftOut} />
        </Notice>
      )}
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
