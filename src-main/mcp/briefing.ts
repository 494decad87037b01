/** Divides a briefing into answers of at most 25 kB: an overview with the most severe NOTAMs comes first, and each part is in pages. */
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { bytesOnWire, pageOf, type Page } from './page.ts';
import { noticeItem, type Detail } from './published.ts';
import { claimLine } from './runways.ts';

export const sections = ['overview', 'notams', 'runways', 'notShown', 'conditions', 'points', 'aids', 'data'] as const;
type Section = (typeof sections)[number];

type Part = { section?: Section; detail?: Detail; offset?: number };

export function briefingPart(briefing: Briefing, { section = 'overview', detail = 'line', offset = 0 }: Part): object {
  if (section === 'overview') return overview(briefing);
  const of = itemsOf(briefing, section, detail);
  return { section, title: briefing.title, made: briefing.made, ...pageFrom(of, { section, detail, offset }) };
}

const pageFrom = (items: readonly unknown[], { section, detail: form, offset, taken }: Required<Part> & { taken?: number }): Page =>
  pageOf(items.slice(offset), {
    offset,
    totalCount: items.length,
    ...(taken !== undefined && { taken }),
    next: (from) => ({ section, ...(form !== 'line' && { detail: form }), offset: from }),
  });

/** Runways and counts are whole; of the NOTAMs the most severe, as many as there is room for. */
function overview(briefing: Briefing): object {
  const { title, made, route, settings, reasons, data, enRoute, notices, notShown, acknowledged, last } = briefing;
  const head = {
    title,
    made,
    route: {
      depart: route.depart,
      arrive: route.arrive,
      distanceNm: route.distanceNm === null ? null : Math.round(route.distanceNm * 10) / 10,
      minutes: route.minutes,
    },
    rules: settings.rules,
    corridorNm: settings.corridorNm,
    levels: `${settings.lowerFt} ft to ${settings.upperFt === null ? 'unlimited' : `${settings.upperFt} ft`}`,
    from: settings.from,
    to: settings.to,
    reasons,
    notCovered: data.coverage.filter(({ coveredAt }) => coveredAt === null).map(({ place }) => place),
    notWhole: data.coverage.filter(({ coveredAt, claim }) => coveredAt !== null && claim === null).map(({ place }) => place),
    whole: data.coverage.flatMap(({ place, claim }) => (claim === null ? [] : [`${place} ${claimLine(claim)}`])),
    notFresh: data.coverage
      .filter(({ coveredAt, freshness }) => coveredAt !== null && freshness !== 'fresh')
      .map(({ place, freshness }) => `${place} ${freshness}`),
    runways: runwaysOf(briefing),
    counts: {
      shown: notices.length,
      acknowledged,
      bySeverity: countsOf(notices.map(({ severity }) => String(severity))),
      bySection: countsOf(notices.map((notice) => notice.aerodrome ?? notice.section)),
      notUnderstood: briefing.notUnderstood.length,
      mayClose: briefing.mayClose.length,
      runwayConditions: briefing.conditions.length,
      notShown: Object.fromEntries(notShown.map(({ reason, count }) => [reason, count])),
    },
    firs: enRoute.firs,
    last,
    more: 'Ask again with the same route and section: notams (detail text or full), runways, notShown, conditions, points, aids, data; offset leads through each.',
  };
  const page = pageFrom(itemsOf(briefing, 'notams', 'line'), { section: 'notams', detail: 'line', offset: 0, taken: bytesOnWire(head) });
  return { ...head, notams: page };
}

/** The sheet has a column for each aerodrome, in their order. */
function runwaysOf({ aerodromes, sheet }: Briefing): object[] {
  const columns = sheet?.parts.flatMap((part) => (part.kind === 'aerodromes' ? part.columns : []));
  const lists = columns?.map(({ bars, lines }) => [...bars.map(({ name, text }) => `${name} ${text}`), ...lines.map(({ text }) => text)]);
  return aerodromes.map(({ ident, name, roles, at, from, to }, index) => ({
    ident,
    name,
    roles,
    at,
    from,
    to,
    lines: lists?.[index] ?? [],
  }));
}

const countsOf = (words: readonly string[]): object =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

function itemsOf(briefing: Briefing, section: Exclude<Section, 'overview'>, detail: Detail): unknown[] {
  const { notices, aerodromes, notShown, conditions, points, aids, settings, data, sun, route } = briefing;
  switch (section) {
    case 'notams':
      return notices.toSorted((a, b) => b.severity - a.severity).map((notice) => noticeItem(notice, detail, notice));
    case 'runways':
      return aerodromes.flatMap(({ ident, atTime, during }) => [
        ...stateItems(ident, 'during', during),
        ...stateItems(ident, 'atThatMoment', atTime),
      ]);
    case 'notShown':
      return notShown.flatMap(({ reason, ids }) => ids.map((id) => `${reason} ${id}`));
    case 'conditions':
      return conditions;
    case 'points':
      return [...points, { sun }];
    case 'aids':
      return aids;
    case 'data':
      return [{ route }, { settings }, ...data.sources, ...data.coverage];
  }
}

/** Lists an item for each runway, cause and report of a state. */
function stateItems(aerodrome: string, when: string, state: AerodromeState | null): object[] {
  return Object.entries(state ?? {}).flatMap(([what, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.map((one: unknown) => ({ aerodrome, when, what, ...(typeof one === 'object' ? one : { value: one }) }))
      : [{ aerodrome, when, what, value }],
  );
}
