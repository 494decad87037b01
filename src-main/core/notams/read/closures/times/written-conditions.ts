/** Reads conditions of weather in other languages: `COM PISTA MOLHADA`, `APRES FORTES PLUIES`, `SI BALISAGE ETEINT`. */

const wet =
  /^(?:(?:(?:CO[MN]|SUR|PAR|EN CAS DE|A|BEI) (?:PISTA|PISTE|RWY|BAHN) (?:MOLHADA|MOJADA|MOUILLEE|BAGNATA|NASSE[RN]?))|BEI NASSER (?:PISTE|BAHN|OBERFLAECHE)|PAR TEMPS DE PLUIE|(?:CO[MN]|EN CASO DE|E[MN] CASO DE|EN CAS DE|IN CASO DI|CON TIEMPO DE|PAR TEMPS DE) (?:LLUVIAS?|CHUVAS?|PLUIES?|PIOGGI[AE])|(?:APRES|DESPUES DE|TRAS|DEPOIS DE|APOS|DOPO) (?:FORTES |FUERTES |CHUVAS? )?(?:PLUIES?|LLUVIAS?|FORTES|PIOGGE|CHUVAS?))(?= |$)/;
const wetFirst =
  /^(?:S[IE]|CUANDO|QUANDO|QUAND|LORSQUE) (?:LA |A |L )?(?:PISTA|PISTE|RWY) (?:ES[TS]?[AE]? |ESTIVER |SOIT )?(?:MOLHADA|MOJADA|MOUILLEE|BAGNATA)(?= |$)/;
const conditional =
  /^(?:S[IE](?= (?:BALISAGE|VENTO|VIENTO|VENT|VISIBIL\w*|RVR|PISTA|PISTE|BAGNATA|ASCIUTTA|MOJADA|MOUILLEE)(?: |$))|PAR(?= (?:RVR|VISIBILITE|VENT)(?: |$))|CO[MN](?= (?:VENTO|VIENTO|COMPONENTE DE VIENTO|COMPONENTE DE VENTO)(?: |$)))/;
const also = /^AINSI QUE(?= |$)/;
const MOST_WORDS = 5;

/** The English of the words from the first one on, and how many they are; null where they begin no such condition. */
export function conditionAbroad(words: readonly string[]): { length: number; words: readonly string[] } | null {
  const text = words.slice(0, MOST_WORDS).join(' ');
  const rain = (wet.exec(text) ?? wetFirst.exec(text))?.[0];
  if (also.test(text)) return { length: 2, words: ['AND'] };
  if (rain !== undefined) return { length: rain.split(' ').length, words: ['WHEN', 'WET'] };
  return conditional.test(text) ? { length: 1, words: ['WHEN'] } : null;
}
