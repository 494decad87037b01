/** What is left of the runways of an aerodrome, a line for each: state at the flight's time and in the whole window, lengths, who closes it until when, wind. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { Briefing, BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { stateReasonSentences } from '#contract/sentences/en/airport-state.ts';
import { briefingSentences as says } from '#contract/sentences/en/briefing.ts';
import { age, capital, length, span, zulu } from './figures.ts';

/** `isStrong`: something is closed, may be, or is not known. */
export type Line = { text: string; isStrong: boolean };
export type AerodromeLines = { title: string; lines: Line[] };
type Notices = ReadonlyMap<string, BriefingNotice>;
type RunwayState = AerodromeState['runways'][number];

export function aerodromeLines(
  aerodrome: BriefingAerodrome,
  { made, notices }: Pick<Briefing, 'made'> & { notices: Notices },
): AerodromeLines {
  const { ident, name, at, from, to, atTime, during } = aerodrome;
  const who = aerodromeName(aerodrome);
  const title = `${who}${at === null ? '' : ` ${zulu(at, made)}`}${name === null ? '' : ` ${name}`} (looked at from ${span(from, to, made)})`;
  if (!during)
    return {
      title,
      lines: [strong(says.noAerodrome(ident)), ...saidOf(aerodrome, notices)],
    };
  const words = { day: made, notices, window: { from, to } };
  const isCovered = during.coverage.isCovered;
  return {
    title,
    lines: [
      ...(isCovered ? [] : [strong(says.notCovered(ident))]),
      ...allLines(during, words),
      ...during.noneLeft.map(({ start, end }) =>
        strong(says.noneLeft(zulu(start, made), end === null || end >= to ? null : zulu(end, start))),
      ),
      ...during.runways.map((runway) =>
        runwayLine(runway, { ...words, before: atTime?.runways.find(({ id }) => id === runway.id), wind: aerodrome.wind }),
      ),
      ...during.unplaced.map((cause) => strong(`${says.notInData(cause.runway)}: ${causeText(cause, words)}`)),
      ...(isCovered ? [plain(coverageText(during, ident, made))] : []),
      ...(during.reasons.length === 0
        ? []
        : [plain([says.notCertain, ...during.reasons.map((code) => stateReasonSentences[code])].join(' '))]),
    ],
  };
}

/** `Departure and destination LSGG`. */
export const aerodromeName = ({ roles, ident }: Pick<BriefingAerodrome, 'roles' | 'ident'>): string =>
  says.rolesOf(
    roles.map((role) => says.roles[role]),
    ident,
  );

/** Where nothing can be concluded, what NOTAMs say of its runways. */
const saidOf = (aerodrome: BriefingAerodrome, notices: Notices): Line[] =>
  aerodrome.notices.flatMap((id) => {
    const notice = notices.get(id);
    if (notice?.topic !== 'runway') return [];
    return [strong(`${notice.notamId ?? capital(says.noNumber)} says: ${notice.headline ?? 'see its text'}.`)];
  });

const strong = (text: string): Line => ({ text, isStrong: true });
const plain = (text: string): Line => ({ text, isStrong: false });

/** Never silence, and never "no NOTAMs". */
function coverageText({ coverage: { importedAt, regionIssuedAt, notams } }: AerodromeState, ident: string, made: string): string {
  if (importedAt === null) return says.coveredUnknown(ident, notams);
  const aged = (time: string) => `${zulu(time, made)} (${age(time, made)})`;
  return says.covered(ident, notams, aged(importedAt), regionIssuedAt && aged(regionIssuedAt));
}

/** `day`: of which times are without a date, for the reader has the clock of that day. */
type Words = { day: string; notices: Notices; window: { from: string; to: string } };

function allLines({ aerodrome, runways }: AerodromeState, words: Words): Line[] {
  const head = says.aerodromeIs(says.aerodromeStates[aerodrome.state]);
  if (aerodrome.causes.length > 0) return [strong(`${head}: ${causesText(aerodrome.causes, words)}`)];
  return runways.length === 0 ? [strong(`${head}; ${says.noRunways}.`)] : [];
}

