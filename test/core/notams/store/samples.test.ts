import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Notam } from '#contract/notams/notam.ts';
import { installation } from '#core/platform/installation.ts';
import { openNotams } from '#core/notams/notams.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import { readSamples } from '#core/notams/store/samples.ts';
import { notice, openTestNotams } from '../open.ts';

const samples = readSamples();
const every = samples.map((sample) => [`${sample.icao} ${sample.notamId}`, sample] as const);

/** `2610210330` as the contract writes it. */
const timestamp = (short: string | undefined) => short?.replace(/^(..)(..)(..)(..)(..)$/, '20$1-$2-$3T$4:$5:00.000Z') ?? null;

/** Decimal degrees of a position as Q-lines write it. */
const degrees = (whole?: string, minutes?: string, letter?: string) =>
  (Number(whole) + Number(minutes) / 60) * (letter === 'S' || letter === 'W' ? -1 : 1);

describe('the samples', () => {
  it('are two or three dozen, each with an id of its own', () => {
    expect(samples.length).toBeGreaterThanOrEqual(24);
    expect(samples.length).toBeLessThanOrEqual(36);
    expect(new Set(samples.map((sample) => sample.id)).size).toBe(samples.length);
  });

  it('are stored as the contract defines NOTAMs', () => {
    const { notams } = openTestNotams();
    notams.refreshSamples();
    const { items } = notams.list({}, { limit: 300, offset: 0 });
    expect(items).toHaveLength(samples.length);
    expect(items.flatMap((item) => [...Errors(Notam, item)])).toEqual([]);
  });

  it.each(every)('%s says so in source and text', (_, sample) => {
    expect(sample.source).toBe(SAMPLE_SOURCE);
    expect(sample.message).toContain('THIS IS A SAMPLE NOTICE, NOT A REAL NOTAM');
  });

  it('have the dates of their texts', () => {
    const read = samples.map(({ notamId, icao, message, issueDate, startDate, endDate }) => {
      const period = /(?<start>\d{10})-(?<end>\d{10})(?:EST)?$/.exec(message)?.groups;
      const created = /^CREATED: (.+)$/m.exec(message)?.[1];
      const isDated = period !== undefined || /B\) ?\d{10}/.test(message);
      return {
        notice: `${icao} ${notamId}`,
        issueDate: created === undefined ? issueDate : new Date(`${created} UTC`).toISOString(),
        startDate: isDated ? timestamp(/B\) ?(\d{10})/.exec(message)?.[1] ?? period?.['start']) : startDate,
        endDate: isDated ? timestamp(/C\) ?(\d{10})/.exec(message)?.[1] ?? period?.['end']) : endDate,
        isDated,
      };
    });
    const undated = new Set(['SWEF9318', 'LTA-RNT-9']);
    expect(read).toEqual(
      samples.map(({ notamId, icao, issueDate, startDate, endDate }) => ({
        notice: `${icao} ${notamId}`,
        issueDate,
        startDate,
        endDate,
        isDated: !undated.has(notamId ?? ''),
      })),
    );
  });

  it.each(every)('%s opens with its number and names its place', (_, sample) => {
    const opening = sample.message.slice(0, 40);
    expect(sample.sourceType === 'LTA' || opening.includes(sample.notamId ?? '')).toBe(true);
    expect(sample.sourceType === 'LTA' || sample.message.includes(sample.location ?? sample.icao ?? '')).toBe(true);
  });

  it.each(every.filter(([, sample]) => /^Q\) \S+$/m.test(sample.message)))('%s is where its Q-line says', (_, sample) => {
    const [, south, latMinutes, north, west, lonMinutes, east] =
      /^Q\) .*\/(\d\d)(\d\d)([NS])(\d{3})(\d\d)([EW])\d{3}$/m.exec(sample.message) ?? [];
    expect(sample.latitude).toBeCloseTo(degrees(south, latMinutes, north), 5);
    expect(sample.longitude).toBeCloseTo(degrees(west, lonMinutes, east), 5);
  });

  it('cover the kinds that a reader must know', () => {
    const texts = samples.map((sample) => sample.message).join('\n\n');
    const kinds = {
      'runway closed': /RWY 04\/22 CLSD/,
      'runway partly closed': /LAST 600M/,
      'taxiway closed': /TWY K CLSD/,
      'taxiway between runways': /TWY \w BTN RWY/,
      'ILS out of service': /ILS RWY \S+ NOT AVBL/,
      'VOR out of service': /VOR OUT OF SERVICE/,
      'tower hours': /TWR HOURS OF SERVICE/,
      'fuel not available': /FUEL NOT AVBL/,
      'obstacle crane': /CRANE ERECTED/,
      'danger area': /DANGER AREA/,
      'restricted area': /RESTRICTED AREA/,
      parachuting: /PARACHUTE JUMPING/,
      'unmanned aircraft': /UNMANNED AIRCRAFT/,
      GPS: /GPS SIGNAL/,
      FIR: /HECC FIR/,
      lighting: /APCH LGT SYSTEM U\/S/,
      procedure: /MISSED APCH PROCEDURE CHANGED/,
      'estimated end': /C\) \d{10} EST/,
      permanent: /C\) PERM/,
      schedule: /^D\) /m,
      replacing: /A9005\/26 NOTAMR A9004\/26/,
      cancelling: /B9011\/26 NOTAMC B9010\/26/,
      SNOWTAM: /^\(SNOWTAM /m,
      domestic: /^!SFO /m,
      FDC: /^!FDC /m,
      military: /^\(M\d{4}/m,
      'letter to airmen': /LETTER TO AIRMEN/,
      'broken Q-line': /^Q\)DNKK\/QNVXX\/E\/000\/999\/\/\/$/m,
      'several parts': /PART 2 OF 2/,
    };
    expect(Object.entries(kinds).filter(([, sign]) => !sign.test(texts))).toEqual([]);
    expect(samples.filter((sample) => sample.isSnowtam).map((sample) => sample.icao)).toEqual(['EFHK']);
    expect(samples.filter((sample) => sample.isProcedure).map((sample) => sample.notamId)).toEqual(['A9030/26', 'A9031/26', '6/9014']);
  });

  it('end replaced and cancelled NOTAMs when their successors begin, and no others', () => {
    const ends = samples.flatMap(({ message, startDate, icao }) => {
      const reference = / NOTAM[RC] (\S+)\n/.exec(message)?.[1];
      return reference === undefined ? [] : [[`${icao} ${reference}`, startDate]];
    });
    const cancelled = samples.filter((sample) => sample.canceledDate !== null);
    expect(ends).toHaveLength(2);
    expect(cancelled.map((sample) => [`${sample.icao} ${sample.notamId}`, sample.canceledDate])).toEqual(ends);
  });

  it('are written line by line in a file without redundant members', () => {
    const file = JSON.parse(readFileSync(join(installation.resourcesDir, 'samples', 'notams.json'), 'utf8')) as object[];
    expect(file.filter((sample) => 'id' in sample || 'source' in sample || 'latitude' in sample)).toEqual([]);
  });
});

