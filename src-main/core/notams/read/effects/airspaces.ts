/** The rows find airspaces that are closed, in which all flight is prohibited, or that change. */
import { entries, englishWords, ofCode, ofFlights, ofMeaning, ofMeaningAbroad, wordsOf } from '#core/notams/lexicon/lexicon.ts';
import type { Effect } from '../notice.ts';
import { denied, isShort, quotedWords, refusedAbroad, type Row } from './row.ts';

const space = `${ofCode('fir', 'uir', 'cta', 'ctr', 'tma', 'atz', 'airspaceThing', 'mctr')}S?`;
const direction = wordsOf(({ sense, spelling }) => sense?.kind === 'direction' && spelling.length > 2);
const small = `(?: ${ofMeaning('filler')}){0,4}`;
const within = `(?:${ofCode('within', 'onTopOf', 'above', 'below', 'of')}|EN|NA|DENTRO|SOBRE)`;
const refused = `(?:${denied}|(?:NON|NO|NAO|NICHT|NIE|NE) ${ofMeaning('allowed')}|${ofCode('prohibited', 'suspended')}|${refusedAbroad})`;
const shut = `(?:${ofCode('closed', 'notAvailable', 'unusable')}|NOT (?:BE )?${ofMeaning('usable')}|${ofCode('prohibited')}(?!,| AREA| AND| OR))`;
const sectors = String.raw` SECTORS? (?:[A-Z]{4,5} )?[A-Z0-9]{1,8}(?:(?:,| AND|\/) ?\w{1,3}\b){0,4}`;
/** A name that no table has: `TMA FOXDALE`. */
const ownName = String.raw`(?: (?!${wordsOf(({ meaning }) => meaning !== undefined)}\b)[A-Z]{4,14}){1,2}`;
/**
 * It matches `ACC SECTOR S2 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT`, `FOXDALE FIR CLSD TO ALL TFC BLW FL250` and
 * `TMA FOXDALE SECTOR 2 CLSD ABV FL145`, and `AIRSPACE BLOCKED DUE TO ROCKET LAUNCH`.
 */
const closed = new RegExp(
  String.raw`\b(?:${space}(?:${sectors})?|AIRSPACE (?:OF|OVER)(?: THE)?${ownName}|(?:TMA|CTR|CTA|ATZ|FIR|UIR)${ownName}(?:${sectors})?|(?:ACC|ATC)${sectors}|${direction} PART|PART OF (?:\w+ ){1,3}FIR)(?: ?\([A-Z]{4}\))?${small} ${shut}\b|\bAIRSPACE${small} BLOCKED\b`,
);
const entry =
  'ENTRY|ENTRADA|ENTRATA|INGRESO|EINFLUG|ZUGANG|WLOT|SURVOLS?|SOBREVUELOS?|SOBREVOOS?|UEBERFLUG|DURCHFLUG|SORVOLO|ATTRAVERSAMENTO|TRAVERSEE|TRAVESSIA|CRUCES?|PENETRATION|PENETRACION|PENETRACAO';
const rules = '(?<rules>VFR|IFR)';
/** `USE OF BCN CODE` is no flight. */
const flight = `(?!USE\\b)(?:${ofFlights}|PILOTS?|CREWS?|PERSONS?|OPERATORS|OVER ?(?:FLIGHTS?|FLTS?|FLYING))`;
/**
 * It matches `ALL FLT OVR FOXDALE CITY BLW 9000FT PROHIBITED`, `PROHIBIDO VUELOS EN EL AREA` and `NO ACFT IS TO FLY WI 5NM`, but not
 * `OVERFLIGHTS BY FOXDALE CARRIERS PROHIBITED`.
 */
