/** The box of a briefing: what it rests on, how far it looks, and how much it does not show. */
import type { Briefing, Freshness } from '#contract/briefing/briefing.ts';
import { briefingSentences as words, countedNotams } from '#contract/sentences/en/briefing.ts';
import { age, dated, span, thousands, zulu } from './figures.ts';
import type { Part } from './sheet.ts';

const freshnesses: Record<Freshness, string> = { fresh: 'fresh', ageing: 'ageing', stale: 'STALE', unknown: 'age unknown' };

export function boxParts(briefing: Briefing): Part[] {
  const { data, made } = briefing;
  const { sources, coverage } = words;
  return [
    { kind: 'heading', level: 1, text: words.box },
    { kind: 'lines', isList: true, isStrong: true, lines: briefing.reasons.map((code) => words.reasons[code]) },
    { kind: 'lines', isList: true, lines: settingLines(briefing) },
    {
      kind: 'table',
      head: [sources.source, sources.notams, sources.imported, sources.issued, 'Age'],
      rows: data.sources.map(({ source, notams, importedAt, issuedAt, freshness }) => [
        source ?? sources.notNamed,
        thousands(notams),
        importedAt === null ? '–' : `${zulu(importedAt, made)} (${age(importedAt, made)})`,
        issuedAt === null ? '–' : `${zulu(issuedAt, made)} (${age(issuedAt, made)})`,
        freshnesses[freshness],
      ]),
    },
    {
      kind: 'table',
      head: [coverage.place, coverage.covered, coverage.issued, 'Age'],
      rows: data.coverage.map(({ place, coveredAt, issuedAt, freshness }) => [
        place,
        coveredAt === null ? coverage.never : `${zulu(coveredAt, made)} (${age(coveredAt, made)})`,
        issuedAt === null ? '–' : `${zulu(issuedAt, made)} (${age(issuedAt, made)})`,
        coveredAt === null ? '–' : freshnesses[freshness],
      ]),
    },
  ];
}

function settingLines({ settings, data, made, notices, notShown, acknowledged, last }: Briefing): string[] {
  const { rules, corridorNm, lowerFt, upperFt, from, to, abeamMin } = settings;
  const says = words.settings;
  const levels = upperFt === null ? says.levelsFrom(thousands(lowerFt)) : says.levelsBetween(thousands(lowerFt), thousands(upperFt));
  const changes = (['new', 'changed'] as const).flatMap((change) => {
    const number = notices.filter((notice) => notice.change === change).length;
    return number === 0 || last !== null ? [] : [`${says[change](number)} since the last briefing`];
  });
  const shown = [countedNotams(notices.length), ...changes, ...(acknowledged === 0 ? [] : [says.acknowledged(acknowledged)])].join(', ');
  return [
    `${rules}. ${says.corridor} ${says.corridorIs(thousands(corridorNm))}, ${says.toEdge}. ${says.levels} ${levels}.`,
    `${says.window} ${span(from, to, made)}; ${says.abeam(abeamMin)}. ${says.clock} ${dated(made)}.`,
    `${says.dataset} ${data.revision}${data.date === null ? '' : ` of ${data.date.slice(0, 10)} (${age(data.date, made)})`}.`,
    ...(last === null ? [] : [lastLine(last, made)]),
    `${says.shown} ${shown}.`,
    notShownLine(notShown),
  ];
}

function notShownLine(notShown: Briefing['notShown']): string {
  const total = notShown.reduce((sum, one) => sum + one.count, 0);
  if (total === 0) return words.notShown.none;
  const why = notShown.map(({ reason: code, count }) => `${thousands(count)} ${words.notShown.reasons[code]}`).join(', ');
  return `${words.notShown.total(total)} (${why}); their identifiers are at the end.`;
}

const lastLine = ({ made, notamsImportedAt, ...since }: NonNullable<Briefing['last']>, now: string): string =>
  words.last(zulu(made, now), notamsImportedAt === null ? undefined : zulu(notamsImportedAt, made), since);
