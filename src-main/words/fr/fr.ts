/** Words that exist in English alone, such as the help, are used unchanged. */
import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalOf, Said } from '../en/en.ts';
import { itemDLine, whereLines } from '../plain-lines.ts';
import type { Sentences } from '../sentences.ts';
import {
  common,
  coverageSentences,
  stateReasonSentences,
  stepSentences,
  severityWords,
  surfaceConditions,
  surfaceMaterials,
  typeset,
  plural,
} from './common.ts';
import { briefingSentences, countedNotams } from './briefing.ts';
import { effectWords } from './effects.ts';
import { flightPlanUnknownSentences, notFiled, ownFlightPlanFaultSentences } from './flight-plan.ts';
import { cutInFrench, headlineInFrench } from './headline/line.ts';
import { brakingWords, categoryWords, effectRuleWords, issueWords, severityRuleWords, statusWords, warningWords } from './notams.ts';
import { plainSentences } from './plain.ts';
import { plogSentences } from './plog.ts';
import { printedSentences } from './printed.ts';
import { weatherWords } from './weather.ts';
import { refusals } from './refusals.ts';
import {
  legHeads,
  legReasonCause,
  legReasonSentences,
  lightChangeSentences,
  routeFaultSentences,
  staySentence,
  topSentences,
  variationSentence,
} from './route.ts';

const quoted = (words: string): string => `« ${words} »`;

const reason = (of: Reason): string => refusals.reason(of);
const withPlace = (of: Reason): string => [of.source, of.field, reason(of)].filter((part) => part !== undefined).join(' : ');

/** The sentence of its code; then what is particular to it, in French where it has codes. */
function refusal({ code, reasons, details, about }: RefusalOf): readonly string[] {
  const sentence = refusals.sentence(code);
  const particular = reasons === undefined ? (details ?? []).slice(about.detailsInMessage ?? 0) : reasons.map(withPlace);
  const isGeneral = particular.length > 0 && code === 'invalidRequest' && about.message === undefined;
  return [
    ...(sentence === undefined || isGeneral ? [] : [sentence]),
    ...(about.message === undefined || reasons?.some(({ text }) => text === about.message) ? [] : [quoted(about.message)]),
    ...particular,
  ].map(typeset);
}

const headline = ({ decoded }: Said): string => headlineInFrench(decoded) ?? quoted(decoded.plainText);

/** Writes `2026-10-20 06:00Z`. */
const written = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)}Z`;

function whenLine({ startDate, endDate, decoded }: Said): string {
  const from = startDate === null ? 'début inconnu' : `à partir du ${written(startDate)}`;
  const end = endDate === null ? (decoded.isPermanent ? 'permanent' : 'fin inconnue') : `jusqu’au ${written(endDate)}`;
  const period = `${from}, ${end}${endDate !== null && decoded.isEstimated ? ' (estimé)' : ''}`;
  return plainSentences.when(period, itemDLine(decoded, plainSentences) ?? '');
}

export const fr: Sentences = {
  language: 'fr',
  common,
  briefing: briefingSentences,
  countedNotams,
  printed: printedSentences,
  weather: weatherWords,
  plog: plogSentences,
  severities: severityWords,
  stateReasons: stateReasonSentences,
  steps: stepSentences,
  legHeads,
  legReasons: legReasonSentences,
  legReasonCause,
  lightChanges: lightChangeSentences,
  tops: topSentences,
  stay: staySentence,
  variation: variationSentence,
  categories: categoryWords,
  braking: (action) => brakingWords[action],
  contaminant: (written) => plainSentences.contaminants[written.toLowerCase()] ?? quoted(written),
  headline: headlineInFrench,
  cutHeadline: cutInFrench,
  headlineWithin: headlineInFrench,
  quotedWithin: quoted,
  surface(written, graded) {
    if (graded === undefined) return quoted(written);
    const { materials, condition } = graded;
    const made = materials.map((material) => surfaceMaterials[material]).join('/');
    return condition === undefined ? made : `${made}, ${surfaceConditions[condition]}`;
  },
  typeset,

  lossOption: 'L’option qui l’accepte est --accept-loss.',
  refusal,
  reason,

  routeFaults: routeFaultSentences,
  flightPlanFaults: { ...routeFaultSentences, ...ownFlightPlanFaultSentences },
  flightPlanUnknown: flightPlanUnknownSentences,
  warnings: warningWords,
  issues: issueWords,
  effectRules: effectRuleWords,
  severityRules: severityRuleWords,
  effects: effectWords,

  firstStart: (user) =>
    `Premier démarrage : utilisateur ${quoted(user)} créé. « aeroshelf keys add ${user} » crée une clé d’API pour d’autres programmes.`,
  firstKey: (user, key) => `Premier démarrage : utilisateur ${quoted(user)} créé avec cette clé d’API, affichée cette seule fois : ${key}`,
  error: 'Erreur',
  note: 'Remarque',

  route: {
    from: 'de',
    to: 'à',
    notForNavigation: ' Ne pas utiliser pour la navigation.',
    candidates: (first, others) => (others === '' ? first : `${first} ; et non ${others}`),
    message: 'message',
    item: (item) => `case ${item}`,
    notFiled: notFiled.short,
    windOption: '--wind 240/25 ; --wind calm sans vent',
    levelOption: 'N0110A055 ou N0110VFR devant la route',
    beforeRoute: (words) => `${words} devant la route`,
    either: (option, other) => `${option}, ou ${other}`,
  },

  shownIn: (file, notams) => `${file} : ${notams} NOTAM affiché${plural(notams)}. Ne pas utiliser pour la navigation.`,

  notams: {
    andMore: (value) => `  et ${value} de plus`,
    read: (read, added, changed, unchanged, repeated) =>
      `${read} lu${plural(read)} : ${added} nouveau${added < 2 ? '' : 'x'}, ${changed} modifié${plural(changed)}, ${unchanged} inchangé${plural(unchanged)}, ${repeated} répété${plural(repeated)}. `,
    understood: (fully, partly, not) => `Compris entièrement : ${fully}, en partie : ${partly}, pas du tout : ${not}. `,
    formats: (names) => `Formats : ${names}.`,
    checklist: (notam, listed) => `Liste récapitulative ${notam} : ${listed} en vigueur`,
    allStored: ', tous enregistrés.',
    notStored: (value, names, more) => `, ${value} non enregistré${plural(value)} : ${names}${more === 0 ? '' : ` et ${more} de plus`}.`,
    shown: (shown, total) => `${shown} affiché${plural(shown)} sur ${total}.`,
    newest: (issued, country) =>
      `NOTAM enregistré le plus récent ${country === null ? '' : `(${country}) `}émis ${issued === null ? 'à une date inconnue' : `le ${issued}`}.`,
    ...coverageSentences,
    lastImport: (time) => `Dernier import : ${time}.`,
    line: (line) => `ligne ${line}`,
    status: ({ status, severity, category }, rule) =>
      `État : ${statusWords[status]} ; gravité ${severity} (règle : ${rule}) ; ${categoryWords[category]}.`,
    effect: 'Effet : ',
    warning: 'Avertissement : ',
    rule: (rule) => ` (règle : ${rule})`,
  },

  inALine: headline,
  inPlainWords: (of) => [
    `${headline(of)}.`,
    ...whereLines(of.decoded, plainSentences),
    whenLine(of),
    '',
    plainSentences.expanded,
    of.decoded.plainText,
  ],
};
