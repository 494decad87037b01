/** The rows find services of an aerodrome that are limited or missing: fuel by grade, rescue and fire fighting by category, hours of the tower. */
import type { FuelGrade } from '#contract/notams/aircraft-limits.ts';
import { oneLine } from '#core/text/line.ts';
import { ofCode, ofMeaning, ofMeaningAbroad, ofTerm } from '#core/notams/lexicon/lexicon.ts';
import { quotedWords, refusedAbroad, type Row, unavailableAbroad, wholeUnlessExcepted } from './row.ts';

const fuelName = String.raw`(?:FUEL\w*|AVGAS|100 ?LL|JET ?A\w*|ATF|REFUEL\w*|KEROSENE|AVTUR|QAV|TS ?-?1|MOGAS|UL ?9[14]|COMBUST[IÍ]\w+|SUMINISTRO|(?:RE)?ABASTEC\w+|${ofCode('fuel')})`;
/** No comma may come between the two, because another thing may follow it: `ABASTECIMENTO SUSPENSO`, `BETANKUNG NICHT MOEGLICH`. */
const exhausted =
  'AGOTAD[OA]S?|ESGOTAD[OA]S?|ESAURIT[OAIE]|EPUISEE?S?|ERSCHOEPFT|AUSVERKAUFT|WYCZERPAN[AEY]|EXHAUSTED|OUT OF STOCK|RUPTURE';
const fuelOutAbroad = String.raw`\b${fuelName}\b[^.;,]{0,60} (?:${refusedAbroad}|(?:NICHT|NAO|NON|NO|NE|NIE) ${ofMeaning('usable', 'allowed')})(?![A-Z])`;
/** It matches `JET A1 NOT AVBL`, `NIL AVGAS` and `RUPTURE DE STOCK JET A1`. */
const fuelOut = new RegExp(
  String.raw`${fuelOutAbroad}|\b(?:${fuelName}|SELF ?SERVE)\b(?:(?!\. |;).){0,80}\b(?:NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|U\/S|OTS|OUT OF SERVICE|NOT PROVIDED|${ofCode('suspended')}|${exhausted}|IMPOSSIBLE|IMPOSIBLE|${unavailableAbroad})\b|\b(?:NO|NIL) (?:\w+ )?(?:FUEL|AVGAS|MOGAS|JET ?A\w{0,2})\b|\b${ofMeaning('no')} (?:DE )?${ofCode('fuel')}\b|\b(?:NAO HA|NO HAY|PAS DE) ${fuelName}|\b(?:FUEL|AVGAS|JET ?A-?1?): ?NIL\b|\b(?:RUPTURE(?: (?:DE )?STOCKS?)?|OUT OF STOCK)(?: (?:OF|DE|EN|DU))?[ :]{1,3}${fuelName}\b`,
);

const grades: readonly { grade: FuelGrade; words: RegExp }[] = [
  { grade: '100LL', words: /\b(?:AVGAS ?)?100 ?LL\b/ },
  { grade: 'AVGAS', words: /\bAVGAS\b(?! ?100)/ },
  { grade: 'UL91', words: /\bUL ?91\b/ },
  { grade: 'UL94', words: /\bUL ?94\b/ },
  { grade: 'MOGAS', words: /\bMOGAS\b/ },
  { grade: 'JET A-1', words: /\bJET ?A ?-?1\+?|\bAVTUR\b|\bQAV(?: ?-?1)?\b/ },
  { grade: 'JET A', words: /\bJET ?A\b(?! ?-?1)/ },
  { grade: 'JET B', words: /\bJET ?B\b/ },
  { grade: 'JP-5', words: /\bJP ?-?5\b/ },
  { grade: 'JP-8', words: /\bJP ?-?8\b|\bF-?34\b/ },
  { grade: 'TS-1', words: /\bTS ?-?1\b/ },
  // The letters mean other things too, so that they count only next to a grade that is used where they are.
  { grade: 'RT', words: /\bTS ?-?1(?: ?[/,] ?| AND | OR )RT\b|\bRT(?: ?[/,] ?| AND | OR )TS ?-?1\b/ },
];