const flightProhibited = String.raw`(?<!\b(?:REGARDING|CONCERNING|FOR|TO|OF|ON) )\b${flight}(?: INCL(?:UDING)? [A-Z]{2,8})?(?: (?:VFR|IFR|CYWIL\w+))?(?: (?:${direction} )?${within}(?: (?!(?:BY|FOR)\b)[\w/().-]{1,20}){1,10}?(?: BY [^.;,]{3,80}?)?)?(?:, [^,.;]{3,60},)?${small} ${refused}\b|\b${refused}(?: (?:ALL|TODOS|LAS|LOS|EL|OS?)){0,2} ${flight}(?: (?:VFR|IFR))?(?: DE [^.;,]{3,80})? ${within}\b|\bNO (?:(?:VFR|IFR) )?${flight}(?: (?:${ofMeaning('filler')}|TO)){0,3} (?:OPERATE|OPR|FLY|FLOWN|ENTER|${ofMeaning('allowed')})\b|\bNO[- ]?FLY ZONE\b|\b(?:${entry}|CROSSING)${small} ${refused}\b|\bONLY RELIEF (?:ACFT|AIRCRAFT) [^.]{0,100}AUTH\w*`;
/** `OPERATORS SHALL AVOID FOXDALE FIR`, `ALL ACFT TO REMAIN CLEAR`, but not `ACFT SHALL REMAIN CLEAR OF CLOUD`; who is advised may fly. */
/** So far around a point flight is meant, under whichever code. */
const withinMiles = String.raw`\b(?:WI|WITHIN)(?: AN?)? \d[\d.]* ?NM\b`;
const toAvoid = String.raw`\b(?:CONTOURNEMENT|EVITEMENT)(?: EST)? OBLIGATOIRE\b|\bAVOIDANCE${small} (?:MANDATORY|COMPULSORY|OBLIGATORY)\b|\b${flight}(?: OTHER THAN [^.;,]{3,60}?)?${small} (?:TO|SHALL|MUST) (?:AVOID(?= ?[.;]|$)|AVOID (?:(?:\w+ ){0,3}${space}|(?:(?:THE|THIS|ABOVE) ){0,2}AREA)\b|(?:REMAIN|STAY|KEEP) (?:CLEAR|OUTSIDE|OUT)\b(?! OF (?:CLOUDS?|OBST\w*|TERRAIN)\b))`;
/** It matches `ALL ACFT SHALL NOT FLY INTO THE AREA`, `PILOTS MUST NOT FLIGHT PLAN THROUGH` and `ATC WILL NOT CLEAR IFR FLT THRU THIS AREA`. */
const notCleared = String.raw`\bNOT CLEAR (?:(?:ANY|VFR|IFR) ){0,2}${flight} (?:INTO|THROUGH|THRU|VIA)\b`;
const notThrough = String.raw`${notCleared}|\b${flight}${small} (?:SHALL|MUST|MAY|WILL) NOT (?:FLY|BE CLEARED|OPERATE|(?:FLIGHT )?PLAN) (?:INTO|THROUGH|THRU|VIA|WITHIN|WI|INSIDE)\b`;
/** It matches `EINFLUG NUR MIT FREIGABE` and `RESTRICTED AREA SUBJ AUTH FOXDALE ACC`. A clearance is needed to enter a controlled airspace anyway. */
const enteredOnly = new RegExp(
  String.raw`\b(?:${entry}) ${ofMeaning('only')} (?:WITH|MIT|AVEC|CON|COM|ZA)\b|(?:^|\bAREA(?: \([^)]{1,20}\))? |\bACT[.,]? )SUBJ(?:ECT)?(?: TO)?(?: PRIOR)? (?:COOR\w*|AUTH\w*|PERMISSION|CLEARANCE)\b`,
);
/** It matches `NO ENTRY EXC WITH PERMISSION`, but not `NO ENTRY FEE`. */
const noEntry = String.raw`\bNO (?:UNAUTHORI[SZ]ED )?(?:ENTRY|OVERFLIGHTS?|PENETRATION)(?= (?:${ofMeaning('except', 'place', 'to', 'allowed')}|UNLESS|WITHOUT|BLW|BELOW|DURING)\b|[.,;]|$)`;
/** It matches `DUE TO MIL EXER AREA CLSD BOUNDED BY …`; a danger area that is closed may be one that is not used. */
const areaClosed = String.raw`(?<!\b(?:DANGER|RESTRICTED|PROHIBITED) )\bAREA${small} (?:CLSD|CLOSED) (?:BOUNDED|EXC\w*|TO|FOR)\b`;
/** It matches `PROHIBITED TO ENTER, EXIT OR OVERFLY`, `NOT PERMITTED TO LAND, TKOF OR OVERFLY` and `NOT TO BE CROSSED`. */
const notToEnter = String.raw`\b${refused} (?:TO|FROM) (?:(?:${ofMeaning('operation')}|DEPART|ARRIVE|LEAVE|EXIT|OPERATE|TRANSIT)(?:,|,? (?:OR|AND)) ){0,4}(?:ENTER|CROSS|OVERFLY|PENETRATE|FLY)(?:ING)?\b|(?<!\b(?:ADVISED|RECOMMENDED|REQUESTED|URGED|SHOULD) )\bNOT (?:TO )?(?:BE (?:CROSSED|ENTERED|OVERFLOWN|PENETRATED|INFRINGED)|ENTER|OVERFLY|PENETRATE)\b`;
/** It matches `FOXLAND REG ACFT NOT GRANTED PERMIT`, but not `NON COMPLIANT FLT WILL BE DENIED ENTRY`. */
const noPermit = String.raw`(?<!\bNO[NT][ -]\w{1,12} )\b${flight}${small} (?:NOT (?:BE )?(?:GRANTED|GIVEN|ISSUED)|DENIED|REFUSED) (?:\w+ ){0,2}(?:PERMITS?|PERMISSION|ENTRY|OVERFLIGHTS?|ACCESS)\b`;
/** `ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА`, which notices in Latin letters shorten to `ZAPRET IVP`. */
const useProhibited = String.raw`ЗАПРЕ(?:ЩЕНО|Т(?: НА)?) ИСПОЛЬЗОВАНИ[ЕЯ] ВОЗДУШНОГО ПРОСТРАНСТВА|ЗАПРЕЩЕНЫ ПОЛЕТЫ|\b[VW]OZDUSH?NOE PROSTRANST[VW]O\b[^.;]{0,120} ZAKRYTO\b|\bPOLETY (?:NIZHE|VYSHE|WYSHE) FL\d{2,3} ZAPRESH?C?HENY|\bISPOL['XJ]?ZO[VW]ANI[EQY]A? [VW]OZDUSH?NOGO PROSTRANST[VW]A\b[^.;]{0,60} ZAPRES(?:H?C?H)?EN|\bZAPRE(?:T|SH?C?HENO|SH?C?HAETSYA)(?: NA)? (?:IVP|ISPOL['XJ]?ZO[VW]ANI[EQY]A? [VW]OZDUSH?NOGO PROSTRANST[VW]A|POLET\w{0,2})\b`;
/** It matches `THE USE OF AIRSPACE BY CIVIL USERS REMAINS SUSPENDED`. */
const useRefused = String.raw`\bUSE OF (?:\w+ ){0,3}AIRSPACE\b[^.;]{0,60} ${refused}\b`;
/** It matches `PROHIBIDO EL SOBREVUELO`, `INTERDICTION DE SURVOL`, `ZAKAZ LOTOW` and `HAVA TRAFIGINE KAPATILMISTIR`. */
const entryProhibited = String.raw`\b(?:${refusedAbroad}|INTERDICTION|DIVIETO|PROHIBICION|PROIBICAO|NO SE ${ofMeaning('allowed')})(?: (?:EL|LA|LE|IL|LO|O|A|DE|DI|DU|DEL))? (?:${entry})\b|\b(?:${entry}) D(?:U|E|EL|ELLA|O|A) [^.;,]{3,120} ${refused}\b|\bZONA PROHIBIDA TEMPORAL\b|\b(?:ZON[AE]|AREA|GEBIET|STREFA)(?: [A-Z]{2,3}-?\d{1,4}[A-Z]?)? ${refusedAbroad} (?:AL?|AI|AUX?|FUER|DLA|POUR|PARA) |\bZAKAZ (?:LOTOW|WLOTU)\b(?! (?:BSP|DRON\w*|BEZZALOG\w*))|\bTRAFI\w* (?:KAPALI(?:DIR)?|KAPATILMISTIR)\b`;
const prohibited = new RegExp(
  [flightProhibited, toAvoid, notThrough, areaClosed, noEntry, notToEnter, noPermit, useProhibited, useRefused, entryProhibited].join('|'),
);
const unmanned = '(?:UAS|UAVS?|SUAS|UNMANNED(?: ACFT| AIRCRAFT)?(?: SYSTEMS?)?|DRONES?|RPAS?)';
/** `FLIGHTS OF UNMANNED ACFT PROHIBITED IN FOXDALE FIR`, `AREA INSTALLED FOR UAS ONLY`: any other area for drones bars them as it does all, and counts as an area. */
const unmannedBarred = new RegExp(
  String.raw`\b${unmanned}\b[^.;]{0,60} ${refused}(?: \w+){0,3} [A-Z-]{3,20} ${ofCode('fir', 'uir')}\b|\b(?:FOR|TO|RESTRICTS?) ${unmanned}(?: FLIGHTS?)? ONLY\b|\bONLY (?:APPLIES TO|APPLICABLE TO|FOR) ${unmanned}\b`,
);
const ofAllAircraft = /\bALL (?:ACFT|AIRCRAFT)\b/;
/** Only who helps may fly there, and under (a)(2) IFR flights (14 CFR 91.137); `A TEMPORARY RESTRICTION ON THE FLYING OF AIRCRAFT SHALL APPLY` exempts some too. */
const restricted = /\b91\.137 ?\(A\) ?\([12]\)|\bRESTRICTIONS? ON (?:THE )?FLYING OF (?:ALL )?(?:ACFT|AIRCRAFT)\b/;
/** It matches `VFR FLT SUSPENDED WI FOXDALE CTR` and `SE SUSPENDEN TODOS LOS VUELOS VFR EN LA CTR FOXDALE`. */
const ofRules = new RegExp(
  String.raw`\b${rules}\b.{1,60}\b${within}(?: [A-Z]{2,14}){0,3} (?:${space}|AREAS?|ZON[AE]S?|\d{1,3} ?NM)\b|\b(?:${entry}|AREA|ZON[AE]|GEBIET|STREFA|ESPACIO|ESPACO|ESPACE|BOLGE)\b[^.;]{0,60}\b${rules}\b|\bNOT CLEAR (?:ANY )?${rules}\b`,
);
/** The clause is about something else than all that flies. */
const ofElse =
  /\b(?:VFR|IFR|UAS|UAV|DRONES?|RPAS?|UNMANNED|GENERAL AVIATION|ULTRA ?LIGHTS?|GLIDERS?|PARAGLIDERS?|MODELS?|PARACHUT\w*|TRAINING|HELICOPTERS?|TRANSIT|BOEING|AIRBUS)\b/;
