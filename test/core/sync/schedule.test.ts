import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openState } from '#core/database/state.ts';
import { openSchedule } from '#core/sync/schedule.ts';
import { openCredentials } from '#core/sync/credentials/credentials.ts';
import { openSources } from '#core/sync/sources.ts';
import { handTimer } from './hand-timer.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const HOUR = 3_600_000;

/** A schedule over the first start's one source, which is fetched with success whenever it is asked for. */
function open({ everyHours = 24 }: { everyHours?: number | null } = {}) {
  const dataDir = temporaryFolder();
  const timer = handTimer();
  const db = openState(join(dataDir, 'state.sqlite'), timer);
  const sources = openSources(db, {
    dataDir,
    clock: timer.clock,
    credentials: openCredentials({ dataDir }),
    automation: { nextAttempt: () => 'planned' },
  });
  onTestFinished(() => {
    schedule.stop();
    db.close();
  });
  const id = sources.list()[0]?.id ?? '';
  sources.change(id, { everyHours });
  const fetched: string[] = [];
  let isAsked = true;
  const schedule = openSchedule({
    sources,
    clock: timer.clock,
    timer,
    isAsked: () => isAsked,
    fetch(due) {
      for (const { name } of due) {
        fetched.push(`${name} ${timer.clock().toISOString().slice(0, 16)}`);
        sources.note(id, {
          state: 'fresh',
          failure: null,
          nextAt: everyHours === null ? null : new Date(timer.clock().getTime() + everyHours * HOUR),
        });
      }
      schedule.look();
    },
  });
  return { schedule, sources, id, timer, fetched, ask: (is: boolean) => (isAsked = is) };
}

it('asks for a source that is due, and again when its hours have passed', () => {
  const { schedule, timer, fetched } = open();
  schedule.look();
  expect(fetched).toEqual(['OurAirports 2030-01-01T00:00']);
  expect(schedule.nextAt()).toBe('2030-01-02T00:00:00.000Z');
  timer.pass(24 * HOUR - 1);
  expect(fetched).toHaveLength(1);
  timer.pass(1);
  expect(fetched[1]).toBe('OurAirports 2030-01-02T00:00');
});

it('never asks for one that is fetched only when the user asks', () => {
  const { schedule, timer, fetched } = open({ everyHours: null });
  schedule.look();
  timer.pass(1000 * HOUR);
  expect(fetched).toEqual([]);
  expect(schedule.nextAt()).toBeNull();
});

it('asks for none while nothing is to be asked for, and goes on afterwards', () => {
  const { schedule, timer, fetched, ask } = open();
  ask(false);
  schedule.look();
  timer.pass(50 * HOUR);
  expect(fetched).toEqual([]);
  expect(schedule.nextAt()).toBeNull();
  ask(true);
  schedule.look();
  expect(fetched).toHaveLength(1);
});

it('a clock that is put back does not prolong a wait', () => {
  const { schedule, timer, fetched } = open();
  schedule.look();
  timer.setClock('2010-01-01T00:00:00Z');
  timer.pass(24 * HOUR);
  expect(fetched).toHaveLength(2);
});

it('a plan further away than the schedule allows, made by a clock that was wrong, is taken for due', () => {
  const { schedule, sources, id, fetched } = open();
  sources.plan(id, new Date('2090-01-01T00:00:00Z'));
  schedule.look();
  expect(fetched).toHaveLength(1);
});

it('a machine that slept through the time is noticed within a quarter of an hour', () => {
  const { schedule, timer, fetched } = open();
  schedule.look();
  timer.setClock('2030-01-05T00:00:00Z');
  timer.pass(HOUR / 4);
  expect(fetched).toHaveLength(2);
});

it('asks no more once it is stopped', () => {
  const { schedule, timer, fetched } = open();
  schedule.look();
  schedule.stop();
  timer.pass(100 * HOUR);
  expect(fetched).toHaveLength(1);
  expect(timer.next()).toBe(Infinity);
});

it('rests a minute before it asks again for one whose attempt ended without a new plan', () => {
  const { sources, timer, id } = open();
  const times: number[] = [];
  const schedule = openSchedule({
    sources,
    clock: timer.clock,
    timer,
    isAsked: () => true,
    fetch() {
      times.push(timer.now());
      schedule.look();
    },
  });
  schedule.look();
  timer.pass(125_000);
  schedule.stop();
  expect(sources.get(id)?.state).toBe('never');
  expect(times).toEqual([0, 60_000, 120_000]);
});
