/** Texts in other languages are quoted as published behind what their Q-codes say: half a translation says less than either. The examples are made up. */
import { describe, expect, it } from 'vitest';
import { headlineSentence } from '#words/en/notams.ts';
import { headlineInFrench } from '#words/fr/headline/line.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import { decodeNotice } from '../../decode-notice.ts';

const about = { receivedAt: new Date('2026-03-10') };
const icao = (code: string, text: string) =>
  decodeNotice(`A0123/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/AE/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text}`, about);

describe('a clause in another language', () => {
  it.each([
    ['QMRXX', 'Runway', 'PISTE 09/27: NE PAS UTILISER LA PARTIE NORD'],
    ['QPDCH', 'Standard instrument departure (SID): changed', 'PARTIDAS DA RWY 15: SUBIR NA PROA ATE 3000FT ANTES DE CURVAR'],
    ['QRTCA', 'Temporary restricted area: active', 'NE PAS SURVOLER LA ZONE'],
    ['QWELW', 'Exercise: active or will take place', 'TIRS AVEC MISSILES DANS UN ESPACE AERIEN TEMPORAIRE, VOLS SANS RADIO INTERDITS'],
    ['QICAS', 'Instrument landing system (ILS): out of service', 'ILS HORS SERVICE'],
    ['QIGXX', 'Glide path of the ILS', 'GP RWY 16 NON UTILIZZABILE SOTTO 820FT'],
    // A slip or a plural is of the language of its word.
    ['QMXXX', 'Taxiway', 'TWY C E TWY D ENTRE TWY A E TWY B ENCERRADOS'],
    ['QFUAU', 'Fuel: not available', 'CARBURANT EN PANNE, AERONEFS QUI VONT VERS LES ILES OU PAR LE SUD'],
    ['QFAHX', 'Aerodrome: concentration of birds', 'OISEAUX EN ACTIVITE AU SUD'],
    ['QOBCE', 'Obstacle: erected', 'UNE GRUE AU NORD, HAUTEUR 45M, TRAVAUX HORS PISTE'],
    ['QRRCA', 'Restricted area: active', 'ESPACIO AEREO RESTRINGIDO A LOS AERONAVES SIN PERMISO QUE ENTREN DESDE EL SUR'],
    ['QOLAS', 'Obstacle lights: out of service', 'LUCES DE LAS OBRAS FUERA DE SERVICIO'],
    ['QOBCE', 'Obstacle: erected', 'GRUA TORRE DENTRO DE UN AREA CON ALTURA HASTA 60M POR OBRAS EN UMBRAL NORTE'],
    ['QLBAS', 'Aerodrome beacon: out of service', 'FARO DE AD FUERA DE SERVICIO'],
    ['QFMAU', 'Meteorological service: not available', 'INFORMACION MET EN LA ZONA SIN SERVICIO'],
    ['QOBCE', 'Obstacle: erected', 'GUINDASTE COM ALTURA 62M, ILUMINADO, OBRAS NO PATIO DAS AERONAVES'],
    ['QSTAU', 'Control tower: not available', 'SERVICO FORA SEM AVISO PELO CONTROLE DOS VOOS PELA TORRE NO ESPACO AEREO'],
    ['QPIXX', 'Instrument approach procedure', 'CARTA COM VIGENCIA 26 NOV 2026, CORRECAO ONDE SE LE D10'],
    ['QOBCE', 'Obstacle: erected', 'GRU DI ALTEZZA 45M CON LAVORI NEL SUD DELLA PISTA'],
    ['QLXAS', 'Taxiway centreline lights: out of service', 'LUCI FUORI SERVIZIO CON NEBBIA'],
    ['QOBCE', 'Obstacle: erected', 'KRAN MIT HOEHE 45M AUF DEM VORFELD, BEI NACHT BEFEUERUNG AUSSERHALB BETRIEB'],
    ['QIOAS', 'Outer marker of the ILS: out of service', 'MARCADOR EXTERIOR RWY 13 75MHZ DESMONTADO'],
    ['QOBCE', 'Obstacle: erected', 'NUEVO OBSTACULO SIN ILUMINACION, INSTALADA Y UBICADA AL SUR DE LA CABECERA, PRECAUCION'],
    ['QCAXX', 'Air-ground radio communication', 'NUEVA FRECUENCIA EN SENTIDO NORTE POR EQUIPOS, CATEGORIA REDUCIDA, SENALES Y TRABAJOS'],
    ['QWWXX', 'Volcanic activity', 'VOLCAN FICTION CON EMISION DE CENIZA, UMBRAL DESPLAZADO'],
    ['QPHCH', 'Holding procedure: changed', "NOUVEAU CIRCUIT D'ATTENTE, VIRAGE GAUCHE OU DROITE, NIVEAU FL080, VITESSE 220KT"],
    ['QOBCE', 'Obstacle: erected', "NOUVELLE ANTENNE PROVISOIRE ERIGEE AU DROIT DE L'AXE, BALISEE, RAYON 3M, SEUIL DECALE"],
    ['QFMAU', 'Meteorological service: not available', 'METEO PAS ASSURE, OBS NON ASSUREES HORS HORAIRES, TOURS ENTRAINEMENT'],
    ['QOBCE', 'Obstacle: erected', 'OSTACOLO PONTEGGIO SU EDIFICIO, SEGNALATO DI GIORNO E DI NOTTE, SOGLIA CON LUCI'],
    ['QFAXX', 'Aerodrome', 'ALTERNATO NON ACCETTABILE NEL ORARIO DEI VOLI'],
    ['QOLAS', 'Obstacle lights: out of service', 'LUZES DE OBSTACULO DA TORRE APAGADAS, CABECEIRA COM TRABALHOS NA FAIXA'],
    ['QWLLW', 'Ascent of a free balloon: active or will take place', 'BALOES LANCADOS COM ANTENA, AVES, LIMITADA, REBAIXADO'],
    ['QMXLT', 'Taxiway: limited', 'DAS GELAENDE IST NUR FUER SEGELFLUG, ARBEITEN VON 0800 BIS 1600'],
    // The text may name another light or aid than its code, or deny what that says.
    ['QLBAS', 'Runway edge lights: out of service', 'FEUX DE BORD PISTE 17L/35R HORS SERVICE'],
    ['QLEAS', 'Runway centreline lights: out of service', 'LUZES DE EIXO DE PISTA RWY 11L/29R INOP'],
    ['QNDAS', 'VOR: out of service', 'VOR CBA FUERA DE SERVICIO POR OBRAS'],
    ['QWLLW', 'Model flying or fireworks: active or will take place', 'ESPECTACULO PIROTECNICO EN LA ZONA DE LA TORRE'],
    ['QMPLC', 'Aircraft stands', 'POSITIONEN A04-A08 SIND NICHT GESPERRT, JEDOCH NUR FUER LFZ BIS A321 NUTZBAR'],
    ['QMXLC', 'Taxiway', 'NINGUNA AERONAVE PODRA ABANDONAR SU PUESTO SIN GUIA'],
    ['QATCA', 'Terminal control area (TMA)', 'SERVICES ATS NON ASSURES DANS LA ZONE PAR LE CONTROLE'],
    ['QSTCL', 'Control tower', 'TWR Y APP SERVICIO SUSPENDIDO'],
    ['QMTCM', 'Runway threshold: displaced', 'THR RWY 28 DESPLAZADO 350M CON NUEVAS DISTANCIAS DECLARADAS'],
    ['QFAHC', 'Aerodrome', 'HORARIO DE OPERACION AD 1100-2300 DIARIO'],
    ['QFATT', 'Aerodrome', 'LES VOLS DOIVENT DETENIR UN CRENEAU LES 18 ET 19 DECEMBRE'],
    ['QFUAU', 'Fuel', 'ABASTECIMENTO DE JET A1 LIMITADO A 10.000 LITROS POR AERONAVE'],
    ['QNVAS', 'VOR', 'DVOR FXD WIEDER IN BETRIEB, JEDOCH RADIALE 160 BIS 210 UNBRAUCHBAR'],
    ['QFALT', 'Aerodrome: limited', 'BANE 19 IKKE BENYTTES TIL LANDING'],
    ['QWPLW', 'Parachuting, paragliding or hang gliding: active or will take place', 'FALLSCHIRMSPRINGEN, RADIUS 2NM UM FXD'],
    ['QFUAS', 'Fuel', 'REABASTECIMENTO COM PASSAGEIROS A BORDO PROIBIDO'],
    ['QFUAU', 'Fuel', 'CARBURANT JET A1 RATIONNE A 2000 LITRES PAR AERONEF'],
    ['QMDCH', 'Declared distances: changed', 'LDA RWY 09 RIDOTTA A 1500M'],
    ['QMDCH', 'Declared distances: changed', 'LDA RWY 09 REDUITE A 1500M'],
    ['QSTAH', 'Control tower: hours of service changed', 'HORARIO TWR 0600-2200'],
    ['QPIAU', 'Instrument approach procedure: not available', 'PROCEDURE RNP RWY 27 NON DISPONIBILE'],
    ['QMPLT', 'Aircraft stands: limited', 'STATIONNEMENT LIMITE A 48 HEURES'],
    ['QMPLT', 'Aircraft stands: limited', 'ESTACIONAMIENTO LIMITADO A 2 HORAS'],
    // Their languages have no lexicon here.
    ['QFAXX', 'Aerodrome', 'GENEL HAVACILIK UCUSLARI ICIN 0400-0700 ARASINDA SLOT VERILMEYECEKTIR'],
    ['QFAXX', 'Aerodrome', 'FLYGPLATSEN OCH STATIONEN AMBULANSFLYG FAR LANDA EFTER KONTAKT'],
    ['QFAXX', 'Aerodrome', 'FUVES PALYA NAPPAL HASZNALHATO, BETONPALYA VFR FORGALOMNAK ALLANDOAN'],
  ])('of %s says “%s”, and the text in its own words', (code, said, text) => {
    expect(icao(code, text)).toMatchObject({ headline: `${said} – “${text}”`, headlineSource: 'quoted' });
  });

  it('is called in French what the text names', () => {
    expect(headlineInFrench(icao('QLBAS', 'FEUX DE BORD PISTE 17L/35R HORS SERVICE'))).toBe(
      'Feux de bord de piste : hors service – « FEUX DE BORD PISTE 17L/35R HORS SERVICE »',
    );
  });

  it('is all that is said where no code says anything', () => {
    expect(icao('QXXXX', 'NE PAS SURVOLER LA ZONE').headline).toBe('NE PAS SURVOLER LA ZONE');
  });

  it('is left out in the middle where its end refuses', () => {
    const text = 'ISPOLZOVANIE VOZDUSHNOGO PROSTRANSTVA RPI FOXDALE GRAZHDANSKIMI VOZDUSHNYMI SUDAMI I VERTOLETAMI ZAPRESHCHENO';
    expect(icao('QAFXX', text).headline).toMatch(/^Flight information region \(FIR\) – “ISPOLZOVANIE VOZDUSHNOGO .* … .*ZAPRESHCHENO”$/);
  });

  it('names no corners', () => {
    const text = 'ZONE 480000N0160000E, 481000N0160000E, 481000N0161000E, 480000N0161000E RESERVEE AUX PARTICIPANTS';
    expect(icao('QRTCA', text).headline).toBe('Temporary restricted area: active – “ZONE … RESERVEE AUX PARTICIPANTS”');
  });

  it('is what refuses the flight where a long reason of it comes first and no code says anything', () => {
    const reason =
      'EN RAISON DE LA MANIFESTATION AERIENNE AU NORD DE LA VILLE DONT LES HAUTEURS SONT VARIABLES ET DU PASSAGE DE LA PATROUILLE';
    expect(icao('QXXXX', `${reason}. SURVOL NON AUTORISE SAUF VOLS DE SECOURS`).headline).toBe('SURVOL NON AUTORISE SAUF VOLS DE SECOURS');
  });

  it('is the next sentence where the first lifts what was', () => {
    expect(icao('QFALT', 'QUEDA SIN EFECTO LA RESTR DE OPS NOCTURNAS. SIGUE VIGENTE: SEIS AVIONES POR HORA DESDE EL SUR').headline).toBe(
      'Aerodrome: limited – “SIGUE VIGENTE: SEIS AVIONES POR HORA DESDE EL SUR”',
    );
  });

  it('is cut within its marks', () => {
    const { headline } = icao('QOBCE', `GRUA TORRE EN CONSTRUCCION ${'POR OBRAS DEL UMBRAL '.repeat(6)}`);
    expect(headline).toMatch(/^Obstacle: erected – “GRUA TORRE EN CONSTRUCCION [A-Z ]{50,80} …”$/);
    expect(headline?.length).toBeLessThanOrEqual(120);
  });

  it('has one pair of marks in lists, and the same form in French', () => {
    const notam = icao('QOBCE', 'GRUE EN PANNE SANS LES FEUX') as unknown as Decoded;
    expect(headlineSentence(notam)).toBe('Obstacle: erected – “GRUE EN PANNE SANS LES FEUX”');
    expect(headlineInFrench(notam)).toBe('Obstacle : mise en place – « GRUE EN PANNE SANS LES FEUX »');
    expect(headlineSentence(icao('QXXXX', 'NE PAS SURVOLER LA ZONE') as unknown as Decoded)).toBe('“NE PAS SURVOLER LA ZONE”');
  });
});

