/**
 * Loaded before anything else by every process and worker thread of the tests (`--import`): the clock starts at one fixed moment, whatever the day is, and
 * runs on. `?at=` in this module's address or AEROSHELF_TEST_CLOCK chooses another moment. Children of a process share its time, by the environment that they inherit; nothing of the
 * program itself knows of this.
 */
import './built-workers.mjs';
import './same-priority.mjs';
import { shiftDate } from './shift-date.mjs';

/** Most samples are in force then, and no schedule of theirs closes a runway: a Saturday noon. */
const USUAL = '2026-11-21T12:00:00.000Z';

const { env } = process;
const chosen = new URL(import.meta.url).searchParams.get('at') ?? env.AEROSHELF_TEST_CLOCK ?? USUAL;
const moment = Date.parse(chosen);
if (Number.isNaN(moment)) throw new Error(`AEROSHELF_TEST_CLOCK is no moment: ${chosen}. Write it like ${USUAL}.`);

env.AEROSHELF_TEST_CLOCK = new Date(moment).toISOString();
env.AEROSHELF_TEST_CLOCK_SHIFT ??= String(moment - Date.now());
const own = `--import=${import.meta.url}`;
if (!env.NODE_OPTIONS?.includes(own)) env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${own}`.trim();

shiftDate(Number(env.AEROSHELF_TEST_CLOCK_SHIFT));
