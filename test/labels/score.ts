/**
 * `node test/labels/score.ts build` prints how often the program differs from the labels, and each difference; `held` and `unseen` print the rates
 * only, so that no rule is written for the half that shows whether they hold. `archive` and `later` read the files of a folder that is named behind
 * it: those of the United Kingdom's public archive of its briefings, which are not kept here.
 */
import { applyFileFields } from '#core/notams/import/apply-file-fields.ts';
import { kindOf } from '#core/notams/import/understand.ts';
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import { readMessage } from '#core/notams/read/read-notice.ts';
import { explain } from '../core/notams/decode-notice.ts';
import { closureFaults, type Fault } from './closures.ts';
import { conditionFaults, missedLengths } from './conditions.ts';
import { judged } from './headlines.ts';
import { readLabels, sets, type Label, type LabelSet } from './labels.ts';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { corpusNotices, idOf, noticesOf, receivedAt, type Notice } from './notices.ts';
import { placeFaults } from './places.ts';

/** The notice is decoded as by an import, without a dataset. */
export function decoded({ raw }: Notice): DecodedNotice {
  const reading = readMessage(raw.message.toWellFormed(), { issued: raw.given.issueDate, receivedAt });
  applyFileFields(reading, raw.given, kindOf(reading, raw.given));
  return explain(reading, { receivedAt });
}

type Difference = { id: string; what: string; headline: string | null };
/** Totals say how many there are to find, faults how often each kind of difference occurs. */
export type Score = { totals: Record<string, number>; faults: Record<string, number>; differences: Difference[] };

/** `notices`: those that the set was drawn from, by hash. */
export function scoreOf(set: LabelSet, notices: ReadonlyMap<string, Notice>): Score {
  const totals: Record<string, number> = {};
  const faults: Record<string, number> = {};
  const differences: Difference[] = [];
  for (const label of readLabels(set)) {
    const notice = notices.get(label.hash);
    if (!notice || idOf(notice) !== label.id) throw new Error(`The corpus no longer has the notice ${label.id}.`);
    const told = decoded(notice);
    for (const what of totalsOf(label)) totals[what] = (totals[what] ?? 0) + 1;
    for (const what of faultsOf(label, told)) {
      const kind = what.split(':')[0] ?? what;
      faults[kind] = (faults[kind] ?? 0) + 1;
      differences.push({ id: label.id, what, headline: told.headline });
    }
  }
  return { totals, faults, differences };
}

function* totalsOf({ closures, condition, place, displaced, distances }: Label): Generator<string> {
  yield 'notices';
  for (const { kind, extent } of closures === 'unclear' ? [] : closures) {
    if (extent !== 'optional') yield `${kind === 'aerodrome' ? 'aerodrome' : 'runway'} closures`;
  }
  for (const _ of condition ?? []) yield 'runway conditions';
  if (place.points) yield 'notices with points';
  for (const { toraTodaAsdaLda } of distances ?? []) for (const length of toraTodaAsdaLda) if (length !== null) yield 'lengths';
  for (const _ of displaced ?? []) yield 'lengths';
}

function faultsOf(label: Label, told: DecodedNotice): string[] {
  const closure = ({ ground, fault, what }: Fault): string => `${ground} ${fault}: ${what}`;
  const headline = judged(label, told.headline);
  return [
    // Said of many notices, a doubt would say nothing.
    ...(told.effects.some(({ kind }) => (kind as string) === 'mayClose') ? ['may close'] : []),
    ...closureFaults(label, told).map(closure),
    ...(headline === 'right' ? [] : [`headline ${headline}: ${JSON.stringify(label.headline)}`]),
    ...placeFaults(label, told).map((fault) => `place ${fault}: ${label.place.kind}`),
    ...conditionFaults(label, told).map((fault) => `condition ${fault}`),
    ...severityFaults(label, told),
    ...missedLengths(label, told).map((length) => `length missed: ${length}`),
  ];
}

/** A wholly closed aerodrome stops the flight (resources/docs/notams.md). */
function severityFaults({ closures }: Label, { severity }: DecodedNotice): string[] {
  if (closures === 'unclear') return [];
  const isClosed = closures.some(({ kind, extent }) => kind === 'aerodrome' && extent === 'whole');
  return isClosed && severity !== 5 ? [`aerodrome severity: ${severity}`] : [];
}

if (import.meta.main) {
  const set = sets.find((name) => name === process.argv[2]) ?? 'build';
  const folder = process.argv[3];
  const shared = folder === undefined ? sharedDataFor('the labelled notices') : undefined;
  const notices = folder === undefined ? shared && corpusNotices(shared.notices) : noticesOf(folder, '*.xml');
  if (notices !== undefined) {
    const { totals, faults, differences } = scoreOf(set, notices);
    console.table(totals);
    console.table(faults);
    if (set !== 'held' && set !== 'unseen')
      for (const { id, what, headline } of differences) console.log(`${id}  ${what}\n      ${headline}`);
  }
}
