/**
 * A briefing as a person reads it, in one order for all forms: runways left, what it rests on, aerodromes, en route, doubts, conditions, sun, aids, and what is
 * not shown. Promise: each notice stands once with its raw text, and everything that the data says is in every form.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import { annexParts, type Labels } from './annex.ts';
import { boxParts } from './box.ts';
import { briefingSentences as words } from '#contract/sentences/en/briefing.ts';
import { lightChangeSentences } from '#contract/sentences/en/route.ts';
import { severityWords } from '#contract/sentences/en/severity.ts';
import { age, capital, dated, span, zulu } from './figures.ts';
import { noticeText, numberOf, type NoticeText } from './notice-lines.ts';
import { aerodromeLines, aerodromeName, type Line } from './runway-lines.ts';

const NOT_FOR_NAVIGATION =
  'Not for navigation. Aeroshelf shows imported copies of NOTAMs that may be incomplete or out of date. Obtain a current briefing from the responsible AIS before flight.';

export type Part =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'lines'; lines: readonly (string | Line)[]; isStrong?: boolean; isList?: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'notice'; notice: NoticeText }
  | { kind: 'folded'; title: string; notices: readonly NoticeText[] }
  | { kind: 'small'; lines: readonly string[] };

export type Lines = Extract<Part, { kind: 'lines' }>;
/** Each line, and whether it is to be seen first. */
export const linesOf = ({ lines, isStrong = false }: Lines): Line[] =>
  lines.map((line) => (typeof line === 'string' ? { text: line, isStrong } : line));

export type BriefingSheet = { title: string; made: string; ages: string[]; parts: Part[] };

export function sheetOf(briefing: Briefing, labels: Labels): BriefingSheet {
  const { made, title } = briefing;
  const byId = new Map(briefing.notices.map((notice) => [notice.id, notice]));
  const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    title: `Briefing ${title}`,
    made,
    ages: agesOf(briefing),
    parts: [
      { kind: 'lines', isStrong: true, lines: [flightLine(briefing), NOT_FOR_NAVIGATION] },
      { kind: 'heading', level: 1, text: `1 ${words.runwaysLeft}` },
      ...briefing.aerodromes.flatMap((aerodrome): Part[] => {
        const { title: head, lines } = aerodromeLines(aerodrome, { made, notices: byId });
        return [
          { kind: 'lines', isStrong: true, lines: [head] },
          { kind: 'lines', isList: true, lines },
        ];
      }),
      ...boxParts(briefing),
      { kind: 'heading', level: 1, text: `2 ${words.aerodromes}` },
      ...briefing.aerodromes.flatMap((one): Part[] => {
        const who = `${aerodromeName(one)}, ${span(one.from, one.to, made)}`;
        return [{ kind: 'heading', level: 2, text: words.group(who, one.notices.length, 0) }, ...noticeParts(of(one.notices), made)];
      }),
      { kind: 'heading', level: 1, text: `3 ${words.enRoute}` },
      ...enRouteParts(briefing, of),
      { kind: 'heading', level: 1, text: `4 ${words.doubts}` },
      ...doubtParts(briefing, of),
      { kind: 'heading', level: 1, text: `5 ${words.conditions}` },
      conditionPart(briefing),
      { kind: 'heading', level: 1, text: `6 ${words.sun}` },
      { kind: 'lines', isList: true, lines: sunLines(briefing) },
      { kind: 'heading', level: 1, text: `7 ${words.aids}` },
      { kind: 'lines', isList: true, lines: aidLines(briefing, of) },
      ...annexParts(briefing, labels),
    ],
  };
}

function flightLine({ route, title }: Briefing): string {
  const depart = route.depart === null ? 'no departure' : `departure ${dated(route.depart)}`;
  const arrive = route.arrive === null ? 'arrival unknown' : `arrival ${zulu(route.arrive, route.depart ?? route.arrive)}`;
  return `${title} · ${depart} · ${arrive} · ${Math.round(route.distanceNm)} NM · ${route.text.replaceAll(/\s+/g, ' ').trim()}`;
}

function agesOf({ data, made }: Briefing): string[] {
  const notams =
    data.notamsImportedAt === null
      ? 'NOTAMs: none imported'
      : `NOTAMs imported ${dated(data.notamsImportedAt)} (${age(data.notamsImportedAt, made)}), ${data.notamsIssuedAt === null ? 'issue dates unknown' : `newest issued ${dated(data.notamsIssuedAt)} (${age(data.notamsIssuedAt, made)})`}`;
  const dataset = data.date === null ? 'aerodromes: age unknown' : `aerodromes of ${data.date.slice(0, 10)} (${age(data.date, made)})`;
  return [notams, dataset];
}

