/** English sentences of waypoints: why one is refused, and why a file of them is. */
import type { Sentences } from './reason.ts';

const file = (format: unknown) => `The ${String(format).toUpperCase()} file`;

export const waypointSentences = {
  waypointIdentInvalid: ({ ident }) =>
    `"${ident}" cannot be an ident: it needs 2 to 10 letters A to Z and figures, one of them a letter, and may not be a word with another meaning in a route, such as DCT or N0120.`,
  waypointIdentTwice: ({ ident, line }) => `The ident ${ident} is in line ${line} of the file already. Give each waypoint its own.`,
  waypointPositionInvalid: () => 'Its position is missing, cannot be read or is out of range.',
  waypointTextTooLong: ({ part, most }) => `Its ${part} is longer than ${most} characters. Shorten it in the file.`,
  waypointElevationInvalid: ({ elevation }) => `Its elevation, ${elevation}, is no number of feet from -2000 to 40000.`,
  waypointFileUnknown: () =>
    'The file is no CUP, GPX, KML or CSV file of waypoints. A CSV begins with a line of ident,name,latitude,longitude.',
  waypointFileNoPoints: ({ format }) =>
    `${file(format)} has no waypoint. Check in the program that saved it that it holds points, not only a route or a track.`,
  waypointColumnMissing: ({ columns }) => `The first line of the CSV file does not name the columns ${columns}.`,
} satisfies Partial<Sentences>;