const states = says.runwayStates;

function runwayLine(
  { id, name, state, isClosedInData, ends }: RunwayState,
  { before, wind, ...words }: Words & { before: RunwayState | undefined; wind: BriefingAerodrome['wind'] },
): Line {
  if (isClosedInData) return plain(`${name}: ${says.closedInData}`);
  const differs = before !== undefined && before.state !== state;
  const head = differs ? says.thenAndDuring(states[before.state], states[state]) : states[state];
  const causes = uniqueCauses(ends.flatMap((end) => end.causes)).filter(({ kind }) => kind !== 'closesAerodrome');
  const winds = wind.filter(({ runwayId }) => runwayId === id).map(windText);
  const isClosed = state === 'closed' && !differs;
  const parts = [
    `${name}: ${head}`,
    ...causes.map((cause) => causeText(cause, words)),
    ...endStates(ends, state),
    ...(isClosed ? [] : [lengthsText(ends), ...winds]),
  ].filter((part) => part !== '');
  return { text: parts.join('; '), isStrong: state !== 'open' || causes.length > 0 };
}

/** Where one end is worse than the runway, which is as good as its better one. */
const endStates = (ends: RunwayState['ends'], state: RunwayState['state']): string[] =>
  ends.flatMap((end) => (end.state === state || end.ident === null ? [] : [`${end.ident} ${states[end.state]}`]));

function lengthsText(ends: RunwayState['ends']): string {
  const texts = ends.map(({ length: takeOff, landingLength }) => {
    const whole = takeOff === null ? says.lengthUnknown : length(takeOff);
    return landingLength === null || landingLength === takeOff ? whole : `${whole}, ${says.landing(length(landingLength))}`;
  });
  if (new Set(texts).size <= 1) return texts[0] ?? '';
  return ends.map(({ ident }, index) => `${ident ?? '?'} ${texts[index]}`).join(', ');
}

const windText = ({ end, headwindKt, crosswindKt }: BriefingAerodrome['wind'][number]): string =>
  `${says.headwind(end, headwindKt)}, ${says.crosswind(crosswindKt)}`;

const uniqueCauses = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [`${cause.id} ${cause.kind} ${cause.runway} ${cause.from}`, cause])).values(),
];

const causesText = (causes: readonly Cause[], words: Words): string =>
  uniqueCauses(causes)
    .map((cause) => causeText(cause, words))
    .join('; ');

const verbs: Partial<Record<Cause['kind'], string>> = says.causes;

function causeText(cause: Cause, { day, notices, window }: Words): string {
  const notice = notices.get(cause.id);
  const parts = [
    verbs[cause.kind] ?? says.causes.other,
    cause.notamId ?? says.noNumber,
    ...(cause.extent === 'part' ? [says.inPart] : []),
    ...(cause.from > window.from ? [says.from(zulu(cause.from, day))] : []),
    untilText(cause, notice, { day, window }),
  ].filter((part) => part !== '');
  // What holds in part or in doubt is said by the text alone.
  const isDoubtful = cause.extent === 'part' || cause.kind === 'mayClose';
  const quoted = isDoubtful && notice ? ` (${notice.doubtfulWords ?? notice.headline ?? 'see its text'})` : '';
  return `${parts.join(' ')}${quoted}`;
}

/** A cause ends with the window at the latest; then the notice says how long it goes on. */
function untilText({ to }: Cause, notice: BriefingNotice | undefined, { day, window }: Pick<Words, 'day' | 'window'>): string {
  if (to !== null && to < window.to) return says.until(zulu(to, day));
  if (!notice) return '';
  if (notice.isPermanent) return says.permanently;
  if (notice.endDate === null) return `(${says.endUnknown})`;
  const end = zulu(notice.endDate, day);
  const until = notice.isEstimated ? says.untilEstimated(end) : says.until(end);
  return notice.schedule === null ? until : `${until} ${says.bySchedule}`;
}
