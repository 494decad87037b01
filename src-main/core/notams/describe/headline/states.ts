/** Finds the words that say in which state a thing is. */
import { wordSet } from '#core/text/word-set.ts';
import { noLongerState, notState, type DeniedState, type StateCode } from '#contract/notams/headline-codes.ts';
import { deniedOf, entryOf, meaningOf, type Meaning } from '#core/notams/lexicon/lexicon.ts';

/** A word in capitals that says a state; null for others. */
const stateWord = (word: string) => {
  const sense = entryOf(word)?.sense;
  return sense?.kind === 'state' || sense?.kind === 'adjective' ? (sense as { kind: 'state' | 'adjective'; code: StateCode }) : null;
};

/** One of these may follow an adjective that ends a statement. */
const following: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['to', 'place', 'condition', 'due', 'as', 'except', 'time', 'only']);
const alsoFollowing = wordSet('BOUNDED INFO PSN AND WITH UP RMK SUBJ SUBJECT PPR ALTN SEE VIA MNM GND SFC EAST WEST NORTH SOUTH');

/** Tells whether a word goes on with a state: `closed BETWEEN …`; others begin something new. */
export const limits = (word: string): boolean => (word !== 'OF' && following.has(meaningOf(word))) || alsoFollowing.has(word);

/** First words of states of several words; most words of a text begin none. */
const compound = wordSet('CHANGE NON NOT NO OUT ON WIP WORK IN TAKE');

/** One of these before a state makes it a condition. */
const conditions = wordSet('UNLESS OTHERWISE IF WHEN WHENEVER AS');

export type Found = { code: StateCode; to: number };

/** The state that begins at a word; null where none does. `bare` has the words without their marks, `raw` with them. */
export function stateAt(bare: readonly string[], raw: readonly string[], at: number): Found | null {
  const word = bare[at] as string;
  const state = stateWord(word);
  if (state === null && !compound.has(word)) return null;
  // `UNLESS OTHERWISE AUTHORIZED`, `WHEN ACT`, `EXC AS AUTHORIZED BY`, `UNLESS NAV AIDS AVBL` are conditions, `EXCEPT THAT RWY 09 IS AVBL` an exception.
  const exception = bare.lastIndexOf('THAT', at);
  if (conditions.has(bare[at - 1] ?? '') || bare.lastIndexOf('UNLESS', at) >= 0 || (exception > 0 && bare[exception - 1] === 'EXCEPT'))
    return null;
  // The closure is denied in `WILL NOT BE CLOSED` and `NO LONGER CLSD`.
  if (state?.code === 'closed' && /^(?:NOT|LONGER)$/.test(bare[bare[at - 1] === 'BE' ? at - 2 : at - 1] ?? '')) return null;
  // The closure has ended in `PREVIOUSLY CLSD, NOW OPEN`.
  if (state?.code === 'closed' && /^(?:PREVIOUSLY|FORMERLY)$/.test(bare[at - 1] ?? '')) return null;
  // `BEFORE EVERY CLOSED TIME` refers to closures and states none.
  if (state?.code === 'closed' && /^(?:TIMES?|TIMINGS?|PERIODS?|HOURS?|HRS?|AREAS?)$/.test(bare[at + 1] ?? '')) return null;
  // `TWY NA` is the name of a taxiway.
  if (word === 'NA' && /^(?:TWYS?|TXL|TAXIWAYS?|TAXILANE|STAND|GATE)$/.test(bare[at - 1] ?? '')) return null;
  if (word === 'ACT' && /^(?:AERONAUTICS|AVIATION|NAVIGATION|THE|MIL|MILITARY|BIRD|WILDLIFE|GFY)$/.test(bare[at - 1] ?? '')) return null;
  // The adjective only describes the obstacles in `MULTIPLE UNLIT TOWERS`.
  if (state?.code === 'notLit' && /^(?:MULTIPLE|NUMEROUS|SEVERAL|TWO|THREE|AN?|THE)$/.test(bare[at - 1] ?? '')) return null;
  if (state) return state.kind === 'adjective' && isBeforeNoun(bare, raw, at) ? null : { code: state.code, to: at + 1 };
  switch (word) {
    case 'NOT':
      return refusedAt(bare, at, notState);
    case 'NO':
      return bare[at + 1] === 'LONGER' ? refusedAt(bare, at + 1, noLongerState) : null;
    case 'OUT':
      return bare[at + 1] === 'OF' && /^(?:SERVICE|SVC|SER|ORDER|SERV)$/.test(bare[at + 2] ?? '')
        ? { code: 'outOfService', to: at + 3 }
        : null;
    case 'NON':
      return /^(?:STD|STANDARD)$/.test(bare[at + 1] ?? '') ? { code: 'notStandard', to: at + 2 } : null;
    case 'CHANGE':
      // `FREQ 316.8 MHZ CHANGE TO FREQ 258.4 MHZ` means that it is changed.
      return at > 2 && bare[at + 1] === 'TO' && bare[at + 2] !== 'READ' ? { code: 'changed', to: at + 1 } : null;
    case 'ON':
      return bare[at + 1] === 'TEST' ? { code: 'onTest', to: at + 2 } : null;
    case 'WIP':
      return { code: 'workInProgress', to: at + 1 };
    case 'WORK':
      return bare[at + 1] === 'IN' && bare[at + 2] === 'PROGRESS' ? { code: 'workInProgress', to: at + 3 } : null;
    case 'IN':
      if (bare[at + 1] === 'EFFECT') return { code: 'inEffect', to: at + 2 };
      return bare[at + 1] === 'PROGRESS' || bare[at + 1] === 'PROG' ? { code: 'inProgress', to: at + 2 } : null;
    case 'TAKE':
      return bare[at + 1] === 'PLACE' ? { code: 'takingPlace', to: at + 2 } : null;
    default:
      return null;
  }
}

function refusedAt(bare: readonly string[], at: number, denied: (state: DeniedState) => StateCode): Found | null {
  let next = at + 1;
  while (bare[next] === 'BE' || bare[next] === 'YET' || bare[next] === 'CURRENTLY') next++;
  const word = deniedOf(bare[next] ?? '');
  return word === null ? null : { code: denied(word), to: next + 1 };
}

function isBeforeNoun(bare: readonly string[], raw: readonly string[], at: number): boolean {
  const next = bare[at + 1];
  // Brackets explain the state in `R574 ACT (RA2)`.
  if (next === undefined || /[.,;:)]$/.test(raw[at] as string) || raw[at + 1]?.startsWith('(')) return false;
  return !limits(next) && /^[A-Z]{2}/.test(next);
}
