/**
 * The other meanings that a stop may have: of a light, of a taxiway, of a closure that ended. They are the only ways in which the alarm is silent without a finding, so each is
 * a row with its own examples, on which it is tested, and with texts that it must not silence. Over 400 lines because it is one list.
 */
import type { Heard, Said } from './alarm.ts';
import { textOf, type Word } from './statements.ts';

export type OtherMeaning = {
  name: string;
  /** The alarm is silent on these because of this row alone. */
  examples: readonly (string | { text: string; qCode?: string; keyword?: string })[];
  /** It is not silent on these. */
  counterExamples: readonly string[];
  /** Words of what is stopped then, other than a runway or an aerodrome. */
  words?: RegExp;
  /** What else tells this meaning. */
  match?: (said: Said, heard: Heard) => boolean;
  /** Third and fourth letters of a Q-code that mean it. */
  conditions?: RegExp;
  /** Q-codes that say closed and mean this. */
  explainsCode?: RegExp;
  /** It may be named next to a runway that is closed: `RWY 09/27 AND TWY A`. */
  isPlace?: boolean;
};

/** A closure may be taken back within this many words after it. */
const MOST_OF_CLOSURE = 12;

/** The width is looked for within this many words after a limit. */
const MOST_OF_AMOUNT = 4;
const MOST_TO_UPLIFT = 6;

const procedures = /^(?:IAP|ODP|SID|STAR|DVA|VFP|CHART|DATA|ROUTE|SPECIAL)$/;

/** `VACATE VIA TWY S1 OR S3 ONLY` and `SAIDA SOMENTE POR TWY E` limit the way off a runway, `FULL LENGTH ONLY` the way onto it. */
const ofWay =
  /\bVIA (?:RWY END|TWYS? [A-Z]{1,2}\d{0,2}(?: (?:AND|TWY|[A-Z]{1,2}\d{0,2})){0,6}) ONLY(?= (?:AND|BTN|DUE|DRG)\b|$)|\b(?:ONLY VIA|SOMENTE POR|SOLO POR|SOLAMENTE POR|UNIQUEMENT PAR) TWYS? [A-Z]{1,2}\d{0,2}(?= (?:AND|BTN|DUE|DRG)\b|$)|\b(?:FULL LENGTH ONLY|INIZIO PISTA SOLAMENTE)(?= (?:AND|BTN|DUE|DRG|ECCETTO)\b|$)/;

const isClosure = (word: Word | undefined): boolean => /^(?:CLOSURES?|CLSR|SHUTDOWN|WITHDRAWAL)$/.test(word?.text ?? '');

