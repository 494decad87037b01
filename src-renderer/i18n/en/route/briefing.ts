import { briefingSentences, countedNotams as notams } from '#words/en/briefing.ts';
import { common, numbers as number } from '#words/en/common.ts';

/** What the printed forms say too comes from the contract; here is what only the window says. */
export const briefing = {
  ...briefingSentences,
  title: 'Briefing',
  keyList: {
    rows: {
      next: 'Next and previous NOTAM',
      severe: 'Next and previous critical or operational NOTAM, also folded',
      acknowledge: 'Acknowledge, or undo it',
      open: 'Show all of the NOTAM',
      again: 'Make the briefing again',
      ready: common.makeReadyHow,
      print: 'Save the PDF',
    },
  },
  needsUser: 'Sign in to make a briefing: it contains the texts of NOTAMs.',
  noRoute: 'There is no route yet.',
  toRoute: 'To the route',
  working: 'Working…',

  // The flight, and how old all of it is.
  made: (made: string, data: string) => `Briefing of ${made}, data of ${data}.`,
  madeWithout: (made: string) => `Briefing of ${made}, no NOTAM imported.`,
  arrived: (value: number) => `${notams(value)} arrived or changed since.`,
  changedSince: 'NOTAMs were imported or deleted since.',
  again: 'Make it again',
  print: 'Save PDF',
  saveAs: 'Save as',
  withAppendix: 'With the texts as published, and what is not shown',

  options: 'Options',
  formats: {
    pdf: 'PDF',
    html: 'HTML',
    md: 'Markdown',
    text: 'plain text',
    geojson: 'areas as GeoJSON',
    kml: 'areas as KML',
    openair: 'areas as OpenAir',
    csv: 'areas as CSV',
  },
  rulesAsRoute: 'as in the route',
  alternatesHint: 'LFMD LFML',
  fields: {
    corridorNm: { label: 'Corridor (NM each side)', without: '10 VFR, 25 IFR' },
    lowerFt: { label: 'Lowest level (ft)', without: '0' },
    upperFt: { label: 'Highest level (ft)', without: 'cruise + 2,000' },
    beforeDepartureMin: { label: 'Before departure (min)', without: '60' },
    afterArrivalMin: { label: 'After arrival (min)', without: '120' },
    alternateMin: { label: 'Alternates, after arrival (min)', without: '240' },
    abeamMin: { label: 'Abeam, before and after (min)', without: '30' },
  },

  notShown: {
    ...briefingSentences.notShown,
    list: (label: string) => `Not shown, ${label}`,
    more: (value: number) => `${number.format(value)} more`,
    gone: (value: number) => `${notams(value)} of these ${value === 1 ? 'is' : 'are'} no longer stored.`,
  },

  asPublished: 'Text as published',
  acknowledgedFolded: 'acknowledged',
};
