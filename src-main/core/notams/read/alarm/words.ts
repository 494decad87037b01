/**
 * The alarm listens for these words. It has a list of its own, so that a word that the rules of closures lack is not lacking here too. They are
 * stems, which any ending may follow, in the letters A to Z; a slip of one letter in a long one counts.
 */
import { wordSet } from '#core/text/word-set.ts';

export type Sense =
  | 'runway'
  | 'aerodrome'
  /** These are flown there: arrivals, traffic, operations. */
  | 'flight'
  /** It says by itself that something stops. */
  | 'stop'
  /** U/S is more often about equipment than about the ground. */
  | 'unserviceable'
  /** It leaves something: ONLY, REDUCED, EXCEPT. */
  | 'limit'
  /** It contradicts a stop: its subject is not what stops. */
  | 'open'
  /** It denies the words after it. */
  | 'not'
  /** It denies what is flown after it: `NO LDG`. */
  | 'no'
  /** What follows it is about another thing: AND, DUE, AT. */
  | 'joint'
  /** A condition begins. */
  | 'if';

const stems: Readonly<Partial<Record<Sense, string>>> = {
  runway: 'RUNWAY HELIDECK STARTOW LANDEBAHN STARTBAHN RULLEBAN LANDINGSBAAN HELIPAD HELISPOT',
  aerodrome:
    'AERODROM AIRPORT AIRFIELD AIRSTRIP LANDINGSTRIP HELIPORT AEROPORT AEROPUERT AVIOSUPERFIC FLUGHAFEN FLUGPLATZ FLUGFELD LANDEPLATZ HELIPUERT ELIPORT HELIPONT AIRBASE LOTNISK LETISTE LETISKO AEROPORTUL LUFTHAVN FLYGPLATS FLYPLASS LUCHTHAVEN LENTOASEMA АЭРОДРОМ АЭРОПОРТ ВЕРТОДРОМ',
  flight:
    'ARRIVAL DEPARTUR TRANSPORT LADOWAN LANDING TAKEOFF TAKE-OFF OPERATION TRAFFIC MOVEMENT FLIGHT FLYING AIRCRAFT AEROPLANE AIRPLANE HELICOPTER PILOT ATTERRI DECOLLA ATERRI DESPEG POUS DECOLAG ATTERRA DECOLL LANDUNG FLUGBETRIEB TRAFIC OPERACI OPERACO OPERAZI AERONAV AVION LUFTFAHRZEUG VUELO TRAFEGO POLET POSADK ПОЛЕТ ВЗЛЕТ ПОСАДК',
  // A line each has what is shut, stopped, refused, not possible or not safe, broken or covered, and the words of other languages.
  stop: [
    'ABOLISH CLOSE CLOSUR CLOSING SHUT SEALED LOCKED LOCKDOWN FENCED CORDONED ABANDON EVACU STERILIS STERILIZ VACATED DESERTED MOTHBALL CONDEMN DECOMMISSION DEACTIVAT DESACTIV DESATIV DECERTIF REVOKE WITHDR WITHHEL WITHHOL EXPROPR REQUISIT SEIZED CAPTURED QUARANTIN BARRED',
    'HALTED HALTING STOPPED CEASE CEASING CESSATION SUSPEN DISCONTIN INTERRUP TERMINATED CANCELED CANCELLED PARALYS PARALYZ PARALIZ PARALIS GROUNDED STANDSTILL CURTAIL CURFEW',
    'REFUSE REFUSAL REFUSING DENIED DENIAL DENYING REJECT FORBID FORBAD PROHIB PROIB BANNED DISALLOW DECLINED DIVERTED INTERDIT INTERDIC INTERDET VIETAT PROSCRI VERBOTEN UNTERSAG RECHAZ RECUSAD DEFENDU VEDAD',
    'CANNOT UNABLE IMPOSSIB IMPOSIB UNSAFE UNFIT UNSUITAB UNUSAB UNUSEAB NON-AVAIL NON-USAB UNUSBL UNAVAIL UNAVBL UNLANDAB UNOPERA UNAPPROACH UNTENAB UNACCEPT UNAUTHOR INACCES IMPASSAB IMPRATIC IMPRACTIC INUTIL SNOWBOUND INDISPON INAGIB INACTIV INAPT INADVIS INSECUR INTRANSIT UNBENUTZ',
    'FLOOD SUBMERG INUNDAT INUNDAD INONDE INNOND ALAGAD ALLAGAT ANEGAD UBERFLUT UEBERFLUT UBERSCHWEMM WATERLOG BLOCKED BLOCKI BLOQU BLOCCAT OBSTRUCTED OBSTRUID OSTRUIT OCCUPIED OCUPAD DESTROY DESTRUI DETRUIT ZERSTO COLLAPS CRATER BOMBED SHELLED UNEXPLOD WASHED BURIED SINKHOLE EXCAVATED TRENCH DEBRIS ERODED CRASHED DISABLED WRECK DEMOLISH PLOUGHED RUBBLE CROSSES HOSTILIT EMBARGO POTHOL',
    'FERME CERRAD CIERRE CLAUSUR FECHAD FECHAM ENCERRA CHIUS SPERR GESPERR GESCHLOSS EINGESTELL STILLGELEG EVAKUIER GERAUMT GERAEUMT SOSPES SUSPEND INTERROTT INTERROMP DISMESS ARRET ZAMKN NIECZYNN WSTRZYM ZAKRYT ZAPRESHCH NEPRIGOD NIEDOSTEP ZAWIESZ ZATVOREN UZAVREN INCHIS STENGT STANGD LUKKET GESLOTEN SULJETTU ЗАКРЫТ ЗАПРЕЩ НЕПРИГОД ПРЕКРАЩ',
  ].join(' '),
  unserviceable: 'UNSERV INOPERA',
  open: 'UTILISAB UTILIZAB UTILIZZAB DISPONI OUVERT ABIERT ABERT OPERATIV',
  limit: 'REDUCED RESTRICT LIMITED RESERV RISERV EXCLUSIV EXCEPT RESTREIN SOLAMENT UNICAMENT UNIQUEMENT SEULEMENT',
};

