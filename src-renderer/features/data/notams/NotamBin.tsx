import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { DeletedNotams } from '#contract/notams/imports.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useIsOwn, useIsOwner, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';

/** The last deleted, each with its way back; "all" reaches the others. */
const SHOWN = 8;

/** NOTAMs that were deleted, by age, with their import or by a user, and their way back; nothing where there are none. */
export function NotamBin({ status: { notamBin } }: { status: DatasetStatus }) {
  const isAnonymous = useIsAnonymous();
  const version = useNotamVersion(false);
  const { latest } = useApi('listDeletedNotams', isAnonymous || notamBin.count === 0 ? undefined : {}, { version });
  const [isOwner, isOwn] = [useIsOwner(), useIsOwn()];
  const [restored, setRestored] = useState<number>();
  const { busy, problem, act } = useAct();
  const stamp = useStamp();
  const { data } = words;
  if (notamBin.count === 0 && restored === undefined) return null;

  const restore = async (id?: string) => {
    await act(async () => setRestored((await api('restoreNotams', id === undefined ? {} : { query: { id } })).restored));
    await lookAtDataset();
  };
  const deleted = latest?.items ?? [];
  const mayRestore = isOwner || deleted.some(({ deletedBy }) => isOwn(deletedBy));
  return (
    <Sheet title={data.notamBin} aside={count(notamBin.count)}>
      <div className="stack">
        {notamBin.goneAt !== null && <p className="how">{data.notamBinHow(count(notamBin.count), stamp(notamBin.goneAt) ?? '')}</p>}
        {notamBin.count > 0 && deleted.length > 0 && (
          <DataTable
            label={data.notamBin}
            rows={deleted.slice(0, SHOWN)}
            keyOf={({ id }) => id}
            columns={[
              { label: data.deletedAt, className: 'nowrap', renderCell: ({ deletedAt }) => stamp(deletedAt) },
              { label: words.briefing.conditionColumns.notam, isHead: true, renderCell: nameOf },
              {
                label: words.common.why,
                renderCell: ({ reason: code, note }) => [data.deletionReason[code], ...(note === null ? [] : [note])].join(': '),
              },
              { label: data.deletedBy, renderCell: ({ deletedBy }) => deletedBy },
              {
                label: words.airport.state,
                renderCell: (one) =>
                  isOwn(one.deletedBy) && (
                    <Button
                      size="compact-xs"
                      disabled={busy}
                      aria-label={data.restoreOne(nameOf(one))}
                      onClick={() => void restore(one.id)}
                    >
                      {data.restoreIt}
                    </Button>
                  ),
              },
            ]}
          />
        )}
        {notamBin.count > 0 && !isAnonymous && mayRestore && (
          <div className="row">
            <Button onClick={() => void restore()} loading={busy}>
              {data.restoreNotams}
            </Button>
          </div>
        )}
        <ProblemNotice problem={problem} />
        <output>{restored !== undefined && <Notice tone="good">{data.notamsRestored(restored)}</Notice>}</output>
      </div>
    </Sheet>
  );
}

/** Writes `LSZH A0123/26`. */
const nameOf = ({ icao, notamId }: DeletedNotams['items'][number]): string =>
  [icao, notamId ?? words.common.numberUnknown].filter(Boolean).join(' ');