/** It concerns only those of a State or an operator. */
const ofSome =
  /\b(?:LAST (?:POINT|PORT|AIRPORT) OF|FIRST DEST\w*|OPERATORS?|CARRIERS?|AIRLINES?|REGISTERED|MATRICULA|IMMATRICULES?|REG(?= (?:ACFT|AIRCRAFT|IN)\b)|RUSSIAN?|USA?)\b/;
/** A place within an airspace is not the airspace. */
const ofPlaces = /\b(?:AIRPORTS?|AERODROMES?|ADS?|AWYS?|ROUTES?)\b/;
const exception = new RegExp(String.raw`\b(?:${ofMeaning('except')}|UNLESS|OTHER THAN)\b`);
const limit = new RegExp(
  String.raw`КРОМЕ|ИСКЛЮЧ|\b(?:HARIC|NIZHE|VYSHE)\b|\b(?:${ofMeaning('except', 'only')}|${ofCode('above', 'below', 'portion')}|${direction}|BTN FL ?\d+|UNLESS|OTHER THAN|(?:EN|AU)[ -]DESSOUS|ABAIXO|DEBAJO|PRIOR|SECTORS?|OVERFLIGHTS?|OVERFLYING)\b`,
);
const changed = new RegExp(
  String.raw`\b${space}(?: [A-Z]{4,14}){0,2}(?:${sectors})?${small} (?:NOT ACT(?:IVE|IVATED)?|${ofCode('deactivated', 'withdrawn', 'changed', 'reduced', 'established', 'downgraded')}|EXTENDED|ENLARGED|RECLASSIFIED|REVERTS?)\b|\b(?:REVERTS?|CHANGED|RECLASSIFIED|DOWNGRADED) TO CLASS [A-G]\b|\b(?:LATERAL|VERTICAL|UPPER|LOWER) LIMITS?${small} (?:${ofCode('changed', 'reduced')}|EXTENDED|RAISED|LOWERED)\b`,
);

const deactivated = /\b(?:CTR|ATZ|CTA|TMA|MCTR)(?: [A-Z]{4,14})? (?:DEACT\w*|NOT ACT\w*)\b/;

/** The sentence that has the pattern. */
const clauseOf = (line: string, pattern: RegExp): string =>
  line.split(/(?<=[A-Z)])\. ?|(?<=\d)\. (?=[A-Z])|;/).find((clause) => pattern.test(clause)) ?? '';