export const otherMeanings: readonly OtherMeaning[] = [
  {
    name: 'light',
    examples: [
      'RWY 09 PAPI WITHDRAWN',
      'AERODROME BEACON SUSPENDED',
      { text: 'STOP BARS PERMANENTLY ON: DO NOT CROSS WITHOUT CONTACT WITH TWR', qCode: 'QFAXX' },
      'RWY 09 LIH REDUCED TO STAGE 3',
      'SWIATLA PODEJSCIA RWY 25 NIECZYNNE',
    ],
    counterExamples: ['RWY 09/27 HALTED DUE TO PAPI FAILURE'],
    words:
      /^(?:LGTS?|LGTD|LGTG|LIGHT\w*|LTG|LIT|UNLIT|LGHTS|PAPIS?|APAPI|(?:T-)?VASIS?|PVASI|PLASI|VGSI|REILS?|RTILS?|ALS|MALS\w*|ALSF\S*|SSAL\w*|ODALS|[HML]IRLS?|RCLL|RCLS?|REDL|RTZL|TDZL?|RENL|RTHL|RAI|RLLS|PCL|PAL|ARCAL|HIALS?|LIH|LIM|LIL|FLOODLIGHT\w*|STOP-?BARS?|BARS|STROBE\w*|SFL|LEDS?|BALI[SZ]\w*|FARO|FEUX|LUCES|LUZ|LUZES|LUCI|(?:ANFLUG|PISTEN|RAND)?BEFEUER\w*|ABN|BEACON\w*|BCN|SALS|CALVERT|RVR\w*|TRANSMISSOMET\w*|[FM]OLS|FLOLS|LAHSO|SWIATL\w*)$/,
  },
  {
    name: 'sign',
    examples: ['RWY 09 SIGNS OBSTRUCTED', 'AD WINDSOCK DESTROYED'],
    counterExamples: ['RWY 09/27 BLOCKED, SIGNS IN PLACE'],
    words:
      /^(?:SIGNS?|SIGNAGE|SIGNALS?|MARKINGS?|MARKERS?|MKGS?|MKR|WINDSOCKS?|WINDCONES?|WDIS?|WIND|SOCK|INDICATORS?|SENALIZA\w*|PAINT\w*|SENSORS?|ANEMOMET\w*|TETRAHEDRON|DRM|WSPD|MONITORS?)$/,
  },
  {
    name: 'vehicle',
    examples: ['AIRPORT TRUCKS WITHDRAWN', 'PERSONNEL AND MACHINERY WITHDRAWN FROM RWY 09/27'],
    counterExamples: ['AIRPORT BLOCKED BY TRUCKS', 'RWY 09/27 OBSTRUCTED BY MACHINERY'],
    words:
      /^(?:MACHINERY|VEHICLES?|CARAVANS?|AIRSTAIRS?|STAIRS?|STAIRTRUCK|ROADS?|RD|STREET|HIGHWAY|TRUCKS?|TRACTORS?|SWEEPERS?|BUS|BUSES|TUGS?|GPU|VEH)$/,
  },
  {
    name: 'taxiway',
    examples: [
      'TWY A S OF RWY 09/27 BLOCKED',
      'RWY 09/27 EXIT C SHUT',
      'SORTIE PISTE 09 INDISPONIBLE',
      'SALIDA RAPIDA PISTA 09 CERRADA',
      'RWY 09/27 NOT TO BE USED FOR 180 DEG TURNS',
      'GIROS DE 180 GRADOS PROHIBIDOS EXCEPTO EN CABECERAS DE PISTA',
      'DEMI-TOUR SUR PISTE INTERDIT HORS RAQUETTES',
      'ZAKRET 180 STOPNI NA DRODZE STARTOWEJ TYLKO NA PLATFORMIE',
      { text: 'BRETELLES W ET X INUTILISABLES', qCode: 'QMRXX' },
      "NON PIU DISPONIBILE L'INTERSEZIONE B PER DECOLLI RWY 07",
      'ACFT TO VACATE RWY 22 VIA TWY F ONLY',
      'ACFT TO VACATE VIA RWY END ONLY',
      'SAIDA DA RWY 05 SOMENTE POR TWY E',
      'DECOLLI DA INIZIO PISTA SOLAMENTE',
      'RWY 09 TKOF FULL LENGTH ONLY',
    ],
    counterExamples: [
      'RWY 09/27 NOT TO BE USED FOR LDG, 180 DEG TURNS AVBL',
      'RWY 09/27 AND TWY A BLOCKED',
      'RWY 09/27 BLOCKED AT TWY A',
      'SAIDAS DA RWY 05 SUSPENSAS',
      'RWY 09 ONLY VIA TWY A FOR LDG OF HEL, OTHERS PROHIBITED',
    ],
    words:
      /^(?:TWYS?|TXWYS?|TAX[IY]\w*|LINKS?|TOWLANES?|РД|TXLS?|TWLS?|TWYL\w*|EXITS?|\S+\/EXITS?|RET|RETS|INT|INTERSECT\w*|INTXN|ENTRY|ENTRY\/EXIT|ENTRIES|ENTRANCES?|SORTIES?|RAPID[AE]|CALLES?|RODA[JG]\w*|ROLLBAHN\w*|RACCORD\w*|KOLOWANIA|VOIES?|TURNPADS?|GIROS?|DEMI-TOURS?|ZAKRET\w*|RUECKROLL\w*|BRETELLES?|(?:L')?INTERSEZION[EI]|TURNAROUND|TURNING|TURNS?|LANES?|(?:\w*AB)?ROLLWEG\w*|BACKTRACK\w*|HOLDS?|HLDG|HOLDING|BAYS?)$/,
    match: ({ statement: { words, start, to, kind } }) => {
      // `CROSSING OF RWY 09/27 NOT PERMITTED` refuses to cross the runway, not to land on it.
      if (/^(?:CROSSING|XNG)$/.test(words[start]?.text ?? '') && /^(?:OF|RWYS?)$/.test(words[start + 1]?.text ?? '')) return true;
      if (kind === 'limit' && ofWay.test(textOf(words.slice(start, to + 4)))) return true;
      const own = words.slice(start, to + 6);
      const isTaxiway = (text = ''): boolean => /^(?:TWYS?|TAXI\w*|TAX|INT|(?:L')?INTERSE[CZ]\w+)$/.test(text);
      return own.some(
        ({ text }, at) =>
          (/^(?:FM|FROM|AS|FOR|USE|DESDE|DEPUIS)$/.test(text) &&
            !own[at - 1]?.text.startsWith('EXC') &&
            isTaxiway(own[own[at + 1]?.text === 'LA' ? at + 2 : at + 1]?.text)) ||
          (text === 'FOR' && /^(?:180|U)? ?(?:DEG\w* )?(?:U-)?TURN/.test(textOf(own.slice(at + 1, at + 4)))),
      );
    },
    isPlace: true,
    explainsCode: /^QMRLC/,
  },
  {
    name: 'stand',
    examples: [
      'AERODROME SOUTH APRON BLOCKED',
      'STANDS 4 AND 5 NEAR RWY 09 SHUT',
      'GENERAL AVIATION ACFT WILL NOT BE ALLOWED TO STAY MORE THAN 2 HR',
      { text: 'NIGHT STOP NOT PERMITTED', qCode: 'QFAXX' },
      { text: 'NO SE PERMITEN PERNOCTAS DE AVIACION GENERAL', qCode: 'QFAXX' },
      { text: 'SOSTA OLTRE 3 ORE NON CONSENTITA', qCode: 'QFAXX' },
      { text: 'NO SE GARANTIZA ATENCION EN RAMPA', qCode: 'QFAXX' },
    ],
    counterExamples: ['AERODROME AND APRON EVACUATED', 'ACFT NOT ALLOWED TO LAND OR STAY'],
    match: ({ statement: { words, to } }) => /^(?:(?:ALLOWED|PERMITTED|BE) )?(?:TO )?(?:STAY|PARK)\b/.test(textOf(words.slice(to, to + 3))),
    words:
      /^(?:APRONS?|ПЕРРОН[А-Я]*|APN|STANDS?|RAMP[AS]*|GATES?|PARK\w*|PRKG|SPOTS?|HANGARS?|HARDSTANDS?|TERMINALS?|PADS?|PLATAFORMA\w*|PLATFORMS?|VORFELD\w*|PIAZZAL\w*|ESTACIONAMI?ENTO\w*|STANOWISK\w*|PIAZZOL\w*|STANDPLATZ|STATIONNEMENT|STOYAN\w*|PERRON|PATIOS?|TIE-?DOWN\w*|POSICION\w*|NIGHT STOPS?|RON|PERNOCT\w*|SOST[AE]|PIERS?|JETTY|DOCKS?|FBO|RACK|AREAS?)$/,
    isPlace: true,
    explainsCode: /^QMRLC/,
  },
  {
    name: 'radio',
    examples: ['AD CONTROL TOWER EVACUATED', 'AERODROME FREQ 118.3 SUSPENDED'],
    counterExamples: ['AD EVACUATED, TOWER UNMANNED'],
    words:
      /^(?:FREQ\w*|FRQ|TWR|TOWERS?|RADIO\w*|ATIS|D-ATIS|AWOS\S*|ASOS\S*|ATC|ATCT|CONTROL\w*|ATS|CTAF|UNICOM|VHF|UHF|HF|COMS?|COMMUNICATIONS?|AFIS\w*|VDF|RADARS?|RDR|RSR|ASR|PAR|PSR|SSR|MSSR|SMR|APP|ACC|FIC|FIS|GND|CLNC|CLEARANCE|DELIVERY|TELEPHON\w*|TEL|PHONE|DATA-?LINK|CPDLC|ADS-[BC]|TRANSPONDERS?|SURVEILLANCE|TRACON|ARTCC|RCO|AFTN|PMSV|GCA|RDO|PILOT-TO-METRO)$/,
  },
  {
    name: 'radioAid',
    examples: ['ILS RWY 09 WITHDRAWN', 'RWY 27 DME SUSPENDED'],
    counterExamples: ['RWY 27 SHUT, ILS ON TEST'],
    words:
      /^(?:ILS\S*|LOC\w*|LLZ|GP|GS|DME|VOR\S*|(?:HI-)?TACAN|NDB\S*|L?OM|L?MM|IM|GBAS|SBAS|GNSS|GPS|RNAV\S*|RNP\S*|MLS|NAVAIDS?|DVOR\S*|GLIDESLOPE|GLIDEPATH|WAAS|RAIM|COURSE|RADIALS?|SDF)$/,
  },
  {
    name: 'procedure',
    examples: [
      'INSTRUMENT APCH PROC RWY 09 SUSPENDED',
      { text: 'FOXDALE MUNI, STRAIGHT-IN RWY 09 NA AT NIGHT', keyword: 'IAP' },
      'RWY 15 GO AROUND NOT POSSIBLE',
    ],
    counterExamples: ['RWY 09/27 SHUT, USE VISUAL APCH RWY 18', 'FECHAMENTO DA PISTA 09/27'],
    words:
      /^(?:PROC\w*|APCHS?|APPROACH\w*|IAPS?|IAC|IAL|SIDS?|STARS?|DPS|ODPS?|MINIMA|MINIMUMS?|MNM|OCA|OCH|CIRCLING|MISSED|LNAV\S*|LPV|VNAV|CAT|CATEGORY|MDA|LVPS?|LVO|LVTO|CHARTS?|SIMUL\w*|PRM|VISUAL|VISIBILITY|DVA|TRANSITIONS?|CDO|CCO|VDP|INSTRUMENT|GO[ -]AR+OUNDS?|STRAIGHT-IN|DIRECT|PARALLEL)$/,
    match: (_said, { keyword }) => keyword !== null && procedures.test(keyword),
  },
  {
    name: 'obstacle',
    examples: ['CRANE 300M S OF AERODROME WITHDRAWN', { text: 'POLE 1NM E OF RWY 09 DESTROYED', keyword: 'OBST' }],
    counterExamples: ['RWY 09/27 BLOCKED BY CRANE'],
    words:
      /^(?:OBST\w*|CRANES?|TREES?|MASTS?|TURBINES?|WINDMILLS?|ANTENNAS?|POLES?|BUILDINGS?|STACKS?|BALLOONS?|KITES?|RIGS?|CHIMNEYS?|PYLONS?)$/,
    match: (_said, { keyword }) => keyword === 'OBST',
  },
  {
    name: 'wildlife',
    conditions: /^H[XK]$/,
    examples: ['BIRDS AT AERODROME UNABLE TO BE SCARED'],
    counterExamples: ['AERODROME UNSAFE DUE TO BIRDS'],
    words: /^(?:BIRDS?|WILDLIFE|DEER|ANIMALS?|GEESE)$/,
  },
  {
    name: 'handling',
    examples: [
      { text: "GREVE DU PERSONNEL D'ASSISTANCE EN ESCALE. AUCUNE ASSISTANCE AU SOL", qCode: 'QFALT' },
      { text: 'AVIACION GENERAL: ASISTENCIA NO DISPONIBLE', qCode: 'QFAXX' },
    ],
    counterExamples: ['AIRPORT EVACUATED, NO HANDLING'],
    words: /^(?:HANDLING|(?:D')?ASSISTANCE|ASISTENCIA)$/,
  },
  {
    name: 'service',
    examples: [
      'INTL FLT RESTRICTED TO 70 PERCENT OF NORMAL UPLIFT',
      'AIRPORT FUEL SUSPENDED',
      'AIRPORT AVTUR SUSPENDED',
      'AD FIRE COVER WITHDRAWN',
      'DUE SHORTAGE, REFUELLING LTD TO SCHEDULED FLT ONLY',
      { text: 'ACFT LANDING WITHOUT INDEMNITY WILL BE REFUSED FUEL AND HANDLING', qCode: 'QFAXX' },
      { text: 'VOLS NON REGULIERS NON AVITAILLES', qCode: 'QMPXX' },
      { text: 'BASE OPS WILL NOT ACCEPT FLT PLN BY FAX', qCode: 'QMPXX' },
      'TRANSIENT ALERT AT AERODROME SHUT',
    ],
    counterExamples: [
      'AIRPORT EVACUATED, NO FUEL',
      'NO FUEL, SCHEDULED FLT ONLY',
      'FLIGHTS REFUSED, NO FUEL',
      'ATENCION: PISTA 09/27 INUNDADA',
    ],
    match: ({ noun, statement: { words, start, to, kind } }) =>
      words[to - 1]?.text.startsWith('AVITAILL') === true ||
      /^(?:FPLS?|FLT PLN|FLIGHT PLANS?) BY\b/.test(textOf(words.slice(to, to + 3))) ||
      (kind === 'limit' &&
        noun === 'flight' &&
        (/^(?:RE)?FUEL/.test(words[start - 2]?.text ?? '') || words.slice(to, to + MOST_TO_UPLIFT).some(({ text }) => text === 'UPLIFT'))),
    words:
      /^(?:FUEL\w*|AVGAS|AVTUR|MOGAS|JET|JETA\w*|REFUEL\w*|DEFUEL\w*|RFFS?|ARFF|FES|FIRE|FIREFIGHT\w*|RESCUE|CUSTOMS|CATERING|MET|METAR\w*|TAFS?|BRIEFING|OFFICES?|DEIC\w*|DE-ICING|ENTEISUNG|DEGIVRAGE|COMBUST\w*|CARBURANT\w*|AVITAILLEMENT|ABASTEC\w*|BETANKUNG|RIFORNIMENTO|ADUANAS?|DOUANE|ZOLL|DOGANA|ALFANDEGA|SCHNEERAEUMUNG|DENEIGEMENT|SECURITY|IMMIGRATION|SERVICES?|SVCS?|SER|ARO|AIS|EMAIL|WEBSITE|WX|WEATHER|OXYGEN|LOX|OIL|WATER|POWER|TOILET|LAVATORY|CARGO|PASSENGERS?|PAX|FACILIT\w*|FAC|SLOTS?|RESTAURANT|HOTEL|TRANSPORTATION|MAINTENANCE|MAINT|COMPASS|FLUIDS?|CARTS?|STARTER|NITROGEN|WINDSHEAR|LLWAS|REPORTS?|REPORTING|ALTIMETER|QNH|TRANSIENT ALERT|SUMINISTRO|ENERGIA|CAMERAS?|WEBCAM|OBSERVATIONS?|FORECASTS?|VOLMET|DETECTION|AMAN|FIXED)$/,
  },
  {
    name: 'distance',
    examples: [
      'RWY 09 STOPWAY WITHDRAWN',
      'RWY 27 SHOULDERS UNSAFE',
      'RWY 27 VERGES UNSAFE',
      'ZONA DE PARADA PISTA 13 CERRADA',
      { text: 'OVERLOAD OPS NOT PERMITTED', qCode: 'QMRLT' },
      'LOS 300M FINALES DE LA RWY 28 NO SE CUENTAN PARA LDA',
    ],
    counterExamples: ['RWY 09/27 WITHDRAWN, TORA NOT GIVEN'],
    // `LOS 300M FINALES NO SE CUENTAN PARA LDA` changes a distance.
    match: ({ statement: { words, to } }) => /\bPARA (?:LDA|TORA|TODA|ASDA)\b/.test(textOf(words.slice(to, to + 3))),
    words:
      /^(?:DECLARED|DISTANCES?|TORA|TODA|ASDA|LDA|RESA|RSA|SWY|CWY|STOPWAY|CLEARWAY|SHOULDERS?|VERGES?|OVERRUNS?|OVERUN|BLAST|RUN-?UPS?|ELEVATION|COORDINATES?|PCN|PCR|PROLONGEMENT|STRENGTH|SLOPE|OVERLOAD|PARADA)$/,
  },
  {
    name: 'arrestingGear',
    examples: ['RWY 09 CABLE WITHDRAWN', 'RWY 27 BAK-12 OUT OF SERVICE'],
    counterExamples: ['RWY 09/27 OBSTRUCTED BY CABLE'],
    words: /^(?:CABLES?|ARREST\w*|ARST|BARRIERS?|BAK\S*|HOOK\w*|A-GEAR|AAS|E-\d+|EMAS)$/,
  },
  {
    name: 'airspace',
    examples: ['FLYING WI 5NM RADIUS OF AERODROME FORBIDDEN', 'CTR FOXDALE AIRPORT SUSPENDED'],
    counterExamples: ['AERODROME SHUT, AREA SECURED'],
    words:
      /^(?:AIRSPACES?|CTRS?|TMAS?|CTAS?|M?ATZ|ZONES?|ROUTES?|AWYS?|AIRWAYS?|FIR|UIR|TRA|TSA|ROZ|CORRIDORS?|SECTORS?|MOA|RADIUS|TFR|ADIZ|RMZ|TMZ|WI|WITHIN|CIRCUITS?|PATTERN|WAYPOINTS?|PENETRATION)$/,
    match: ({ noun, statement: { words, to } }) =>
      noun === 'flight' && /^(?:WI|WITHIN|OVER|INSIDE|BLW|BELOW|ABV|ABOVE|NEAR|THROUGH|ALONG)$/.test(words[to]?.text ?? ''),
  },
  {
    name: 'unmanned',
    examples: ['DRONES AT AERODROME BANNED'],
    counterExamples: ['AERODROME SHUT DUE TO DRONES'],
    words: /^(?:DRONES?|UAS|UAV\w*|RPAS?|SUAS|UNMANNED|MODEL|FIREWORKS?|LASERS?|BEAMS?|LANTERNS?)$/,
  },
  {
    name: 'training',
    examples: ['TRAINING FLIGHTS AT AERODROME SUSPENDED', 'RWY 09/27 TOUCH AND GO FORBIDDEN'],
    counterExamples: ['AERODROME SHUT DUE TO TRAINING ACCIDENT'],
    words:
      /^(?:TRAINING|TOUCH\S*|TGL|T\/G|AEROBATIC\w*|GLIDERS?|GLIDING|PARACHUT\w*|PJE|PARADROP\w*|SKYDIV\w*|PRACTI[CS]E|HOVER\w*|AUTOROTATION\w*|WHEEL)$/,
  },
  {
    name: 'surface',
    examples: ['RWY 09/27 FRICTION REDUCED', { text: 'PISTE 09/27 160 PIEDS DEGAGES, ANDAINS DE 3 PIEDS', qCode: 'QFALT' }],
    counterExamples: ['RWY 09/27 SHUT DUE TO FRICTION TEST'],
    words: /^(?:FRICTION|BRAKING|GROOV\w*|UNGROOVED|RUBBER|ANDAINS?)$/,
  },
  {
    name: 'engine',
    examples: [
      'AIRPORT ENGINE TEST FORBIDDEN',
      'START-UP AT AERODROME WILL BE REFUSED IF SLOT MISSED',
      'JET ACFT USING RWY 08L MUST NOT USE REVERSE THRUST ABV IDLE',
      { text: 'PRUEBAS DE MOTORES POR ENCIMA DE RALENTI PROHIBIDAS', qCode: 'QFAXX' },
      { text: 'TRIEBWERKSPROBELAEUFE SIND UNTERSAGT', qCode: 'QFAXX' },
    ],
    counterExamples: ['RWY 09/27 BLOCKED BY ACFT WITH ENGINE FAILURE', 'AERONAVES CON 4 MOTORES PROHIBIDAS EN PISTA 09/27'],
    words: /^(?:ENGINES?|START-?UPS?|REVERSE|THRUST|APUS?|TRIEBWERKS?PROBEL\w*)$/,
    match: ({ statement: { words, start, from } }) =>
      /\b(?:PRUEBAS?|ESSAIS?|PROV[AE]|TESTES?) (?:DE |DI |DES |DEI )?MOT(?:OR(?:ES|I)?|EURS?)\b/.test(textOf(words.slice(start, from))),
  },
  {
    name: 'equipment',
    examples: ['AERODROME RINSE PUMP OTS', 'RWY 30 MONITORING INOP'],
    counterExamples: ['RWY 09/27 TEMPORARILY OUT OF SERVICE', 'AERODROME INOPERATIVE'],
    match: ({ statement: { kind }, hasUnknownBetween }) => kind === 'unserviceable' && hasUnknownBetween,
  },
  {
    name: 'condition',
    examples: ['CAUTION WHEN RWY 09/27 SHUT', 'DELAYS IF AERODROME SHUT'],
    counterExamples: ['RWY 09/27 SHUT WHEN WET'],
    match: ({ isCondition }) => isCondition,
  },
  {
    name: 'closureEnded',
    explainsCode: /^Q(?:FA|MR)LC/,
    conditions: /^(?:AF|AK|AO|AX|HV|HL)$/,
    examples: [
      'RWY 09/27 CLOSURE CANCELLED',
      'AIRPORT CLOSURE HAS BEEN POSTPONED',
      'AD REOPENED AFTER CLOSURE',
      'CLOSURE OF RWY 09/27 ON 12 MAR HAS BEEN CANCELLED',
      'LIMITES DE VENTO RWY 05 SUSPENSOS',
      { text: 'NIGHT CURFEW LIFTED 12 AND 13 MAR. RWY 09/27 AVBL H24 ON THESE DATES', qCode: 'QMRXX' },
      'RWY 09/27, PREVIOUSLY CLSD, IS BACK IN SERVICE',
    ],
    counterExamples: [
      'AIRPORT CLOSURE EXTENDED',
      'CLOSURE OF RWY 09/27, ALL FLIGHTS CANCELLED',
      'CLOSURE OF RWY 09/27 POSTPONED TO 12 MAR',
      'RWY 09/27 PREVIOUSLY SHUT REMAINS SHUT',
      'LIMITS EXCEEDED, ALL FLIGHTS AT AERODROME SUSPENDED',
      'OPERACIONES DENTRO DE LOS LIMITES DE AERODROMO SUSPENDIDAS',
    ],
    match: ({ statement: { words, start, from, to, kind } }) => {
      // What limited is suspended.
      const limit = words.slice(start, from).findIndex(({ text }) => /^(?:RESTRICTIONS|LIMITES|LIMITS|LIMITATIONS)$/.test(text));
      const isSuspended = limit >= 0 && words[from]?.text.startsWith('SUSPEN') === true;
      if (isSuspended && !words.slice(start, from).some(({ sense }) => sense === 'flight')) return true;
      // The closure is the noun in `CLOSURE OF RWY 09/27 PLANNED FOR 12 MAR HAS BEEN CANCELLED`.
      const isNoun = isClosure(words[to - 1]);
      const behind = words.slice(to, to + (isNoun ? MOST_OF_CLOSURE : 3));
      const flight = behind.findIndex(({ sense }) => sense === 'flight');
      const own = [...words.slice(Math.max(0, start - 3), to), ...behind.slice(0, isNoun && flight >= 0 ? flight : undefined)].map(
        ({ text }) => text,
      );
      const closed = own.findIndex((text) => /^(?:CLOSURES?|CLSR|SHUTDOWN|CLSD|CLOSED|RESTRICTIONS?|CURFEWS?|BANS?)$/.test(text));
      const over = own.findLastIndex(
        (text, at) =>
          /^(?:CANCEL\w*|CNL|CNLD|LIFTED|ENDED|COMPLETED|WITHDRAWN|REVOKED)$/.test(text) ||
          (text === 'CALLED' && own[at + 1] === 'OFF') ||
          (text === 'POSTPONED' && !/^(?:TO|UNTIL|TILL|TIL)$/.test(own[at + 1] ?? '')) ||
          (text === 'TAKE' && own[at - 1] === 'NOT'),
      );
      // `REOPENED FOR TAXIING ONLY` still closes the runway for flights.
      const isFormer = /^(?:PREVIOUSLY|FORMERLY)$/.test(words[from - 1]?.text ?? '');
      const again = words.slice(to, to + 5).map(({ text }) => text);
      return (
        (isFormer && again.some((text) => /^(?:OPEN|OPENED|BACK|AVBL|RETURNED)$/.test(text)) && !again.includes('ONLY')) ||
        (closed >= 0 && over > closed) ||
        (kind !== 'limit' && own.some((text) => /^(?:RE-?OPEN|REABIERT|REABERT|ROUVERT)/.test(text)))
      );
    },
  },
  {
    name: 'alternate',
    examples: [
      'AD NOT AVBL FOR ALTN PURPOSES',
      'AD NO DISPONIBLE COMO ALTERNATIVA',
      'AD NON DISPONIBLE COMME AERODROME DE DEGAGEMENT',
      'AD NON UTILIZZABILE COME ALTERNATO',
      'MIL EMERG DIVERSION AD WITHDRAWN',
    ],
    counterExamples: ['AD SHUT, ALL FLIGHTS TO BE DIVERTED', 'RWY 09/27 SHUT, ALTN RWY 18/36', 'AD AVBL EMERG DIVERSION ONLY'],
    match: ({ statement: { words, start, from, to, kind } }) =>
      words
        .slice(start, to + 4)
        .some(
          ({ text, from: begin }, at, own) =>
            /^(?:ALTN|ALTNS|ALTERNATES?|ALTERNO|ALTERNANTE|ALTERNATO|ALTERNATIV[AO]|DEGAGEMENT|DEROUTEMENT|DIVERSIONS?|DIVERT|ZAPASOW[EY])$/.test(
              text,
            ) &&
            (start + at < (kind === 'limit' ? from - 1 : from) ||
              (/^(?:FOR|AS|COMO|COMME|COME|JAKO|AN?|TO|IFR|VFR|FILED|ACCEPT\w*)$/.test(own[at - 1]?.text ?? '') &&
                own[at - 1]?.to === begin - 1) ||
              (own[at - 1]?.text === 'DE' && own[at - 3]?.text === 'COMME')),
        ),
  },
  {
    name: 'advice',
    examples: ['OPS ON RWY 09/27 NOT RECOMMENDED', 'PISTE 09/27 NON RECOMMANDEE AUX AERONEFS A TRAIN RENTRANT'],
    counterExamples: ['RWY 09/27 NOT USABLE, USE OF RWY 18/36 RECOMMENDED'],
    match: ({ statement: { words, from, to } }) => words.slice(from, to + 1).some(({ text }) => text.startsWith('RECOM')),
  },
  {
    name: 'surroundings',
    examples: ['RWY 09/27 WET, GRASS FLOODED', 'RWY 09/27 RWY STRIP UNSAFE', 'DISUSED RWY 13/31 BLOCKED'],
    counterExamples: ['GRASS RWY 09/27 FLOODED', 'LANDING STRIP UNSAFE', 'RWY 13/31 DISUSED'],
    match: ({ statement: { words, start, from } }, { text }) => {
      const own = words.slice(start, from);
      const last = own.at(-1);
      const strip = own.findIndex(({ text }) => text === 'STRIP');
      return (
        (last?.text === 'GRASS' && text.charAt(last.from - 1) !== '(') ||
        (own[strip - 1]?.text !== 'LANDING' && own.slice(0, Math.max(0, strip)).some(({ sense }) => sense === 'runway')) ||
        own.some(({ text }) => /^DIS+USED$/.test(text))
      );
    },
  },
  {
    name: 'hours',
    examples: [{ text: 'AD OPR HR 0600-2200', qCode: 'QFAAH' }, 'AD WATCH HR 0600-2200, OVERTIME REFUSED'],
    counterExamples: ['AD OPR HR 0600-2200, SHUT ON SUN'],
    words: /^(?:OVERTIME|EXTN)$/,
    conditions: /^AH$/,
    match: ({ statement: { words, start, to } }) =>
      words
        .slice(start, to + 3)
        .some(
          ({ text }, at, own) =>
            text === 'OOH' || (text === 'OF' && own[at - 1]?.text === 'OUT' && /^H(?:OU)?RS?$/.test(own[at + 1]?.text ?? '')),
        ),
  },
  {
    name: 'work',
    examples: [{ text: 'RWY 09/27 WIP GRASS CUTTING', qCode: 'QMRHW' }],
    counterExamples: ['WIP RWY 09/27, NOT TO BE USED'],
    conditions: /^H[WGM]$|^LX$/,
  },
  {
    name: 'amount',
    examples: [
      'RWY 09/27 WIDTH REDUCED TO 30M',
      'RWY 09/27 CLEARED TO 30M WIDTH ONLY',
      'RWY CAPACITY REDUCED TO 12 MOV/HR',
      'RWY 14R/32L LDG RUN LIMITED TO 2500M',
    ],
    counterExamples: ['RWY 09/27 BLOCKED OVER ITS WIDTH', 'RWY 09/27 REDUCED', 'AERODROME CAPACITY REDUCED TO ZERO'],
    match: ({ statement: { words, start, from, to } }) =>
      /^(?:REDUCED|LIMITED|LTD|RESTRICTED|ONLY)$/.test(words[from]?.text ?? '') &&
      (words.slice(start, to + MOST_OF_AMOUNT).some(({ text }) => /^(?:WIDTH|WID)$/.test(text)) ||
        (/^(?:CAPACITY|RUN)$/.test(words[from - 1]?.text ?? '') && /^TO [1-9]/.test(textOf(words.slice(to, to + 2))))),
  },
  {
    name: 'publication',
    examples: [
      "REMOVE 'RWY 09/27 SHUT AT NIGHT'",
      'DELETE NOTE AERODROME SHUT',
      { text: 'RWY 09/27 REOPENED. PREVIOUS NOTAM CANCELLED', qCode: 'QMRXX' },
      'ONE TENDER UNSERVICEABLE (REF AIP AD 2.6)',
    ],
    counterExamples: ['RWY 09/27 SHUT, DELETE FROM AIP', 'PREVIOUS NOTAM CANCELLED, RWY 09/27 SHUT'],
    match: ({ noun, isBehind, statement: { words, start, from, to } }) =>
      (isBehind &&
        noun === 'aerodrome' &&
        words[words.findIndex(({ sense }, at) => at >= to && sense === 'aerodrome') - 1]?.text === 'AIP') ||
      (/^(?:CANCEL|CNL)/.test(words[from]?.text ?? '') && words.slice(start, from).some(({ text }) => text === 'NOTAM')) ||
      words.slice(start, from).some(({ text }) => /^(?:DELETE|REMOVE|AMEND)$/.test(text)) ||
      (!isClosure(words[from]) && words.slice(start, from).some(({ text }) => /^(?:PAGES?|FLIP|SUPPLEMENT|AMDT|SUP)$/.test(text))),
  },
];