const restriction = String.raw`(?:SHORTAGE|RATION\w*|LIMITED|LTD|RESTRICTED|LIMIT[EÉ]E?|LIMITAD[OA]|OGRANICHEN[AO]?|RESTRINGID[OA]|RESTREINTE?|SUR (?:DEMANDE|RENDEZ-?VOUS|RDV)|SIN SUMINISTRO|CONSTRAINED|\d{4} (?:A|AU|-|TO|E|BIS|UND) \d{4} ${ofMeaning('only')}|${ofMeaning('only')} (?:BTN|BETWEEN|FM|FROM|ON|DURING|AVBL (?:FOR|TO|BTN)|${ofMeaning('to')}|(?:(?:D[AE]S?|DALLE|VON|[A-Z]{2,3} ?- ?[A-Z]{2,3}) )?\d{4}\b)|(?:AVBL|AVAILABLE) (?:FOR|TO) [^.;]{1,40}ONLY|(?:AVBL|AVAILABLE)(?: [A-Z-]{2,9})? \d{4} ?- ?\d{4} ONLY|${ofMeaning('reserved')} ${ofMeaning('to')}|(?:MAX(?:IMUM|IMO)?|HASTA|ATE|UP TO) \d+ ?(?:L|LTRS?|LITROS|LIT(?:RE|ER)S?|USG|GAL(?:LONS?|ONES)?)\b|S[OÓ] DISPON[IÍ]VEL)`;
/** `VOLS DE FRET NON AVITAILLES`, `COMBUSTIBLE SOLO PARA COMPANIAS CON CONTRATO`: some get none. */
const forSome = String.raw`NON AVITAILLEE?S?\b|(?:NO|NAO) (?:S[AE]O |SERAO |SERAN )?ABASTECID[AO]S\b|NON RIFORNIT[IE]\b|NICHT BETANKT\b|NOT (?:BE )?RE-?FUELL?ED\b|${fuelName} ${ofMeaning('only')} ${ofMeaning('to')} `;
const shortage = new RegExp(String.raw`\b(?:SHORTAGE OF\b|PENURIE\b|ESCASEZ\b|CARENZA\b|${forSome})`);
/** Some fuel is left: `JET A1 SHORTAGE`, `REFUELLING LTD TO SCHEDULED FLT`, `MAX UPLIFT 5000L`, `UPLIFT JET A1 PROHIBITED EXC EMERG`, `AVGAS ONLY BTN 0900-1600`. */
const fuelLimited = new RegExp(
  String.raw`\b(?:${forSome})|\b${fuelName}\b[^.;]{0,60}\b${restriction}|\b(?:SHORTAGE OF|PENURIE|ESCASEZ|FALTA|CARENZA) [^.;]{0,20}\b${fuelName}\b|\b(?:MAX|MAXIMUM|LIMITED|LTD)(?: FUEL)? UPLIFT\b|\bUPLIFT\b[^.;]{0,30}\b(?:LIMITED|LTD|RESTRICTED|REDUCED|PROHIBITED|NOT PERMITTED|NOT ALLOWED|SUSPENDED)\b`,
);

/** What follows one of these words, or a comma, is a clause of its own. */
const clauseEnd =
  /(?<=\b(?:AVBL|AVAILABLE|UNAVBL|UNAVAILABLE|U\/S|OTS|OUT OF SERVICE|NOT PROVIDED|SUSPENDED|OUT OF STOCK|EXHAUSTED)\b),? |, /;
const offered = /\b(?:AVBL|AVAILABLE|ONLY|NORMAL|O\/R|ON REQ\w*)(?![A-Z])/;

/** The clauses that take fuel away; one without a state, such as `JET A1` in `JET A1, AVGAS NOT AVBL`, belongs to what follows, at the end to what is before. */
function takenIn(text: string): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of text.split(clauseEnd)) {
    const clause = `${open} ${part}`.trim();
    const isWhole = fuelOut.test(clause) || offered.test(clause);
    if (isWhole) clauses.push(clause);
    open = isWhole ? '' : clause;
  }
  if (open !== '' && clauses.length > 0) clauses.push(`${clauses.pop()} ${open}`);
  return clauses.filter((clause) => fuelOut.test(clause));
}

/** Grades that are taken away or limited, not those that are offered instead. */
function gradesIn(line: string): FuelGrade[] {
  const sentences = line.split(/\. |;/);
  const taken = fuelOut.test(line)
    ? sentences.flatMap(takenIn).map((clause) => clause.split(/\b(?:USE|INSTEAD|ONLY|REMAINS?|EXC|EXCEPT)\b/)[0] ?? '')
    : sentences.filter((clause) => fuelLimited.test(clause));
  return grades.filter(({ words }) => taken.some((clause) => words.test(clause))).map(({ grade }) => grade);
}