/** Words that are too short to be stems. */
const shortWords: Readonly<Record<Sense, string>> = {
  runway: 'HLS FATO RWY RWYS RNWY RNWYS RWAY RW R/W STRIP STRIPS PISTE PISTEN PISTES PISTA PISTAS ВПП WPP VPP',
  aerodrome: 'AD ADS AP ARPT ARPTS APRT AFLD FLD FIELD TERRAIN CAMPO',
  flight:
    'ARR ARRS DEP DEPS LDG LDGS LAND LANDS TKOF TKOFS OPS OPERATE TFC FLT FLTS FLY ACFT HEL HELI MOV STARTS STARTE STARTEN BETRIEB VERKEHR OPERAR USE USED UTILISATION INBOUND OUTBOUND INBOUNDS OUTBOUNDS IN-BOUNDS JETS MOUVEMENT MOUVEMENTS VOL VOLS VOLI VOLO LOTY LOTOW',
  stop: 'ZAKAZ RALLY N/A SUSP HOLE HOLES RACE RACES TOO LIKEWISE CLSD CLSE CLSR CLSRS CLSED CLDS CLSG SHUT STOP BAN BANS DENY REFUS DUG SUNK NA RUHT HELD W/DRAWN LANDEVERBOT STARTVERBOT FLUGVERBOT',
  unserviceable: 'U/S OTS INOP',
  limit: 'ONLY EXC EXCL LTD SOLO SOLI SEULS SEULE SOLELY SINGLE NUR SOMENTE APENAS SOLTANTO TYLKO WYLACZNIE TOLKO ТОЛЬКО DIURNAS',
  open: 'OPEN OPN AVBL AVAILABLE USABLE NORMAL RESUMED UNRESTRICTED UNEINGESCHRAENKT',
  not: 'NOT NON NICHT NAO NIE NEITHER NEVER NOBODY НЕ',
  no: 'NO NIL ZERO NONE KEINE KEIN AUCUN AUCUNE NINGUN NINGUNA NENHUM NENHUMA NESSUN NESSUNA SIN SANS SEM SENZA OHNE',
  joint: 'AND & + DUE BY FOR AT WITH WITHOUT ET UND CAUSE BECAUSE OWING AFTER FROM FM TO IN ON SINCE EXP VIA',
  if: 'IF WHEN WHENEVER WHILE WHILST WHERE SI CUANDO QUAND QUANDO WENN DURING DRG',
};

