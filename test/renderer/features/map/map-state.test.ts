import { beforeEach, expect, it } from 'vitest';
import { useMap } from '#renderer/features/map/map-state.ts';
import { pressKey } from '#renderer/features/map/press.ts';

const [one, other, third] = [
  { latitude: 1, longitude: 1 },
  { latitude: 2, longitude: 2 },
  { latitude: 3, longitude: 3 },
];
const state = () => useMap.getState();

beforeEach(() => useMap.setState(useMap.getInitialState(), true));

it('keeps the view on the map, and turns longitudes back into their range', () => {
  state().goTo({ latitude: 89, longitude: 190, zoom: 40 });
  const { latitude, longitude, zoom } = state().view;
  expect([latitude < 86, longitude, zoom]).toEqual([true, -170, 17]);
});

it('makes the map follow only where the view was set outside it', () => {
  const { viewVersion } = state();
  state().seen({ latitude: 5 });
  expect(state().viewVersion).toBe(viewVersion);
  state().goTo(one);
  expect(state().viewVersion).toBe(viewVersion + 1);
});

it('sets the first end, the second, and then starts over', () => {
  state().startMeasuring();
  const ends = [one, other, third].map((place) => {
    state().measureAt(place);
    return state().measured;
  });
  expect(ends).toEqual([[one], [one, other], [third]]);
  state().stopMeasuring();
  expect([state().mode, state().measured]).toEqual(['look', []]);
});

it('measures from cross to cross by key, and ends with Escape', () => {
  state().goTo(one);
  expect(pressKey('m')).toBe(true);
  state().goTo(other);
  pressKey('Enter');
  expect(state().measured).toEqual([one, other]);
  pressKey('Escape');
  expect([state().mode, state().measured]).toEqual(['look', []]);
});

it('asks what is at the cross by Enter and by c, and leaves other keys to the map', () => {
  state().goTo(one);
  pressKey('Enter');
  expect(state().here).toEqual(one);
  state().goTo(other);
  pressKey('C');
  expect(state().here).toEqual(other);
  expect(['ArrowLeft', '+', 'Tab'].map(pressKey)).toEqual([false, false, false]);
});

it('hides and shows a kind; closed ones are hidden at first', () => {
  expect(state().hidden).toEqual(['closed']);
  state().toggle('closed');
  state().toggle('small');
  expect(state().hidden).toEqual(['small']);
});

it('unfolds the lists when it is asked what is somewhere, and folds them by L', () => {
  pressKey('l');
  expect(state().isAlone).toBe(true);
  pressKey('c');
  expect(state().isAlone).toBe(false);
  expect(pressKey('L')).toBe(true);
  expect(state().isAlone).toBe(true);
});