const figure = String.raw`(?:VIII|VII|VI|IV|V|IX|X|III|II|I|10|\d)(?![A-Z0-9]| ?- ?\d)`;
const level = String.raw`(?:(?<!\b(?:ACFT|AIRCRAFT|AERONAVES) )CAT(?:EGORY|EGORIA|EGORIE)?(?: S?SEI)?|LEVEL|NIVEAU(?: SSLIA)?|NIVEL)(?: ?- ?| )?`;
const lowered = ofTerm('reduced');
/** What a category was, or is of something else: `(NORMAL 9)`, `INSTEAD OF CAT 9`, `CAT 9 REVISED TO`, `ACFT CAT ABV 6`, `CAT 7 ACFT`, `FM CAT 8 TO`, those of armed forces. */
const ofElse = new RegExp(
  String.raw`\((?!NFPA|USAF)[^)]{0,60}\)|\b(?:NORMAL(?:LY)?|INSTEAD OF|AU LIEU DE|EN (?:VEZ|LUGAR) DE|EM VEZ DE|ANZICHE|PUBLISHED|PREVIOUSLY|ABV|ABOVE|EXCEEDING|HIGHER THAN|UP TO|ACFT|AIRCRAFT|NFPA|NFPA\)|USAF|FOR) ${level}?${figure}|\b${level}(?:ABV|ABOVE|EXCEEDING) ${figure}|\b${level}${figure} (?:ACFT|AIRCRAFT)\b|\b(?:FROM|FM|DE|DA) (?:${level})?(?:10|\d)(?= (?:TO|A|PARA)\b)|\b${level}${figure}(?= (?:REVISED|CHANGED|DOWNGRADED|${lowered}) (?:TO|A|PARA)\b)`,
  'g',
);
/** A category that is there on request, with notice or for some alone is not there for everyone. */
const onRequest =
  /\b(?:PPR|PNR?|O\/R|PREAVIS|(?:UP)?ON REQ\w*|UNLESS REQ\w*|IN ADVANCE|SUR DEMANDE|(?:A|MEDIANTE) (?:PEDIDO|SOLICITUD)|AVISAR|ANTELACION|ANTICIPACION|ANTECEDENCIA|SU RICHIESTA|AUF ANFRAGE|PRIOR|ARRANGEMENTS?|NOTICE|FOR [A-Z -]{3,30} ONLY)\b/;
/** `CAT 5 INSTEAD OF CAT 7, EXC TUE 0800-1200 CAT 7`, `CAT 8. CAT 9 AVBL 0600-0800`: a higher one at times leaves the lower at others. */
const exceptTimes = new RegExp(String.raw`^ ?${ofMeaning('except')}\b`);
const categories = new RegExp(
  String.raw`\b(?:${level}(?:(?:CHANGED|AMENDED|REVISED|REDUCED|RDCD) TO (?:READ )?)?|A?RFFS? (?:IS |NOW )+(?:${level})?|(?:REDUCED|RDCD|REVISED|DOWNGRADED|LOWERED|${lowered}|OBNIZON[AOY])(?: BY \w{1,5}| (?:DE|DA|Z) (?:10|\d))? (?:TO|A|PARA|DO) (?:${level})?)(?<category>${figure})`,
  'g',
);
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const fireService = String.raw`(?:A?RFFS?|RESCUE AND FIRE ?FIGHTING|FIRE AND RESCUE|FIRE ?FIGHTING|FIRE (?:COVER|SERVICES?)|SSLIA|SSEI|(?:SALVAMENTO|COMBATE|EXTINCION|SAUVETAGE|LUTTE) [^.,;]{0,24}INCENDI(?:OS?|E)|ANTINCENDIO|CONTRA ?INCENDIOS?)`;
/** It matches `SE SUSPENDE EL SERVICIO ANTINCENDIO`. */
const fireSuspended = String.raw`${refusedAbroad} (?:EL |LA |O |IL |LE )?(?:SERV(?:ICIO|ICO|IZIO|ICE)? (?:DE )?)?${fireService}\b`;
const noCover = new RegExp(
  String.raw`\b${fireService} (?:SER |SVC |SERVICES? )?(?:NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S|NOT PROVIDED|SUSPENDED|SUSPD|WITHDRAWN|${unavailableAbroad}|${refusedAbroad})\b|\b${fireSuspended}|\b${ofMeaning('no')} ${fireService}\b|\bRFFS? CAT(?:EGORY)? ?(?:0|ZERO|NIL)\b`,
);
const listed = /\b\d{4} ?(?:-|TO) ?\d{4}\b/;
const hours = /\b\d{4} ?(?:-|TO|A|AS|AU|ALLE|Y|ET|E) ?\d{4}\b|\b(?:BTN|BETWEEN|BEFORE|BFR|AFTER|OUTSIDE|EXC|EXCEPT|HR|HRS|HOURS)\b/;

const numberOf = (written: string): number => (/^\d/.test(written) ? Number(written) : romans.indexOf(written) + 1);

const isOnly = new RegExp(String.raw`\b${ofMeaning('only')}\b`);

