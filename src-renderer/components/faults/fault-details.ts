import type { Fault } from './FaultBoundary.tsx';

type Facts = { what: string; fault: Fault; version: string | undefined; address: string; browser: string };

/** What a report needs, in English. The address is the part after the #, which never holds a ticket or key. */
export function faultDetails({ what, fault: { error, components }, version, address, browser }: Facts): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error && error.stack !== undefined ? error.stack.replace(message, '').trim() : '';
  const place = components.trim().split('\n').slice(0, INNERMOST).join('\n');
  return [
    `Aeroshelf ${version ?? 'of unknown version'}: a fault in “${what}”`,
    message,
    `Address: ${address || '#/'}`,
    `Browser: ${browser}`,
    ...(stack === '' ? [] : [`Stack:\n${stack}`]),
    ...(place === '' ? [] : [`Components:\n${place}`]),
  ].join('\n');
}

/** Lines of the components; the outer ones are the same for all. */
const INNERMOST = 12;
