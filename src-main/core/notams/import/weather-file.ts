/** Holds a file of METAR and TAF among files of NOTAMs whole, and bounded, for the reader of weather. */
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';

/** The limit is that of a file that is sent as weather. */
const MOST_WEATHER_MB = 20;

export type WeatherFile = ReturnType<typeof openWeatherFile>;

export function openWeatherFile(name: string) {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    /** Throws `invalidRequest` beyond what is taken. */
    add(piece: Buffer): void {
      size += piece.length;
      if (size > MOST_WEATHER_MB * 1e6) throw invalidBecause(reason('fileTooLarge', { file: name, mostMb: MOST_WEATHER_MB }));
      // The next piece may be read into the same memory.
      pieces.push(Buffer.from(piece));
    },
    content: (): Uint8Array => Buffer.concat(pieces),
  };
}
