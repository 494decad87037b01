/** Reads the airports of one kind off the main thread; lives as long as a load does. */
import { readAirports } from './airport-csv.ts';

export type Told = { csv: ArrayBuffer };

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  const rows = readAirports(new TextDecoder().decode(data.csv));
  const { latitude, longitude, elevation, id, code, name } = rows;
  const transfer = [latitude, longitude, elevation, id.ends, code.ends, name.ends].map(({ buffer }) => buffer as ArrayBuffer);
  postMessage(rows, { transfer });
});
