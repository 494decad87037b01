/**
 * Each runway of an aerodrome has a line on what is left of it: state at the flight's time and in the whole window, lengths, who closes it
 * until when, wind.
 */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { Briefing, BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { DatasetLoss } from '#contract/dataset/losses.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { SheetLine } from '#contract/briefing/sheet.ts';
import type { BestEnd } from '#contract/weather/surface-wind.ts';
import { endSentence, isVariable } from '#words/runway-wind.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { untilSentence } from '#words/until-when.ts';
import { aged, capital, coverageOf, length, lossLines, span } from './figures.ts';

type AerodromeLines = { title: string; lines: SheetLine[] };
type Notices = ReadonlyMap<string, BriefingNotice>;
type RunwayState = AerodromeState['runways'][number];

export function aerodromeLines(
  aerodrome: BriefingAerodrome,
  { made, notices, words: given }: Pick<Briefing, 'made'> & { notices: Notices; words: Sentences },
): AerodromeLines {
  const { ident, name, at, from, to, atTime, during } = aerodrome;
  const { briefing: says, printed } = given;
  const who = [aerodromeName(aerodrome, given), at === null ? '' : zuluOn(at, made), name ?? ''].filter(Boolean).join(' ');
  const title = printed.lookedAt(who, span(from, to, made, given));
  if (!during) return { title, lines: [strong(says.noAerodrome(ident))] };
  const words: Words = { ...given, day: made, notices, window: { from, to } };
  const isCovered = !during.reasons.includes('notCovered');
  return {
    title,
    lines: [
      ...(isCovered ? [] : [strong(says.notCovered(ident))]),
      ...during.runways.map((runway) =>
        runwayLine(runway, {
          ...words,
          before: atTime?.runways.find(({ id }) => id === runway.id),
          wind: aerodrome.wind,
          inWind: aerodrome.best?.wind ?? null,
        }),
      ),
      ...(isCovered ? [plain(coverageText(during, { ident, made }, given))] : []),
      ...(during.reasons.length === 0
        ? []
        : [plain([says.notCertain, ...during.reasons.map((code) => given.stateReasons[code])].join(' '))]),
    ],
  };
}

/** Writes `Departure and destination LSGG`. */
export const aerodromeName = ({ roles, ident }: Pick<BriefingAerodrome, 'roles' | 'ident'>, { briefing }: Sentences): string =>
  briefing.rolesOf(
    roles.map((role, index) => (index === 0 ? briefing.roles[role] : briefing.roles[role].toLowerCase())),
    ident,
  );

/** Repeats what NOTAMs say of its runways, for an aerodrome where nothing can be concluded. */
export const saidOf = (aerodrome: BriefingAerodrome, notices: Notices, { briefing, printed, headlineWithin }: Sentences): SheetLine[] =>
  aerodrome.notices.flatMap((id) => {
    const notice = notices.get(id);
    if (notice?.topic !== 'runway') return [];
    return [strong(printed.says(notice.notamId ?? capital(briefing.noNumber), headlineWithin(notice) ?? printed.seeText), [id])];
  });

export const strong = (text: string, ids: string[] = []): SheetLine => ({ text, isStrong: true, ids });
export const plain = (text: string, ids: string[] = []): SheetLine => ({ text, isStrong: false, ids });
const idsOf = (causes: readonly Cause[]): string[] => [...new Set(causes.map(({ id }) => id))];

/** Always states the coverage, because silence would read as "no NOTAMs". */
function coverageText(
  { coverage: { claim, importedAt, regionIssuedAt, notams } }: AerodromeState,
  { ident, made }: { ident: string; made: string },
  words: Sentences,
): string {
  const how = coverageOf(claim, importedAt, { made, words });
  return words.briefing.covered(ident, notams, how, regionIssuedAt && aged(regionIssuedAt, made, words));
}

/** Times of `day` are written without a date, because the reader has the clock of that day. */
export type Words = Sentences & { day: string; notices: Notices; window: { from: string; to: string } };

/** What closes all of it, the times without a runway, and what is closed that the data does not have. */
export function closureLines(during: AerodromeState, losses: readonly DatasetLoss[], words: Words): SheetLine[] {
  const { briefing: says, printed, day, window } = words;
  return [
    ...allLines(during, losses, words),
    ...during.noneLeft.map(({ start, end }) =>
      strong(
        says.noneLeft(zuluOn(start, day), end === null || end >= window.to ? null : zuluOn(end, start)),
        idsOf(during.runways.flatMap(({ ends }) => ends.flatMap(({ causes }) => causes))),
      ),
    ),
    ...during.unplaced.map((cause) =>
      strong(printed.item(says.notInData(cause.runway, cause.kind === 'closesHelipad'), causeText(cause, words)), [cause.id]),
    ),
  ];
}

function allLines({ aerodrome, runways }: AerodromeState, losses: readonly DatasetLoss[], words: Words): SheetLine[] {
  const { briefing: says, printed } = words;
  const head = says.aerodromeIs(says.aerodromeStates[aerodrome.state]);
  if (aerodrome.causes.length > 0) return [strong(printed.closedAt(head, causesText(aerodrome.causes, words)), idsOf(aerodrome.causes))];
  if (runways.length > 0) return [];
  const ofRunways = losses.filter(({ resource }) => resource === 'runways');
  return [strong([`${head}${words.common.semicolon}${says.noRunways}.`, ...lossLines(ofRunways, words.day, words)].join(' '))];
}

/** The wind on the ends of an aerodrome, and which wind that is. */
type RunwayWind = { wind: BriefingAerodrome['wind']; inWind: BestEnd['wind'] };

function runwayLine(
  { id, name, state, isClosedInData, ends }: RunwayState,
  { before, wind, inWind, ...words }: Words & RunwayWind & { before: RunwayState | undefined },
): SheetLine {
  const { briefing: says, printed } = words;
  const states = says.runwayStates;
  if (isClosedInData) return plain(printed.item(name, says.closedInData));
  const differs = before !== undefined && before.state !== state;
  const head = differs ? says.thenAndDuring(states[before.state], states[state]) : states[state];
  const causes = uniqueCauses(ends.flatMap((end) => end.causes)).filter(({ kind }) => kind !== 'closesAerodrome');
  const winds = wind
    .filter(({ runwayId }) => runwayId === id)
    .map((one) => printed.item(one.end, endSentence(one, isVariable(inWind), words.weather)));
  const isClosedThen = (ident: string | null) => before?.ends.some((end) => end.ident === ident && end.state === 'closed') ?? true;
  const endsLeft = ends.filter((end) => end.state !== 'closed' || !isClosedThen(end.ident));
  const parts = [
    printed.item(name, head),
    ...causes.map((cause) => causeText(cause, words)),
    ...endStates(ends, state, words),
    lengthsText(endsLeft, { isNamed: endsLeft.length < ends.length }, words),
    ...winds,
  ].filter((part) => part !== '');
  return { text: parts.join(words.common.semicolon), isStrong: state !== 'open' || causes.length > 0, ids: idsOf(causes) };
}

/** Names the ends that are worse than the runway, which is as good as its better end. */
const endStates = (ends: RunwayState['ends'], state: RunwayState['state'], { briefing }: Sentences): string[] =>
  ends.flatMap((end) => (end.state === state || end.ident === null ? [] : [`${end.ident} ${briefing.runwayStates[end.state]}`]));

/** Ends with the same lengths share them; `isNamed` names an end that is alone. */
function lengthsText(ends: RunwayState['ends'], { isNamed }: { isNamed: boolean }, words: Sentences): string {
  const { briefing: says } = words;
  const texts = ends.map(({ length: takeOff, landingLength }) => {
    const whole = takeOff === null ? says.lengthUnknown : length(takeOff, words);
    return landingLength === null || landingLength === takeOff ? whole : `${whole}, ${says.landing(length(landingLength, words))}`;
  });
  if (!isNamed && new Set(texts).size <= 1) return texts[0] ?? '';
  return ends.map(({ ident }, index) => `${ident ?? '?'} ${texts[index]}`).join(', ');
}

const uniqueCauses = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [`${cause.id} ${cause.kind} ${cause.runway} ${cause.from}`, cause])).values(),
];