it('a clause is of the language of its text', () => {
  const text = 'GEFAHRENGEBIET ED-D 136 (FOXDALE) AKTIV. EINFLUG NUR MIT FREIGABE DURCH FOXDALE RADAR';
  expect(icao('QRDCA', text).headline).toMatch(/^Danger area: active – “GEFAHRENGEBIET ED-D 136/);
  // NE is not, NA is on.
  expect(icao('QICAS', 'ILS WPP 23L NE RABOTAET. ZAHOD NA POSADKU PO VOR').headline).toContain('“ILS WPP 23L NE RABOTAET.');
});

it('a closure keeps its own headline, and what limits it is quoted', () => {
  expect(icao('QMRLC', 'PISTA 09/27 CHIUSA PER LAVORI DELLA PISTA').headline).toBe('Runway 09/27: closed');
  expect(icao('QMRLC', 'PISTE 09/27 FERMEE SAUF ACFT EN URGENCE AVEC PREAVIS 30MIN').headline).toBe(
    'Runway 09/27: partially closed (with an exception), “SAUF ACFT EN URGENCE AVEC PREAVIS 30MIN”',
  );
  expect(icao('QMRLC', 'ATTERRAGGI NOTTURNI RWY 09 VIETATI').headline).toBe('Runway 09: partially closed (for landing), at night');
});

it.each([
  ['QNVAS', 'VOR FOXDALE DE LA CRUZ U/S', 'out of service'],
  ['QFAXX', 'AIRPORTS DE GAULLE AND LE BOURGET EXPECT DELAYS', 'expect delays'],
  ['QWULW', 'UAS OPR WI 1NM RADIUS OF 520000N0080000E (QUENNELL ELISABETH HOSPICE, GLASBURGH). MAX HGT 400FT AGL', 'UAS operating'],
])('names of other languages leave a text English: %s %s', (code, text, words) => {
  expect(icao(code, text).headline).toContain(words);
});
