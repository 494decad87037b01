/** `notams imports`, `undo`, `delete`, `deleted` and `restore`: what was stored, and its way back. */
import type { DeletionReason, UndoneImport } from '#contract/notams/imports.ts';
import { Refusal } from '#core/refusal.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** Who deletes, where no user is asked for. */
const COMMAND_LINE = 'command line';
const MOST_LISTED = 100;

const counted = (count: number): string => `${count} NOTAM${count === 1 ? '' : 's'}`;

export function listImports(options: CoreOptions): Promise<number> {
  return withCore(options, async ({ notams }) => {
    for (const { id, name, startedAt, endedAt, added, changed, unchanged, isCancelled, undoneAt, canUndo } of notams.imports.list(
      MOST_LISTED,
    )) {
      const marks = [
        ...(endedAt === null ? ['broken off'] : []),
        ...(isCancelled ? ['cancelled'] : []),
        ...(undoneAt === null ? [] : [`undone ${undoneAt}`]),
        ...(canUndo ? ['can be undone'] : []),
      ];
      await print(`${id}\t${startedAt}\t${name}\t${added} new, ${changed} changed, ${unchanged} unchanged\t${marks.join(', ')}\n`);
    }
    return 0;
  });
}

export function undo(options: CoreOptions & { import?: number }): Promise<number> {
  return withCore(options, async (core) => {
    await print(undoneText(await core.undoNotams(options.import, COMMAND_LINE)));
    return 0;
  });
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

export function deleteNotam(id: string, options: CoreOptions & { why?: string }): Promise<number> {
  return withCore(options, async (core) => {
    const found = core.notams.find(id);
    if (found.length > 1) throw new Refusal('ambiguous', { details: found.map((notam) => `${notam.id} ${notam.notamId} ${notam.icao}`) });
    const [notam] = found;
    if (!notam) throw new Refusal('notFound', { message: `There is no NOTAM ${id}.` });
    core.deleteNotam(notam.id, { by: COMMAND_LINE, note: options.why?.trim() || null });
    await print(`Deleted ${notam.notamId ?? notam.id}; "notams restore --id ${notam.id}" stores it again, for 30 days.\n`);
    return 0;
  });
}

export function listDeleted(options: CoreOptions): Promise<number> {
  return withCore(options, async ({ notams }) => {
    for (const { id, notamId, icao, deletedAt, reason, deletedBy, note } of notams.deleted(MOST_LISTED))
      await print(`${deletedAt}\t${reason}\t${deletedBy ?? '-'}\t${icao ?? '-'}\t${notamId ?? '-'}\t${id}\t${note ?? ''}\n`);
    return 0;
  });
}

export function restore(options: CoreOptions & { reason?: DeletionReason; id?: string }): Promise<number> {
  return withCore(options, async (core) => {
    const { reason, id } = options;
    const restored = await core.restoreNotams({ reason, id });
    await print(restored === 0 ? 'There is nothing to restore.\n' : `Restored ${counted(restored)}.\n`);
    return 0;
  });
}