/** Those that the user has acknowledged stand folded behind the others. */
function noticeParts(notices: readonly BriefingNotice[], made: string): Part[] {
  const texts = notices.map((notice) => ({ notice, text: noticeText(notice, made) }));
  const open = texts.filter(({ notice }) => !notice.isAcknowledged);
  const read = texts.filter(({ notice }) => notice.isAcknowledged);
  if (texts.length === 0) return [{ kind: 'lines', lines: [words.none] }];
  return [
    ...open.map(({ text }): Part => ({ kind: 'notice', notice: text })),
    ...(read.length === 0
      ? []
      : [{ kind: 'folded' as const, title: `${read.length} acknowledged`, notices: read.map(({ text }) => text) }]),
  ];
}

const SEVERITIES = [5, 4, 3, 2, 1] as const;
type Of = (ids: readonly string[]) => BriefingNotice[];

function enRouteParts({ enRoute, points, made }: Briefing, of: Of): Part[] {
  const group = (text: string, ids: readonly string[]): Part[] => [
    { kind: 'heading', level: 2, text: words.group(text, ids.length, 0) },
    ...noticeParts(of(ids), made),
  ];
  return [
    {
      kind: 'table',
      head: [words.point, words.time, ...SEVERITIES.map((severity) => capital(severityWords[severity]))],
      rows: points.map(({ ident, eto, counts }) => [
        ident,
        eto === null ? '–' : zulu(eto, made),
        ...SEVERITIES.map((severity) => String(counts.find((one) => one.severity === severity)?.count ?? '')),
      ]),
    },
    ...group(words.corridor, enRoute.notices),
    ...group(words.onTheWay, enRoute.aerodromes),
    {
      kind: 'lines',
      lines: [enRoute.firs.length === 0 ? words.noFirs : words.firs(enRoute.firs.join(', '))],
    },
    ...group(words.regions, enRoute.regions),
  ];
}

function doubtParts({ unplaced, notUnderstood, mayClose, made }: Briefing, of: Of): Part[] {
  const references = (text: string, ids: readonly string[]): string[] =>
    ids.length === 0
      ? []
      : [
          `${text}: ${of(ids)
            .map((notice) => [numberOf(notice), notice.locations[0]].filter(Boolean).join(' '))
            .join(', ')} (text where it stands).`,
        ];
  const lines = [...references(words.notUnderstood, notUnderstood), ...references(words.mayClose, mayClose)];
  return [
    ...(lines.length === 0 ? [] : [{ kind: 'lines' as const, isList: true, lines }]),
    ...(unplaced.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: words.group(words.unplaced, unplaced.length, 0) },
          ...noticeParts(of(unplaced), made),
        ]
      : lines.length === 0
        ? [{ kind: 'lines' as const, lines: [words.noDoubts] }]
        : []),
  ];
}

function conditionPart({ conditions, made }: Briefing): Part {
  if (conditions.length === 0) return { kind: 'lines', lines: [words.noConditions] };
  return {
    kind: 'table',
    head: Object.values(words.conditionColumns),
    rows: conditions.map((one) => [
      one.aerodrome,
      one.runway ?? 'not named',
      thirds(one.codes),
      thirds(one.contaminants),
      thirds(one.brakingAction),
      one.observedAt === null
        ? 'time unknown'
        : `${zulu(one.observedAt, made)} (${age(one.observedAt, made)}${one.timeliness === 'past8Hours' ? ', OLDER THAN 8 H' : ''})`,
      numberOf(one),
    ]),
  };
}

const thirds = (values: readonly (string | number | null)[]): string =>
  values.every((value) => value === null) ? '–' : values.map((value) => value ?? '–').join(' / ');

function sunLines({ sun, points, made }: Briefing): string[] {
  const then = (isNight: boolean | null) => (isNight === null ? 'unknown' : isNight ? words.night : words.dayOrTwilight);
  return [
    words.sunAt(then(sun.isNightAtDeparture), then(sun.isNightAtArrival)),
    ...sun.changes.map(
      ({ kind, leg, at }) => `${lightChangeSentences[kind](zulu(at, made), points[leg]?.ident ?? '?', points[leg + 1]?.ident ?? '?')}.`,
    ),
  ];
}

function aidLines({ aids }: Briefing, of: Of): string[] {
  if (aids.length === 0) return [words.noAids];
  return aids.map(({ ident, service, frequencyMhz, notices }) => {
    const what = [ident, service, frequencyMhz === null ? null : `${frequencyMhz.toFixed(3)} MHz`].filter(Boolean).join(' ');
    return `${what}: ${of(notices).map(numberOf).join(', ')}`;
  });
}
