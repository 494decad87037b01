/** `notams imports`, `undo`, `delete`, `deleted` and `restore` list what was stored, and take it back. */
import type { DeletedNotams, DeletionReason, NotamImports, UndoneImport } from '#contract/notams/imports.ts';
import { Refusal } from '#core/refusal.ts';
import type { Api } from './api.ts';
import { oneNotam } from './notams.ts';
import { oneLine, print } from './terminal.ts';

const counted = (count: number): string => `${count} NOTAM${count === 1 ? '' : 's'}`;

export async function listImports({ request }: Api): Promise<void> {
  const { items } = await request<NotamImports>('GET', '/notams/imports');
  for (const { id, name, startedAt, endedAt, added, changed, unchanged, isCancelled, undoneAt, canUndo } of items) {
    const marks = [
      ...(endedAt === null ? ['broken off'] : []),
      ...(isCancelled ? ['cancelled'] : []),
      ...(undoneAt === null ? [] : [`undone ${undoneAt}`]),
      ...(canUndo ? ['can be undone'] : []),
    ];
    await print(`${id}\t${startedAt}\t${oneLine(name)}\t${added} new, ${changed} changed, ${unchanged} unchanged\t${marks.join(', ')}\n`);
  }
}

export async function undo({ request }: Api, options: { import?: number }): Promise<void> {
  await print(undoneText(await request<UndoneImport>('POST', `/notams/imports/${options.import ?? 'last'}/undo`)));
}

const why = { laterImport: 'a later import holds or changed it', deleted: 'no longer stored' } as const;

function undoneText({ import: { id, name }, removed, restored, keptCount, kept }: UndoneImport): string {
  const lines = [
    `Import ${id} (${name}) is undone: ${counted(removed)} removed, ${restored} put back as before.`,
    ...(keptCount === 0 ? [] : [`${counted(keptCount)} could not be undone:`]),
    ...kept.map(({ id: notam, notamId, icao, reason: code }) => `  ${icao ?? '-'} ${notamId ?? notam}: ${why[code]}`),
    ...(keptCount > kept.length ? [`  and ${keptCount - kept.length} more`] : []),
    ...(removed === 0 ? [] : ['"notams restore --reason undo" stores what was removed again, for 30 days.']),
  ];
  return `${lines.join('\n')}\n`;
}

export async function deleteNotam(api: Api, identifier: string, options: { why?: string }): Promise<void> {
  const { id, notamId } = await oneNotam(api, identifier);
  await api.request('DELETE', `/notams/${encodeURIComponent(id)}`, { query: { why: options.why } });
  await print(`Deleted ${notamId ?? id}; "notams restore --id ${id}" stores it again, for 30 days.\n`);
}

export async function listDeleted({ request }: Api): Promise<void> {
  const { items } = await request<DeletedNotams>('GET', '/notams/deleted');
  for (const { id, notamId, icao, deletedAt, reason, deletedBy, note } of items)
    await print(`${deletedAt}\t${reason}\t${deletedBy ?? '-'}\t${icao ?? '-'}\t${notamId ?? '-'}\t${id}\t${oneLine(note ?? '')}\n`);
}

export async function restore({ request }: Api, { reason, id }: { reason?: DeletionReason; id?: string }): Promise<void> {
  const { restored } = await request<{ restored: number }>('POST', '/notams/restore', { query: { reason, id } });
  if (restored === 0 && id !== undefined)
    throw new Refusal('notFound', {
      message: `No deleted NOTAM has the id ${id}; "aeroshelf notams deleted" names those that can be restored.`,
    });
  await print(restored === 0 ? 'There is nothing to restore.\n' : `Restored ${counted(restored)}.\n`);
}
