import { expect, test } from 'vitest';
import { openTickets } from '#core/auth/tickets.ts';

const SECOND = 1_000;

function open() {
  const time = { now: new Date('2026-11-21T03:15:00.000Z').getTime() };
  const tickets = openTickets(() => new Date(time.now));
  return { tickets, pass: (ms: number) => void (time.now += ms), codeOf: (ticket: string) => codeOf(() => tickets.redeem(ticket)) };
}

function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

test('a ticket works at its 60th second, and not a millisecond later', () => {
  const { tickets, pass, codeOf } = open();
  const [one, other] = [tickets.make('ana').ticket, tickets.make('ana').ticket];
  pass(60 * SECOND);
  expect(tickets.redeem(one)).toBe('ana');
  pass(1);
  expect(codeOf(other)).toBe('ticketExpired');
});

test('a clock that is set back ends a ticket instead of making it live longer', () => {
  const { tickets, pass, codeOf } = open();
  const { ticket } = tickets.make('ana');
  pass(-SECOND);
  expect(codeOf(ticket)).toBe('ticketExpired');
});

test('what no ticket is, and one of another run, is unknown', () => {
  const { codeOf } = open();
  expect([codeOf(''), codeOf('x'), codeOf(open().tickets.make('ana').ticket)]).toEqual(['ticketUnknown', 'ticketUnknown', 'ticketUnknown']);
});

test('a used ticket that is tried again is throttled by itself: other tickets of its user and of others work', () => {
  const { tickets, codeOf } = open();
  const [used, other] = [tickets.make('ana').ticket, tickets.make('ana').ticket];
  tickets.redeem(used);
  for (let failure = 0; failure < 10; failure++) expect(codeOf(used)).toBe('ticketUsed');
  expect(codeOf(used)).toBe('tooManyRequests');
  expect(codeOf('guess')).toBe('ticketUnknown');
  expect([tickets.redeem(other), tickets.redeem(tickets.make('bessie').ticket)]).toEqual(['ana', 'bessie']);
});

test('good tickets are no failures', () => {
  const { tickets } = open();
  for (let time = 0; time < 30; time++) expect(tickets.redeem(tickets.make('ana').ticket)).toBe('ana');
});

test('a hundred are kept, and the oldest is forgotten first', () => {
  const { tickets, codeOf } = open();
  const made = Array.from({ length: 101 }, () => tickets.make('ana').ticket);
  expect(codeOf(made[0] ?? '')).toBe('ticketUnknown');
  expect(codeOf(made[1] ?? '')).toBe('ana');
});
