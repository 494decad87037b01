/**
 * Reads domestic NOTAMs of the Russian AIS: `(К4278/21 НОТАМН Щ)УВВВ/ЩРТЦА/… А) Б) Ц) Д) Е) Ф) Г)`. Codes are Latin ones sent with the
 * Cyrillic letters of the telegraph alphabet, so they map letter by letter; the text itself is Russian and stays.
 */
const letters: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  Ц: 'C',
  Д: 'D',
  Е: 'E',
  Ф: 'F',
  Г: 'G',
  Х: 'H',
  И: 'I',
  Й: 'J',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Щ: 'Q',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ж: 'V',
  В: 'W',
  Ь: 'X',
  Ы: 'Y',
  З: 'Z',
};
/** Positions abbreviate Russian words: север, юг, восток, запад. */
const bearings: Readonly<Record<string, string>> = { С: 'N', Ю: 'S', В: 'E', З: 'W' };
const scheduleWords: readonly [RegExp, string][] = [
  [/ЕЖЕДНЕВНО|ЕЖЕДН/g, 'DLY'],
  [/КРОМЕ|ИСКЛ/g, 'EXC'],
  [/ПОНЕДЕЛЬНИК|ПН/g, 'MON'],
  [/ВТОРНИК|ВТ/g, 'TUE'],
  [/СРЕДА|СР/g, 'WED'],
  [/ЧЕТВЕРГ|ЧТ/g, 'THU'],
  [/ПЯТНИЦА|ПТ/g, 'FRI'],
  [/СУББОТА|СБ/g, 'SAT'],
  [/ВОСКРЕСЕНЬЕ|ВС/g, 'SUN'],
  [/ЯНВ[А-Я]*/g, 'JAN'],
  [/ФЕВ[А-Я]*/g, 'FEB'],
  [/МАР[А-Я]*/g, 'MAR'],
  [/АПР[А-Я]*/g, 'APR'],
  [/МАЙ|МАЯ/g, 'MAY'],
  [/ИЮН[А-Я]*/g, 'JUN'],
  [/ИЮЛ[А-Я]*/g, 'JUL'],
  [/АВГ[А-Я]*/g, 'AUG'],
  [/СЕН[А-Я]*/g, 'SEP'],
  [/ОКТ[А-Я]*/g, 'OCT'],
  [/НОЯ[А-Я]*/g, 'NOV'],
  [/ДЕК[А-Я]*/g, 'DEC'],
];

export function isCyrillicNotice(text: string): boolean {
  return text.slice(0, 60).includes('НОТАМ');
}

/** Letter by letter, what is not Cyrillic stays. */
function toLatin(text: string): string {
  return text.replace(/[А-Я]/g, (letter) => letters[letter] ?? letter);
}

/** The NOTAM with its frame in Latin letters (header, item letters, items Q, A, B, C, D); the Russian text of E, F and G as it was. */
export function latinFrame(body: string): string {
  const marked = body.replace(/(?<=^|[\s(])([ЩАБЦДЕФГ])\s?\)/g, (mark) => ` ${toLatin(mark.trim())} `);
  const textAt = marked.search(/(?<=^|\s)E\)/);
  const frame = textAt < 0 ? marked : marked.slice(0, textAt);
  const [head = '', ...scheduled] = frame.split(/(?<=\s)D\)/);
  const schedule = scheduled.length === 0 ? '' : `D)${inEnglish(scheduled.join(' '))}`;
  const place = /\d{4}[СЮ]\d{5}[ВЗ]/g;
  const latin = toLatin(head.replace(place, (point) => point.replace(/[СЮВЗ]/g, (letter) => bearings[letter] ?? letter)));
  return latin + schedule + (textAt < 0 ? '' : withLimits(marked.slice(textAt)));
}

const limitWords: readonly [RegExp, string][] = [
  // `100 М УР.ЗЕМЛИ` is a height, `УР.ЗЕМЛИ` alone the ground.
  [/(?<=\d ?М ?)УР\.? ?ЗЕМЛИ/g, 'AGL'],
  [/ПОВЕРХНОСТЬ|УР\.? ?ЗЕМЛИ/g, 'SFC'],
  [/ЗЕМЛЯ/g, 'GND'],
  [/ЭШ ?(?=\d)/g, 'FL'],
  [/НЕОГР[А-Я]*/g, 'UNL'],
  [/(?<=\d) ?М(?![А-Я])/g, 'M'],
  [/СР\. ?УР\. ?МОРЯ|СРЕДН[А-Я]{0,12} УРОВНЯ МОРЯ/g, 'AMSL'],
  [/ОТ ПОВЕРХНОСТИ|НАД ЗЕМЛЕЙ|ИСТ\.?/g, 'AGL'],
];

/** Items F and G in the words that limit.ts reads: they follow the Russian text. */
function withLimits(text: string): string {
  const at = text.search(/(?<=\s)F\)/);
  return at < 0
    ? text
    : text.slice(0, at) + limitWords.reduce((limits, [russian, english]) => limits.replace(russian, english), text.slice(at));
}

const inEnglish = (schedule: string): string =>
  scheduleWords.reduce((text, [russian, english]) => text.replace(russian, english), schedule);

/** Positions of a Russian text with the letters that positions.ts reads. */
export function withLatinBearings(text: string): string {
  return text.replace(/(\d)([СЮВЗ])(?=[\d\s\-,.:;()]|$)/g, (_, digit: string, letter: string) => digit + (bearings[letter] ?? letter));
}
