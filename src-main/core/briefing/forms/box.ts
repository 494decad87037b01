/** The box of a briefing: what it rests on, how far it looks, and how much it does not show. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import { age, count, dated, span, thousands, zulu } from './figures.ts';
import type { Part } from './sheet.ts';
import { freshnesses, notShown as leftOut, reasons } from './words.ts';

export function boxParts(briefing: Briefing): Part[] {
  const { data, made } = briefing;
  return [
    { kind: 'heading', level: 1, text: 'What this rests on' },
    { kind: 'lines', isList: true, isStrong: true, lines: briefing.reasons.map((code) => reasons[code]) },
    { kind: 'lines', isList: true, lines: settingLines(briefing) },
    {
      kind: 'table',
      head: ['Source', 'NOTAMs', 'Imported', 'Newest issued', 'Age'],
      rows: data.sources.map(({ source, notams, importedAt, issuedAt, freshness }) => [
        source ?? 'not named',
        thousands(notams),
        importedAt === null ? '–' : `${zulu(importedAt, made)} (${age(importedAt, made)})`,
        issuedAt === null ? '–' : `${zulu(issuedAt, made)} (${age(issuedAt, made)})`,
        freshnesses[freshness],
      ]),
    },
    {
      kind: 'table',
      head: ['Place', 'Last covered by an import', 'Age'],
      rows: data.coverage.map(({ place, coveredAt, freshness }) => [
        place,
        coveredAt === null ? 'NEVER' : `${zulu(coveredAt, made)} (${age(coveredAt, made)})`,
        coveredAt === null ? 'NOT COVERED' : freshnesses[freshness],
      ]),
    },
  ];
}

function settingLines({ settings, data, made, notices, notShown, acknowledged, last }: Briefing): string[] {
  const { rules, corridorNm, lowerFt, upperFt, from, to, abeamMin } = settings;
  const levels =
    upperFt === null ? `from ${thousands(lowerFt)} ft up, all levels` : `from ${thousands(lowerFt)} to ${thousands(upperFt)} ft`;
  const out = notShown.reduce((sum, one) => sum + one.count, 0);
  const why = notShown.map(({ reason: code, count: number }) => `${thousands(number)} ${leftOut[code]}`).join(', ');
  const changes = (['new', 'changed'] as const).flatMap((change) => {
    const number = notices.filter((notice) => notice.change === change).length;
    return number === 0 || last !== null ? [] : [`${number} ${change} since the last briefing`];
  });
  const before = last === null ? [] : [lastLine(last, made)];
  return [
    `${rules}. Corridor ${corridorNm} NM to each side, to the edge of areas; levels ${levels}; en route ${abeamMin} min before and after the flight is abeam.`,
    `Time of this briefing: ${span(from, to, made)}. Made ${dated(made)} by the clock of this machine.`,
    `Dataset ${data.revision}${data.date === null ? '' : ` of ${data.date.slice(0, 10)} (${age(data.date, made)})`}.`,
    ...before,
    [`Shown: ${count(notices.length, 'NOTAM')}`, ...changes, ...(acknowledged === 0 ? [] : [`${acknowledged} acknowledged, folded`])]
      .join(', ')
      .concat('.'),
    out === 0 ? 'Not shown: none.' : `Not shown: ${thousands(out)} (${why}); their identifiers are at the end.`,
  ];
}

function lastLine({ made, notamsImportedAt, added, changed, gone }: NonNullable<Briefing['last']>, now: string): string {
  const data = notamsImportedAt === null ? 'without NOTAMs' : `data of ${zulu(notamsImportedAt, made)}`;
  return `Last briefing of this route: ${zulu(made, now)}, ${data}; since then ${added} new, ${changed} changed, ${gone} no longer shown.`;
}
