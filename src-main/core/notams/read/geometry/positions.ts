/** Positions inside texts, as coordinates of a drawing. */
import { findPositions as find } from '#domain/read-position.ts';
import type { Position } from '../notice.ts';

export type Found = { position: Position; from: number; to: number };

/** More points than any NOTAM draws. */
const MAX_POINTS = 500;

/** In order of the text. */
export const findPositions = (text: string): Found[] =>
  find(text, MAX_POINTS).map(({ latitude, longitude, from, to }) => ({ position: [rounded(longitude), rounded(latitude)], from, to }));

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
