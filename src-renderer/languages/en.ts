/** All English text of the window. */
import { access } from './en/access.ts';
import { airport } from './en/airport.ts';
import { airports } from './en/airports.ts';
import { api } from './en/api.ts';
import { common } from './en/common.ts';
import { compare } from './en/compare.ts';
import { data } from './en/data.ts';
import { frame } from './en/frame.ts';
import { map } from './en/map.ts';
import { notams } from './en/notams.ts';
import { palette } from './en/palette.ts';
import { refusals } from './en/refusals.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';

export const en = { common, frame, search, palette, refusals, airport, airports, compare, notams, map, data, api, settings, access, shell };
