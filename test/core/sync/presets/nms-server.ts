/** This server imitates the FAA's NOTAM Management Service, in the documented shapes: it has texts of ours, and faults by name. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { listening } from '../../../helpers/listening.ts';

export const PAIR = { clientId: 'club-of-the-tests', clientSecret: 'never-shown-0815' };

export type Held = { id: number; icao: string; fir: string; number: number; updated: string };

export type NmsFault =
  | 'none'
  | 'cut'
  | 'damaged'
  | 'slow'
  | 'captivePortal'
  | 'tooManyRequests'
  | 'tokenEnds'
  | 'credentialsRefused'
  | 'forbidden'
  | 'schemaChanged'
  | 'checklistChanged'
  | 'failure'
  | 'contentElsewhere'
  | 'oneMoreListed';

const digits = (id: number) => String(1_700_000_000_000_000 + id);
const textOf = ({ number, fir, icao }: Held) =>
  `A${String(number).padStart(4, '0')}/30 NOTAMN\nQ) ${fir}/QMXLC/IV/M/A/000/999/4038N07346W005\nA) ${icao} B) 2912010000 C) 3012010000\nE) TWY A CLSD`;

const feature = (held: Held) => ({
  type: 'Feature',
  properties: {
    coreNOTAMData: {
      notam: {
        id: `NMS_ID_${digits(held.id)}`,
        series: 'A',
        number: String(held.number).padStart(4, '0'),
        year: '2030',
        type: 'N',
        issued: held.updated,
        affectedFir: held.fir,
        selectionCode: 'QMXLC',
        location: held.icao,
        icaoLocation: held.icao,
        classification: 'INTL',
        accountId: held.icao,
        effectiveStart: '2029-12-01T00:00:00.000Z',
        effectiveEnd: '2030-12-01T00:00:00.000Z',
        lastUpdated: held.updated,
        text: 'TWY A CLSD',
      },
      notamTranslation: [{ type: 'ICAO', formattedText: textOf(held) }],
    },
  },
  geometry: null,
});

const message = (held: Held) =>
  `<AIXMBasicMessage xmlns="http://www.aixm.aero/schema/5.1/message" xmlns:event="http://www.aixm.aero/schema/5.1/event" xmlns:fnse="http://www.aixm.aero/schema/5.1/extensions/FAA/FNSE" xmlns:gml="http://www.opengis.net/gml/3.2" gml:id="NMS_ID_${digits(held.id)}"><hasMember><event:Event gml:id="Event_1_${digits(held.id)}"><event:timeSlice><event:EventTimeSlice><event:textNOTAM><event:NOTAM gml:id="NOTAM_1_${digits(held.id)}"><event:series>A</event:series><event:number>${held.number}</event:number><event:year>2030</event:year><event:type>N</event:type><event:issued>${held.updated}</event:issued><event:affectedFIR>${held.fir}</event:affectedFIR><event:selectionCode>QMXLC</event:selectionCode><event:location>${held.icao}</event:location><event:effectiveStart>202912010000</event:effectiveStart><event:effectiveEnd>203012010000</event:effectiveEnd><event:text>TWY A CLSD</event:text><event:translation><event:NOTAMTranslation><event:type>OTHER:ICAO</event:type><event:formattedText>${textOf(held)}</event:formattedText></event:NOTAMTranslation></event:translation></event:NOTAM></event:textNOTAM><event:extension><fnse:EventExtension><fnse:classification>INTL</fnse:classification><fnse:accountId>${held.icao}</fnse:accountId><fnse:icaoLocation>${held.icao}</fnse:icaoLocation></fnse:EventExtension></event:extension></event:EventTimeSlice></event:timeSlice></event:Event></hasMember></AIXMBasicMessage>`;

export const soap = (messages: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${messages}</soapenv:Body></soapenv:Envelope>`;

/** In pieces with pauses between them, the last of which has one byte. */
async function trickle(reply: ServerResponse, content: Buffer): Promise<void> {
  const piece = Math.ceil((content.length - 1) / 10);
  for (let from = 0; from < content.length - 1; from += piece) {
    reply.write(content.subarray(from, Math.min(from + piece, content.length - 1)));
    await pause(20);
  }
  reply.end(content.subarray(content.length - 1));
}

const packed = (content: string) => gzipSync(content, { level: 1 });

