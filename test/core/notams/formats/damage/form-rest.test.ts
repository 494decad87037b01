import { describe, expect, it } from 'vitest';
import { withoutFormRest } from '#core/notams/formats/damage/form-rest.ts';
import { openTestNotams } from '../../open.ts';

describe('what the form of the FAA leaves in a translation', () => {
  it.each([
    ['TWY R BTN TWY R6 AND TWY R11 CLSDTWY R11RSTRCTN>0? TO|', 'TWY R BTN TWY R6 AND TWY R11 CLSD'],
    [
      'TWY W BTN TWY A AND TERMINAL 5 RAMP CLSDTERMINAL 5 RAMPRSTRCTN>0? TO| ACFT WINGSPAN MORE THAN 118FT',
      'TWY W BTN TWY A AND TERMINAL 5 RAMP CLSD TO ACFT WINGSPAN MORE THAN 118FT',
    ],
    [
      'TWY W BTN TWY A AND TERMINAL 5 RAMP CLSDTERMINAL 5 RAMPRSTRCTN>0? TO| EXC TOW IN/OUT',
      'TWY W BTN TWY A AND TERMINAL 5 RAMP CLSD EXC TOW IN/OUT',
    ],
  ])('%s', (text, without) => expect(withoutFormRest(text)).toBe(without));

  it('stays where it says more than the words before it', () => {
    const text = 'TWY A CLSDTWY BRSTRCTN>0? TO|';
    expect(withoutFormRest(text)).toBe(text);
  });

  it('does not hide the closure, and the text as it came is stored', async () => {
    const { notams, db } = openTestNotams();
    const head = '12/322 NOTAMN\nQ) KZNY/QMXLC/IV/M/A/000/999/4038N07346W005\nA) KJFK\nB) 2611210000\nC) 2611302300\n\nE) ';
    const text = `${head}TWY Y BTN TWY A AND TWY B CLSDTWY BRSTRCTN>0? TO| MIL OPS ACFT WINGSPAN MORE THAN 171FT`;
    await notams.import([{ name: 'list', pieces: [Buffer.from(text)] }]);
    expect(db.prepare('SELECT message, raw FROM notams').get()).toEqual({
      message: `${head}TWY Y BTN TWY A AND TWY B CLSD TO MIL OPS ACFT WINGSPAN MORE THAN 171FT`,
      raw: text,
    });
    const [{ decoded } = {}] = notams.list({ expand: 'decoded' }, { limit: 1, offset: 0 }).items as { decoded?: object }[];
    expect(decoded).toMatchObject({
      headline: 'Taxiway Y between taxiway A and taxiway B: closed to military operations aircraft wingspan more than 171 ft',
      effects: [{}],
    });
  });
});
