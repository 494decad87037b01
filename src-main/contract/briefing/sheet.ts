/** A briefing as a person reads it, in the order of all its forms: print, text and the window draw these parts, each in its own type. */
import { Type, type Static, type TProperties } from 'typebox';
import { languages } from '../language.ts';
import { Flag, OneOf, Text, Timestamp, closed } from '../schema/values.ts';
import { BriefingNotice, notShownReasons } from './notice.ts';

const part = <const Kind extends string, Members extends TProperties>(kind: Kind, members: Members) =>
  Type.Object({ kind: Type.Literal(kind), ...members }, closed);

const Texts = (description: string) => Type.Array(Type.String(), { description });
const Ids = Type.Array(Text('id of a NOTAM in notices'), { description: 'NOTAMs that it rests on' });

export const SheetLine = Type.Object(
  { text: Type.String(), isStrong: Flag('something is closed, may be, or is not known: to be seen first'), ids: Ids },
  closed,
);
export type SheetLine = Static<typeof SheetLine>;

export const SheetNotice = Type.Object(
  {
    id: BriefingNotice.properties.id,
    severity: BriefingNotice.properties.severity,
    head: Text('number, place, severity, what it concerns'),
    headline: Text('what is understood of it; empty where nothing is'),
    facts: Texts('when it holds, where and when the flight meets it, what is in doubt'),
    raw: Text('the text as published'),
  },
  closed,
);
export type SheetNotice = Static<typeof SheetNotice>;

export const SheetPart = Type.Union([
  part('heading', { level: OneOf([1, 2], 'of a section, or of a group in it'), text: Type.String() }),
  part('lines', { isList: Flag('whether each line is an item of a list'), lines: Type.Array(SheetLine) }),
  part('table', { head: Texts('names of the columns'), rows: Type.Array(Type.Array(Type.String())), ids: Ids }),
  part('notice', { notice: SheetNotice }),
  part('folded', { title: Type.String(), notices: Type.Array(SheetNotice, { description: 'those that the user has acknowledged' }) }),
  part('notShown', { reason: OneOf(notShownReasons, 'of notShown'), lines: Texts('the NOTAMs that are not shown, by place') }),
]);
export type SheetPart = Static<typeof SheetPart>;

export const BriefingSheet = Type.Object(
  {
    language: OneOf(languages, 'language of its sentences; texts of NOTAMs stay as published'),
    title: Type.String(),
    made: Timestamp('when the briefing was made'),
    ages: Texts('how old its data are'),
    foot: Texts('lines for the end of a page'),
    parts: Type.Array(SheetPart),
  },
  closed,
);
export type BriefingSheet = Static<typeof BriefingSheet>;
