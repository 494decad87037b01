import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { screens } from '#renderer/app/screens.ts';
import { PICTURES, pageOfTour, pictureOf } from './page.ts';
import { looks, shots, tour } from './shots.ts';

const docs = fileURLToPath(new URL('../../../resources/docs/', import.meta.url));

it('the tour has twelve pictures, of screens that there are, in at most two megabytes', () => {
  expect(tour).toHaveLength(12);
  expect(tour.filter(({ shot }) => !shots.some(({ name }) => name === shot))).toEqual([]);
  const files = readdirSync(docs + PICTURES);
  expect(files.toSorted()).toEqual(tour.map((stop) => pictureOf(stop).slice(PICTURES.length + 1)).toSorted());
  expect(files.reduce((sum, file) => sum + statSync(`${docs}${PICTURES}/${file}`).size, 0)).toBeLessThanOrEqual(2_000_000);
  expect(existsSync(`${docs}tour.md`)).toBe(true);
  expect(readFileSync(`${docs}tour.md`, 'utf8')).toBe(pageOfTour());
});

it('every screen is among the pictures', () => {
  expect(screens.filter(({ name }) => !shots.some((shot) => shot.name === name))).toEqual([]);
});

it('every screen is known by its heading in each language', () => {
  const missing = [en, fr].flatMap((words) => shots.filter(({ heading }) => heading(words) === ''));
  expect(missing).toEqual([]);
});

it('every screen is taken at three widths, light and dark', () => {
  expect(looks).toHaveLength(6);
});
