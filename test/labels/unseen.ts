/**
 * `node test/labels/unseen.ts` prints the verdicts on the notices that had not been read and on the sentences written without a look at the rules, by
 * half, and each fault of the half for building. The other half shows whether rules hold, so that only its counts are printed.
 */
import { decodeNotice } from '../core/notams/decode-notice.ts';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { readLabels, type Label } from './labels.ts';
import { corpusNotices, halfOf, idOf, receivedAt, type Notice } from './notices.ts';
import { decoded } from './score.ts';
import { foundIn, verdictOf, verdicts, type Told, type Verdict } from './verdicts.ts';
import { messageOf, readWritten } from './written.ts';

export const halves = ['build', 'held'] as const;
export type Half = (typeof halves)[number];
export type Judged = { id: string; half: Half; verdict: Verdict; what: string[]; headline: string | null };

function judgedAs(label: Label, told: Told): Judged {
  const found = foundIn(label, told);
  return {
    id: label.id,
    half: halfOf(label.hash),
    verdict: verdictOf(found),
    what: found.map(({ verdict, what }) => `${verdict}: ${what}`),
    headline: told.headline,
  };
}

export const judgedWritten = (): Judged[] => readWritten().map((label) => judgedAs(label, decodeNotice(messageOf(label), { receivedAt })));

/** `notices`: the corpus, by hash. */
export const judgedUnseen = (notices: ReadonlyMap<string, Notice>): Judged[] =>
  readLabels('unseen').map((label) => {
    const notice = notices.get(label.hash);
    if (!notice || idOf(notice) !== label.id) throw new Error(`The corpus no longer has the notice ${label.id}.`);
    return judgedAs(label, decoded(notice));
  });

const counted = (judged: readonly Judged[], half: Half): Record<Verdict, number> =>
  Object.fromEntries(
    verdicts.map((verdict) => [verdict, judged.filter((one) => one.half === half && one.verdict === verdict).length]),
  ) as Record<Verdict, number>;

/** Those of the verdict and of the worse ones, so that whatever gets better raises none of them. */
export function atLeast(judged: readonly Judged[], half: Half): Omit<Record<Verdict, number>, 'right'> {
  const { vague, wrong, dangerous } = counted(judged, half);
  return { dangerous, wrong: dangerous + wrong, vague: dangerous + wrong + vague };
}

if (import.meta.main) {
  const shared = sharedDataFor('the notices that had not been read');
  const sets = { written: judgedWritten(), ...(shared && { unseen: judgedUnseen(corpusNotices(shared.notices)) }) };
  for (const [set, judged] of Object.entries(sets)) {
    console.log(set);
    console.table(Object.fromEntries(halves.map((half) => [half, counted(judged, half)])));
    for (const { id, verdict, what, headline } of judged.filter((one) => one.half === 'build' && one.verdict !== 'right')) {
      console.log(`${id}  ${verdict}\n      ${headline}\n      ${what.join('; ')}`);
    }
  }
}
