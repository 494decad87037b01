import { beforeEach, expect, it } from 'vitest';
import { offerUndo, useUndo } from '#renderer/data/undo.ts';

beforeEach(() => useUndo.setState({ last: undefined, isShown: false }));

it('undoes the last change once, and says when there is nothing to undo', () => {
  const undone: string[] = [];
  offerUndo('first', () => undone.push('first'));
  offerUndo('second', () => undone.push('second'));
  expect(useUndo.getState()).toMatchObject({ isShown: true, last: { sentence: 'second' } });
  expect(useUndo.getState().undo()).toBe(true);
  expect(useUndo.getState().undo()).toBe(false);
  expect(undone).toEqual(['second']);
});

it('keeps what can be undone when the bar is gone', () => {
  const undone: string[] = [];
  offerUndo('first', () => undone.push('first'));
  useUndo.getState().hide();
  expect(useUndo.getState().isShown).toBe(false);
  useUndo.getState().undo();
  expect(undone).toEqual(['first']);
});

it('lets the undo of a change offer the change again', () => {
  let marked = true;
  const toggle = (): void => {
    marked = !marked;
    offerUndo('toggled', toggle);
  };
  toggle();
  useUndo.getState().undo();
  expect(marked).toBe(true);
  useUndo.getState().undo();
  expect(marked).toBe(false);
});
