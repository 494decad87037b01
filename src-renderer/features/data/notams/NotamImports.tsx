import { Button } from '@mantine/core';
import { useState } from 'react';
import type { NotamImportEntry, UndoneImport } from '#contract/notams/imports.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useIsOwn, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { UndoneLines } from '#renderer/components/notams/UndoneLines.tsx';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';
import styles from '../Data.module.css';

/** More than a screenful is seldom gone back to; the command line lists 100. */
const SHOWN = 12;

const nameOf = ({ name, files }: NotamImportEntry): string => words.notams.ofFiles(name, files);

/** The latest imports of NOTAMs, each of which can be undone as one; nothing without a user, or where nothing was imported. */
export function NotamImports() {
  const isAnonymous = useIsAnonymous();
  const version = useNotamVersion(false);
  const { latest, problem } = useApi('listNotamImports', isAnonymous ? undefined : {}, { version });
  const [toUndo, setToUndo] = useState<NotamImportEntry>();
  const [undone, setUndone] = useState<UndoneImport>();
  const { busy, problem: refusal, act } = useAct();
  const stamp = useStamp();
  const { data } = words;
  const imports = latest?.items ?? [];
  if (imports.length === 0) return <ProblemNotice problem={problem} />;

  const undo = async ({ id }: NotamImportEntry) => {
    await act(async () => setUndone(await api('undoNotamImport', { params: { importId: String(id) } })));
    setToUndo(undefined);
    await lookAtDataset();
  };
  return (
    <>
      <Sheet title={data.notamImports} aside={data.notamImportsHow} flush>
        <DataTable
          label={data.notamImports}
          rows={imports.slice(0, SHOWN)}
          keyOf={({ id }) => id}
          columns={[
            { label: words.common.imported, renderCell: ({ startedAt }) => stamp(startedAt) },
            { label: words.common.file, isHead: true, className: styles.value, renderCell: nameOf },
            { label: data.importNew, isNumber: true, renderCell: ({ added }) => count(added) },
            { label: data.importChanged, isNumber: true, renderCell: ({ changed }) => count(changed) },
            { label: data.importUnchanged, isNumber: true, renderCell: ({ unchanged }) => count(unchanged) },
            { label: words.airport.state, renderCell: (one) => <State of={one} undo={setToUndo} when={stamp(one.startedAt) ?? ''} /> },
          ]}
        />
      </Sheet>
      {toUndo !== undefined && (
        <Confirm yes={data.undoYes} busy={busy} onYes={() => void undo(toUndo)} onNo={() => setToUndo(undefined)}>
          {data.undoWhat(nameOf(toUndo), count(toUndo.added), count(toUndo.changed))}
        </Confirm>
      )}
      <ProblemNotice problem={refusal} />
      <output className={styles.news}>
        {undone !== undefined && toUndo === undefined && (
          <Notice tone={undone.keptCount === 0 ? 'good' : 'warn'}>
            <UndoneLines undone={undone} />
          </Notice>
        )}
      </output>
    </>
  );
}

function State({ of, undo, when }: { of: NotamImportEntry; undo: (one: NotamImportEntry) => void; when: string }) {
  const isOwn = useIsOwn();
  const { data } = words;
  if (of.undoneAt !== null) return <Tag tone="plain">{data.undone}</Tag>;
  if (!of.canUndo || !isOwn(of.importedBy)) return null;
  return (
    <Button size="compact-xs" aria-label={data.undoOf(nameOf(of), when)} onClick={() => undo(of)}>
      {data.undo}
    </Button>
  );
}
