/** Puts a selected NOTAM into the contract's form, and orders notices. The functions are pure. */
import { briefingTopics, type BriefingDoubt, type BriefingNotice, type BriefingTopic } from '#contract/briefing/notice.ts';
import type { DecodedNotam } from '#core/notams/describe/decoded-notam.ts';
import type { EffectKind } from '#core/notams/read/notice.ts';
import { statusAt } from '#core/notams/lifecycle/status.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import type { Flight } from './flight.ts';
import { textOf, type LastBriefing } from './memory.ts';
import { periodsIn, type Selected } from './selection.ts';

/** The reader has seen these before. */
export type Seen = {
  since: string | null;
  known: ReadonlySet<string> | null;
  /** These are the texts of the last briefing of the route; undefined where it has none. */
  last: LastBriefing['texts'] | undefined;
  acknowledged: ReadonlySet<string>;
};

export function noticeOf(selected: Selected, { timeOf }: Flight, seen: Seen): BriefingNotice {
  const { row, notam, section, aerodrome, passes, heights, window } = selected;
  const from = new Date(window.from).toISOString();
  return {
    id: row.id,
    notamId: row.notamId,
    message: row.message,
    locations: notam.locations,
    fir: notam.fir,
    issueDate: row.issueDate,
    startDate: notam.startDate?.toISOString() ?? null,
    endDate: notam.endDate?.toISOString() ?? null,
    isEstimated: notam.isEstimated,
    isPermanent: notam.isPermanent,
    schedule: notam.schedule,
    source: row.source,
    headline: notam.headline,
    headlineSource: notam.headlineSource,
    headlineParts: notam.headlineParts,
    subjectCode: notam.subjectCode,
    conditionCode: notam.conditionCode,
    category: notam.category,
    severity: notam.severity,
    severityRule: notam.severityRule,
    topic: topicOf(notam),
    status: statusAt(row, from),
    section,
    aerodrome: aerodrome && nameOf(aerodrome.point),
    from,
    to: new Date(window.to).toISOString(),
    activePeriods: periodsIn(selected, window),
    isActiveThen: isActiveThen(selected, timeOf),
    lowerLimit: notam.lowerLimit,
    upperLimit: notam.upperLimit,
    ...heights,
    geometrySource: notam.geometrySource,
    passes: passes.map((pass) => {
      const time = timeOf(pass.entryNm, pass.exitNm);
      const at = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());
      return { ...pass, from: at(time?.from), to: at(time?.to) };
    }),
    doubts: doubtsOf(selected, statusAt(row, from)),
    doubtfulWords: notam.effects.find(({ kind }) => kind === 'mayClose')?.words ?? null,
    change: changeOf(selected, seen),
    isAcknowledged: seen.acknowledged.has(row.id),
  };
}

/** Its periods are half-open, and a flight departs at a moment. */
function isActiveThen(selected: Selected, timeOf: Flight['timeOf']): boolean | null {
  const { aerodrome, passes, notam, window } = selected;
  const moment = aerodrome?.at ?? null;
  const times =
    aerodrome === null
      ? passes.map(({ entryNm, exitNm }) => timeOf(entryNm, exitNm))
      : [moment === null ? null : { from: moment, to: moment }];
  const periods = periodsIn(selected, window).map(({ start, end }) => ({
    start: Date.parse(start),
    end: end === null ? Infinity : Date.parse(end),
  }));
  const knownTimes = times.filter((time) => time !== null);
  if (knownTimes.length < times.length || knownTimes.length === 0 || notam.scheduleUnderstood === false) return null;
  return knownTimes.some((time) => periods.some(({ start, end }) => start <= time.to && (end > time.from || start === end)));
}

export const nameOf = ({ ident, text }: { ident: string | null; text: string }): string => ident ?? text;

