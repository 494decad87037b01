/** What is left of the runways of an aerodrome in words, a line for each; the NOTAMs that a line rests on come with it. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { spanOn, withAge, zuluOn } from '../figures.ts';
import type { View } from '../view.ts';

/** `isStrong`: something is closed, may be, or is not known. */
export type Line = { text: string; isStrong: boolean; ids: readonly string[] };
type RunwayState = AerodromeState['runways'][number];
type State = RunwayState['state'];
type Given = { aerodrome: BriefingAerodrome; view: View; units: Units; day: string };

const plain = (text: string, ids: readonly string[] = []): Line => ({ text, isStrong: false, ids });
const strong = (text: string, ids: readonly string[] = []): Line => ({ text, isStrong: true, ids });
const idsOf = (causes: readonly Cause[]): string[] => [...new Set(causes.map(({ id }) => id))];

export function titleOf({ roles, ident, name, at, from, to }: BriefingAerodrome, made: string): string {
  const { briefing } = words;
  const who = briefing.rolesOf(
    roles.map((role) => briefing.roles[role]),
    ident,
  );
  const parts = [who, at === null ? '' : zuluOn(at, from), name ?? ''].filter((part) => part !== '');
  return `${parts.join(' ')} (${spanOn(from, to, made)})`;
}

export function linesOf(aerodrome: BriefingAerodrome, view: View, units: Units): Line[] {
  const { briefing } = words;
  const { ident, at, from, to, atTime, during, wind } = aerodrome;
  if (during === null) return [strong(briefing.noAerodrome(ident))];
  const given: Given = { aerodrome, view, units, day: at ?? from };
  const { coverage, reasons } = during;
  return [
    ...(coverage.isCovered ? [] : [strong(briefing.notCovered(ident))]),
    ...aerodromeLines(during, given),
    ...during.noneLeft.map(({ start, end }) =>
      strong(briefing.noneLeft(zuluOn(start, given.day), end === null || end >= to ? null : zuluOn(end, start))),
    ),
    ...during.runways.map((runway) =>
      runwayLine(
        runway,
        atTime?.runways.find(({ id }) => id === runway.id),
        wind.filter(({ runwayId }) => runwayId === runway.id),
        given,
      ),
    ),
    ...during.unplaced.map((cause) => strong(`${briefing.notInData(cause.runway)}: ${causeText(cause, given)}`, [cause.id])),
    ...(coverage.isCovered ? [plain(coveredText(ident, coverage, view.briefing.made))] : []),
    ...(reasons.length === 0
      ? []
      : [plain([briefing.notCertain, ...reasons.map((code) => words.airport.openNow.reasons[code])].join(' '))]),
  ];
}

const coveredText = (ident: string, { importedAt, regionIssuedAt, notams }: AerodromeState['coverage'], made: string): string =>
  importedAt === null
    ? words.briefing.coveredUnknown(ident, notams)
    : words.briefing.covered(ident, notams, withAge(importedAt, made), regionIssuedAt && withAge(regionIssuedAt, made));

function aerodromeLines({ aerodrome, runways }: AerodromeState, given: Given): Line[] {
  const { briefing } = words;
  const head = briefing.aerodromeIs(briefing.aerodromeStates[aerodrome.state]);
  const causes = unique(aerodrome.causes);
  if (causes.length > 0) return [strong([head, ...causes.map((cause) => causeText(cause, given))].join('; '), idsOf(causes))];
  return runways.length === 0 ? [strong(`${head}; ${briefing.noRunways}.`)] : [];
}

function runwayLine(
  { name, state, isClosedInData, ends }: RunwayState,
  then: RunwayState | undefined,
  wind: BriefingAerodrome['wind'],
  given: Given,
): Line {
  const { briefing } = words;
  if (isClosedInData) return plain(`${name}: ${briefing.closedInData}`);
  const states = briefing.runwayStates;
  const head = then !== undefined && then.state !== state ? briefing.thenAndDuring(states[then.state], states[state]) : states[state];
  // What closes the aerodrome is said once above.
  const causes = unique(ends.flatMap((end) => end.causes)).filter(({ kind }) => kind !== 'closesAerodrome');
  const parts = [
    `${name}: ${head}`,
    ...endStates(ends, state),
    ...causes.map((cause) => causeText(cause, given)),
    lengthsText(ends, given.units),
    ...wind.map(({ end, headwindKt, crosswindKt }) => `${briefing.headwind(end, headwindKt)}, ${briefing.crosswind(crosswindKt)}`),
  ].filter((part) => part !== '');
  return { text: parts.join('; '), isStrong: state !== 'open' || causes.length > 0, ids: idsOf(causes) };
}

/** Where one end is worse than the runway, which is as good as its better one. */
const endStates = (ends: RunwayState['ends'], state: State): string[] =>
  ends.flatMap((end) => (end.state === state || end.ident === null ? [] : [`${end.ident} ${words.briefing.runwayStates[end.state]}`]));

function lengthsText(ends: RunwayState['ends'], units: Units): string {
  const { briefing } = words;
  const length = (feet: number | null) =>
    feet === null ? briefing.lengthUnknown : `${units.runwayLength(feet)} (${units.otherRunwayLength(feet)})`;
  const texts = ends.map(({ length: takeOff, landingLength }) =>
    landingLength === null || landingLength === takeOff
      ? length(takeOff)
      : `${length(takeOff)}, ${briefing.landing(length(landingLength))}`,
  );
  if (new Set(texts).size <= 1) return texts[0] ?? '';
  return ends.map(({ ident }, index) => `${ident ?? '?'} ${texts[index]}`).join(', ');
}

const unique = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [`${cause.id} ${cause.kind} ${cause.runway} ${cause.from}`, cause])).values(),
];

function causeText(cause: Cause, given: Given): string {
  const { briefing } = words;
  const notice = given.view.of([cause.id])[0];
  const verbs: Partial<Record<Cause['kind'], string>> = briefing.causes;
  const parts = [
    verbs[cause.kind] ?? briefing.causes.other,
    cause.notamId ?? briefing.noNumber,
    ...(cause.extent === 'part' ? [briefing.inPart] : []),
    ...(cause.from > given.aerodrome.from ? [briefing.from(zuluOn(cause.from, given.day))] : []),
    endText(cause, notice, given),
  ].filter((part) => part !== '');
  // What holds in part or in doubt is said by the text alone.
  if (cause.extent !== 'part' && cause.kind !== 'mayClose') return parts.join(' ');
  const doubtful = notice?.doubtfulWords ?? null;
  const said = doubtful === null ? headlineInWords(notice) : `“${doubtful}”`;
  return `${parts.join(' ')}${said === undefined ? '' : ` (${said})`}`;
}

/** A cause ends with the window at the latest; then the NOTAM says how long it goes on. */
function endText({ to }: Cause, notice: ReturnType<View['of']>[number] | undefined, { aerodrome, day }: Given): string {
  const { briefing } = words;
  if (to !== null && to < aerodrome.to) return briefing.until(zuluOn(to, day));
  if (notice === undefined) return '';
  if (notice.isPermanent) return briefing.permanently;
  if (notice.endDate === null) return briefing.endUnknown;
  const end = zuluOn(notice.endDate, day);
  const until = notice.isEstimated ? briefing.untilEstimated(end) : briefing.until(end);
  return notice.schedule === null ? until : `${until} ${briefing.bySchedule}`;
}