/** Null where the text does not say it, or where hours have categories of their own. */
function fireCategoryLeft(line: string): number | null {
  if (noCover.test(line)) {
    // Another clause has what is left in `SE SUSPENDE SERVICIO ANTINCENDIO. CAT 3 UNICAMENTE`.
    const only = line
      .split(/[.,;] /)
      .filter((clause) => isOnly.test(clause) && !onRequest.test(clause))
      .flatMap((clause) => categoriesIn(clause));
    if (only.length === 1) return only[0] ?? null;
  }
  if (noCover.test(line)) return hours.test(line) || /\b(?:ONLY|CAT|ABOVE|ABV)\b/.test(line) ? null : 0;
  const left = line.split(/[.,;] /).map((clause) => oneLine(clause.replaceAll(ofElse, ' ')));
  const isAlways = left.some((clause) => !hours.test(clause) && !onRequest.test(clause) && categoriesIn(clause).length > 0);
  const isAtTimes = (clause: string): boolean => exceptTimes.test(clause) || (isAlways && listed.test(clause));
  const all = new Set(left.filter((clause) => !onRequest.test(clause) && !isAtTimes(clause)).flatMap((clause) => categoriesIn(clause)));
  const [category = null] = all;
  const atTimes = left.filter(isAtTimes).flatMap((clause) => categoriesIn(clause));
  return all.size > 1 || (category !== null && atTimes.some((lower) => lower < category)) ? null : category;
}

const categoriesIn = (clause: string): number[] =>
  [...clause.matchAll(categories)].map(({ groups }) => numberOf(groups?.['category'] ?? ''));

/** The index of US aerodromes that is left: `ARFF NOW INDEX A`, `INDEX C UNAVBL. INDEX B AVBL`. */
function indexLeft(line: string): string[] {
  const always = line.split(/[.,;] /).filter((clause) => !onRequest.test(clause));
  const all = [
    ...always
      .join('. ')
      .matchAll(
        /(?<!\b(?:FM|FROM|INSTEAD OF|ABV|ABOVE) )\bINDEX (?<index>[A-E])\b(?! (?:TO|NOT|UNAVBL|UNAVAILABLE|U\/S|OTS|ACFT|AIRCRAFT)\b)/g,
      ),
  ].map(({ groups }) => `INDEX ${groups?.['index']}`);
  return new Set(all).size === 1 ? all.slice(0, 1) : [];
}

/** The words of the text say hours, notice and exceptions. */
const fireWords = (line: string, isUnclear: boolean): string | null =>
  isUnclear || hours.test(line) || onRequest.test(line) ? quotedWords(line) : null;

const tower = '(?:TWR|TOWER|ATCT|ATC|ATS|TORRE (?:DE CONTROLE?|DI CONTROLLO)|TOUR DE CONTROLE|CONTROLE? (?:DE|D.) ?AERODROM[OE])';
const without = '(?:SIN|SEM|SENZA|SANS|WITHOUT) (?:SERVICIO|SERVICO|SERVIZIO|SERVICE)';
const hoursAbroad = ofTerm('hours');
const towerClosed = new RegExp(
  String.raw`\b${tower}\b(?:(?!\. |;|\bFREQ).){0,60}\b(?:CLSD|CLOSED|NOT AVBL|NOT AVAILABLE|UNAVBL|U\/S|UNMANNED|NOT MANNED|SUSPENDED|${unavailableAbroad}|${without}|NON ASSURES?|${ofTerm('outOfService')}|${refusedAbroad})\b|\bABSENCE D[EU] (?:SERVICES? )?(?:DE |DU )?${tower}\b`,
);
const uncontrolled = /\bAD (?:IS |BECOMES |WILL BE )?UNCONTROLLED\b|\bSERVICES? ATS NON ASSURES?\b/;
/** `TWR HR OF SER`, `ATS HRS AMD`, `ATC OPR HR`: the times that follow are those at which it is open, whatever is closed between them. */
const towerHours = new RegExp(
  String.raw`\b${tower}(?:\/\w{3,5})?(?: (?:OPR|OPS|OPERATIONAL|OPERATING|WATCH|SERVICE|SER))? (?:HRS?|HOURS?|BETRIEBSZEITEN)\b|\b${hoursAbroad} (?:(?:DE|DES|DU|SERVICE|SERVICIO|SERVICO) ){0,3}(?:${tower}|AFIS)\b`,
);
const serviceHours = new RegExp(
  String.raw`\b(?:HRS?|HOURS|${hoursAbroad}|OPR|OPS|OPERATIONAL|AVBL|H24|HJ)\b.{0,80}\d{4}[LZ]? ?[-/] ?\d{4}|\bAMD H(?:OU)?RS?\b|\bH(?:OU)?RS? OF (?:SER\w*|SVC|OPR|OPS|OPERATION\w*)\b|\b(?:TWR|TOWER|ATCT):? (?:(?:MON|TUE|WED|THU|FRI|SAT|SUN|DLY|DAILY)\S* )?\d{4} ?- ?\d{4}\b`,
);