export async function startNmsServer(held: Held[] = [], { clock = () => new Date() }: { clock?: () => Date } = {}) {
  const all = new Map(held.map((one) => [one.id, one]));
  const changed: Held[] = [];
  let fault: NmsFault = 'none';
  let tokens = 0;
  let valid = '';
  let load: Buffer | undefined;
  const asked: string[] = [];
  const contents = new Map<string, Buffer>();
  /** Is called before each answer: what is held may change while a run reads. */
  let before = (_path: string): void => undefined;

  const json = (reply: ServerResponse, body: unknown, status = 200) =>
    void reply.writeHead(status, { 'content-type': 'application/json', date: clock().toUTCString() }).end(JSON.stringify(body));
  const success = (data: object) => ({ status: 'Success', errors: [], data });

  function answerToken(request: IncomingMessage, reply: ServerResponse): void {
    const pair = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (fault === 'credentialsRefused' || pair !== `${PAIR.clientId}:${PAIR.clientSecret}`) return json(reply, { status: '401' }, 401);
    valid = `token-${++tokens}`;
    json(reply, { access_token: valid, expires_in: '1799', token_type: 'BearerToken', status: 'approved' });
  }

  function answerNotams(search: URLSearchParams): object {
    const [location, nmsId, since] = [search.get('location'), search.get('nmsId'), search.get('lastUpdatedDate')];
    const inForce = [...all.values()];
    if (location !== null) return { geojson: inForce.filter(({ icao }) => icao === location).map(feature) };
    if (nmsId !== null) return { geojson: inForce.filter(({ id }) => digits(id) === nmsId).map(feature) };
    return { geojson: changed.filter(({ updated }) => updated >= (since ?? '')).map(feature) };
  }

  function listed(location: string | null) {
    const more =
      fault === 'oneMoreListed' ? [{ id: 999_999, icao: 'KZZZ', fir: 'KZNY', number: 9_999, updated: clock().toISOString() }] : [];
    return [...all.values(), ...more]
      .filter(({ icao }) => location === null || icao === location)
      .map(({ id, icao, number, updated }) => ({
        id: digits(id),
        classification: 'INTERNATIONAL',
        accountId: icao,
        number: `A${String(number).padStart(4, '0')}/30`,
        location: icao,
        icaoLocation: icao,
        lastUpdated: updated,
      }));
  }

  const { address, close } = await listening((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    asked.push(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
    request.resume();
    if (pathname === '/v1/auth/token') return answerToken(request, reply);
    if (request.headers.authorization !== `Bearer ${valid}`) return json(reply, { status: '401' }, 401);
    before(pathname);
    if (fault === 'tokenEnds') {
      [fault, valid] = ['none', ''];
      return json(reply, { status: '401' }, 401);
    }
    if (fault === 'captivePortal')
      return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html><body>Sign in</body></html>');
    if (fault === 'tooManyRequests') return void reply.writeHead(429, { 'retry-after': '7200' }).end();
    if (fault === 'forbidden') return void reply.writeHead(403).end();
    if (fault === 'failure') return json(reply, { status: 'Failure', errors: [{ code: '1', message: 'A filter is required' }] });
    if (pathname === '/nmsapi/v1/notams/checklist')
      return json(reply, success(fault === 'checklistChanged' ? { list: [] } : { checklist: listed(searchParams.get('location')) }));
    if (pathname === '/nmsapi/v1/notams/il') {
      contents.set('/nmsapi/v1/content/abc', load ?? packed(soap([...all.values()].map(message).join(''))));
      return json(reply, success({ url: fault === 'contentElsewhere' ? 'https://elsewhere.example/content' : '/v1/content/abc' }));
    }
    const content = contents.get(pathname);
    if (content) {
      if (fault === 'damaged') return void reply.writeHead(200).end(content.subarray(0, content.length / 2));
      reply.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length });
      if (fault === 'slow') return void trickle(reply, content);
      if (fault === 'cut') return void reply.write(content.subarray(0, content.length / 2), () => reply.destroy());
      return void reply.end(content);
    }
    if (pathname === '/nmsapi/v1/notams')
      return json(reply, success(fault === 'schemaChanged' ? { features: [] } : answerNotams(searchParams)));
    reply.writeHead(404).end();
  });
  return {
    address,
    asked,
    held: () => [...all.values()],
    put(one: Held) {
      all.set(one.id, one);
      changed.push(one);
    },
    cancel: (id: number) => void all.delete(id),
    fail: (next: NmsFault) => void (fault = next),
    /** The bulk load has this content in the place of what is held. */
    load: (content: string) => void (load = packed(content)),
    /** Prepares the bulk load of what is held, which takes long for many. */
    prepare: () => void (load = packed(soap([...all.values()].map(message).join('')))),
    beforeEach: (next: typeof before) => void (before = next),
    close,
  };
}
