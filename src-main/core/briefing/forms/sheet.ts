/**
 * Makes the sheet of a briefing, in one order for all forms: the aerodromes at a glance, the NOTAMs in the order of the flight, one line
 * each, details of the aerodromes, data and limits. Promise: each notice stands once, what is left out is counted, and everything that the
 * data says is in every form with its appendix.
 */
import type { Briefing, BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { BriefingSheet, SheetLine, SheetPart } from '#contract/briefing/sheet.ts';
import { fraction } from '#core/notams/describe/condition-words.ts';
import type { Area } from '../areas/area.ts';
import { annexParts, type Labels } from './annex.ts';
import { boxParts, limitsLine } from './box.ts';
import { columnOf } from './columns.ts';
import { corridorMap, LEAST_SEVERE, onTheWay } from './corridor-map.ts';
import { dataAges, printedAge } from '#words/printed-age.ts';
import { ageLine, reportLines } from '#words/report-lines.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { capital, dated } from './figures.ts';
import { noticeText, numberOf } from './notice-lines.ts';
import { aerodromeLines, aerodromeName, plain, strong } from './runway-lines.ts';

/** `labels` of the NOTAMs that are not shown; `areas` of those that are. */
type Shown = { labels: Labels; areas: readonly Area[] };

export function sheetOf(briefing: Briefing, { labels, areas }: Shown, words: Sentences): BriefingSheet {
  const { made, data, aerodromes, notices, notShown } = briefing;
  const { briefing: says, printed } = words;
  const byId = new Map(notices.map((notice) => [notice.id, notice]));
  const map = corridorMap(briefing, areas);
  const ages = dataAges(data, made, words).map(words.typeset);
  const left = notShown.reduce((sum, { count }) => sum + count, 0);
  const typeset = (parts: readonly SheetPart[]) => typesetParts(words, parts);
  return {
    language: words.language,
    title: printed.title(endsOf(briefing)),
    made,
    ages,
    foot: [...ages, printed.made(dated(made)), printed.notForNavigation],
    parts: typeset([
      { kind: 'lines', isList: false, lines: [strong(flightLine(briefing, words)), ...limitsLine(briefing, words)] },
      { kind: 'aerodromes', columns: aerodromes.map((one) => columnOf(one, { made, data, notices: byId, words })) },
      { kind: 'heading', level: 1, text: says.inOrder(notices.length, left), isFolded: false },
      ...(map === null ? [] : [{ kind: 'corridor' as const, map }]),
      ...noticeParts(briefing, { byId, areas: new Map(map?.areas.map(({ id, number }) => [id, number] as const)) }, words),
      { kind: 'heading', level: 1, text: says.details, isFolded: true },
      ...detailParts(briefing, byId, words),
      ...boxParts(briefing, words),
      ...weatherParts(briefing, words),
    ]),
    appendix: {
      title: words.typeset(says.appendix),
      without: words.typeset(says.withoutAppendix(notices.length, left)),
      parts: typeset(annexParts(briefing, labels, words)),
    },
  };
}

/** Returns the idents of departure and destination. */
export const endsOf = ({ aerodromes }: Briefing): string[] =>
  (['departure', 'destination'] as const).flatMap((role) => aerodromes.find(({ roles }) => roles.includes(role))?.ident ?? []);

function flightLine({ route, settings, reasons }: Briefing, { printed }: Sentences): string {
  const distance = route.distanceNm === null ? printed.distanceUnknown : `${printed.number(Math.round(route.distanceNm))} NM`;
  const rules = reasons.includes('rulesAssumed') ? printed.assumed(settings.rules) : settings.rules;
  const depart = route.depart === null ? printed.noDeparture : printed.departure(dated(route.depart));
  const arrive = route.arrive === null ? printed.arrivalUnknown : printed.arrival(zuluOn(route.arrive, route.depart ?? route.arrive));
  return [capital(depart), arrive, distance, rules, route.text.replaceAll(/\s+/g, ' ').trim()].join(' · ');
}

/** Raw texts stay as published; all others get the signs and spaces of the language. */
const typesetParts = ({ typeset }: Sentences, parts: readonly SheetPart[]): SheetPart[] =>
  JSON.parse(
    JSON.stringify(parts, (name, value: unknown) => (typeof value === 'string' && name !== 'raw' ? typeset(value) : value)),
  ) as SheetPart[];

type Notices = ReadonlyMap<string, BriefingNotice>;
type Drawn = { byId: Notices; areas: ReadonlyMap<string, number | null> };

/** The first aerodrome, what is on the way, the others; what is minor of other aerodromes and regions, and of no known place, comes last, on demand. */
function noticeParts(shown: Briefing, { byId, areas }: Drawn, words: Sentences): SheetPart[] {
  const { aerodromes, enRoute, unplaced, made } = shown;
  const { briefing, printed } = words;
  const part = (
    title: string,
    notices: readonly BriefingNotice[],
    { at, isFolded }: { at: string | null; isFolded: boolean },
  ): SheetPart => {
    const text = (notice: BriefingNotice) => noticeText(notice, { day: made, at, area: areas.get(notice.id) ?? null }, words);
    const read = notices.filter(({ isAcknowledged }) => isAcknowledged);
    return {
      kind: 'notices',
      title,
      isFolded,
      notices: notices.filter(({ isAcknowledged }) => !isAcknowledged).map(text),
      acknowledgedTitle: read.length === 0 ? '' : printed.folded(read.length),
      acknowledged: read.map(text),
    };
  };
  const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const least = leastOpen(of([...aerodromes.flatMap((one) => one.notices), ...onTheWay(shown).map(({ id }) => id)]));
  const titleOf = (name: string, notices: readonly BriefingNotice[]) =>
    briefing.group(name, notices.length, notices.filter(({ isAcknowledged }) => isAcknowledged).length);
  const group = (name: string, ids: readonly string[], at: string | null = null): SheetPart[] => {
    const notices = of(ids);
    const [open, others] = [notices.filter(({ severity }) => severity >= least), notices.filter(({ severity }) => severity < least)];
    return [
      ...(open.length === 0 ? [] : [part(titleOf(name, notices), open, { at, isFolded: false })]),
      ...(others.length === 0
        ? []
        : [part(open.length === 0 ? titleOf(name, others) : briefing.lessSevere(name, others.length), others, { at, isFolded: true })]),
    ];
  };
  const folded = (name: string, ids: readonly string[]): SheetPart[] =>
    ids.length === 0 ? [] : [part(titleOf(name, of(ids)), of(ids), { at: null, isFolded: true })];
  const ofAerodrome = (one: BriefingAerodrome) => group(aerodromeName(one, words), one.notices, one.at);
  const isMinor = (id: string): boolean => (byId.get(id)?.severity ?? 0) < LEAST_SEVERE;
  const [first, ...others] = aerodromes;
  const parts = [
    ...(first ? ofAerodrome(first) : []),
    ...group(
      briefing.onTheWay,
      onTheWay(shown).map(({ id }) => id),
    ),
    ...group(
      briefing.regions,
      enRoute.regions.filter((id) => !isMinor(id)),
    ),
    ...others.flatMap(ofAerodrome),
    ...folded(briefing.aerodromesOnTheWay, enRoute.aerodromes.filter(isMinor)),
    ...folded(briefing.regions, enRoute.regions.filter(isMinor)),
    ...folded(briefing.unplaced, unplaced),
  ];
  return parts.length === 0 ? [{ kind: 'lines', isList: false, lines: [plain(briefing.none)] }] : parts;
}

/** Lines that a screen has room for; what is severe is among them however many there are. */
const MOST_LINES = 14;

/** The least severity that has a separate line, so that what is severe is on the first screen of a flight with many NOTAMs. */
const leastOpen = (notices: readonly BriefingNotice[]): number =>
  [1, 2, 3].find((least) => notices.filter(({ severity }) => severity >= least).length <= MOST_LINES) ?? LEAST_SEVERE;

/** Lists runways, their conditions and frequencies at each aerodrome, then the sun and the navaids of the route. */
function detailParts(briefing: Briefing, byId: Notices, words: Sentences): SheetPart[] {
  const { aerodromes, aids, made } = briefing;
  return [
    ...aerodromes.flatMap((aerodrome): SheetPart[] => {
      const { title, lines } = aerodromeLines(aerodrome, { made, notices: byId, words });
      const own = aids.filter(({ kind, ident }) => kind === 'frequency' && ident === aerodrome.ident);
      return [
        { kind: 'heading', level: 2, text: title, isFolded: false },
        { kind: 'lines', isList: true, lines: [...lines, ...aidLines(own, byId, words)] },
        ...conditionParts(briefing, aerodrome.ident, words),
      ];
    }),
    { kind: 'heading', level: 2, text: words.briefing.sunAndNavaids, isFolded: false },
    {
      kind: 'lines',
      isList: true,
      lines: [
        ...sunLines(briefing, words).map((text) => plain(text)),
        ...aidLines(
          aids.filter(({ kind }) => kind === 'navaid'),
          byId,
          words,
        ),
      ],
    },
  ];
}

function conditionParts({ conditions, made }: Briefing, ident: string, words: Sentences): SheetPart[] {
  const { briefing, printed, braking, contaminant } = words;
  const own = conditions.filter(({ aerodrome }) => aerodrome === ident);
  if (own.length === 0) return [];
  const observed = ({ observedAt, timeliness }: Briefing['conditions'][number]): string => {
    if (observedAt === null) return printed.timeUnknown;
    const time = zuluOn(observedAt, made);
    const old = printedAge(observedAt, made, words.printed);
    return printed.withAge(time, timeliness === 'past8Hours' ? printed.past8Hours(old) : old);
  };
  return [
    {
      kind: 'table',
      ids: [...new Set(own.map(({ id }) => id))],
      head: Object.values(briefing.conditionColumns),
      rows: own.map((one) => [
        one.runway ?? briefing.sources.notNamed,
        thirds(one.codes),
        thirds(one.contaminants.map((written, third) => depositOf(one, third, written && contaminant(written)))),
        thirds(one.brakingAction.map((action, third) => (action === null ? frictionOf(one, third) : braking(action)))),
        observed(one),
        numberOf(one, words),
      ]),
    },
  ];
}

type Condition = Briefing['conditions'][number];

/** Writes `100 % wet snow 3 mm`, with as much of it as was reported of that third. */
function depositOf({ coveragePercent, depthMm }: Condition, third: number, name: string | null): string | null {
  const [cover, depth] = [coveragePercent[third] ?? null, depthMm[third] ?? null];
  return [cover === null ? '' : `${cover} %`, name ?? '', depth === null ? '' : `${depth} mm`].filter(Boolean).join(' ') || null;
}

/** An estimate is written as braking action, so that only what was measured is a figure. */
function frictionOf({ friction, frictionKind }: Condition, third: number): string | null {
  const hundredths = friction[third] ?? null;
  if (hundredths === null || frictionKind === null || frictionKind === 'estimated') return null;
  return `${frictionKind === 'measured' ? 'μ' : 'CRFI'} ${fraction(hundredths)}`;
}

/** Lists METAR and TAF of each aerodrome, as published and in words, with their ages. */
function weatherParts({ aerodromes }: Briefing, { weather: says }: Sentences): SheetPart[] {
  const reports = aerodromes.flatMap(({ weather }) => weather ?? []);
  if (reports.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: says.title, isFolded: true },
    ...reports.flatMap((weather): SheetPart[] => [
      { kind: 'heading', level: 2, text: `${weather.station}${says.colon}${ageLine(weather, says)}`, isFolded: false },
      ...[weather.metar, weather.taf].flatMap((report): SheetPart[] => {
        if (!report) return [];
        const [raw, ...decoded] = reportLines(report, says).map((line) => plain(line.trim().replaceAll(/[ \t\r\n]+/g, ' ')));
        return [
          { kind: 'lines', isList: false, lines: raw ? [raw] : [] },
          { kind: 'lines', isList: true, lines: decoded },
        ];
      }),
    ]),
  ];
}

const thirds = (values: readonly (string | number | null)[]): string =>
  values.every((value) => value === null) ? '–' : values.map((value) => value ?? '–').join(' / ');

function sunLines({ sun, points, made }: Briefing, { briefing, common, lightChanges }: Sentences): string[] {
  const then = (isNight: boolean | null) => (isNight === null ? common.unknown : isNight ? briefing.night : briefing.dayOrTwilight);
  return [
    briefing.sunAt(then(sun.isNightAtDeparture), then(sun.isNightAtArrival)),
    ...sun.changes.map(
      ({ kind, leg, at }) => `${lightChanges[kind](zuluOn(at, made), points[leg]?.ident ?? '?', points[leg + 1]?.ident ?? '?')}.`,
    ),
  ];
}

const aidLines = (aids: Briefing['aids'], byId: Notices, words: Sentences): SheetLine[] =>
  aids.map(({ ident, service, frequencyMhz, notices }) => {
    const what = [ident, service, frequencyMhz === null ? null : `${frequencyMhz.toFixed(3)} MHz`].filter(Boolean).join(' ');
    const numbers = notices.flatMap((id) => byId.get(id) ?? []).map((notice) => numberOf(notice, words));
    return plain(words.printed.item(what, numbers.join(', ')), notices);
  });
