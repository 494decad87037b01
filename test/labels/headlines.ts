/** Judges a headline by the words that a person required before seeing it. */
import type { Label } from './labels.ts';

export type Judgement = 'right' | 'vague' | 'wrong';

/** Wordings of a state; in labels its name stands for them. */
const states: Readonly<Record<string, string>> = {
  CLSD: 'clos/not available/unavailable/not usable/unusable/suspended/out of service/withdrawn/no runway',
  US: 'out of service/unserviceable/not available/unavailable/inoperative/unusable/withdrawn/suspended/not authori/not permitted/not usable/unlit/clos',
  CHG: 'chang/amend/replac/new/revis/correct/modif/differ',
  LTD: 'limit/restrict/part/reduc/below/beyond',
  ACT: 'activ/in use/takes place/take place',
  WIP: 'work/construction/maintenance/in progress',
  NOTLIT: 'not lit/not light/unlit/unlight/out of service/without light',
  AVBL: 'available/open/resumed',
  CNL: 'cancel',
};

/** Said of one thing while another is meant, these mislead; other words are only vague. */
const strong = /\bclosed\b|out of service|\bnot available|unserviceable|withdrawn|not authori|unusable/;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasStem = (headline: string, stem: string): boolean => new RegExp(String.raw`(?<![a-z0-9])${escaped(stem)}`).test(headline);

function meets(headline: string, wordings: string): boolean {
  const all = wordings.split('/').flatMap((wording) => (states[wording] ?? wording.toLowerCase()).split('/'));
  return all.some((wording) => wording.split(' ').every((stem) => hasStem(headline, stem)));
}

/** Runways are the same with and without a leading zero. */
function names(headline: string, designators: string): boolean {
  const plain = (text: string): string => text.toUpperCase().replace(/(?<![A-Z0-9])0(?=\d)/g, '');
  const has = (name: string): boolean => new RegExp(`(?<![A-Z0-9])${escaped(plain(name))}(?![A-Z0-9])`).test(plain(headline));
  return designators.split('~').some((designator) => has(designator) || designator.split(' ').every(has));
}

export function judged({ headline: wanted, closures }: Label, headline: string | null): Judgement {
  if (headline === null) return 'vague';
  const said = headline.toLowerCase();
  const isThing = meets(said, wanted.thing);
  const isState = wanted.state === undefined || meets(said, wanted.state);
  const isNamed = wanted.designator === undefined || names(headline, wanted.designator);
  if (isThing && isState && isNamed) return 'right';
  // It names nothing that could be another thing.
  if (/(?:^|\. )condition:/.test(said)) return 'vague';
  const isFalselyClosed = closures !== 'unclear' && closures.length === 0 && /^(?:the )?(?:runways?|aerodrome)\b[^:(]*\bclosed/.test(said);
  if (isFalselyClosed || (strong.test(said) && (!isThing || !isState))) return 'wrong';
  return 'vague';
}
