/**
 * `weather` imports and prints METAR and TAF. `decode` works without the data folder, so that other programs can use it while a server
 * runs.
 */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { DecodedReports } from '#contract/weather/report.ts';
import { decodeWeather as decode } from '#core/core.ts';
import { endpoints } from '#contract/endpoints.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, Refusal } from '#core/refusal.ts';
import type { ForecastAt, StationHistory, WeatherImport } from '#contract/weather/station.ts';
import { forecastLines, missingLines, reportLines, stationLines } from '#words/report-lines.ts';
import type { Api } from './api.ts';
import { existingFile, standardInput } from './standard-input.ts';
import { print, printData, say } from './terminal.ts';
import { words } from './words.ts';

const STANDARD_INPUT = '-';

type Shown = { at?: string; to?: string; decode?: boolean; json?: boolean };
const pathOf = (station: string): string => `/weather/${encodeURIComponent(station)}`;

/** The exit code is 1 where nothing is known of a station. */
export async function showWeather(
  { request }: Api,
  stations: readonly string[],
  { at, to, decode = false, json = false }: Shown,
): Promise<number> {
  let unknown = 0;
  for (const station of stations) {
    try {
      if (at !== undefined || to !== undefined) {
        const forecast = await request<ForecastAt>('GET', `${pathOf(station)}/at`, { query: { at, to } });
        await printData(json ? `${JSON.stringify(forecast)}\n` : `${forecastLines(forecast, words.weather).join('\n')}\n`);
      } else {
        const weather = await request<StationHistory>('GET', pathOf(station));
        if (json) await printData(`${JSON.stringify(weather)}\n`);
        else await print(`${[...stationLines(weather, words.weather, decode), ...missingLines(weather, words.weather)].join('\n')}\n`);
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
      for (const reason of error.reasons ?? []) say(words.reason(reason));
      unknown++;
    }
  }
  return unknown > 0 ? 1 : 0;
}

/** The exit code is 1 where a report was not read. */
export async function importWeather({ request }: Api, file: string, { dryRun, at }: { dryRun?: boolean; at?: string }): Promise<number> {
  const query = { ...(dryRun === true && { dryRun: true }), at };
  const done = await request<WeatherImport>('POST', '/weather/import', { query, file: await bytesOf(file) });
  const { read, added, unchanged, stations, dateUnclear, refusedCount } = done;
  sayRefused(done);
  if (dateUnclear > 0) say(words.weather.dateUnclear(dateUnclear));
  await print(`${[words.weather.imported(read, added, unchanged, stations), ...(done.isDryRun ? [words.common.dryRun] : [])].join(' ')}\n`);
  return refusedCount > 0 ? 1 : 0;
}

export async function clearWeather({ request }: Api): Promise<void> {
  const { deleted } = await request<{ deleted: number }>('DELETE', '/weather');
  await print(`${words.weather.deleted(deleted)}\n`);
}

/** The exit code is 1 where a report was not read. */
export async function decodeWeather(file: string, { json }: { json?: boolean }): Promise<number> {
  const decoded = await decode(await bytesOf(file));
  if (json === true) await printData(`${JSON.stringify(decoded)}\n`);
  else for (const report of decoded.items) await print(`${reportLines(report, words.weather).join('\n')}\n`);
  sayRefused(decoded);
  return decoded.refusedCount > 0 ? 1 : 0;
}

/** Throws `invalidRequest` for a file that the API would refuse, before it is read. */
async function bytesOf(file: string): Promise<Uint8Array> {
  if (file === STANDARD_INPUT) return buffer(standardInput());
  const path = existingFile(file);
  const { maxBytes } = endpoints.importWeather.upload;
  if (statSync(path).size > maxBytes) throw invalidBecause(reason('fileTooLarge', { file, mostMb: maxBytes / 1e6 }));
  return readFile(path);
}

function sayRefused({ refused, refusedCount }: Pick<DecodedReports, 'refused' | 'refusedCount'>): void {
  for (const { reason } of refused) say(words.reason(reason));
  if (refusedCount > refused.length) say(words.notams.andMore(refusedCount - refused.length));
}
