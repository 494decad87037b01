/** AIXM 5.1 events with a text NOTAM inside, as FNS and NMS send them. Digital NOTAM is read through the text that it carries. */
import { anyDate, dateIn } from './dates.ts';
import { endIn, itemsOf, seriesNumber, sourceTypeOf, typeOf, usOpening } from './faa-feature.ts';
import { withoutHtml, wordingsOf } from './html.ts';
import { known } from './json-values.ts';
import type { Given, Place, Taking } from './raw-notice.ts';
import type { XmlListener } from './xml.ts';

type Parts = {
  notam: Record<string, string>;
  extension: Record<string, string>;
  texts: { type: string; text: string }[];
  id: string | undefined;
};

const newParts = (id: string | undefined): Parts => ({ notam: {}, extension: {}, texts: [], id });

export function aixmNotices(take: Taking): XmlListener {
  /** The NOTAMs of the event that is open; the extension, which comes last, is of all of them. */
  let notices: Parts[] = [];
  let extension: Record<string, string> = {};
  let translation: { type: string; text: string } | undefined;
  let inside: 'notam' | 'extension' | undefined;
  let [line, count, formatted] = [0, 0, ''];

  return {
    opens(name, attributes, at) {
      if (name === 'Event') {
        notices = [];
        extension = {};
        line = at;
      } else if (name === 'NOTAM') {
        inside = 'notam';
        notices.push(newParts(attributes['gml:id']));
        count++;
      } else if (name === 'EventExtension') inside = 'extension';
      else if (name === 'NOTAMTranslation') translation = { type: '', text: '' };
      else if (name === 'formattedText') formatted = '';
    },
    closes(name, text) {
      const parts = notices.at(-1);
      if (name === 'NOTAM' || name === 'EventExtension') inside = undefined;
      else if (name === 'NOTAMTranslation') {
        if (translation && parts) parts.texts.push(translation);
        translation = undefined;
      } else if (translation) {
        // A formatted text has inner elements, whose words are put together here.
        if (name === 'type') translation.type = text.trim();
        else if (name === 'simpleText') translation.text ||= text;
        else if (name === 'formattedText') translation.text = (formatted + text).trim() || translation.text;
        else formatted += text;
      } else if (inside === 'notam' && parts) {
        if (text.trim() !== '') parts.notam[name] ??= text.trim();
      } else if (inside === 'extension') {
        if (text.trim() !== '') extension[name] ??= text.trim();
      } else if (name === 'Event') {
        for (const [at, notice] of notices.entries())
          takeParts({ ...notice, extension }, { line, element: `Event[${count - notices.length + at + 1}]` }, take);
        notices = [];
      }
    },
    reset() {
      notices = [];
      translation = undefined;
      inside = undefined;
    },
  };
}

function takeParts({ notam, extension, texts, id }: Parts, place: Place, take: Taking): void {
  const icao = texts.find(({ type }) => type.includes('ICAO'))?.text;
  const local = texts.find(({ type }) => type.includes('LOCAL'))?.text;
  const words = wordingsOf(icao ?? local ?? notam['text'] ?? '', icao && local);
  if (words.message === '') {
    take.issue({ code: 'noText', place });
    take.notice({ format: 'text', message: JSON.stringify({ ...notam, ...extension }), original: null, given: {}, place });
    return;
  }
  const { series, number, year } = notam;
  const opening = usOpening(withoutHtml(local ?? ''));
  take.notice({
    format: 'aixm',
    ...words,
    place,
    given: known<Given>({
      number: series !== undefined && number !== undefined ? seriesNumber(series, number, year) : opening['number'],
      type: typeOf(notam['type']),
      icao: extension['icaoLocation'],
      location: notam['location'],
      account: opening['account'] ?? extension['accountId'],
      issueDate: dateIn(notam['issued']),
      startDate: dateIn(notam['effectiveStart'], anyDate),
      ...endIn(notam['effectiveEnd'], `${icao ?? ''}\n${local ?? ''}`),
      source: id?.includes('NMS') === true || /^NOTAM_1_1\d{15}/.test(id ?? '') ? 'NMS' : 'FNS',
      sourceType: sourceTypeOf(extension['classification']),
      transactionId: id,
      ...itemsOf(notam),
    }),
  });
}
