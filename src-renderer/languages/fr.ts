/** All French text of the window. */
import type { Catalogue } from './catalogue.ts';
import { access } from './fr/access.ts';
import { airport } from './fr/airport.ts';
import { airports } from './fr/airports.ts';
import { api } from './fr/api.ts';
import { common } from './fr/common.ts';
import { compare } from './fr/compare.ts';
import { data } from './fr/data.ts';
import { frame } from './fr/frame.ts';
import { map } from './fr/map.ts';
import { notams } from './fr/notams.ts';
import { palette } from './fr/palette.ts';
import { refusals } from './fr/refusals.ts';
import { search } from './fr/search.ts';
import { settings } from './fr/settings.ts';
import { shell } from './fr/shell.ts';

export const fr: Catalogue = {
  common,
  frame,
  search,
  palette,
  refusals,
  airport,
  airports,
  compare,
  notams,
  map,
  data,
  api,
  settings,
  access,
  shell,
};