/** What has no kind is of the subject of its NOTAM. */
const kinds: Record<Exclude<EffectKind, 'otherUnavailable'>, BriefingTopic> = {
  closesAerodrome: 'runway',
  noRunwayLeft: 'runway',
  closesRunway: 'runway',
  closesHelipad: 'runway',
  closesTaxiway: 'other',
  closesApron: 'other',
  closesStand: 'other',
  closesRoute: 'other',
  changesRoute: 'other',
  closesAirspace: 'other',
  changesAirspace: 'other',
  mayClose: 'runway',
  shortensRunway: 'runway',
  displacesThreshold: 'runway',
  changesDistances: 'runway',
  approachOut: 'approach',
  navaidOut: 'approach',
  lightsOut: 'lights',
  fuelUnavailable: 'fuel',
  fireCoverReduced: 'rescue',
  towerHours: 'services',
};
const categories: Partial<Record<DecodedNotam['category'], BriefingTopic>> = {
  runway: 'runway',
  surface: 'runway',
  procedure: 'approach',
  navigation: 'approach',
  gnss: 'approach',
  lighting: 'lights',
  services: 'services',
  communication: 'services',
};
const subjects: Partial<Record<NonNullable<DecodedNotam['subjectCode']>, BriefingTopic>> = { FU: 'fuel', FF: 'rescue' };

/** The first in the order of topics that any effect has; without effects that of its subject. */
function topicOf({ effects, category, subjectCode }: DecodedNotam): BriefingTopic {
  const found = new Set(effects.flatMap(({ kind }) => (kind === 'otherUnavailable' ? [] : kinds[kind])));
  return (
    briefingTopics.find((topic) => found.has(topic)) ??
    (subjectCode === null ? undefined : subjects[subjectCode]) ??
    categories[category] ??
    'other'
  );
}

function doubtsOf({ row, notam, section }: Selected, status: BriefingNotice['status']): BriefingDoubt[] {
  const holds: Record<BriefingDoubt, boolean> = {
    mayClose: notam.effects.some(({ kind }) => kind === 'mayClose'),
    notUnderstood: notam.format === 'text' || notam.headline === null,
    scheduleNotUnderstood: notam.scheduleUnderstood === false,
    notPlaced: section === 'unplaced',
    approximateArea: section === 'enRoute' && notam.geometrySource === 'itemQ',
    endPassed: status === 'overdue',
    notListed: notam.delistedAt !== null,
    sample: row.source === SAMPLE_SOURCE,
  };
  return (Object.keys(holds) as BriefingDoubt[]).filter((code) => holds[code]);
}

/** What the client gives goes before what is remembered. */
function changeOf({ row }: Selected, { since, known, last }: Seen): BriefingNotice['change'] {
  if (since === null && known === null && last) {
    const text = last.get(row.id);
    return text === undefined ? 'new' : text === textOf(row.message) ? null : 'changed';
  }
  if (known && !known.has(row.id)) return 'new';
  if (since === null) return null;
  if ((row.firstSeenAt ?? row.updatedAt) > since) return 'new';
  return row.updatedAt > since ? 'changed' : null;
}

const startOf = ({ startDate, id }: BriefingNotice): string => `${startDate ?? ''} ${id}`;
const rankOf = ({ topic }: BriefingNotice): number => briefingTopics.indexOf(topic);
const bySeverity = (a: BriefingNotice, b: BriefingNotice): number =>
  b.severity - a.severity || rankOf(a) - rankOf(b) || (startOf(a) < startOf(b) ? -1 : 1);

const orders: Record<BriefingNotice['section'], (a: BriefingNotice, b: BriefingNotice) => number> = {
  aerodrome: bySeverity,
  region: bySeverity,
  unplaced: bySeverity,
  enRoute: (a, b) => (a.passes[0]?.entryNm ?? 0) - (b.passes[0]?.entryNm ?? 0) || bySeverity(a, b),
};

/** Orders those of one section by severity, and en route as they are passed. */
export const inOrder = (section: BriefingNotice['section'], notices: readonly BriefingNotice[]): BriefingNotice[] =>
  notices.filter((one) => one.section === section).toSorted(orders[section]);
