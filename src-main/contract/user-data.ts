/** Favourites, notes and acknowledged NOTAMs belong to the user, and no update may touch them. */
import { Type, type Static } from 'typebox';
import { Closed, Flag, Id, Text, TextOrNull, Timestamp, TimestampOrNull, itemsOf } from './schema/values.ts';

/** An airport as it was when the user marked it, so that it can still be named after it has vanished from the dataset. */
const marked = {
  airportId: Id('airport'),
  code: TextOrNull('ICAO, IATA or local code'),
  name: Text('name of the airport'),
  isVanished: Flag('whether the dataset in use no longer holds the airport'),
  vanishedAt: TimestampOrNull('when that was first seen'),
};

export const Favourite = Closed({ ...marked, createdAt: Timestamp('when it was marked') });
export type Favourite = Static<typeof Favourite>;
export const FavouriteList = itemsOf(Favourite);
export type FavouriteList = Static<typeof FavouriteList>;

export const NoteBody = Closed({ text: Type.String({ minLength: 1, maxLength: 20_000, description: 'plain text' }) });
export const Note = Closed({ ...marked, text: Text('plain text'), updatedAt: Timestamp('when it was last written') });
export type Note = Static<typeof Note>;
export const NoteList = itemsOf(Note);
export type NoteList = Static<typeof NoteList>;

export const Acknowledgement = Closed({
  notamId: Id('NOTAM'),
  number: TextOrNull('number as published'),
  acknowledgedAt: Timestamp('when the user had read it'),
  isOutdated: Flag('whether the text changed since; it then counts as unread'),
  isVanished: Flag('whether the NOTAM is no longer stored'),
});
export type Acknowledgement = Static<typeof Acknowledgement>;
export const AcknowledgementList = itemsOf(Acknowledgement);
