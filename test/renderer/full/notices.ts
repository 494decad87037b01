/**
 * Some hundred invented notices over real aerodromes, so that every status, severity and kind of place is stored and its number is known.
 * Nothing in them is a fact. Their dates are in whole years: what is in force has been since 2025 and is until 2035.
 */
const places = [
  ['LSGG', 'LSAS', '4614N00607E'],
  ['LSZH', 'LSAS', '4727N00833E'],
  ['LFPG', 'LFFF', '4901N00233E'],
  ['EDDF', 'EDGG', '5002N00834E'],
  ['LIMC', 'LIMM', '4538N00843E'],
  ['LEMD', 'LECM', '4028N00334W'],
  ['ENGM', 'ENOR', '6012N01105E'],
  ['NZAA', 'NZZC', '3700S17447E'],
] as const;

/** Q-code, radius in NM, and what item E says. */
const subjects = [
  ['QMRLC', '005', 'RWY 04/22 CLSD. INVENTED FOR A TEST.'],
  ['QOBCE', '002', 'CRANE ERECTED 1.2NM SW ARP. INVENTED FOR A TEST.'],
  ['QMXLC', '005', 'TWY B CLSD BTN B2 AND B4. INVENTED FOR A TEST.'],
  ['QNVAS', '025', 'VOR XIV 110.05 U/S. INVENTED FOR A TEST.'],
  ['QWPLW', '010', 'PARACHUTE JUMPING WILL TAKE PLACE. INVENTED FOR A TEST.'],
] as const;

/** These are items B and C. */
const periods = {
  active: 'B) 2501010000 C) 3512312359',
  overdue: 'B) 2501010000 C) 2502010000 EST',
  future: 'B) 3601010000 C) 3612312359',
  expired: 'B) 2001010000 C) 2002010000',
} as const;

/** A row of ten has so many of each. */
const statuses: readonly (keyof typeof periods)[] = [
  ...Array.from({ length: 6 }, () => 'active' as const),
  'future',
  'future',
  'overdue',
  'expired',
];

const NUMBER = 400;

function notice(index: number): string {
  const [icao, fir, position] = places[index % places.length] ?? places[0];
  const [code, radius, text] = subjects[Math.floor(index / places.length) % subjects.length] ?? subjects[0];
  const status = statuses[Math.floor(index / (places.length * subjects.length)) % statuses.length] ?? 'active';
  const number = `V${String(index + 1).padStart(4, '0')}/25`;
  return [
    `(${number} NOTAMN`,
    `Q) ${fir}/${code}/IV/NBO/A/000/999/${position}${radius}`,
    `A) ${icao} ${periods[status]}`,
    `E) ${text})`,
  ].join('\n');
}

/** Of every place ten a subject: six in force, two to come, one with an estimated end that passed, one over. */
export const inventedNotices = Array.from({ length: NUMBER }, (_, index) => notice(index)).join('\n\n');