/** Phrases of two words that stop, whatever follows. */
const pairs = new Map<string, string[]>();
for (const pair of 'GND-STOP GROUND-STOP DOWN-FOR RATE-ZERO TFC-ZERO TRAFFIC-ZERO NO-OTHERS STAY-OFF GIVEN-TO TURN-DOWN TURNED-DOWN OUT-OF OFF-LIMITS UNDER-WATER UNDER-ATTACK STAY-AWAY KEEP-OUT BROKEN-UP DUG-UP CLEARED-OF HORS-SERVICE HORS-USAGE HORS-D FUERA-DE FORA-DE FUORI-SERVIZIO FUORI-USO AUSSER-BETRIEB UNTER-WASSER SOUS-L SOUS-LES TAKEN-OVER USED-AS USE-AS TURNED-AWAY TURNED-BACK TOGETHER-WITH AS-IS SAME-APPLIES ZERO-RATE CAPACITY-ZERO LONGER-EXISTS AVOID-AD AVOID-AERODROME AVOID-AIRPORT AVOID-LANDING ASH-FALL QUIET-HOURS DELETED-FROM ON-STRIKE UNDER-CONTROL GIVEN-OVER NO-SLOTS NO-GO VEHICLE-RACE CAR-RACE MOTOR-RACE'.split(
  ' ',
)) {
  const [first = '', ...second] = pair.split('-');
  pairs.set(first, [...(pairs.get(first) ?? []), second.join('-')]);
}

export const isStoppingPair = (first: string, second: string): boolean => pairs.get(first)?.includes(second) === true;

const sensesOf = (lists: Readonly<Partial<Record<Sense, string>>>): Map<string, Sense> =>
  new Map(Object.entries(lists).flatMap(([sense, list]) => list.split(' ').map((word) => [word, sense as Sense] as const)));
const whole = sensesOf(shortWords);
const byStem = sensesOf(stems).set('LANDING ZONE', 'runway');
const SHORTEST = 4;
const LONGEST = Math.max(...[...byStem.keys()].map(({ length }) => length));

/** The sense of a word in capitals; null for one that the alarm does not listen for. */
export function senseOf(word: string): Sense | null {
  const known = whole.get(word);
  if (known !== undefined) return known;
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length--) {
    const sense = byStem.get(word.slice(0, length));
    if (sense !== undefined) return sense;
  }
  return null;
}

/** Words are often misspelt from this many letters on. */
const LONG = 6;
const longForms: Readonly<Partial<Record<Sense, string>>> = {
  runway: 'RUNWAY',
  aerodrome: 'AIRPORT AIRFIELD',
  stop: 'CLOSED CLOSURE BLOCKED FLOODED HALTED STOPPED REFUSED SUSPENDED EVACUATED FORBIDDEN PROHIBITED OBSTRUCTED ABANDONED DESTROYED WITHDRAWN UNUSABLE UNAVAILABLE DISCONTINUED CANCELLED SUBMERGED INUNDATED OCCUPIED TERMINATED DEACTIVATED DECOMMISSIONED IMPOSSIBLE CANNOT UNSAFE',
  unserviceable: 'INOPERATIVE',
};
/** Words and stems without one of their letters, and which letter that is. */
const shorter = new Map<string, { sense: Sense; at: number; letter: string; isWhole: boolean }[]>();
function learn(form: string, sense: Sense, isWhole: boolean): void {
  for (let at = 1; at < form.length; at++) {
    const left = form.slice(0, at) + form.slice(at + 1);
    shorter.set(left, [...(shorter.get(left) ?? []), { sense, at, letter: form.charAt(at), isWhole }]);
  }
}
for (const [form, sense] of sensesOf(longForms)) learn(form, sense, true);
for (const [stem, sense] of byStem) if (stem.length > LONG && sense !== 'flight' && sense !== 'limit') learn(stem, sense, false);

/** Words of every day that a slip would turn into one of ours. */
const ordinary = wordSet('AIRWORTHINESS AIRWORTHY CLOSELY CLOSER LOADED FLOATED UNSAVE USABLE VACATE DETROIT CANNON');

/** The sense of the word that was meant, where one letter of a long word is wrong, missing, doubled, or changes places with the next; the first letter is right. */
export function senseOfSlip(word: string): Sense | null {
  if (word.length < LONG - 1 || ordinary.has(word) || !/^[A-Z]+$/.test(word)) return null;
  for (let length = LONG - 1; length <= Math.min(LONGEST + 1, word.length); length++) {
    const sense = slipOfPrefix(word.slice(0, length), length === word.length);
    if (sense !== null) return sense;
  }
  return null;
}

function slipOfPrefix(prefix: string, isWhole: boolean): Sense | null {
  const fits = (one: { isWhole: boolean }): boolean => isWhole || !one.isWhole;
  const missing = shorter.get(prefix)?.find(fits);
  if (missing !== undefined) return missing.sense;
  for (let at = 1; at < prefix.length; at++) {
    const left = prefix.slice(0, at) + prefix.slice(at + 1);
    const added = byStem.get(left);
    if (added !== undefined && left.length > LONG) return added;
    const changed = shorter
      .get(left)
      ?.find((one) => fits(one) && (one.at === at || (Math.abs(one.at - at) === 1 && one.letter === prefix.charAt(at))));
    if (changed !== undefined) return changed.sense;
  }
  return null;
}
