import { Acknowledgement, AcknowledgementList, Favourite, FavouriteList, Note, NoteBody, NoteList } from '../user-data.ts';
import type { EndpointRow } from './endpoint.ts';

export const userDataEndpoints = {
  listFavourites: {
    address: 'GET /favourites',
    summary: "The caller's favourite airports, by name",
    access: 'key',
    reply: FavouriteList,
  },
  addFavourite: {
    address: 'PUT /favourites/{airportId}',
    summary: 'Mark an airport as a favourite',
    access: 'key',
    reply: Favourite,
  },
  removeFavourite: {
    address: 'DELETE /favourites/{airportId}',
    summary: 'Remove an airport from the favourites',
    access: 'key',
  },
  listNotes: {
    address: 'GET /notes',
    summary: "The caller's notes on airports",
    access: 'key',
    reply: NoteList,
  },
  writeNote: {
    address: 'PUT /notes/{airportId}',
    summary: "Write the caller's note on an airport, replacing the previous one",
    access: 'key',
    body: NoteBody,
    reply: Note,
  },
  removeNote: {
    address: 'DELETE /notes/{airportId}',
    summary: "Remove the caller's note on an airport",
    access: 'key',
  },
  listAcknowledgements: {
    address: 'GET /acknowledgements',
    summary: 'NOTAMs that the caller has read, and whether their text changed since',
    access: 'key',
    reply: AcknowledgementList,
  },
  acknowledge: {
    address: 'PUT /acknowledgements/{notamId}',
    summary: 'Mark the present text of a NOTAM as read',
    access: 'key',
    params: { notamId: 'id of the NOTAM' },
    reply: Acknowledgement,
  },
  withdrawAcknowledgement: {
    address: 'DELETE /acknowledgements/{notamId}',
    summary: 'Mark a NOTAM as unread',
    access: 'key',
    params: { notamId: 'id of the NOTAM' },
  },
} as const satisfies Record<string, EndpointRow>;