const showSamples = (db: Database) =>
  db.exec("INSERT INTO settings (key, value) VALUES ('showSampleNotams', 'true') ON CONFLICT (key) DO UPDATE SET value = excluded.value");

describe('inserting the samples', () => {
  it('happens once', () => {
    const { notams } = openTestNotams();
    notams.refreshSamples();
    const revision = notams.revision();
    notams.refreshSamples();
    expect(notams.count()).toBe(samples.length);
    expect(notams.revision()).toBe(revision);
  });

  it('never brings back what the user removed, not even after a restart', () => {
    const { db, notams } = openTestNotams();
    notams.refreshSamples();
    db.exec('DELETE FROM notams');
    notams.refreshSamples();
    openNotams(db, () => new Date()).refreshSamples();
    expect(notams.count()).toBe(0);
  });

  it('never touches a real NOTAM with the number of a sample', () => {
    const { db, notams } = openTestNotams();
    const real = notice({ notamId: 'A9001/26', icao: 'LSGG', message: 'A9001/26 NOTAMN real' });
    notams.put([real]);
    notams.refreshSamples();
    showSamples(db);
    notams.refreshSamples();
    expect(notams.find('LSGG:A9001/26')).toHaveLength(2);
    expect(notams.find(real.id)[0]?.message).toBe(real.message);
  });

  it('never ends a real NOTAM, and no real one ends a sample', () => {
    const { db, notams } = openTestNotams();
    showSamples(db);
    notams.refreshSamples();
    const ended = db.prepare("SELECT id, ended_by FROM notams WHERE ended_by IS NOT NULL AND source = 'sample' ORDER BY id");
    const before = ended.all();
    expect(before).not.toEqual([]);
    const references = db.prepare<[], { ref: string; icao: string; fir: string; number: string }>(
      "SELECT n.ref_number AS ref, n.icao, n.fir, n.notam_id AS number FROM notams n WHERE n.ref_number IS NOT NULL AND n.source = 'sample'",
    );
    for (const { ref, icao, fir, number } of references.all()) {
      const startDate = '2026-01-01T00:00:00.000Z';
      const text = (head: string) =>
        `(${head}\nQ) ${fir}/QMXLC/IV/BO/A/000/999/4615N00606E005\nA) ${icao} B) 2601010000 C) PERM\nE) TWY A CLSD)`;
      notams.put([
        notice({ notamId: ref, icao, startDate, message: text(`${ref} NOTAMN`) }),
        notice({ notamId: `${number[0]}0001/26`, icao, startDate, message: text(`${number[0]}0001/26 NOTAMC ${number}`) }),
      ]);
    }
    expect(db.prepare("SELECT count(*) FROM notams WHERE ended_by IS NOT NULL AND source <> 'sample'").pluck().get()).toBe(0);
    expect(ended.all()).toEqual(before);
  });
});
