/** A route becomes a log to fly by, or a file for another program. Nothing is stored. */
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Language } from '#contract/language.ts';
import type { Paper } from '#contract/print.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import type { Plog, PlogFormat } from '#contract/route/plog.ts';
import { sentencesIn } from '#words/sentences.ts';
import type { Airports } from '../airports/airports.ts';
import type { Navaids } from '../navaids/navaids.ts';
import type { Printer } from '../print/printer.ts';
import { inSlices, type Steps } from '../platform/slices.ts';
import type { By } from '../platform/task-queue.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { FilesApart } from '../user-files/file-processes.ts';
import type { Reports } from '../weather/reports.ts';
import { routeFiles, writeRouteFile } from './files/formats.ts';
import { writeItem15 } from './files/item15.ts';
import type { WrittenRoute } from './files/left-out.ts';
import { alternateWordsOf, routeWordsOf } from './files/route-words.ts';
import { Refusal } from '../refusal.ts';
import { fileNameOf, type MadeFile } from './made-file.ts';
import { plannedRouteOf } from './planned.ts';
import type { FilePoint } from './files/planned-route.ts';
import type { OwnPlaces, Place } from './points/point.ts';
import { upperCased } from './words/word.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { plogOf, type PlogSources } from './plog/plog.ts';
import { plogToCsv } from './plog/to-csv.ts';
import { plogToHtml } from './plog/to-html.ts';
import { plogDocument } from './plog/to-pdf.ts';
import type { RouteEngine } from './route.ts';
import type { TableFor } from '#core/text/csv.ts';

type PlogForm = { format: PlogFormat; paper: Paper; language: Language; table?: TableFor };

/** The user's name of the route names the file; the waypoints are the user's. */
type About = { name?: string | undefined; waypoints?: OwnPlaces | undefined };

type OpenedWords = { words: string; alternates: string[]; format: RouteFileFormat | null; faults: readonly Reason[] };

const plogTypes: Readonly<Record<PlogFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

type Parts = {
  routes: RouteEngine;
  dataset: Dataset;
  airports: Airports;
  navaids: Navaids;
  reports: Pick<Reports, 'ofAirportId'>;
  clock: () => Date;
  printer: Printer;
  files: FilesApart;
};

/** Files round positions, and an aerodrome has no point that all agree on. */
const SAME_PLACE_NM = 2;

export function openRouteDocuments({ routes, dataset, airports, navaids, reports, clock, printer, files }: Parts) {
  function aerodromeOf(id: string): ReturnType<PlogSources['aerodromeOf']> {
    const found = airports.get(id, 'details');
    if (!found) return undefined;
    const airport = JSON.parse(String(found.body)) as AirportAnswer;
    const { name, icaoCode, iataCode, localCode, elevation, frequencies, runways, details } = airport;
    const surfaces = new Map(details?.surfaces.map(({ runwayId, surface }) => [runwayId, surface]));
    return {
      ident: icaoCode ?? iataCode ?? localCode ?? name,
      name,
      elevationFt: elevation,
      frequencies: frequencies.map(({ type, name: service, frequency }) => ({ type, name: service, frequencyMhz: frequency })),
      runways: runways.map((runway) => ({
        name: runway.name,
        lengthFt: runway.length,
        widthFt: runway.width,
        surface: surfaces.get(runway.id) ?? null,
        isClosed: runway.isClosed,
      })),
      weather: reports.ofAirportId(airport.id),
    };
  }

  function frequencyOf(id: string): ReturnType<PlogSources['frequencyOf']> {
    const found = navaids.get(id);
    if (!found) return undefined;
    const { frequency, frequencyUnit } = JSON.parse(String(found.body)) as {
      frequency: number | null;
      frequencyUnit: 'kHz' | 'MHz' | null;
    };
    return frequency === null || frequencyUnit === null ? undefined : { value: frequency, unit: frequencyUnit };
  }

  function routeOf(plan: RoutePlan, waypoints: OwnPlaces | undefined): ParsedRoute {
    const route = routes.parse(plan, waypoints);
    if (route.legs.length === 0) throw new Refusal('noLeg');
    return route;
  }

  function logOf(route: ParsedRoute, aircraft: RoutePlan['aircraft']): Plog {
    const { date, importedAt } = dataset.current();
    const plog = plogOf(route, {
      made: clock().getTime(),
      aircraft,
      frequencyOf,
      aerodromeOf,
      data: [
        { kind: 'aerodromes', date, importedAt },
        { kind: 'navaids', date, importedAt },
      ],
    });
    if (!plog) throw new Refusal('noLeg');
    return plog;
  }

  async function bytesOf(plog: Plog, { format, paper, language, table }: PlogForm): Promise<Uint8Array> {
    if (format === 'json') return Buffer.from(`${JSON.stringify(plog, null, 2)}\n`);
    if (format === 'csv') return Buffer.from(plogToCsv(plog, table));
    const words = await sentencesIn(language);
    return format === 'pdf' ? printer.print(plogDocument(plog, paper, words)) : Buffer.from(plogToHtml(plog, words));
  }

  /** A route may have two thousand names. */
  function* placesNamed(points: readonly FilePoint[], waypoints: OwnPlaces | undefined): Steps<Map<string, readonly Place[]>> {
    const places = new Map<string, readonly Place[]>();
    for (const { ident } of points) {
      if (ident === null || places.has(ident)) continue;
      places.set(ident, routes.lookup(upperCased(ident), waypoints));
      yield;
    }
    return places;
  }

  return {
    /** A log of the route. Throws `noLeg`; rejects with `tooManyQueries` or `queryTooDear` as a printer does. */
    async plog(plan: RoutePlan, { name, waypoints, ...form }: PlogForm & About): Promise<MadeFile> {
      const route = routeOf(plan, waypoints);
      const bytes = await bytesOf(logOf(route, plan.aircraft), form);
      return { bytes, fileName: fileNameOf(route, `-plog.${form.format}`, name), mediaType: plogTypes[form.format] };
    },
    /** It gives a flight plan file, and what it cannot hold. Throws `noLeg`. */
    file(plan: RoutePlan, { format, name, waypoints }: { format: RouteFileFormat } & About): MadeFile & Pick<WrittenRoute, 'leftOut'> {
      const route = routeOf(plan, waypoints);
      const { extension, mediaType } = routeFiles[format];
      const { text, leftOut } = format === 'icao' ? writeItem15(route) : writeRouteFile(format, plannedRouteOf(route));
      return {
        bytes: Buffer.from(text),
        leftOut,
        fileName: fileNameOf(route, `.${extension}`, name),
        mediaType: mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      };
    },
    /** The words of a route out of a flight plan file, or of a text that holds them, and what of the file cannot be used. Idents where the data or the user have a place of that name there, else coordinates. Rejects with a Refusal for other files, and as `FilesApart`. */
    async open(send: () => Promise<Uint8Array>, { by, waypoints }: { by: By; waypoints?: OwnPlaces }): Promise<OpenedWords> {
      const opened = await files.document('route', send, by);
      if ('words' in opened) return { ...opened, alternates: [], format: null, faults: [] };
      const { route, format, faults } = opened;
      const places = await inSlices(placesNamed([...route.points, ...route.alternates], waypoints));
      const knows = (ident: string, position: LatLon) =>
        places.get(ident)?.some((place) => place.position && roughDistance(place.position, position) < SAME_PLACE_NM) === true;
      return { words: routeWordsOf(route, knows), alternates: alternateWordsOf(route, knows), format, faults };
    },
  };
}

export type RouteDocuments = ReturnType<typeof openRouteDocuments>;
