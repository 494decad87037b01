import { describe, expect, it } from 'vitest';
import { mergedParts, oneText, partsOf } from '#core/notams/formats/multipart-notams.ts';

const first =
  'C0342/26 NOTAMR C0329/26 Q) UTTR/QKKKK/K/K/K/000/999/ A) UTTR  PART 1 OF 2  B) 2608140930  C) 2608220930EST  E) CHECKLIST\n0117 0286 END PART 1 OF 2';
const second =
  'C0342/26 NOTAMR C0329/26 Q) UTTR/QKKKK/K/K/K/000/999/ A) UTTR  PART 2 OF 2  B) 2608140930  C) 2608220930EST  E) 0338 0341 END PART 2 OF 2';

describe('a NOTAM in parts', () => {
  it('is one text in the frame of its first part', () => {
    expect(oneText(`${first}\r\n${second}\r\n`)).toBe(
      'C0342/26 NOTAMR C0329/26 Q) UTTR/QKKKK/K/K/K/000/999/ A) UTTR  PART 1 OF 2  B) 2608140930  C) 2608220930EST  E) CHECKLIST\n0117 0286\n0338 0341',
    );
  });

  it('comes apart again', () => {
    expect(partsOf(`${first}\r\n${second}`)).toEqual([first, second]);
    expect(partsOf('A0001/26 NOTAMN E) SEE A0001/26 PART OF AIP')).toEqual(['A0001/26 NOTAMN E) SEE A0001/26 PART OF AIP']);
  });

  it('keeps every part in order, whichever came first, and the newer of one that came twice', () => {
    expect(mergedParts(second, first)).toBe(`${first}\n${second}`);
    expect(mergedParts(first, second)).toBe(`${first}\n${second}`);
    expect(mergedParts(`${first}\n${second}`, second.replace('0338', '0399'))).toBe(`${first}\n${second.replace('0338', '0399')}`);
    expect(mergedParts('A0001/26 NOTAMN E) X', 'A0001/26 NOTAMN E) Y')).toBeNull();
  });

  it('is left as it is where it has one', () => {
    expect(oneText('A0001/26 NOTAMN E) X PART 1 OF 1')).toBe('A0001/26 NOTAMN E) X PART 1 OF 1');
  });
});
