import { beforeEach, expect, it } from 'vitest';
import type { Parsed } from '#renderer/features/route/use-parsed.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';
import { noHistory } from '#renderer/features/route/undo/history.ts';

const route = () => useRoute.getState();
const nextEvent = () => new Promise((go) => setTimeout(go));
/** The answer to a text; what is in it does not matter here. */
const answerTo = (text: string) => ({ text }) as Parsed;
const adds = (word: string) => (now: Parsed | undefined) => ({ text: `${now?.text ?? ''} ${word}`.trim() });
const windOnly = (direction: number) => () => ({
  legWinds: [...route().legWinds, { from: 'A', to: 'B', wind: { directionTrue: direction, speedKt: 10 } }] as never,
});

beforeEach(async () => {
  await nextEvent();
  useRoute.setState({ text: 'LSGG', choices: [], legWinds: [], history: noHistory, waiting: [] });
});

it('makes an edit at once where the answer is of the present text', () => {
  route().edit(adds('GVA'), answerTo('LSGG'));
  expect([route().text, route().waiting]).toEqual(['LSGG GVA', []]);
});

it('makes one of an empty route, which has no answer', () => {
  useRoute.setState({ text: ' ' });
  route().edit(adds('GVA'), undefined);
  expect(route().text).toBe('GVA');
});

it('undo waits for the edits before it, and undoes the last of them', async () => {
  route().edit(adds('GVA'), answerTo('LSGG'));
  await nextEvent();
  route().edit(adds('LFMN'), answerTo('LSGG'));
  route().undo();
  expect(route().text).toBe('LSGG GVA');
  route().settle(answerTo('LSGG GVA'));
  expect([route().text, route().history.future.map(({ text }) => text), route().waiting]).toEqual(['LSGG GVA', ['LSGG GVA LFMN'], []]);
  route().undo();
  expect(route().text).toBe('LSGG');
});

it('edits, undo and redo are made in the order of the hands, each when the answer before it is here', async () => {
  route().edit(adds('A'), answerTo('LSGG'));
  for (const word of ['B', 'C']) route().edit(adds(word), answerTo('LSGG'));
  route().undo();
  route().redo();
  route().undo();
  route().edit(adds('D'), answerTo('LSGG'));
  for (const text of ['LSGG A', 'LSGG A B', 'LSGG A B']) {
    await nextEvent();
    route().settle(answerTo(text));
  }
  expect([route().text, route().waiting]).toEqual(['LSGG A B D', []]);
  const back = [1, 2, 3].map(() => {
    route().undo();
    return route().text;
  });
  expect(back).toEqual(['LSGG A B', 'LSGG A', 'LSGG']);
});

it('edits that are made in one go are steps of their own', () => {
  route().edit(adds('A'), answerTo('LSGG'));
  for (const direction of [240, 250]) route().edit(windOnly(direction), answerTo('LSGG'));
  route().settle(answerTo('LSGG A'));
  route().undo();
  expect([route().text, route().legWinds.length]).toEqual(['LSGG A', 1]);
  route().undo();
  expect([route().text, route().legWinds.length]).toEqual(['LSGG A', 0]);
});

it('an answer to another text makes nothing', () => {
  route().edit(adds('GVA'), answerTo('LSG'));
  route().settle(answerTo('LSG'));
  route().settle(undefined);
  expect([route().text, route().waiting.length]).toEqual(['LSGG', 1]);
});
