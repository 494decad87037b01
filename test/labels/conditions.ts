/** Compares reports of runway surfaces and lengths that a person read with what was decoded. */
import type { DecodedNotice } from '#core/notams/read/notice.ts';
import type { Label } from './labels.ts';

export type ConditionFault = 'missedCondition' | 'otherCodes' | 'otherContaminant';

const plain = (runway: string): string => runway.replace(/(?<![0-9])0(?=\d)/g, '');

export function conditionFaults(
  { condition = [] }: Label,
  { runwayConditions }: Pick<DecodedNotice, 'runwayConditions'>,
): ConditionFault[] {
  return condition.flatMap(({ runway, codes, friction, contaminant }): ConditionFault[] => {
    const report = runwayConditions.find((told) => told.runway !== null && plain(told.runway) === plain(runway));
    if (!report) return ['missedCondition'];
    const isOther = (wanted: number[] | undefined, told: readonly (number | null)[]) =>
      wanted !== undefined && wanted.join() !== told.join();
    if (isOther(codes, report.codes) || isOther(friction, report.friction)) return ['otherCodes'];
    const isNamed = report.contaminants.some((told) => told !== null && (told.includes(contaminant) || contaminant.includes(told)));
    return isNamed ? [] : ['otherContaminant'];
  });
}

/** Labelled lengths that no effect has as a number. */
export function missedLengths({ displaced = [], distances = [] }: Label, { effects }: Pick<DecodedNotice, 'effects'>): string[] {
  const told = new Set(JSON.stringify(effects).match(/\d+/g));
  const wanted = [...displaced.map(({ by }) => by), ...distances.flatMap(({ toraTodaAsdaLda }) => toraTodaAsdaLda)];
  return wanted.flatMap((length) => (length === null || told.has(String(Number.parseInt(String(length), 10))) ? [] : String(length)));
}
