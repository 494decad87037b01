/**
 * Sums up an aerodrome of the flight: a bar for each runway, what is closed, out or limited there, the best end in the wind, and the sun.
 */
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Briefing, BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { SheetColumn, SheetLine } from '#contract/briefing/sheet.ts';
import type { Sentences } from '#words/sentences.ts';
import { zuluOn } from '#domain/time.ts';
import { surfaceWindLine } from '#words/report-lines.ts';
import { bestSentence, isVariable } from '#words/runway-wind.ts';
import { capital, shortSpan } from './figures.ts';
import { aerodromeName, closureLines, plain, saidOf, strong, untilText, type Words } from './runway-lines.ts';

type RunwayState = AerodromeState['runways'][number];
type Given = Pick<Briefing, 'made' | 'data'> & { notices: ReadonlyMap<string, BriefingNotice>; words: Sentences };

export function columnOf(aerodrome: BriefingAerodrome, given: Given): SheetColumn {
  const { ident, name, at, from, to, during, best, sun } = aerodrome;
  const { made, notices, words: sentences } = given;
  const { briefing: says } = sentences;
  const title = [aerodromeName(aerodrome, sentences), at === null ? '' : zuluOn(at, made)].filter(Boolean).join(' ');
  const column = { title, name: name ?? '' };
  if (!during) return { ...column, bars: [], lines: [strong(says.noAerodrome(ident)), ...saidOf(aerodrome, notices, sentences)] };
  const words: Words = { ...sentences, day: made, notices, window: { from, to } };
  return {
    ...column,
    bars: during.runways.map((runway) => barOf(runway, words)),
    lines: [
      ...closureLines(during, given.data.losses, words),
      ...windLines(best, sentences),
      ...outLines(during, words),
      ...(sun === null ? [] : [plain(sunText(sun, words))]),
    ],
  };
}

/** The wind with its source and age, or why there is none, then the end that it favours. */
function windLines(best: BriefingAerodrome['best'], { briefing: says, weather }: Sentences): SheetLine[] {
  if (best === null) return [];
  return [
    plain(capital(surfaceWindLine(best, weather))),
    ...(best.reason === null ? [plain(says.best(bestSentence(best, isVariable(best.wind), weather)))] : []),
  ];
}

const alarming: readonly RunwayState['state'][] = ['closed', 'mayBeClosed', 'unknown'];

/** Spans of one runway that are said in words; the numbers of all are. */
const MOST_SPANS = 4;

function barOf({ name, isClosedInData, spans, ends }: RunwayState, words: Words): SheetColumn['bars'][number] {
  const { briefing: says, window } = words;
  const whole = Date.parse(window.to) - Date.parse(window.from);
  const causes = ends.flatMap((end) => end.causes);
  const number = (id: string) => causes.find((cause) => cause.id === id)?.notamId ?? says.noNumber;
  // One NOTAM may be the cause of several periods; the one that reaches the end of the window says how it goes on.
  const lasting = causes.filter(({ to }) => to === null || to >= window.to);
  const told = isClosedInData ? [] : spans.filter(({ state, ids }) => state !== 'open' || ids.length > 0);
  const texts = told.slice(0, MOST_SPANS).map(({ from, to, state, ends: states, ids }) => {
    const isSame = states.every((one) => one === state);
    const what = isSame
      ? says.runwayStates[state]
      : states.flatMap((one, at) => (one === 'open' ? [] : [`${ends[at]?.ident ?? '?'} ${says.runwayStates[one]}`])).join(', ');
    const [only, ...others] = ids;
    const cause = others.length > 0 ? undefined : lasting.find(({ id }) => id === only);
    return [what, spanText({ from, to }, cause ? untilText(cause, words) : '', words), ids.map(number).join(', ')]
      .filter(Boolean)
      .join(' ');
  });
  const named = new Set(told.slice(0, MOST_SPANS).flatMap(({ ids }) => ids));
  const more = [...new Set(told.flatMap(({ ids }) => ids).filter((id) => !named.has(id)))].map(number);
  const left = told.length - MOST_SPANS;
  return {
    name,
    text: isClosedInData
      ? says.closedInData
      : told.length === 0
        ? says.runwayStates.open
        : [...texts, ...(left > 0 ? [[says.morePeriods(left), ...more].join(' ')] : [])].join(words.common.semicolon),
    isStrong: told.some(({ ends: states }) => states.some((state) => alarming.includes(state))),
    ids: [...new Set(told.flatMap(({ ids }) => ids))],
    spans: spans.map(({ from, to, state }) => ({ state, share: whole === 0 ? 1 : (Date.parse(to) - Date.parse(from)) / whole })),
  };
}

/** Empty for the whole window; `until` says how long it continues after it. */
function spanText({ from, to }: { from: string; to: string }, until: string, { common, day, window }: Words): string {
  const begins = from > window.from ? common.onwards(zuluOn(from, day)) : '';
  if (to >= window.to) return [begins, until].filter(Boolean).join(' ');
  return begins === '' ? common.until(zuluOn(to, day)) : shortSpan(from, to, day);
}

const services = ['approachesOut', 'navaidsOut', 'lightsOut', 'fuel', 'rescueAndFireFighting', 'tower'] as const;

function outLines(during: AerodromeState, { briefing: says }: Words): SheetLine[] {
  const out = services.flatMap((service) => {
    const causes = during[service];
    const runways = [...new Set(causes.flatMap(({ runway }) => runway ?? []))];
    return causes.length === 0 ? [] : [{ text: [says.services[service], ...runways].join(' '), ids: causes.map(({ id }) => id) }];
  });
  if (out.length === 0) return [];
  return [plain(says.out(out.map(({ text }) => text).join(', ')), [...new Set(out.flatMap(({ ids }) => ids))])];
}

function sunText({ sunrise, sunset, isUpAtNoon }: NonNullable<BriefingAerodrome['sun']>, { briefing: says, day }: Words): string {
  if (sunrise === null && sunset === null) return isUpAtNoon ? says.sunUp : says.sunDown;
  const at = (moment: string | null) => (moment === null ? '–' : zuluOn(moment, day));
  return says.sunTimes(at(sunrise), at(sunset));
}
