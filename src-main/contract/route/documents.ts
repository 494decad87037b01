/** Logs and flight plan files are made of a route, and a route is read from files. */
import { Type, type Static } from 'typebox';
import { languages } from '../language.ts';
import { papers } from '../print.ts';
import { Reason } from '../problems/reasons.ts';
import { apiKey, forSpreadsheet } from '../schema/parameters.ts';
import { Closed, OneOf, OneOfOrNull, Text } from '../schema/values.ts';
import { routeFileFormats } from './files.ts';
import { plogFormats } from './plog.ts';

export const plogForm = {
  format: Type.Optional(OneOf(plogFormats, 'form of the log; default: json')),
  paper: Type.Optional(OneOf(papers, 'paper of a pdf, portrait; default: a5')),
  language: Type.Optional(OneOf(languages, 'language of a pdf or html; default: en')),
  ...forSpreadsheet,
};
export const PlogQuery = Closed({ ...plogForm, ...apiKey });
export type PlogQuery = Static<typeof PlogQuery>;

export const ExportQuery = Closed({ format: OneOf(routeFileFormats, 'format of the file'), ...apiKey });

export const plogMediaTypes = ['application/json', 'application/pdf', 'text/csv', 'text/html'] as const;
export const routeFileMediaTypes = [
  'application/gpx+xml',
  'application/xml',
  'application/vnd.google-earth.kml+xml',
  'application/geo+json',
  'text/csv',
  'text/plain',
] as const;

/** This header of a file of a route says what is not in it. */
export const LEFT_OUT = 'X-Route-Left-Out';
export const leftOutHeader = {
  [LEFT_OUT]:
    'what the file cannot hold of the route, or of the areas of a briefing, or holds otherwise: a JSON list of {code, values, text}, as in Reason, in ASCII; absent where nothing is left out. Where the header would be longer than 4 kB, values are cut to 100 characters, or to 20, and texts to 60 more',
};

export const OpenedRoute = Closed({
  text: Text('words of the route, for POST /routes/parse'),
  alternates: Type.Array(Text('a code, or coordinates'), { description: 'alternates of the file, for POST /routes/parse' }),
  format: OneOfOrNull(routeFileFormats, 'format of the file; null for a text that is itself the words'),
  faults: Type.Array(Reason, { description: 'what of the file was not used, or was read otherwise' }),
});
export type OpenedRoute = Static<typeof OpenedRoute>;
