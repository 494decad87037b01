/** Every answer to an assistant says what it is of, how old that is, what of it is quoted, and what it is not for. */
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { en } from '#words/en/en.ts';
import { dataAges } from '#words/printed-age.ts';
import { visible } from '#domain/text/visible-text.ts';
import type { Answered, Ask } from './ask.ts';
import { NOTE } from './published.ts';

const HOUR = 3_600_000;

/** Hours since a moment, rounded up; null where it is unknown, or to come by the clock of this machine. */
function hoursSince(moment: string | null, now: Date): number | null {
  const span = moment === null ? -1 : now.getTime() - Date.parse(moment);
  return span < 0 ? null : Math.ceil(span / HOUR);
}

/**
 * The answer with its ages and its revision; what was refused or failed, as the server words it, with them too as far as they can be known. Characters that are
 * not seen are shown by their code, as in every output for people.
 */
export async function framed(answering: Promise<Answered>, ask: Ask, now: Date): Promise<{ text: string; isError: boolean }> {
  const answered = await answering.catch(failed);
  const status = await ask({ method: 'GET', path: '/dataset' }).catch(failed);
  const data = status.status === 200 ? agesOf(status.body as DatasetStatus, now) : null;
  const frame = { notForNavigation: 'Not for navigation.', asOf: now.toISOString(), data, quoted: NOTE };
  const isError = answered.status !== 200;
  const refused = { refused: answered.body, ...(answered.status === 401 && { wayOut: GIVE_A_KEY }) };
  return { text: written({ ...frame, ...(isError ? refused : { answer: answered.body }) }), isError };
}

/** The server's words are for clients that send requests of their own. */
const GIVE_A_KEY =
  'The user makes a key that may only read with "aeroshelf keys add NAME --read-only" and gives it to "aeroshelf mcp" as AEROSHELF_API_KEY.';

const written = (frame: object): string =>
  JSON.stringify(frame, (_, value: unknown) => (typeof value === 'string' ? visible(value) : value));

const failed = (error: unknown): Answered => ({ status: 0, body: { message: error instanceof Error ? error.message : String(error) } });

function agesOf(status: DatasetStatus, now: Date) {
  const { revision, source, isStarter, date, importedAt, notamsIssuedAt, notamsImportedAt, problems } = status;
  const [ageHours, newestIssuedHoursAgo, importedHoursAgo] = [date, notamsIssuedAt, notamsImportedAt].map((moment) =>
    hoursSince(moment, now),
  );
  return {
    revision,
    source,
    isStarterSet: isStarter,
    date,
    ageHours,
    importedAt,
    notams: { newestIssuedAt: notamsIssuedAt, newestIssuedHoursAgo, importedAt: notamsImportedAt, importedHoursAgo },
    inWords: [...dataAges(status, now.toISOString(), en), ...(isStarter ? [en.briefing.inLine.starterDataset] : [])].join(' · '),
    problems: problems.map(({ text }) => text),
  };
}
