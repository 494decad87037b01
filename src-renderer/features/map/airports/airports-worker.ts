/** Reads the airports of one kind off the main thread; ends with the load. */
import { readAirports } from './airport-csv.ts';

export type Input = { csv: ArrayBuffer };

addEventListener('message', ({ data }: MessageEvent<Input>) => {
  const rows = readAirports(new TextDecoder().decode(data.csv));
  const { latitude, longitude, elevation, id, code, name } = rows;
  const transfer = [latitude, longitude, elevation, id.ends, code.ends, name.ends].map(({ buffer }) => buffer as ArrayBuffer);
  postMessage(rows, { transfer });
});
