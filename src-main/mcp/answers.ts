/** What goes around every answer to an assistant: what it is of, how old that is, and what it is not for. */
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { Answered, Ask } from './ask.ts';

const HOUR = 3_600_000;

/** Hours since a moment, rounded up; null where it is unknown. A moment to come is 0 hours ago. */
function hoursSince(moment: string | null, now: Date): number | null {
  return moment === null ? null : Math.max(0, Math.ceil((now.getTime() - Date.parse(moment)) / HOUR));
}

/** The answer with its ages and its revision; what was refused as the server words it. */
export async function framed(answered: Answered, ask: Ask, now: Date): Promise<{ text: string; isError: boolean }> {
  const status = await ask({ method: 'GET', path: '/dataset' });
  const held = status.status === 200 ? agesOf(status.body as DatasetStatus, now) : null;
  const frame = { notForNavigation: 'Not for navigation.', asOf: now.toISOString(), data: held };
  const isError = answered.status !== 200;
  return { text: JSON.stringify({ ...frame, ...(isError ? { refused: answered.body } : { answer: answered.body }) }), isError };
}

function agesOf(status: DatasetStatus, now: Date) {
  const { revision, source, isStarter, date, importedAt, notamsIssuedAt, notamsImportedAt, problems } = status;
  return {
    revision,
    source,
    isStarterSet: isStarter,
    date,
    ageHours: hoursSince(date, now),
    importedAt,
    notams: {
      newestIssuedAt: notamsIssuedAt,
      newestIssuedHoursAgo: hoursSince(notamsIssuedAt, now),
      importedAt: notamsImportedAt,
      importedHoursAgo: hoursSince(notamsImportedAt, now),
    },
    problems: problems.map(({ text }) => text),
  };
}
