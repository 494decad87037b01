/** What the server says of its fetching, in the words of the language in use. */
import type { SyncStatus } from '#contract/sync.ts';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { megabytes } from './megabytes.ts';

/** The server's steps are English, some with the name of a source in front; one that is not known here is shown as it came. */
export function stepInWords(step: string): string {
  const { steps, stepOf } = words.data;
  const [, source, rest] = /^(.+?): (.+)$/.exec(step) ?? [];
  if (source !== undefined && rest !== undefined) return `${source}: ${stepInWords(rest)}`;
  const known = (steps as Readonly<Record<string, string>>)[step];
  if (known !== undefined) return known;
  const [, verb, name] = /^(fetching|reading|copying) (.+)$/.exec(step) ?? [];
  return verb === undefined || name === undefined ? step : stepOf[verb as keyof typeof stepOf](name);
}

/** Files are fetched and copied by bytes, everything else by rows or pages. */
const isOfBytes = (step: string | null): boolean => /^(?:fetching|copying) .*\.\w+$/.test(step ?? '');

/** `3.2 MB of 12.0 MB`, or what is done where the whole is not known; undefined before anything is. */
export function doneInWords({ step, done, total }: Pick<SyncStatus, 'step' | 'done' | 'total'>): string | undefined {
  if (done === 0 && total === null) return undefined;
  const show = isOfBytes(step) ? megabytes : count;
  return total === null ? show(done) : words.data.of(show(done), show(total));
}

/** What goes on, without numbers, so that it changes only when the work does. */
export function syncInWords({ source, step }: Pick<SyncStatus, 'source' | 'step'>): string {
  const what = source === null ? words.data.merging : words.data.running(source);
  return step === null ? what : `${what}: ${stepInWords(step)}`;
}
