/** The surface winds that the user typed, such as `240/15G25`, direction true: once for an aerodrome, on whatever screen. They last as long as the page. */
import { create } from 'zustand';
import { readWind } from '#domain/wind/read-wind.ts';

/** Texts by the code of the aerodrome; '' has the one for all others. */
export type Winds = Readonly<Record<string, string>>;

export const useWinds = create<{ texts: Winds }>(() => ({ texts: {} }));

const keyOf = (code: string): string => code.trim().toUpperCase();
export const windIn = (texts: Winds, code: string): string => texts[keyOf(code)] ?? texts[''] ?? '';

/** It is empty where no wind was typed. */
export const useWind = (code: string): string => useWinds(({ texts }) => windIn(texts, code));

/** An empty code sets the wind of all aerodromes that have no other; an empty text takes the wind away. */
export const setWind = (code: string, text: string): void =>
  useWinds.setState(({ texts }) => {
    const { [keyOf(code)]: _, ...others } = texts;
    return { texts: text.trim() === '' ? others : { ...others, [keyOf(code)]: text.trim().toUpperCase() } };
  });

/** Reads `240/15, EGKK 180/10`; undefined where a part is no wind. */
export function readWinds(line: string): Winds | undefined {
  const parts = line.split(',').filter((part) => part.trim() !== '');
  const read = parts.map((part) => {
    const text = part.trim().toUpperCase();
    const [, code = '', wind = text] = readWind(text) === undefined ? (/^([A-Z0-9-]{2,7})[ =:]+(.+)$/.exec(text) ?? []) : [];
    return readWind(wind) === undefined ? undefined : ([code, wind] as const);
  });
  const winds = read.filter((one) => one !== undefined);
  return winds.length < parts.length ? undefined : Object.fromEntries(winds);
}

/** The inverse of `readWinds`, without what is no wind yet; `between` divides a code from its wind. */
export const writeWinds = (texts: Winds, between = ' '): string =>
  Object.entries(texts)
    .filter(([, wind]) => readWind(wind) !== undefined)
    .map(([code, wind]) => (code === '' ? wind : `${code}${between}${wind}`))
    .join(between === ' ' ? ', ' : ',');
