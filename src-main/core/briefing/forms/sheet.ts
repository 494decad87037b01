/**
 * A briefing as a person reads it, in one order for all forms: runways left, what it rests on, aerodromes, en route, doubts, conditions, sun, aids, and what is
 * not shown. Promise: each notice stands once with its raw text, and everything that the data says is in every form.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { BriefingSheet, SheetLine, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';
import { annexParts, type Labels } from './annex.ts';
import { boxParts } from './box.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { age, capital, dated, span } from './figures.ts';
import { noticeText, numberOf } from './notice-lines.ts';
import { aerodromeLines, aerodromeName, plain, strong } from './runway-lines.ts';

export function sheetOf(briefing: Briefing, labels: Labels, words: Sentences): BriefingSheet {
  const { made, data } = briefing;
  const byId = new Map(briefing.notices.map((notice) => [notice.id, notice]));
  const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const ages = agesOf(briefing, words).map(words.typeset);
  return {
    language: words.language,
    title: words.printed.title(endsOf(briefing)),
    made,
    ages,
    foot: [...ages, words.printed.made(dated(made)), words.printed.notForNavigation],
    parts: typesetParts(words, [
      { kind: 'lines', isList: false, lines: [strong(flightLine(briefing, words)), strong(words.common.notForNavigation)] },
      { kind: 'heading', level: 1, text: `1 ${words.briefing.runwaysLeft}` },
      ...briefing.aerodromes.flatMap((aerodrome): SheetPart[] => {
        const { title: head, lines } = aerodromeLines(aerodrome, { made, data, notices: byId, words });
        return [
          { kind: 'lines', isList: false, lines: [strong(head)] },
          { kind: 'lines', isList: true, lines },
        ];
      }),
      ...boxParts(briefing, words),
      { kind: 'heading', level: 1, text: `2 ${words.briefing.aerodromes}` },
      ...briefing.aerodromes.flatMap((one): SheetPart[] => {
        const who = `${aerodromeName(one, words)}, ${span(one.from, one.to, made, words)}`;
        return [
          { kind: 'heading', level: 2, text: words.briefing.group(who, one.notices.length, 0) },
          ...noticeParts(of(one.notices), made, words),
        ];
      }),
      { kind: 'heading', level: 1, text: `3 ${words.briefing.enRoute}` },
      ...enRouteParts(briefing, of, words),
      { kind: 'heading', level: 1, text: `4 ${words.briefing.doubts}` },
      ...doubtParts(briefing, of, words),
      { kind: 'heading', level: 1, text: `5 ${words.briefing.conditions}` },
      conditionPart(briefing, words),
      { kind: 'heading', level: 1, text: `6 ${words.briefing.sun}` },
      { kind: 'lines', isList: true, lines: sunLines(briefing, words).map((text) => plain(text)) },
      { kind: 'heading', level: 1, text: `7 ${words.briefing.aids}` },
      { kind: 'lines', isList: true, lines: aidLines(briefing, of, words) },
      ...annexParts(briefing, labels, words),
    ]),
  };
}

/** Idents of departure and destination. */
const endsOf = ({ aerodromes }: Briefing): string[] =>
  (['departure', 'destination'] as const).flatMap((role) => aerodromes.find(({ roles }) => roles.includes(role))?.ident ?? []);

function flightLine(briefing: Briefing, { printed }: Sentences): string {
  const { route } = briefing;
  const depart = route.depart === null ? printed.noDeparture : printed.departure(dated(route.depart));
  const arrive = route.arrive === null ? printed.arrivalUnknown : printed.arrival(zuluOn(route.arrive, route.depart ?? route.arrive));
  return `${printed.flight(endsOf(briefing))} · ${depart} · ${arrive} · ${Math.round(route.distanceNm)} NM · ${route.text.replaceAll(/\s+/g, ' ').trim()}`;
}

function agesOf({ data, made }: Briefing, words: Sentences): string[] {
  const { printed } = words;
  const { notamsImportedAt: imported, notamsIssuedAt: issued, date } = data;
  const written = (moment: string) => printed.withAge(dated(moment), age(moment, made, words));
  const { aerodromes } = printed.kinds;
  return [
    imported === null ? printed.noNotamsImported : printed.notamsImported(written(imported), issued && written(issued)),
    date === null
      ? printed.ageUnknown(aerodromes)
      : printed.withAge(printed.ageOfKind(aerodromes, date.slice(0, 10)), age(date, made, words)),
  ];
}

/** All but the raw texts, with the signs and spaces of the language. */
function typesetParts({ typeset }: Sentences, parts: readonly SheetPart[]): SheetPart[] {
  const notice = (one: SheetNotice): SheetNotice => ({
    ...one,
    head: typeset(one.head),
    headline: typeset(one.headline),
    facts: one.facts.map(typeset),
  });
  return parts.map((part): SheetPart => {
    switch (part.kind) {
      case 'heading':
        return { ...part, text: typeset(part.text) };
      case 'lines':
        return {
          ...part,
          lines: part.lines.map((line) => ({ ...line, text: typeset(line.text) })),
        };
      case 'notShown':
        return { ...part, lines: part.lines.map(typeset) };
      case 'table':
        return { ...part, head: part.head.map(typeset), rows: part.rows.map((row) => row.map(typeset)) };
      case 'notice':
        return { ...part, notice: notice(part.notice) };
      case 'folded':
        return { ...part, title: typeset(part.title), notices: part.notices.map(notice) };
    }
  });
}

