/**
 * Makes items 8 and 15 of the way back: at each point that changes something, speed, level, rules and traffic change back to what they were
 * before it.
 */
import type { FlightPlanItems } from '#contract/route/flight-plan.ts';
import { routeWords } from './route-faults.ts';

/** It applies from a point on; `cruise` is speed and level as written. */
type State = { cruise: string; rules: 'VFR' | 'IFR' | undefined; traffic: 'OAT' | 'GAT' | undefined };
type Step = { kind: 'way'; text: string } | { kind: 'place'; text: string; stays: string[]; before: State; after: State };

type Reversed = { items: Pick<FlightPlanItems, 'rules' | 'speed' | 'level' | 'route'>; isShortened: boolean };

const other = { VFR: 'IFR', IFR: 'VFR', OAT: 'GAT', GAT: 'OAT' } as const;

export function reverseRoute({ rules, speed, level, route }: FlightPlanItems): Reversed {
  const { steps, last, isShortened } = stepsOf(route ?? '', {
    cruise: `${speed ?? ''}${level ?? ''}`,
    rules: firstRules(rules),
    traffic: undefined,
  });
  const words: string[] = [];
  for (const step of steps.toReversed()) {
    if (step.kind === 'way') {
      if (words.at(-1) !== 'DCT' || step.text !== 'DCT') words.push(step.text);
    } else words.push(...placeWords(step));
  }
  const [, backSpeed, backLevel] = /^([NK]\d{4}|M\d{3})(\w+)$/.exec(last.cruise) ?? [];
  return {
    items: {
      rules: rulesBack(rules, steps, last),
      speed: backSpeed ?? speed,
      level: backLevel ?? level,
      route: route === null ? null : words.join(' '),
    },
    isShortened,
  };
}

/** Departures and arrivals have one direction, and so has a climb in the cruise: DCT is in the place of the first two, the point in that of the third. */
function stepsOf(route: string, begin: State): { steps: Step[]; last: State; isShortened: boolean } {
  const steps: Step[] = [];
  let state = begin;
  let isShortened = false;
  const words = routeWords(route);
  for (const [index, { text, word }] of words.entries()) {
    const place = steps.findLast((step) => step.kind === 'place');
    const change = (part: Partial<State>): void => {
      state = { ...state, ...part };
      if (place) place.after = state;
    };
    switch (word.kind) {
      case 'point':
      case 'coordinates':
      case 'bearingDistance':
        steps.push({ kind: 'place', text, stays: [], before: state, after: state });
        break;
      case 'speedLevel':
        if (word.upper === undefined && word.speed && word.level) change({ cruise: text });
        break;
      case 'rules':
        if (place && place.before.rules === undefined) place.before = { ...place.before, rules: other[word.rules] };
        change({ rules: word.rules });
        break;
      case 'traffic':
        if (place && place.before.traffic === undefined) place.before = { ...place.before, traffic: other[word.traffic] };
        change({ traffic: word.traffic });
        break;
      case 'stay':
        place?.stays.push(text);
        break;
      case 'direct':
      case 'airway':
        steps.push({ kind: 'way', text });
        break;
      default:
        isShortened = true;
        if (word.kind === 'procedure' && !isWay(words[index - 1]?.text)) steps.push({ kind: 'way', text: 'DCT' });
    }
  }
  return { steps, last: state, isShortened };
}

const isWay = (text: string | undefined): boolean => text === 'DCT';

function placeWords({ text, stays, before, after }: Extract<Step, { kind: 'place' }>): string[] {
  const cruise = before.cruise !== '' && before.cruise !== after.cruise ? `/${before.cruise}` : '';
  const rules = before.rules !== after.rules && before.rules !== undefined ? [before.rules] : [];
  const traffic = before.traffic !== after.traffic && before.traffic !== undefined ? [before.traffic] : [];
  return [`${text}${cruise}`, ...rules, ...traffic, ...stays];
}

const firstRules = (rules: string | null): State['rules'] => (rules === null ? undefined : 'IY'.includes(rules) ? 'IFR' : 'VFR');

/** The rules of the end come first. */
function rulesBack(rules: string | null, steps: readonly Step[], last: State): string | null {
  const hasChange = steps.some((step) => step.kind === 'place' && step.before.rules !== step.after.rules);
  if (rules === null || last.rules === undefined) return rules;
  if (hasChange) return last.rules === 'IFR' ? 'Y' : 'Z';
  return rules === 'Y' ? 'Z' : rules === 'Z' ? 'Y' : rules;
}