/** The airspace of a temporary flight restriction of the USA is a place: `FL..AIRSPACE CAPE FOXDALE..TEMPORARY FLIGHT RESTRICTIONS`. */
const place = /\bAIRSPACE (?<name>[^.]{3,60})\.{2,3} ?TEMPORARY\b/;
const name = '(?:ISLE OF )?[A-Z][A-Z-]{2,20}(?: [A-Z][A-Z-]{2,20})??';
/** It matches the names of `FOXDALE FIR AND KINGSLEY FIR` and `FOXDALE AND KINGSLEY FIRS`. */
const namesBefore = new RegExp(
  String.raw`\b(?<names>${name}(?:(?: ${space})?(?:,| AND) ${name}){0,5}?)(?= ${space}\b)(?! ${space}(?:,| AND) ${name} ${space}\b)`,
);
const joint = new RegExp(String.raw`(?: ${space})?(?:,| AND) `);
const isOfText = (word: string): boolean => entries.has(word) || englishWords.has(word);

/** These match the names of `FXAA, FXAB AND FXAC FIRS`, `ACC SECTOR S2` and `TMA FOXDALE SECTORS 3 AND 4`. */
const regions = /\b(?<list>[A-Z]{4}(?:(?:, ?|\/| AND | & )[A-Z]{4}){1,11}) (?:FIR|UIR)S?\b/g;
const ofSectors = new RegExp(
  String.raw`\b(?:${space}|ACC|ATC)(?: [A-Z]{4,14})?(?<sectors>${sectors})(?= ?\(| ${ofMeaning('filler', 'not', 'closed', 'stopped')}\b)`,
);
const nameBehind =
  /\b(?:TMA|CTR|CTA|ATZ|FIR|UIR) (?<name>[A-Z]{4,14}(?: (?!CLSD\b|CLOSED\b)[A-Z]{4,14})?)(?= SECTORS?\b| DEACT| CLSD| CLOSED| NOT\b| IS\b| ARE\b|$)/;
/** It matches the designators of `EG D123B`, `R186 ACT` and `ZRT FOXDALE`. */
const area =
  /\b(?:(?!ENR|SUP)[A-Z]{2} ?[-(]?[DRP]\)?[- ]?\d{1,4}(?:[A-Z]{1,2}\d{0,2})?|(?<=^|AREA )R-?\d{3,4}[A-Z]?|[A-Z]{2}(?:TRA?|TSA?) ?\d{1,3}[A-Z]?|(?:ZRT|ZIT|TRA|TSA) [A-Z]{4,14}(?: (?:NORD|SUD|EST|OUEST|\d{1,2}))?)\b/g;

function namesIn(clause: string): string[] {
  const listed = [...clause.matchAll(regions)].flatMap(({ groups }) => groups?.['list']?.match(/[A-Z]{4}/g) ?? []);
  const joined = namesBefore.exec(clause)?.groups?.['names']?.split(joint) ?? [];
  const before = joined.map(ownWords).filter((name) => name !== '' && !listed.includes(name));
  const names = [...new Set([...before, ...listed.filter((name) => !isOfText(name))])];
  const behind = names.length > 0 ? names : (nameBehind.exec(clause)?.slice(1, 2) ?? []);
  const sector = ofSectors.exec(clause)?.groups?.['sectors'];
  return sector === undefined ? behind : [`${behind.join(', ')}${sector}`.trim()];
}

function ownWords(said: string): string {
  const words = said.trim().split(' ');
  return (words[0] === 'ISLE' ? words : words.slice(words.findLastIndex(isOfText) + 1)).join(' ');
}

/** The exception precedes the refusal in `… SFC-17999FT MSL EXC LAW ENFORCEMENT. ALL OTHER ACFT PROHIBITED`. */
const exceptedBefore = /(?:\bSFC-\w{3,8} (?:(?:MSL|AGL) )?)?\bEXC(?:EPT)? [^.]{3,130}\. ?$/;
function withException(said: string, line: string): string {
  const before = /\bOTHER\b/.test(said) ? exceptedBefore.exec(line.slice(0, Math.max(0, line.indexOf(said))))?.[0] : undefined;
  return before !== undefined && isShort(before + said) ? before + said : said;
}

/** The next sentence exempts some in `… PROHIBITED. EXEMPTED: POLICE AND HEMS`, `… VERBOTEN. AUSGENOMMEN: EINSATZFLUEGE` and `… PROHIBITED. HUMANITARIAN FLT EXEMPT`. */
const exempted = new RegExp(
  String.raw`^[. ]{1,3}(?<words>(?:EXC|EXCEPT\w*|EXEMPT\w*|${ofMeaningAbroad('except')})\b:? (?!AS )[^.]{3,120}|[A-Z/, ]{3,60} (?:EXEMPT(?:ED)?|EXCEPTED|NOT AFFECTED))(?= ?(?:\.|$))`,
);
const exemptBehind = (line: string, clause: string): string[] | null =>
  exempted.exec(line.slice(line.indexOf(clause) + clause.length))?.slice(1, 2) ?? null;

/** These match the lists `R230A TO R230F`, `R230A, R230B AND R231` and `FXTRA23A FXTRA23B`. */
const range = ' (?:TO|THRU|BIS|A) ';
const areas = new RegExp(
  String.raw`${area.source}(?:(?:, ?| ?\/ ?| (?:AND|UND|ET|Y|E|I) |${range}| (?=[A-Z]{2}T))(?:${area.source}|R-?\d{3,4}[A-Z]?\b))*`,
  'g',
);

