import { Type } from 'typebox';
import { Acknowledgement, AcknowledgementList, Favourite, FavouriteList, Note, NoteBody, NoteList } from '../user-data.ts';
import { type EndpointRow, key } from './endpoint.ts';

export const userDataEndpoints = {
  listFavourites: {
    address: 'GET /favourites',
    summary: "The caller's favourite airports, by name",
    access: 'key',
    reply: FavouriteList,
    refusals: [401],
  },
  addFavourite: {
    address: 'PUT /favourites/{airportId}',
    summary: 'Mark an airport as a favourite',
    access: 'key',
    params: key('airportId', 'id of the airport'),
    reply: Favourite,
    refusals: [401, 404],
  },
  removeFavourite: {
    address: 'DELETE /favourites/{airportId}',
    summary: 'Remove an airport from the favourites',
    access: 'key',
    params: key('airportId', 'id of the airport'),
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listNotes: {
    address: 'GET /notes',
    summary: "The caller's notes on airports",
    access: 'key',
    reply: NoteList,
    refusals: [401],
  },
  writeNote: {
    address: 'PUT /notes/{airportId}',
    summary: "Write the caller's note on an airport, replacing the previous one",
    access: 'key',
    params: key('airportId', 'id of the airport'),
    body: NoteBody,
    reply: Note,
    refusals: [400, 401, 404, 413, 415],
  },
  removeNote: {
    address: 'DELETE /notes/{airportId}',
    summary: "Remove the caller's note on an airport",
    access: 'key',
    params: key('airportId', 'id of the airport'),
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listAcknowledgements: {
    address: 'GET /acknowledgements',
    summary: 'NOTAMs that the caller has read, and whether their text changed since',
    access: 'key',
    reply: AcknowledgementList,
    refusals: [401],
  },
  acknowledge: {
    address: 'PUT /acknowledgements/{notamId}',
    summary: 'Mark the present text of a NOTAM as read',
    access: 'key',
    params: key('notamId', 'id of the NOTAM'),
    reply: Acknowledgement,
    refusals: [401, 404],
  },
  withdrawAcknowledgement: {
    address: 'DELETE /acknowledgements/{notamId}',
    summary: 'Mark a NOTAM as unread',
    access: 'key',
    params: key('notamId', 'id of the NOTAM'),
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
} as const satisfies Record<string, EndpointRow>;