const causesText = (causes: readonly Cause[], words: Words): string =>
  uniqueCauses(causes)
    .map((cause) => causeText(cause, words))
    .join(words.common.semicolon);

function causeText(cause: Cause, words: Words): string {
  const { briefing: says, day, notices, window } = words;
  const verbs: Partial<Record<Cause['kind'], string>> = says.causes;
  const notice = notices.get(cause.id);
  const parts = [
    verbs[cause.kind] ?? says.causes.other,
    cause.notamId ?? says.noNumber,
    ...(cause.extent === 'part' ? [says.inPart] : []),
    ...(cause.from > window.from ? [words.common.onwards(zuluOn(cause.from, day))] : []),
    untilText(cause, words),
  ].filter((part) => part !== '');
  // The text alone says what applies in part, to some or in doubt.
  const isDoubtful = cause.extent === 'part' || cause.for !== null || cause.kind === 'mayClose';
  if (!isDoubtful || !notice) return parts.join(' ');
  const { doubtfulWords } = notice;
  const headline = doubtfulWords === null ? words.headlineWithin(notice) : words.quotedWithin(doubtfulWords);
  return `${parts.join(' ')} (${headline ?? words.printed.seeText})`;
}

/** A cause ends with the window at the latest; then the notice says how long it continues. */
export function untilText({ id, to }: Cause, words: Words): string {
  const { briefing: says, day, notices, window } = words;
  const notice = notices.get(id);
  if (to !== null && to < window.to) return words.common.until(zuluOn(to, day));
  if (!notice) return '';
  const { endDate, isPermanent, schedule } = notice;
  const until = untilSentence(notice, endDate && zuluOn(endDate, day), words, 'long');
  if (endDate === null) return isPermanent ? until : `(${until})`;
  return schedule === null ? until : `${until} ${says.bySchedule}`;
}
