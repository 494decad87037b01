import { describe, expect, it } from 'vitest';
import { withoutHtml } from '#core/notams/formats/html.ts';
import { threadMs } from '../../../helpers/thread-ms.ts';

describe('HTML in messages', () => {
  it.each([
    ['RWY 09 CLSD', 'RWY 09 CLSD'],
    ['RVR <350M AND >100FT', 'RVR <350M AND >100FT'],
    ['A & B', 'A & B'],
    [
      "<p align='right'> 08/214 NOTAMN<br>\r\n<b>Q) </b>ZLC/QMXLC<br>\r\n<b>A) </b>KBOI<br></p>",
      '08/214 NOTAMN\n\nQ) ZLC/QMXLC\n\nA) KBOI',
    ],
    ['<pre>\nC0342/26 NOTAMN\nQ) KZLC\n</pre>', 'C0342/26 NOTAMN\nQ) KZLC'],
    ['&apos;TSA&apos; &amp; &lt;50 &#176; &#xb0; &deg;', "'TSA' & <50 ° ° °"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&unknown; &#0; &#xffffffff; &#55296;', '&unknown; &#0; &#xffffffff; &#55296;'],
    ['<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'A B\nC'],
    ['<notatag> <A0123> <b', '<notatag> <A0123> <b'],
  ])('%j is %j', (html, text) => {
    expect(withoutHtml(html)).toBe(text);
  });

  it.each(['<', '<p ', '<b', '&', '&#', '<p<p', "<a href='"])('of %j a hundred thousand times costs little', (part) => {
    const hostile = part.repeat(100_000);
    expect(threadMs(() => void withoutHtml(hostile))).toBeLessThan(2_000);
  });
});