/** It limits an outage to some, to times or to a form: `NOT AVBL FOR TRANSIT ACFT`, `SELF SERVE U/S`; a reason does not. */
const ofSomeUse = new RegExp(
  String.raw`\b(?:NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|U/S|OTS|OUT OF SERVICE|NOT PROVIDED|SUSPENDED|(?:IN)?DISPON[IÍ]\w+)\b,? (?:FOR|TO|EXC|EXCEPT|${ofMeaningAbroad('except')}|BTN|BETWEEN|POUR|PARA|AUX?|DLY|DAILY|HJ|HN|SR|SS|SAT|SUN|MON|\d{4} ?-|OUTSIDE|AFTER|BEFORE|DURING)\b|\bNO HAY\b[^.;]{3,60} PARA\b|^(?:(?!\b(?:DUE|NOT|U/S|OTS)\b).){0,80}\b(?:SELF ?SERV\w+|HYDRANTS?|PITS?|WITH|WO|WITHOUT)\b`,
);
function useIn(line: string): string | null {
  const said = line.split(/\. |;/).filter((clause) => fuelOut.test(clause));
  return said.some((clause) => ofSomeUse.test(clause)) ? quotedWords(said.join('. ')) : null;
}

/** Fuel is there in `REFUELLING WITH PAX ON BOARD PROHIBITED`. */
const boarding = /\b(?:WITH|COM|CON|AVEC|MIT) (?:PAX|PASSENGERS?|PASSAGEIROS|PASAJEROS|PASSAGERS|PASSEGGERI|PASSAGIEREN?)\b/;
const withoutBoarding = (line: string): string =>
  line
    .split(/(?<=[.;,])/)
    .filter((part) => !boarding.test(part))
    .join('');

/** Fuel from elsewhere, or for others, is left. */
const ofSomeFuel = new RegExp(
  String.raw`\b(?:RATION\w*|(?:ON|AT|FROM) (?:THE )?(?:STANDS?|APRONS?|RAMPS?|GATES?|BAYS?|POSITIONS?)|(?:NO|NIL) FUEL (?:(?:AVBL|WILL|BE|IS|PROVIDED|SUPPLIED) ){0,3}(?:FOR|TO) (?!ALL\b)|SELF ?SERVE|TRUCKS?|BOWSERS?|HYDRANTS?|PITS?|${ofMeaning('except', 'only')}|(?:NOT AVBL|NOT AVAILABLE|UNAVBL) (?:TO|FOR) (?!ALL\b))`,
);

