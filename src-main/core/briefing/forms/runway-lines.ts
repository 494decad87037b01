/** What is left of the runways of an aerodrome, a line for each: state at the flight's time and in the whole window, lengths, who closes it until when, wind. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { Briefing, BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { age, count, length, span, zulu } from './figures.ts';
import { roles, stateReasons, states } from './words.ts';

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
  const day = at ?? from;
  const who = `${aerodrome.roles.map((role) => roles[role]).join(' and ')} ${ident}`;
  const title = `${who}${at === null ? '' : ` ${zulu(at, from)}`}${name === null ? '' : ` ${name}`} (looked at from ${span(from, to, made)})`;
  if (!during)
    return {
      title,
      lines: [strong(`${ident} is no aerodrome of the data: what is open there is unknown.`), ...saidOf(aerodrome, notices)],
    };
  const words = { day, notices, window: { from, to } };
  const isCovered = during.coverage.isCovered;
  return {
    title,
    lines: [
      ...(isCovered ? [] : [strong(`NOT COVERED: no import ever covered ${ident}. Whatever is said of it here may be wrong.`)]),
      ...allLines(during, words),
      ...during.noneLeft.map(({ start, end }) =>
        strong(`NO RUNWAY LEFT from ${zulu(start, day)}${end === null || end >= to ? ' on' : ` to ${zulu(end, start)}`}.`),
      ),
      ...during.runways.map((runway) =>
        runwayLine(runway, { ...words, before: atTime?.runways.find(({ id }) => id === runway.id), wind: aerodrome.wind }),
      ),
      ...during.unplaced.map((cause) => strong(`Runway ${cause.runway ?? '(not named)'}, not in the data: ${causeText(cause, words)}`)),
      ...(isCovered ? [plain(coverageText(during, ident, made))] : []),
      ...(during.reasons.length === 0
        ? []
        : [plain(`Not known for certain: ${during.reasons.map((code) => stateReasons[code]).join('; ')}.`)]),
    ],
  };
}

/** Where nothing can be concluded, what NOTAMs say of its runways. */
const saidOf = (aerodrome: BriefingAerodrome, notices: Notices): Line[] =>
  aerodrome.notices.flatMap((id) => {
    const notice = notices.get(id);
    if (notice?.topic !== 'runway') return [];
    return [strong(`${notice.notamId ?? 'A NOTAM without a number'} says: ${notice.headline ?? 'see its text'}.`)];
  });

const strong = (text: string): Line => ({ text, isStrong: true });
const plain = (text: string): Line => ({ text, isStrong: false });

/** Never silence, and never "no NOTAMs". */
function coverageText({ coverage: { importedAt, notams } }: AerodromeState, ident: string, made: string): string {
  const since = importedAt === null ? 'imports' : `the import of ${zulu(importedAt, made)} (${age(importedAt, made)})`;
  return `${notams === 0 ? 'No NOTAM' : count(notams, 'NOTAM')} of ${ident} in ${since}; no NOTAM stored for ${ident} since.`;
}

type Words = { day: string; notices: Notices; window: { from: string; to: string } };

function allLines({ aerodrome, runways }: AerodromeState, words: Words): Line[] {
  if (aerodrome.causes.length > 0) return [strong(`Aerodrome ${states[aerodrome.state]}: ${causesText(aerodrome.causes, words)}`)];
  return runways.length === 0 ? [strong(`Aerodrome ${states[aerodrome.state]}; no runways in the data.`)] : [];
}

function runwayLine(
  { id, name, state, isClosedInData, ends }: RunwayState,
  { before, wind, ...words }: Words & { before: RunwayState | undefined; wind: BriefingAerodrome['wind'] },
): Line {
  if (isClosedInData) return plain(`${name}: CLOSED (permanently, by the dataset)`);
  const differs = before !== undefined && before.state !== state;
  const head = differs ? `${states[before.state]} then, ${states[state]} at some time of the window` : states[state];
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
    const [one, other] = [takeOff, landingLength].map((feet) => (feet === null ? 'unknown' : length(feet)));
    return one === other || landingLength === null ? `${one}` : `${one}, landing ${other}`;
  });
  if (new Set(texts).size === 1) return texts[0] === 'unknown' ? 'length unknown' : (texts[0] ?? '');
  return ends.map(({ ident }, index) => `${ident ?? '?'} ${texts[index] === 'unknown' ? 'length unknown' : texts[index]}`).join(', ');
}

const windText = ({ end, headwindKt, crosswindKt }: BriefingAerodrome['wind'][number]): string => {
  const along = headwindKt < 0 ? `tailwind ${-headwindKt}` : `headwind ${headwindKt}`;
  const across =
    crosswindKt === 0 ? 'no crosswind' : `crosswind ${Math.abs(crosswindKt)} kt from the ${crosswindKt > 0 ? 'right' : 'left'}`;
  return `${end} ${along} kt, ${across}`;
};

const uniqueCauses = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [`${cause.id} ${cause.kind} ${cause.runway} ${cause.from}`, cause])).values(),
];

const causesText = (causes: readonly Cause[], words: Words): string =>
  uniqueCauses(causes)
    .map((cause) => causeText(cause, words))
    .join('; ');

const verbs: Partial<Record<Cause['kind'], string>> = {
  closesAerodrome: 'closed by',
  closesRunway: 'closed by',
  closesHelipad: 'helipad closed by',
  noRunwayLeft: 'all runways closed by',
  mayClose: 'may be closed by',
  shortensRunway: 'shortened by',
  displacesThreshold: 'threshold displaced by',
  changesDistances: 'distances changed by',
};

function causeText(cause: Cause, { day, notices, window }: Words): string {
  const notice = notices.get(cause.id);
  const part = cause.extent === 'part' ? 'in part ' : '';
  const verb = `${part}${verbs[cause.kind] ?? 'affected by'}`;
  const begin = cause.from > window.from ? ` from ${zulu(cause.from, day)}` : '';
  // What holds in part or in doubt is said by the text alone.
  const words =
    (cause.extent === 'part' || cause.kind === 'mayClose') && notice
      ? ` (${notice.doubtfulWords ?? notice.headline ?? 'see its text'})`
      : '';
  return `${verb} ${cause.notamId ?? 'a NOTAM without a number'}${begin}${untilText(cause, notice, { day, window })}${words}`;
}

/** A cause ends with the window at the latest; then the notice says how long it goes on. */
function untilText({ to }: Cause, notice: BriefingNotice | undefined, { day, window }: Pick<Words, 'day' | 'window'>): string {
  if (to !== null && to < window.to) return ` until ${zulu(to, day)}`;
  if (!notice) return '';
  if (notice.isPermanent) return ' permanently';
  if (notice.endDate === null) return ', end unknown';
  return ` until ${zulu(notice.endDate, day)}${notice.isEstimated ? ' estimated' : ''}${notice.schedule === null ? '' : ' by its schedule'}`;
}