/** Those that the user has acknowledged stand folded behind the others. */
function noticeParts(notices: readonly BriefingNotice[], made: string, words: Sentences): SheetPart[] {
  const texts = notices.map((notice) => ({ notice, text: noticeText(notice, made, words) }));
  const open = texts.filter(({ notice }) => !notice.isAcknowledged);
  const read = texts.filter(({ notice }) => notice.isAcknowledged);
  if (texts.length === 0) return [{ kind: 'lines', isList: false, lines: [plain(words.briefing.none)] }];
  return [
    ...open.map(({ text }): SheetPart => ({ kind: 'notice', notice: text })),
    ...(read.length === 0
      ? []
      : [{ kind: 'folded' as const, title: words.printed.folded(read.length), notices: read.map(({ text }) => text) }]),
  ];
}

const SEVERITIES = [5, 4, 3, 2, 1] as const;
type Of = (ids: readonly string[]) => BriefingNotice[];

function enRouteParts({ enRoute, points, made }: Briefing, of: Of, words: Sentences): SheetPart[] {
  const { briefing } = words;
  const group = (text: string, ids: readonly string[]): SheetPart[] => [
    { kind: 'heading', level: 2, text: briefing.group(text, ids.length, 0) },
    ...noticeParts(of(ids), made, words),
  ];
  return [
    {
      kind: 'table',
      ids: [],
      head: [briefing.point, briefing.time, ...SEVERITIES.map((severity) => capital(words.severities[severity]))],
      rows: points.map(({ ident, eto, counts }) => [
        ident,
        eto === null ? '–' : zuluOn(eto, made),
        ...SEVERITIES.map((severity) => String(counts.find((one) => one.severity === severity)?.count ?? '')),
      ]),
    },
    ...group(briefing.corridor, enRoute.notices),
    ...group(briefing.onTheWay, enRoute.aerodromes),
    {
      kind: 'lines',
      isList: false,
      lines: [plain(enRoute.firs.length === 0 ? briefing.noFirs : briefing.firs(enRoute.firs.join(', ')))],
    },
    ...group(briefing.regions, enRoute.regions),
  ];
}

function doubtParts({ unplaced, notUnderstood, mayClose, made }: Briefing, of: Of, words: Sentences): SheetPart[] {
  const { briefing, printed } = words;
  const references = (text: string, ids: string[]): SheetLine[] => {
    const names = of(ids).map((notice) => [numberOf(notice, words), notice.locations[0]].filter(Boolean).join(' '));
    return names.length === 0 ? [] : [plain(printed.reference(text, names.join(', ')), ids)];
  };
  const lines = [...references(briefing.notUnderstood, notUnderstood), ...references(briefing.mayClose, mayClose)];
  return [
    ...(lines.length === 0 ? [] : [{ kind: 'lines' as const, isList: true, lines }]),
    ...(unplaced.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: briefing.group(briefing.unplaced, unplaced.length, 0) },
          ...noticeParts(of(unplaced), made, words),
        ]
      : lines.length === 0
        ? [{ kind: 'lines' as const, isList: false, lines: [plain(briefing.noDoubts)] }]
        : []),
  ];
}

function conditionPart({ conditions, made }: Briefing, words: Sentences): SheetPart {
  const { briefing, printed, braking, contaminant } = words;
  if (conditions.length === 0) return { kind: 'lines', isList: false, lines: [plain(briefing.noConditions)] };
  const observed = ({ observedAt, timeliness }: Briefing['conditions'][number]): string => {
    if (observedAt === null) return printed.timeUnknown;
    const time = zuluOn(observedAt, made);
    const old = age(observedAt, made, words);
    return printed.withAge(time, timeliness === 'past8Hours' ? printed.past8Hours(old) : old);
  };
  return {
    kind: 'table',
    ids: [...new Set(conditions.map(({ id }) => id))],
    head: Object.values(briefing.conditionColumns),
    rows: conditions.map((one) => [
      one.aerodrome,
      one.runway ?? briefing.sources.notNamed,
      thirds(one.codes),
      thirds(one.contaminants.map((written) => written && contaminant(written))),
      thirds(one.brakingAction.map((action) => action && braking(action))),
      observed(one),
      numberOf(one, words),
    ]),
  };
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

function aidLines({ aids }: Briefing, of: Of, words: Sentences): SheetLine[] {
  if (aids.length === 0) return [plain(words.briefing.noAids)];
  return aids.map(({ ident, service, frequencyMhz, notices }) => {
    const what = [ident, service, frequencyMhz === null ? null : `${frequencyMhz.toFixed(3)} MHz`].filter(Boolean).join(' ');
    const numbers = of(notices).map((notice) => numberOf(notice, words));
    return plain(words.printed.item(what, numbers.join(', ')), notices);
  });
}