export const services: readonly Row[] = [
  {
    kind: 'fuelUnavailable',
    name: 'fuelUnavailable',
    examples: [
      ['QFUAU', 'FUEL NOT AVBL'],
      ['QFUAU', 'AVGAS 100LL NOT AVBL. JET A1 AVBL'],
      ['QFUAU', 'NIL AVGAS AVBL'],
      ['QFUAU', 'NAO HA AVGAS'],
      ['QFUAU', 'JET A1 NON DISPONIBLE POUR VOLS NON REGULIERS'],
      ['QFUAU', 'JET A1 NOT AVBL, AVGAS 100LL AVBL'],
      ['QFUAU', 'JET A1 SHORTAGE, MAX UPLIFT 3000L PER FLT'],
      ['QFULT', 'REFUELLING RESTRICTED TO HOME BASED ACFT'],
      ['QFUAU', 'REFUELLING NOT AVBL ON STANDS 1-8'],
      ['QFUAH', 'AVGAS ONLY BTN 0800-1700'],
      ['QFUXX', 'JET A DISPONIBLE SUR RENDEZ-VOUS 24 HR'],
      ['QFUAU', 'RUPTURE DE STOCK JETA1. VOLS REGULIERS SERVIS EN PRIORITE'],
      ['QFUAU', 'CARBURANT 100LL EN RUPTURE DE STOCK'],
      ['QFAXX', 'PENURIE JET A1'],
      ['QFUXX', 'JET A-1 AVBL MAX 3000 USG PER ACFT'],
      ['QFUXX', 'COMBUSTIVEL JET A1 SO DISPONIVEL MEDIANTE PAGAMENTO EM NUMERARIO'],
      ['QFUAU', 'COMBUSTIBLE JET A1 AGOTADO'],
      ['QFALT', 'NO FUEL WILL BE PROVIDED TO NON-SCHEDULED FLIGHTS'],
      ['QFUAU', 'FUEL RATIONED 4000L PER FLT. NO FUEL FOR CHARTER FLTS'],
      ['QFULT', 'UPLIFT JET A1 NOT PERMITTED FOR FOREIGN CARRIERS'],
      ['QFULT', 'COMBUSTIBLE AVGAS LIMITADO A VUELOS DE EMERGENCIA'],
      ['QFUAU', 'ABASTECIMENTO SUSPENSO'],
      ['QFUAU', 'ABASTECIMENTO SUSP EM TODOS OS BOXES, EXC 04 E 05'],
      ['QFUAU', 'AVITAILLEMENT SUSPENDU'],
      ['QFUAU', 'AVITAILLEMENT JET A1 IMPOSSIBLE ENTRE 1200 ET 1400'],
      ['QFUAU', 'BETANKUNG NICHT MOEGLICH'],
      ['QFUAU', 'ABASTECIMIENTO SUSPENDIDO HASTA 1200'],
      ['QFUAU', 'RIFORNIMENTO SOSPESO'],
      ['QFUAU', 'AVGAS IMPRATICAVEL'],
      ['QFUAU', 'BRAK PALIWA'],
      ['QFUXX', '100LL EPUISE'],
      ['QFUXX', 'RUPTURE DE CARBURANT JET A1'],
      ['QFUXX', 'JET A1 SUPPLY CONSTRAINED'],
      ['QFUXX', 'VOLS DE FRET NON AVITAILLES'],
      ['QFAXX', 'COMBUSTIBLE SOLO PARA COMPANIAS CON CONTRATO'],
      ['QFUXX', 'AERONAVES MILITARES NAO SAO ABASTECIDAS'],
      ['QFUXX', 'AVITAILLEMENT JET A1 ASSURE DE 0600 A 1800 UNIQUEMENT'],
      ['QFUXX', 'JET A1 APENAS DAS 0600 AS 1800'],
      ['QFUXX', 'JET A1 NUR MO-FR 0600-2000'],
      ['QFUXX', 'ZAPRAVKA TOPLIVOM TS-1 NE PROIZVODITSYA'],
      ['QFUXX', 'AVGAS ESAURITA'],
      ['QFUXX', 'JET A1 ESGOTADO'],
      ['QFUXX', 'AVGAS ERSCHOEPFT'],
      ['QFUXX', 'JET A1 AUSVERKAUFT'],
      ['QFUXX', 'PALIWO AVGAS WYCZERPANE'],
      ['QFUAU', 'SIN COMBUSTIBLE'],
      ['QXXXX', 'PISTA 09/27 CERRADA. ABASTECIMIENTO DE COMBUSTIBLE SUSPENDIDO'],
      ['QFULT', 'JET A1 SOLO 0600-1800'],
      ['QFULT', 'JET A1 NUR FUER LINIENFLUEGE'],
      ['QFULT', 'AVITAILLEMENT RESERVE AUX VOLS REGULIERS'],
      ['QFULT', 'ALL NON-SKED AND GA FLT UPLIFT LIMITED TO 5000 LITRES'],
      ['QFULT', 'JET A1 MAX 20000 L PER ACFT'],
      ['QFUAU', 'AVGAS 100LL DISPONIBLE HASTA 50 GALONES POR ACFT'],
      ['QFULT', 'JET A1 AVBL MON-FRI 1400-2300 ONLY'],
    ],
    counterExamples: [
      ['QFUCH', 'FUEL UL91 AVBL'],
      ['QFUXX', 'AVGAS AVBL H24, SELF SERVE ONLY'],
      ['QXXXX', 'COMBUSTIBLE DISPONIBLE, PISTA 09/27 CERRADA'],
      ['QFUXX', 'REABASTECIMENTO COM PASSAGEIROS A BORDO PROIBIDO'],
      ['QFUXX', 'FUELLING WITH PAX ON BOARD SUSPENDED'],
    ],
    subjects: /^FU/,
    anywhere: new RegExp(String.raw`\b(?:FUEL|AVGAS|MOGAS|100 ?LL|JET ?A\w{0,2}|${ofCode('fuel')})\b|\b(?:${forSome})`),
    // A limit in a NOTAM of something else may be a limit of that.
    match: ({ line: whole, subject }) => {
      const line = withoutBoarding(whole);
      return fuelOut.test(line) || ((subject.startsWith('FU') || shortage.test(line)) && fuelLimited.test(line));
    },
    finding: ({ line: whole }) => {
      const line = withoutBoarding(whole);
      const named = gradesIn(line);
      const isLimited = !fuelOut.test(line);
      return {
        extent: isLimited || named.length > 0 || ofSomeFuel.test(line) ? 'part' : 'whole',
        grades: named,
        words: isLimited || (named.length === 0 && ofSomeFuel.test(line)) ? quotedWords(line) : useIn(line),
      };
    },
  },
  {
    kind: 'fireCoverReduced',
    name: 'fireCoverReduced',
    examples: [
      ['QFFCG', 'RFFS DOWNGRADED TO CAT 4'],
      ['QFFAU', 'RFFS NOT AVBL'],
      ['QFFCG', 'FIRE SERVICE SUSPENDED BTN 0300 AND 0900'],
      ['QFFLW', 'RFFS WITHDRAWN'],
      ['QFFCG', 'RESCUE AND FIREFIGHTING CATEGORY VII'],
      ['QFFCG', 'NIVEAU SSLIA REDUIT A 7'],
      ['QFFCG', 'NIVEAU SSLIA RAMENE DE 9 A 7. NIVEAU 9 POSSIBLE SUR PREAVIS 6HR'],
      ['QFFCG', 'CATEGORIA SSEI REDUCIDA A 5'],
      ['QFFCG', 'CREI REDUCIDO A CATEGORIA 8, CATEGORIA 9 DISPONIBLE CON 2 HR DE ANTICIPACION'],
      ['QFFCG', 'SSEI CATEGORIA 9 HASTA LAS 1200 Y CATEGORIA 7 DESPUES'],
      ['QFFCG', 'RFF CATEGORY LOWERED BY ONE TO 6'],
      ['QFFCG', 'CATEGORIA ANTINCENDIO ABBASSATA DA 7 A 5'],
      ['QFFCG', 'CATEGORIA SEI 6 DE 1100 A 1700'],
      ['QFFCG', 'SSLIA NIVEAU 5 RAMENE A NIVEAU 4'],
      ['QFFAU', 'SERVICIO DE EXTINCION DE INCENDIOS NO DISPONIBLE'],
      ['QFFAU', 'SERVIZIO ANTINCENDIO NON DISPONIBILE'],
      ['QFFCG', 'RFF IS 5 INSTEAD OF 7'],
      ['QXXXX', 'FIRE TRUCK 2 INSTEAD OF 4 CAT 6'],
      ['QFAXX', 'FIRE SERVICE CAT 3 MON-THU, CAT 5 FRI-SUN'],
      ['QFFCG', 'RFFS DOWNGRADED TO CAT 8. CAT 9 AVBL DLY 0600-0800 AND 1700-1900'],
      ['QFFCG', 'RFFS CAT REDUCED TO CAT 4. CAT 6 AVBL FOR SKED OPS ONLY'],
      ['QFFCG', 'KATEGORIA OCHRONY PRZECIWPOZAROWEJ OBNIZONA DO 2'],
      ['QFAXX', 'SERVICO DE COMBATE A INCENDIO CAT 4 APENAS'],
      ['QFFCG', 'SSLCI CAT 5 EM VEZ DE CAT 7, EXCETO TER 0800-1200 CAT 7'],
      ['QFFLT', 'ARFF NOW INDEX B'],
      ['QFFLT', 'ARFF INDEX B. INDEX D AVBL WITH 24HR PPR'],
      ['QSFAH', 'AFIS ABSENT. SSLIA NIVEAU 2 AU LIEU DE 4'],
      ['QFAXX', 'SE SUSPENDE SERV ANTINCENDIO'],
      ['QFAXX', 'FIRE FIGHTING SERVICE SUSPENDED BTN 0300 AND 0900'],
      ['QSFAH', 'AFIS: MODIFICATION DES HORAIRES. RFFS NIVEAU 2 DURANT CES HORAIRES, NIVEAU 1 HORS HOR'],
    ],
    counterExamples: [
      ['QFFCH', 'RFFS UPGRADED TO CAT 6'],
      ['QFFXX', 'ARFF INDEX UNCHANGED'],
    ],
    subjects: /^FF/,
    // A category alone may be the ordinary one, two are not.
    anywhere: new RegExp(
      String.raw`\bFIRE (?:TRUCKS?|ENGINES?|TENDERS?|VEHICLES?) \d{1,2} INSTEAD OF \d|\b${fireService} ${level}${figure} ${ofMeaning('only')}\b|\b(?:SSLIA|SSEI|SEI|SCI) (?:${level})?${figure} [^.;]{0,40}\b${level}${figure}|\b(?:SSLIA|SSEI|SEI|SCI) ${level}${figure} (?:INSTEAD OF|AU LIEU DE|EN (?:VEZ|LUGAR) DE|EM VEZ DE)|\b(?:ARFF|RFFS?|RESCUE AND FIRE|FIRE ?FIGHTING|FIRE (?:COVER|SERVICES?))\b(?:.{0,80}\b(?:REDUC\w*|DOWNGRADED?|NOT AVBL|NOT AVAILABLE|UNAVBL|NOT PROVIDED|LTD|LIMITED|ONLY)\b|[ :]{1,2}${level}${figure}.{1,60}\b${level}${figure})|\b(?:NO|NIL|REDUCED) (?:ARFF|RFFS?|FIRE COVER)\b|${noCover.source}`,
    ),
    match: ({ line }) =>
      (noCover.test(line) ||
        /\b(?:NOT AVBL|UNAVBL|NOT AVAILABLE|U\/S|DOWNGRADED?|REDUCED|RDCD|REVISED|REDUCIDA|REBAJADA|REDUZIDA|REBAIXADA|RIDOTTA|ABBASSATA|OBNIZON[AOY]|LOWERED|LTD|LIMITED|(?<!(?:ACFT|AIRCRAFT|AERONAVES) )(?:CAT(?:EGORY)?[ -]\w{1,4}|CATEGORIA (?:S?SEI )?(?:\d|[IVX]+\b))|LEVEL \d|NIVEAU|CHANGED|INDEX [A-E]|\d INSTEAD OF \d{1,2})\b/.test(
          line,
        )) &&
      !/\b(?:INDEX UNCHANGED|(?<!\b(?:NOT|UNTIL) )UPGRADED|WITHOUT DEGRADATION)\b/.test(line),
    finding: ({ line }) => {
      const category = fireCategoryLeft(line);
      const names = category === null ? indexLeft(line) : [];
      return {
        extent: noCover.test(line) && !/\d{4}/.test(line) ? 'whole' : 'part',
        category,
        names,
        words: fireWords(line, category === null && names.length === 0),
      };
    },
  },
  {
    kind: 'towerHours',
    name: 'towerClosed',
    examples: [
      ['QSTLC', 'FOXDALE TWR CLSD'],
      ['QSTAU', 'ATC SERVICE NOT AVBL 2200-0600'],
      ['QSTCL', 'TWR Y APP SERVICIO SUSPENDIDO 0300-1100'],
      ['QSPAH', 'TWR CLSD 0100-0500. APP AVBL'],
      ['QFAXX', 'CTR DEACTIVATED, AD UNCONTROLLED'],
      ['QSTAH', 'TWR FUERA DE SERVICIO'],
      ['QATCA', 'SERVICES ATS NON ASSURES'],
      ['QSTAH', 'ATS HR REDUCED. TWR AND APP CLSD'],
      ['QSTAU', 'TORRE DE CONTROLE FORA DE SERVICO'],
      ['QSTAU', 'TWR SIN SERVICIO DE 0000 A 0600'],
      ['QSTAU', 'SERVICIO DE CONTROL DE AERODROMO NO DISPONIBLE'],
      ['QSTAU', 'ABSENCE DE SERVICE ATC DE 1100 A 1200'],
      ['QSTAU', 'TORRE DI CONTROLLO SENZA SERVIZIO'],
    ],
    counterExamples: [
      ['QSTAH', 'TWR HR OF SER AMD: 24 DEC 1800-0500, 25 DEC CLSD, 26 DEC 2000-0600'],
      ['QSTAU', 'TWR TELEPHONE NUMBER NOT AVBL'],
      ['QSPAU', 'APP CLSD. ATC SER NOT AVBL'],
      ['QSTAS', 'TWR FREQ 118.1MHZ U/S. GND CTL SVC SUSPENDED'],
    ],
    subjects: /^S[TP]/,
    anywhere: uncontrolled,
    match: ({ line, subject }) =>
      uncontrolled.test(line) ||
      line
        .split(/(?<=[A-Z])\. /)
        .some(
          (one) =>
            towerClosed.test(one) &&
            (!subject.startsWith('SP') || /\b(?:TWR|TOWER)\b/.test(one)) &&
            !towerHours.test(one) &&
            !/\bOBST\b|\b(?:TELE)?PHONE\b|\bTEL (?:NUMBER|NR|NO)\b/.test(one),
        ),
    finding: ({ line }) => {
      const extent = /\d{4} ?(?:-|A|AS|AU|ALLE|Y|ET|E) ?\d{4}/.test(line) ? 'part' : wholeUnlessExcepted(line);
      return { extent, words: extent === 'part' ? quotedWords(line) : null };
    },
  },
  {
    kind: 'towerHours',
    name: 'towerHoursChanged',
    examples: [
      ['QSTAH', 'TWR HOURS OF SERVICE 0600-1800'],
      ['QSTAH', 'TWR HR OF SER AMD: 24 DEC 1800-0500, 25 DEC CLSD, 26 DEC 2000-0600'],
      ['QSTXX', 'SVC TWR 1100-0100 MON-FRI, 1300-2300 SAT SUN'],
      ['QSPAH', 'ATS HR OF OPS. TWR/APP.'],
      ['QSTAH', 'TWR AND ASSOCIATED CLASS D AIRSPACE ACT AMD HR'],
      ['QSPAH', 'APP UND TWR BETRIEBSZEITEN: 0500-2100'],
      ['QSTAH', 'HORAIRES ATS MODIFIES : LUN-VEN 0700-1900'],
      ['QSTAH', 'HORAIRES SERVICE AFIS MODIFIES: LUN-VEN 0700-1900'],
      ['QSTAH', 'HORARIO DE SERVICIO TWR 0700-1900'],
    ],
    counterExamples: [
      ['QSTCF', 'TWR FREQ 118.1MHZ'],
      ['QSPAH', 'APP HR OF OPS 0600-1800'],
    ],
    subjects: /^ST/,
    anywhere: towerHours,
    match: ({ line, subject }) => serviceHours.test(line) && (subject.startsWith('ST') || towerHours.test(line)),
    finding: ({ line }) => ({ extent: 'part', words: quotedWords(line) }),
  },
];
