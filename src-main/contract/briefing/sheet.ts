/**
 * A sheet is a briefing as a person reads it, in the order that all its forms have: print, text and the window draw these parts, each in
 * its own way.
 */
import { Type, type Static, type TProperties } from 'typebox';
import { AerodromeState } from '../airports/state.ts';
import { languages } from '../language.ts';
import { Closed, Flag, NumberOrNull, OneOf, Text, Texts, Timestamp } from '../schema/values.ts';
import { BriefingNotice, notShownReasons } from './notice.ts';

const part = <const Kind extends string, Members extends TProperties>(kind: Kind, members: Members) =>
  Closed({ kind: Type.Literal(kind), ...members });

const Ids = Type.Array(Text('id of a NOTAM in notices'), { description: 'NOTAMs that it rests on' });
const isFolded = Flag('whether a screen shows it on demand');

export const SheetLine = Closed({
  text: Type.String(),
  isStrong: Flag('something is closed, may be, or is not known: to be seen first'),
  ids: Ids,
});
export type SheetLine = Static<typeof SheetLine>;

const SheetBar = Closed({
  name: Text('runway'),
  text: Text('its state, when it changes and by which NOTAMs'),
  isStrong: SheetLine.properties.isStrong,
  ids: Ids,
  spans: Type.Array(
    Closed({
      state: AerodromeState.properties.runways.items.properties.state,
      share: Type.Number({ description: 'of the whole time, 0 to 1' }),
    }),
  ),
});

export const SheetColumn = Closed({
  title: Text('what it is in the flight, its ident and the time'),
  name: Text('its name; empty where unknown'),
  bars: Type.Array(SheetBar),
  lines: Type.Array(SheetLine),
});
export type SheetColumn = Static<typeof SheetColumn>;

export const SheetNotice = Closed({
  id: BriefingNotice.properties.id,
  severity: BriefingNotice.properties.severity,
  area: NumberOrNull('number of its area on the map of the corridor; null where it has none there'),
  grade: Text('its severity in words, and whether it is new or changed'),
  place: Text('where it is'),
  headline: Text('what is understood of it, else the begin of its text'),
  cut: Closed(
    {
      subject: Text('what it is about'),
      state: Text('what is the matter; empty where no word of it is'),
      rest: Text('what else, or all'),
    },
    {
      description: 'the headline in its order, for one line: a narrow one loses the rest first, then of the subject, never the state',
    },
  ),
  when: Text('when it is active, and when the flight is there'),
  number: Text('its number'),
  facts: Texts('what it concerns, when it holds, where and when the flight meets it, what is in doubt'),
  raw: Text('the text as published'),
});
export type SheetNotice = Static<typeof SheetNotice>;

const nautical = (description: string) => Type.Number({ description: `${description}, nautical miles` });

/** The corridor on a plane, north up: x to the east, y to the south, nautical miles; paths are those of SVG. */
export const CorridorMap = Closed({
  left: nautical('least x'),
  top: nautical('least y'),
  width: nautical('from west to east'),
  height: nautical('from north to south'),
  corridorNm: nautical('to each side of the route'),
  route: Text('path of the route'),
  points: Type.Array(
    Closed({
      x: nautical('x'),
      y: nautical('y'),
      text: Text('ident and time'),
      side: OneOf(['left', 'right'], 'where the text has room'),
      nameY: nautical('y of the text, which another name or point may keep from that of the point'),
    }),
  ),
  areas: Type.Array(
    Closed({
      id: BriefingNotice.properties.id,
      severity: BriefingNotice.properties.severity,
      number: NumberOrNull('as of its NOTAM; null where it would hide another'),
      path: Text('path of its border, or of a point'),
      x: nautical('x of its number'),
      y: nautical('y of its number'),
    }),
  ),
});
export type CorridorMap = Static<typeof CorridorMap>;

export const SheetPart = Type.Union([
  part('heading', { level: OneOf([1, 2], 'of a section, or of a group in it'), text: Type.String(), isFolded }),
  part('lines', { isList: Flag('whether each line is an item of a list'), lines: Type.Array(SheetLine) }),
  part('table', { head: Texts('names of the columns'), rows: Type.Array(Type.Array(Type.String())), ids: Ids }),
  part('aerodromes', { columns: Type.Array(SheetColumn) }),
  part('corridor', { map: CorridorMap }),
  part('notices', {
    title: Text('of which place, and how many'),
    isFolded,
    notices: Type.Array(SheetNotice),
    acknowledgedTitle: Text('how many the user has acknowledged; empty for none'),
    acknowledged: Type.Array(SheetNotice),
  }),
  part('notShown', { reason: OneOf(notShownReasons, 'of notShown'), lines: Texts('the NOTAMs that are not shown, by place') }),
]);
export type SheetPart = Static<typeof SheetPart>;

export const BriefingSheet = Closed({
  language: OneOf(languages, 'language of its sentences; texts of NOTAMs stay as published'),
  title: Type.String(),
  made: Timestamp('when the briefing was made'),
  ages: Texts('how old its data are'),
  foot: Texts('lines for the end of a page'),
  parts: Type.Array(SheetPart),
  appendix: Closed({
    title: Text('its heading'),
    without: Text('what a form without it says instead'),
    parts: Type.Array(SheetPart, { description: 'what is not shown, after the texts of the NOTAMs' }),
  }),
});
export type BriefingSheet = Static<typeof BriefingSheet>;