/** The areas of a text that names only one, or one list of them. */
function areaIn(line: string): string[] {
  const lists = [...line.matchAll(areas)]
    // `SUBJ AUTH ACC … (COOR SBR535)` names with which areas it is coordinated.
    .filter(({ index }) => !/\bCOOR\w*(?: [A-Z]{3}\d{3},?)* $/.test(line.slice(0, index)))
    .map(([found]) => found.replaceAll(new RegExp(range, 'g'), '-'))
    .filter((found) => /^[A-Z]{2}[DRP]-?\d/.test(found) || !isOfText(/^[A-Z]+/.exec(found)?.[0] ?? ''));
  const [first, ...others] = [...new Set(lists)];
  return first === undefined || others.length > 0 ? [] : [...new Set(first.split(/, ?| ?\/ ?| (?:AND|UND|ET|Y|E|I) | (?=[A-Z]{2}T)/))];
}

const holds = (line: string, pattern: RegExp): boolean => {
  const clause = clauseOf(line, pattern);
  const found = pattern.exec(clause);
  return found !== null && !ofPlaces.test(clause.slice(0, found.index + found[0].length)) && (pattern === closed || !isOfElse(clause));
};

/** Neither an exception nor a word for all flight rules limits a clause: `ALL FLT INCL UAS PROHIBITED EXC IFR FLT`, `IFR ET VFR`. */
function isOfElse(clause: string): boolean {
  const said = withoutException(clause).replace(ofAllRules, '');
  return ofElse.test(said) && !ofRules.test(said);
}
const ofAllRules = /\bINCL(?:U\w+)? [A-Z]{2,8}\b|\b(?:IFR|VFR) ?(?:AND|ET|Y|E|UND|I|\/|&|,) ?(?:VFR|IFR)\b/;
const withoutException = (clause: string): string => clause.split(exception, 1)[0] ?? '';

/** The pattern that says it, in the order of what is closed to most. */
function patternIn(line: string): RegExp | undefined {
  const ofWhole = [closed, prohibited].find((pattern) => holds(line, pattern));
  if (ofWhole !== undefined || restricted.test(line)) return ofWhole ?? restricted;
  return unmannedBarred.test(line) && !ofAllAircraft.test(line) ? unmannedBarred : undefined;
}

/** A ban on drones alone stops no flight with persons. */
export const closesToPersons = ({ kind, for: whom }: Effect): boolean => kind === 'closesAirspace' && whom !== 'unmanned';

/** Whom it is closed for, where the clause says so in a word that has a code. */
function closedFor(clause: string): Effect['for'] {
  const flown = ofRules.exec(clause.replace(ofAllRules, ''))?.groups?.['rules'];
  if (flown !== undefined) return flown === 'VFR' ? 'visual' : 'instrument';
  if (
    /(?:^|\b(?:(?:FOR|TO|BY) (?:ALL )?|ALL |NO ))CIV(?:IL|ILIAN)? (?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|TFC|TRAFFIC|OPS|AVIATION|USERS)\b|\bGRAZHDANSK\w+ VS\b|\bLOTY CYWILNE\b/.test(
      clause,
    )
  )
    return 'civil';
  if (/^(?:LOTY GA|(?:ALL |NO )?GA (?:FLTS?|FLIGHTS?))\b/.test(clause.trim())) return 'private';
  return ofSome.test(clause) ? 'someAircraft' : null;
}

