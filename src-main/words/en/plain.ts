/** These are the sentences of a decoded NOTAM in English. */
export const plainSentences = {
  where: (places: string, limits: string) => `Where: ${[places, limits].filter(Boolean).join(', ')}.`,
  within: (radius: string) => `within about ${radius} NM of the position in item Q`,
  levels: (lower: string, upper: string) => `from ${lower} up to ${upper}`,
  levelsTo: (upper: string) => `up to ${upper}`,
  /** A limit that is a word; others are as written. */
  limit: { SFC: 'the surface', GND: 'the ground', UNL: 'any height' },
  when: (period: string, schedule: string) => `When: ${[period, schedule].filter(Boolean).join(', ')}.`,
  only: (schedule: string) => `only ${schedule} (item D, UTC)`,
  notDecoded: (schedule: string) => `at the times “${schedule}”, which could not be decoded`,
  /** Words of item D; the others are the same in every language. */
  scheduleWords: {} as Readonly<Record<string, string>>,
  surface: (runway: string, facts: string) => `Runway ${runway}: ${facts}.`,
  allRunways: 'not named',
  code: (code: string) => `condition code ${code}`,
  deep: (millimetres: string) => `${millimetres} mm deep`,
  braking: (braking: string) => `braking ${braking}`,
  observed: (time: string) => `observed ${time}`,
  contaminants: {} as Readonly<Record<string, string>>,
  expanded: 'In English, with abbreviations expanded:',
};
