/** The box of a briefing: what it rests on, how far it looks, and how much it does not show. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { age, aged, dated, lossLines, span } from './figures.ts';
import type { SheetPart } from '#contract/briefing/sheet.ts';
import { plain, strong } from './runway-lines.ts';

export function boxParts(briefing: Briefing, words: Sentences): SheetPart[] {
  const { data, made } = briefing;
  const { printed } = words;
  const { box, reasons, sources, coverage } = words.briefing;
  const agedOrNone = (moment: string | null) => (moment === null ? '–' : aged(moment, made, words));
  return [
    { kind: 'heading', level: 1, text: box },
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
        source ?? sources.notNamed,
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
      rows: data.coverage.map(({ place, coveredAt, issuedAt, freshness }) => [
        place,
        coveredAt === null ? coverage.never : aged(coveredAt, made, words),
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
      : words.printed.withAge(datasetOf(data.revision, data.date.slice(0, 10)), age(data.date, made, words));
  return [
    `${rules}. ${setting(says.corridor, says.corridorIs(number(corridorNm)))}, ${says.toEdge}. ${setting(says.levels, levels)}.`,
    `${setting(says.window, span(from, to, made, words))}${words.printed.separator}${says.abeam(abeamMin)}. ${setting(says.clock, dated(made))}.`,
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
  const why = notShown.map(({ reason: code, count }) => `${printed.number(count)} ${says.reasons[code]}`).join(', ');
  return printed.notShown(says.total(total), why);
}

const lastLine = ({ made, notamsImportedAt, ...since }: NonNullable<Briefing['last']>, now: string, { briefing }: Sentences): string =>
  briefing.last(zuluOn(made, now), notamsImportedAt === null ? undefined : zuluOn(notamsImportedAt, made), since);