export const airspaces: readonly Row[] = [
  {
    kind: 'closesAirspace',
    name: 'airspaceClosed',
    examples: [
      ['QAFLC', 'FOXDALE FIR CLSD'],
      ['QATCA', 'FOXDALE FIR SECTOR EAST 3 CLSD TO CIVIL TFC'],
      ['QATCA', 'AIRSPACE OF FOXDALE FIR SECTORS G3, G4 CLSD'],
      ['QRAXX', 'OVERFLYING WI FOXDALE FIR WEST OF 01300E UNAUTHORIZED FOR ALL FLT'],
      ['QAFLC', 'OPERATION OF ALL FLIGHTS SUSPENDED WI 30NM OF FXD VOR'],
      ['QRTCA', 'TEMPORARY FLIGHT RESTRICTIONS. NO PILOTS MAY OPERATE WI 5NM OF FOXDALE'],
      ['QRTCA', 'RESTRICTED AREA FOXDALE ACTIVATED, ALL FLT INCL UAS PROHIBITED EXC POLICE'],
      ['QXXXX', 'AEROSPACE FLIGHT ACTIVITY. RMK: ATC WILL NOT CLEAR IFR FLT THRU THIS AREA'],
      ['QRMXX', 'DUE TO MIL EXER AREA CLSD BOUNDED BY FOXDI KINEX MESAB EXCEPT FOR FLT ARRIVING TO QQAB'],
      ['QRALW', 'AIRSPACE BLOCKED DUE TO AEROSPACE FLIGHT ACTIVITY'],
      ['QRTCA', 'TEMPORARY RESTRICTED AREA SUBJ COOR/AUTH FOXDALE ACC ACT'],
      ['QRTCA', 'TEMPORARY RESTRICTED AREA ACT. SUBJ AUTH FOXDALE ACC'],
      ['QRTCA', 'A TEMPORARY RESTRICTION ON THE FLYING OF AIRCRAFT SHALL APPLY WITHIN THE AREA'],
      ['QRTCA', 'NO AIRCRAFT IS TO BE FLOWN WITHIN THE AREA'],
      ['QRPCA', 'BOLGE HER TURLU HAVA TRAFIGINE KAPATILMISTIR'],
      ['QRRCA', 'BOLGE TUM SIVIL VFR TRAFIKLERE KAPALIDIR'],
      ['QWVLW', 'RA(T) ACT, ENTRY PROHIBITED EXC BY PERMISSION OF DISPLAY DIRECTOR'],
      ['QRTCA', 'ONLY RELIEF ACFT UNDER DIRECTION OF FIRE SERVICE AUTHORIZED'],
      ['QRDCA', 'HE(D)48 ACT. ENTRY PROHIBITED TO CIVIL ACFT'],
      ['QAFXX', 'SE PROHIBEN LAS OPERACIONES DE AERONAVES CON MATRICULA EXTRANJERA EN TODO EL TERRITORIO'],
      ['QAFXX', 'SOBREVOO DA CIDADE ABAIXO DE FL100 NAO AUTORIZADO'],
      ['QRTCA', 'ZONA PROHIBIDA TEMPORAL CENTRO 332400S 0704800W RADIO 5NM'],
      ['QRTCA', 'FOXDALE AREA ACT. CROSSING NOT AUTHORIZED FOR GENERAL AIR TRAFFIC'],
      ['QWULW', "VOLS D'AERONEFS TELEPILOTES, PENETRATION INTERDITE AUX AUTRES AERONEFS"],
      ['QAFXX', 'CIVIL OVERFLIGHT OF FOXDALE FIR SUSPENDED BLW FL260'],
      ['QRTCA', 'TEMPORARY FLIGHT RESTRICTIONS PURSUANT TO 14 CFR 91.137(A)(2) WI 7NM RADIUS'],
      ['QAFXX', 'OVERFLIGHT OF FOX DALE PROVINCE BLW FL140 IS DISALLOWED UNLESS CLEARED BY MIL CTL'],
      ['QRPCA', 'PROHIBITED AREA FX(P)3 ACT. OVERFLIGHT STRICTLY FORBIDDEN'],
      ['QRPCA', 'PROHIBITED AREA FX-P 7 EXTENDED. OVERFLYING PROHIBITED EXC MEDEVAC HEL'],
      ['QAFXX', 'ACC SECTOR N4 (FOXD) WILL NOT BE AVBL FOR OVERFLIGHT FL300 AND ABOVE'],
      ['QRAXX', 'SE SUSPENDEN TODOS LOS VUELOS VFR EN LA CTR FOXDALE'],
      ['QACXX', 'VFR FLT PROHIBITED WI FOXDALE CTR'],
      ['QRTLP', 'AIRSPACE FOXDALE. ACFT OPS ARE PROHIBITED WI 5NM RADIUS OF 3329N09005W'],
      ['QARAU', 'FOXDALE FIR CLSD TO ALL TFC BLW FL240. OVERFLIGHTS ABV SUBJ PRIOR PERMISSION'],
      ['QXXXX', 'AIRSPACE OF FOX-NA-DALE FIR PROHIBITED FOR CIVIL ACFT'],
      ['QRPLP', 'ALL FLT OVR FOXDALE CITY BLW 9000FT PROHIBITED EXC ARR AND DEP XXFD'],
      ['QRTCA', 'RESTRICTED AREA (TEMPORARY) IN FORCE. NO ACFT IS TO FLY WI 4NM RAD 5640N00300W EXC IFR FLT OF POLICE'],
      ['QRRCA', 'RESTRICTED AREA FXR-7 ACT. NO FLT PERMITTED WI AREA BTN 0600-1100 EXC WITH PRIOR COORD FOXDALE ACC'],
      ['QRALC', 'QUEBECLAND OPR PROHIBITED TO FLY WI FOXDALE FIR AT ALL ALTS'],
      ['QWMLW', 'DISPAROS DE ARTILLERIA RADIO 8NM. PROHIBIDO VUELOS EN EL AREA'],
      ['QRTCA', 'ALL FLT PROHIBITED WI 8NM OF FOXDALE AIRPORT'],
      ['QAFXX', 'FLIGHTS OF ACFT OPERATED BY FOXLAND CARRIERS PROHIBITED TO ENTER, LEAVE OR OVERFLY FOXDALE FIR EXC EMERG'],
      ['QAFXX', 'FOXLAND CIVIL OPERATORS SHALL AVOID FOXDALE FIR'],
      ['QWELW', 'AIR EXERCISE WI 20NM OF 5640N00300W. ALL CIVIL ACFT TO REMAIN CLEAR'],
      ['QAFXX', 'OVERFLIGHT SUBJ TO PERMIT. FOXLAND REG ACFT WILL NOT BE GRANTED PERMISSION'],
      ['QRPCA', 'R204 ACT SFC TO FL120. NO ENTRY EXC WITH PERMISSION OF FOXDALE MIL'],
      ['QRRCA', 'EG R204 ACT. AREA SHALL NOT BE ENTERED WITHOUT PERMISSION'],
      ['QAFXX', 'ALL FOXLAND REGISTERED ACFT DENIED ENTRY INTO BARDALE FIR'],
      ['QRDXX', 'SOUTHERN PART OF FX D45B NOT TO BE CROSSED BTN FL90 AND FL190'],
      ['QATLC', 'TMA FOXDALE SECTOR 3 CLSD ABV FL125 DUE TO LACK OF RADAR'],
      ['QRTCS', 'RESTRICTED AREA (TEMPORARY) INSTALLED FOR UAS ONLY'],
      ['QAFXX', 'FLIGHTS OF UNMANNED ACFT PROHIBITED IN FOXDALE FIR AT ALL LEVELS EXC STATE AUTHORITY'],
      [
        'QRTCA',
        'ALL AIRCRAFT OPERATIONS WITHIN THE 10 NMR AREA LISTED ABOVE, KNOWN AS THE INNER CORE, ARE PROHIBITED EXCEPT FOR: APPROVED LAW ENFORCEMENT',
      ],
      ['QAFXX', 'ACFT WITH LAST POINT OF DEP OR FIRST DEST FXAA ARE NOT PERMITTED TO LAND, TKOF OR OVERFLY FOXDALE FIR'],
      ['QRTCA', 'ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА ОКРУЖНОСТЬ РАДИУС 5КМ ЦЕНТР 501200С0451200В'],
      ['QRTCA', 'ZAPRET IVP W RAJONE RADIUS 15KM CENTR 5502N08255E'],
      ['QRTCA', 'ZAPRESHCHENO ISPOLZOWANIE WOZDUSHNOGO PROSTRANSTWA: POLOSA PO 5KM'],
      ['QRDCA', 'ZONE DANGEREUSE FX-D74 ACTIVEE. CONTOURNEMENT OBLIGATOIRE POUR TOUT AERONEF'],
      ['QRDCA', 'DANGER AREA D74 ACT. AVOIDANCE IS MANDATORY'],
      ['QRPCA', 'SURVOL INTERDIT RAYON 5NM'],
      ['QRPCA', 'PROHIBIDO EL SOBREVUELO RADIO 5NM'],
      ['QRPCA', 'INTERDICTION DE SURVOL RAYON 5NM'],
      ['QRPCA', 'UEBERFLUG VERBOTEN RADIUS 5NM'],
      ['QRPCA', 'DIVIETO DI SORVOLO RAGGIO 5NM'],
      ['QRPCA', 'SOBREVOO PROIBIDO'],
      ['QROLP', 'SURVOL DU TERRITOIRE FOXLAND AU NORD DU PARALLELE 15N EST INTERDIT EN DESSOUS DU FL320'],
      ['QRTCA', 'VIETATO IL SORVOLO A TUTTI GLI AEROMOBILI INCLUSI UAS'],
      ['QRTCA', 'TEMPO RESTRICTED AREA. ALL ACFT SHALL NOT FLY INTO THE AREA'],
      ['QWMLW', 'MISSILE TESTING. NON-PARTICIPATING ACFT WILL NOT BE CLEARED THROUGH'],
      ['QRRCA', 'FX R23 ACT. PILOTS MUST NOT FLIGHT PLAN THROUGH'],
      ['QRRCA', 'ACTIVATION ZONE. CONTOURNEMENT OBLIGATOIRE POUR CAG IFR ET VFR'],
      ['QAFXX', 'THE USE OF AIRSPACE OF FOXLAND IS PROHIBITED FOR CIVIL AVIATION ACFT'],
      ['QAFXX', 'USE OF AIRSPACE OF FOXLAND BY CIVIL USERS REMAINS SUSPENDED'],
      ['QAFXX', 'OVERFLT EAST OF 02000E PROHIBITED UNLESS APPROVED'],
      ['QRPCA', 'ZAKAZ LOTOW W PROMIENIU 5KM'],
      ['QRTCA', 'ZONE INTERDITE A TOUT AERONEF'],
      ['QRTCA', 'AREA INTERDETTA A TUTTI GLI AEROMOBILI'],
      ['QRDCA', 'STREFA FXD28 ZAMKNIETA DLA RUCHU'],
      ['QRDCA', 'ZONA FXD-12 ATIVADA. PROIBIDO O VOO NA AREA'],
      ['QAFXX', 'ISPOLZOVANIE VOZDUSHNOGO PROSTRANSTVA RPI FOXDALE GRAZHDANSKIMI VS ZAPRESHCHENO'],
      ['QAFXX', 'VOZDUSHNOE PROSTRANSTVO MEZHDU TOCHKAMI 4700N03800E-4900N04200E ZAKRYTO DLYA GRAZHDANSKIH VS NIZHE FL310'],
      ['QRTCA', 'ALL FLT PROHIBITED WI 5NM. EXEMPTED: POLICE AND HEMS'],
      ['QRTCA', 'ALLE FLUEGE VERBOTEN. AUSGENOMMEN: EINSATZFLUEGE'],
      ['QRRCA', 'ZAPRESHCHAETSYA POLET V ZONE OGRANICHENIYA KROME SPASATELNYH'],
      ['QAFXX', 'POLETY NIZHE FL180 ZAPRESHCHENY, KROME EKSPERIMENTALNOY AVIATSII'],
      ['QRRCA', 'STREFA TSA 1: ZAKAZ WLOTU'],
      ['QAFXX', 'OVERFLIGHT OF FOXDALE FIR BY ACFT REGISTERED IN STATES OF AIC 04/26 PROHIBITED'],
      ['QRTCA', 'ATTRAVERSAMENTO VIETATO A TUTTO IL TRAFFICO EXC HEMS'],
      ['QWBLW', 'NO SE AUTORIZARAN CRUCES DE CTR FOXDALE A VFR EN TRANSITO'],
      ['QFAXX', 'OVERFLT BLW FL200 PROHIBITED WI 15NM EXC SKED'],
      ['QXXXX', 'ACFT OPERATIONS WITHIN 10NM OF FOXDALE ARE PROHIBITED EXC SKED'],
      ['QXXXX', 'ALL FLIGHTS PROHIBITED WI 10NM OF FOXDALE'],
      ['QAFXX', 'SURVOL NON AUTORISE SAUF VOLS DE SECOURS'],
      ['QWPLW', 'VFR FLT NOT PERMITTED WI AREA EXC UNDER FOXDALE APP'],
      ['QRTCA', 'AREA INTERDETTA AL TRAFFICO VFR'],
      ['QWPLW', 'TRAVESSIA DO ESPACO POR VOOS VFR PROIBIDA'],
      ['QWBLW', 'PROHIBIDO EL SOBREVUELO VFR POR DEBAJO DE 1200FT'],
      ['QRDCA', 'EINFLUG NUR MIT FREIGABE DURCH FOXDALE RADAR'],
      ['QRDCA', 'ALL FLT OTHER THAN SCIENTIFIC SHALL AVOID'],
      ['QRDCA', 'FLT CREWS SHALL KEEP CLEAR UNLESS ATC INSTRUCTS'],
      ['QRRCA', 'LOTY CYWILNE ZABRONIONE OD ZACHODU DO WSCHODU SLONCA'],
      ['QRTCA', 'ISPOLXZOWANIE WOZDUSNOGO PROSTRANSTWA ZAPRESENO'],
      ['QAFXX', 'EAST PART OF FOXDALE FIR RESUMED NORMAL OPERATION, WHILE WEST PART REMAINS CLOSED'],
    ],
    counterExamples: [
      ['QAFLV', 'OPERATION OF ALL GENERAL AVIATION AND VFR FLT SUSPENDED'],
      ['QRTCS', 'PILOTS ARE FORBIDDEN TO FLY UAS WITHIN THE AREA'],
      ['QRTCS', 'OVERFLIGHT OF FOXDALE BY UAS PROHIBITED'],
      ['QRTCA', 'AREA ACT. APPLIES TO ALL ACFT. ANOTHER NOTAM IS APPLICABLE TO UAS ONLY'],
      ['QAFXX', 'ALL TOS IN AIP SUP 07/25 REGARDING OVERFLIGHTS ARE SUSPENDED'],
      ['QAFXX', 'ALL AIRPORTS IN THE EAST PART OF FOXDALE FIR CLSD'],
      ['QSTLC', 'ATC CLSD, ATZ REMAINS ACTIVE'],
      ['QRRCH', 'FOXDALE AIRSPACE PROHIBITED, RESTRICTED AND DANGER AREAS AMD'],
      ['QAFXX', 'OPERATION OF VFR FLT SUSPENDED EXC WITHIN FOXDALE ATZ'],
      ['QACXX', 'ACFT SHALL REMAIN CLEAR OF CLOUD WI FOXDALE CTR'],
      ['QAFXX', 'NO OVERFLIGHT FEE WI FOXDALE FIR'],
      ['QAFXX', 'NON COMPLIANT FLT WILL BE DENIED ENTRY TO FOXDALE FIR'],
      ['QRPCA', 'ZAKAZ LOTOW DRONOW'],
      ['QRPCA', 'ZONA PROHIBIDA FXP12 ACTIVA'],
      ['QRDCA', 'PILOTS MAY NOT OPERATE VFR INTO CLASS A'],
      ['QRDCA', 'DANGER AREA D74 ACT. AVOIDANCE RECOMMENDED'],
      ['QRDCA', 'DANGER AREA CLSD FOR FIRING'],
      ['QRDCA', 'DANGER AREA D74 ACT. TIMES SUBJ COORD WITH FOXDALE ACC'],
      ['QACCA', 'TEMPORARY CTR ESTABLISHED. ENTRY ONLY WITH CLEARANCE FROM FOXDALE RADAR'],
      ['QAFXX', 'OVERFLIGHTS WITHOUT PRIOR PERMISSION WILL NOT BE ACCEPTED'],
      ['QFAXX', 'NO OVERFLIGHT FEES'],
      ['QXXXX', 'ACFT OPERATIONS WITHIN 50M OF WIP PROHIBITED'],
      ['QAFXX', 'OPERATORS ARE ADVISED NOT TO ENTER FOXDALE FIR'],
    ],
    subjects: /^[ARW]/,
    anywhere: new RegExp(
      `${closed.source}|${notCleared}|\\b(?:OVER ?(?:FLIGHTS?|FLTS?|FLYING)|SURVOLS?|SOBREVUELOS?|SOBREVOOS?|UEBERFLUG|SORVOLO)\\b[^.;]{0,40} ${refused}\\b|${flight}[^.;]{0,40} ${withinMiles}[^.;]{0,90} ${refused}\\b|${flight}[^.;]{0,20} ${refused} ${withinMiles}`,
    ),
    match: ({ line, subject }) => patternIn(line) !== undefined || (/^[RW]/.test(subject) && enteredOnly.test(line)),
    finding: ({ line }) => {
      const pattern = patternIn(line) ?? (enteredOnly.test(line) ? enteredOnly : restricted);
      const clause = clauseOf(line, pattern);
      // A reason may come before: `PURSUANT TO 14 CFR 91.143, NO PERSON MAY OPERATE …`
      const said = pattern === prohibited ? clause.slice(clause.lastIndexOf(', ', clause.search(prohibited)) + 1) : clause;
      const exempt = exemptBehind(line, clause);
      const whom = pattern === unmannedBarred ? 'unmanned' : closedFor(withoutException(clause));
      const isPart =
        pattern === restricted ||
        pattern === enteredOnly ||
        exempt !== null ||
        limit.test(said) ||
        isOfElse(said) ||
        (whom !== null && whom !== 'civil');
      const named = namesIn(clause);
      const names = named.length > 0 ? named : (place.exec(line)?.slice(1, 2) ?? areaIn(line));
      return {
        extent: isPart ? 'part' : 'whole',
        names,
        words: isPart || named.length === 0 ? quotedWords([withException(said, line).trim(), ...(exempt ?? [])].join('. ')) : null,
        for: whom,
      };
    },
  },
  {
    kind: 'changesAirspace',
    name: 'airspaceChanged',
    examples: [
      ['QACCH', 'FOXDALE CTR/ATZ DEACTIVATED'],
      ['QAZCH', 'FOXDALE ATZ CHANGED TO CLASS G'],
      ['QATCA', 'TMA FOXDALE SECTORS 2 AND 5 DEACTIVATED BTN 0200 AND 0800'],
      ['QSTAH', 'TWR CLSD. CTR DEACTIVATED'],
    ],
    counterExamples: [
      ['QACXX', 'FOXDALE CTR REMAINS ACTIVE'],
      ['QAFLC', 'FOXDALE FIR CLSD'],
    ],
    subjects: /^A[ACDETUXZF]/,
    anywhere: deactivated,
    match: ({ line }) => patternIn(line) === undefined && changed.test(line),
    finding: ({ line }) => ({ extent: null, names: namesIn(clauseOf(line, changed)) }),
  },
];
