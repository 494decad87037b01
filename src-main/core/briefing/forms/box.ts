/** The box of a briefing says what it rests on, how far it looks, and how much it does not show. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import { notamSource } from '#words/notam-source.ts';
import { printedAge } from '#words/printed-age.ts';
import { qnhLines } from '#words/route-air.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { aged, coverageOf, dated, lossLines, span } from './figures.ts';
import type { SheetPart } from '#contract/briefing/sheet.ts';
import { plain, strong } from './runway-lines.ts';
import type { BriefingReason } from '#contract/briefing/briefing.ts';
import type { SheetLine } from '#contract/briefing/sheet.ts';

/** What makes all of it doubtful is said in the one line; the rest is an assumption that the box names. */
const inLine = [
  'nothingImported',
  'onlySamples',
  'starterDataset',
  'departureNotGiven',
  'departurePassed',
  'arrivalUnknown',
  'endNotInData',
  'routeHasFaults',
] as const satisfies readonly BriefingReason[];

/** One line of data and limits: places that no import named, or no list claims to cover whole, how old the others are, and what is missing; none where nothing is. */
export function limitsLine({ data, reasons, made }: Briefing, words: Sentences): SheetLine[] {
  const { briefing, printed } = words;
  const never = data.coverage.filter(({ coveredAt }) => coveredAt === null);
  const named = (places: readonly Coverage[]) => inShort(places, data.coverage, words).join(', ');
  const old = data.coverage.filter(({ coveredAt, freshness }) => coveredAt !== null && freshness !== 'fresh');
  const part = data.coverage.filter(({ coveredAt, claim }) => coveredAt !== null && claim === null);
  const byAge = Map.groupBy(old, ({ claim, issuedAt }) => {
    const of = claim?.from ?? issuedAt;
    return of === null ? printed.freshnesses.unknown : printedAge(of, made, words.printed);
  });
  const told = inLine.filter((code) => reasons.includes(code));
  const parts = [
    ...(never.length === 0 ? [] : [briefing.neverImported(named(never))]),
    ...(part.length === 0 ? [] : [briefing.inPartOnly(named(part))]),
    ...[...byAge].map(([how, places]) => printed.item(named(places), how)),
    ...told.map((code) => briefing.inLine[code]),
    ...lossLines(data.losses, made, words),
  ];
  if (parts.length === 0) return [];
  return [
    { text: parts.join(' · '), isStrong: never.length > 0 || told.includes('nothingImported') || told.includes('onlySamples'), ids: [] },
  ];
}

type Coverage = Briefing['data']['coverage'][number];

/** Places by name; instead of all those of a country it, where that is shorter. */
function inShort(places: readonly Coverage[], all: readonly Coverage[], { printed }: Sentences): string[] {
  return [...Map.groupBy(places, ({ countryCode }) => countryCode)].flatMap(([country, of]) => {
    const names = of.map(({ place }) => place);
    const isWhole = country !== null && all.every((one) => one.countryCode !== country || of.includes(one));
    const name = isWhole ? printed.country(country) : undefined;
    return name !== undefined && name.length < names.join(', ').length ? [name] : names;
  });
}

export function boxParts(briefing: Briefing, words: Sentences): SheetPart[] {
  const { data, made } = briefing;
  const { printed } = words;
  const { box, reasons, sources, coverage } = words.briefing;
  const agedOrNone = (moment: string | null) => (moment === null ? '–' : aged(moment, made, words));
  return [
    { kind: 'heading', level: 1, text: box, isFolded: true },
    {
      kind: 'lines',
      isList: true,
      lines: [...briefing.reasons.map((code) => reasons[code]), ...lossLines(data.losses, made, words)].map((text) => strong(text)),
    },
    { kind: 'lines', isList: true, lines: settingLines(briefing, words).map((text) => plain(text)) },
    {
      kind: 'table',
      ids: [],
      head: [sources.source, sources.notams, sources.imported, sources.issued, printed.age],
      rows: data.sources.map(({ source, notams, importedAt, issuedAt, freshness }) => [
        notamSource(source, words.common),
        printed.number(notams),
        agedOrNone(importedAt),
        agedOrNone(issuedAt),
        printed.freshnesses[freshness],
      ]),
    },
    {
      kind: 'table',
      ids: [],
      head: [coverage.place, coverage.covered, coverage.issued, printed.age],
      rows: data.coverage.map(({ place, coveredAt, claim, issuedAt, freshness }) => [
        place,
        coverageOf(claim, coveredAt, { made, words }),
        agedOrNone(issuedAt),
        coveredAt === null ? '–' : printed.freshnesses[freshness],
      ]),
    },
  ];
}

function settingLines(briefing: Briefing, words: Sentences): string[] {
  const { settings, data, made, notices, notShown, acknowledged, last } = briefing;
  const { rules, corridorNm, lowerFt, upperFt, from, to, abeamMin } = settings;
  const { settings: says } = words.briefing;
  const { number, setting, sinceLast, datasetOf } = words.printed;
  const levels = upperFt === null ? says.levelsFrom(number(lowerFt)) : says.levelsBetween(number(lowerFt), number(upperFt));
  const changes = (['new', 'changed'] as const).flatMap((change) => {
    const count = notices.filter((notice) => notice.change === change).length;
    return count === 0 || last !== null ? [] : [sinceLast(says[change](count))];
  });
  const shown = [words.countedNotams(notices.length), ...changes, ...(acknowledged === 0 ? [] : [says.acknowledged(acknowledged)])];
  const revision =
    data.date === null
      ? data.revision
      : words.printed.withAge(datasetOf(data.revision, data.date.slice(0, 10)), printedAge(data.date, made, words.printed));
  return [
    `${rules}. ${setting(says.corridor, says.corridorIs(number(corridorNm)))}, ${says.toEdge}. ${setting(says.levels, levels)}.`,
    ...qnhLines(settings.qnh, words.weather),
    `${setting(says.window, span(from, to, made, words))}${words.common.semicolon}${says.abeam(abeamMin)}. ${setting(says.clock, dated(made))}.`,
    `${setting(says.dataset, revision)}.`,
    ...(last === null ? [] : [lastLine(last, made, words)]),
    `${setting(says.shown, shown.join(', '))}.`,
    notShownLine(notShown, words),
  ];
}

function notShownLine(notShown: Briefing['notShown'], { briefing, printed }: Sentences): string {
  const says = briefing.notShown;
  const total = notShown.reduce((sum, one) => sum + one.count, 0);
  if (total === 0) return says.none;
  const why = notShown.map(({ reason: code, count }) => `${printed.number(count)} ${says.reasons[code](count)}`).join(', ');
  return printed.notShown(says.total(total), why);
}

const lastLine = ({ made, notamsImportedAt, ...since }: NonNullable<Briefing['last']>, now: string, { briefing }: Sentences): string =>
  briefing.last(zuluOn(made, now), notamsImportedAt === null ? undefined : zuluOn(notamsImportedAt, made), since);
