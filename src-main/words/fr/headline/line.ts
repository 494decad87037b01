/**
 * Writes a headline in French from its codes. What only words of the text say stays in those words, in quotation marks: English made of it
 * is never shown as French.
 */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { cutOf, lineOf, type CutHeadline, type HeadlineLanguage } from '#words/headline/line.ts';
import { capitalised, shortened } from '#words/headline/shortened.ts';
import { conditions, subjects } from '../topics.ts';
import { phraseInFrench, possible, sayOf, type InFrench } from './phrase.ts';
import type { Gender } from './states.ts';

const MOST_QUOTED = 80;
/** Quotations are cut already, and must end. */
const MAX_LENGTH = 300;
const quoted = (text: string): string => `« ${shortened(text.replace(/\s+/g, ' ').trim(), MOST_QUOTED)} »`;

type Of = Pick<Decoded, 'headlineParts' | 'subjectCode' | 'conditionCode'>;

const things: ReadonlySet<HeadlinePart['role']> = new Set(['ground', 'thing', 'topic', 'subject']);

/** It is null without a headline. */
export const headlineInFrench = (of: Of): string | null =>
  of.headlineParts.length === 0 ? null : capitalised(lineOf(partsOf(of), languageOf(of)));

/** Makes the same in parts, for a narrow line. */
export function cutInFrench(of: Of): CutHeadline | null {
  if (of.headlineParts.length === 0) return null;
  const { subject, state, rest } = cutOf(partsOf(of), languageOf(of));
  if (subject !== '') return { subject: capitalised(subject), state, rest };
  return state === '' ? { subject, state, rest: capitalised(rest) } : { subject, state: capitalised(state), rest };
}

function partsOf({ headlineParts, subjectCode, conditionCode }: Of): HeadlinePart[] {
  const parts = headlineParts.filter((part, at) => !isSaidNext(part, headlineParts[at + 1]));
  const at = parts.findIndex(({ role, says }) => role === 'quote' && says.length === 0);
  if (at < 0 || parts.some(({ role }) => things.has(role) || role === 'trigger' || role === 'condition')) return parts;
  const subject: HeadlinePart[] = subjectCode === null ? [] : [{ role: 'subject', says: [], text: null, words: null }];
  const condition: HeadlinePart[] = conditionCode === null ? [] : [{ role: 'condition', says: [], text: null, words: null }];
  return parts.toSpliced(at, 0, ...subject, ...condition);
}

function languageOf({ subjectCode, conditionCode }: Of): HeadlineLanguage<HeadlinePart> {
  const subject = subjectCode === null ? null : subjects[subjectCode];
  const condition = conditionCode === null ? null : conditions[conditionCode];

  const thingOf = (part: HeadlinePart): InFrench => {
    if (part.role === 'subject' && part.says.length === 0) return { words: subject ?? quoted(part.text ?? part.words ?? ''), gender: 'm' };
    return part.says.length > 0 ? phraseInFrench(part.says, 'm') : { words: quoted(part.text ?? ''), gender: 'm' };
  };

  /** The gender is that of the thing in front, or of the topic in front of a quoted one. */
  const genderAt = (at: number, parts: readonly HeadlinePart[]): Gender => {
    const thing = parts.findLastIndex(({ role }, place) => place < at && things.has(role));
    const part = parts[thing];
    if (!part) return 'm';
    const topic = parts[thing - 1];
    if (part.says.length === 0 && topic?.role === 'topic') return thingOf(topic).gender;
    const [first] = part.says;
    if (first?.code === 'runways') return first.names.length > 1 ? 'fp' : 'f';
    return thingOf(part).gender;
  };

  const say = (part: HeadlinePart, at: number, parts: readonly HeadlinePart[]): string => {
    const { role, says, text } = part;
    switch (role) {
      case 'cancels':
        return `Annule le NOTAM ${text ?? '(numéro inconnu)'}`;
      case 'trigger':
        return 'NOTAM d’annonce : ';
      case 'see':
        return `voir ${text}`;
      case 'doubt':
        return `Peut être fermé : ${quoted(text ?? '')}`;
      case 'condition':
        return condition ?? '';
      case 'note':
        return [...says.map(({ code, names }) => sayOf(code, names)), ...(text === null ? [] : [quoted(text)])].join(', ');
      case 'quote':
        return says.length > 0 ? phraseInFrench(says, 'm').words : quoted(text ?? '');
      case 'mayBe':
        return possible(says[0]?.code ?? '', genderAt(at, parts));
      case 'ground':
      case 'thing':
      case 'topic':
      case 'subject':
        return thingOf(part).words;
      case 'sentence':
        return capitalised(phraseInFrench(says, 'm').words);
      default:
        return says.length > 0 ? phraseInFrench(says, genderAt(at, parts)).words : quoted(text ?? '');
    }
  };
  return {
    part: (part, at, parts) => (part.role === 'ground' ? capitalised(say(part, at, parts)) : say(part, at, parts)),
    colon: ' : ',
    most: MAX_LENGTH,
  };
}

/** `Danger area` in front of `EGD324`, which is called one itself. */
const isSaidNext = ({ role, says }: HeadlinePart, next: HeadlinePart | undefined): boolean =>
  role === 'topic' && next !== undefined && next.says.some(({ code }) => code === says[0]?.code);
