/** A pre-flight information bulletin of an area as XML, written for the tests: with its header it claims to hold all NOTAMs of its places. */

export type BulletinNotam = { number: string; a?: string; fir?: string; code?: string; b?: string; c?: string; e?: string };

export type Bulletin = {
  issued: string;
  validTo?: string;
  regions?: readonly string[];
  aerodromes?: readonly string[];
  notams?: readonly BulletinNotam[];
  /** The header has these elements too. */
  header?: string;
};

export function bulletin({ issued, validTo, regions = [], aerodromes = [], notams = [], header = '' }: Bulletin): string {
  const firs = regions.map((code) => `<FIRList><FIR><ICAO>${code}</ICAO></FIR></FIRList>`).join('');
  const places = aerodromes.map((code) => `<Aerodrome><Code>${code}</Code></Aerodrome>`).join('');
  const validity = validTo === undefined ? '' : `<Validity><ValidFrom>${issued}</ValidFrom><ValidTo>${validTo}</ValidTo></Validity>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Pib><AreaPIBHeader>${validity}<ServiceType>FULL</ServiceType><Traffic>IV</Traffic><Issued>${issued}</Issued>${header}<AerodromeList>${places}</AerodromeList>${firs}</AreaPIBHeader>`,
    ...notams.map(notamElement),
    '</Pib>',
  ].join('\n');
}

function notamElement({
  number,
  a = 'EGLL',
  fir = 'EGTT',
  code = 'QMXLC',
  b = '2608010000',
  c = '2612312359',
  e = 'TWY A CLSD',
}: BulletinNotam) {
  const [, series = '', digits = '', year = ''] = /^([A-Z])(\d{4})\/(\d{2})$/.exec(number) ?? [];
  return (
    `<FIRSection><NotamList><Notam><NOF>EGGN</NOF><Series>${series}</Series><Number>${digits}</Number><Year>${year}</Year><Type>N</Type>` +
    `<QLine><FIR>${fir}</FIR><Code23>${code.slice(1, 3)}</Code23><Code45>${code.slice(3)}</Code45><Traffic>IV</Traffic><Purpose>M</Purpose><Scope>A</Scope>` +
    `<Lower>000</Lower><Upper>999</Upper></QLine><Coordinates>5129N00028W</Coordinates><Radius>005</Radius><ItemA>${a}</ItemA>` +
    `<StartValidity>${b}</StartValidity><EndValidity>${c}</EndValidity><ItemE>${e}</ItemE></Notam></NotamList></FIRSection>`
  );
}
