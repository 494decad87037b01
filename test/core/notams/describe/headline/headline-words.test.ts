/** Ordinary words are in small letters, names have one capital. The examples are made up. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';

const about = { receivedAt: new Date('2026-03-10') };
const headlineOf = (text: string) =>
  decodeNotice(`A0123/26 NOTAMN\nQ) QQQQ/QXXXX/IV/NBO/AE/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text}`, about)
    .headline;

describe('ordinary words within a headline', () => {
  it.each([
    'Drivers handle portable boards and vacate the deck, delayed by saturation of the clock',
    'Reopening is exceptionally postponed, and the blockage itself is resurfaced',
    'Routings are vectored, connecting passengers are affected by circumstances',
    'Concerns and enquiries about fees are duly ignored by the party',
    'Continuous emissions and radiating function experienced, corrective technique fitted',
    'Equivalent exemptions are withheld from holders and qualified members',
    'Infringement and penetration are regarded as mistakes, everybody is cautioned',
    'Installation inserted likewise, irrespective of displacement and tolerance',
    'Measured occupancy and narrow clearing, ordered overtime of the roster',
    'Recalled and redesignated stages serve the peak season, restock of liquid and fluid',
    'Scaring of birds by cannon and siren, clicks and wobble noted',
    'Pushback and docking reversed, split boarding repeated manually',
    'Stranded convoy with motor troubles, collapsed towers and subsidence',
    'Uplift of tonnes is unrestricted, compulsory manifest and contractual launcher',
    'Diverted flights reschedule and rely on recall, await instances of allowance',
    'Aligned telecom masts displayed, actual prediction uncompleted thenceforth',
    'Contacting the desk becomes necessary, carrying animals is unwelcome',
    'Pilots who carry extra passengers shall stay early and keep the rest of their machinery',
    'Volcanic ash seen in the morning past the lake, with artificial darkness',
    'Drivers having a contract will be served accordingly, others are refused',
    'Carried goods are confirmed by letter and by body weight at the discretion',
    'Postponed until winter, with consequence for routine qualification',
    'Humanitarian evacuation by transit through a conventional region',
    'Machinery of slight strength is torn up and the reconstruction is unaffected',
    'The surface is rough, torn and soaked by rain, with wreckage of a wheeled tractor',
    'Restriction lifted but conditional and returned to the usual regime, save for the rest',
    'Vacated by workers who finished the preventive grading and switched the technical supply',
    'Neither verbal nor written reasons are adequate, verify beforehand',
    'Cows, horses, storks, vultures and crows crossed the coastline, seagulls and cormorants nearby',
    'Strikes of gulls and flamingos, with a concentration of lapwings',
    'Unidentified persons admitted to the parliament, and the unlicensed are rejected',
    'Already arranged with the owners, the measurement is exact and the error is wrong',
    'Zero visitors are able to go ahead, except especially on regular workdays',
    'Extended daily by sixty minutes or ninety',
    'Chain of supply rationed, litres per trip decreased to an exhausted stock',
    'Bombing and gunnery by armed troops, with unexploded bombs and unburned remains',
    'Gantry of a subsidiary plant, piling and scrubbed coating',
    'Garbage dumps near the festival, kites and birds',
    'Tunnel and railway works with barrier, excavated trench and temporary bypass',
    'Absence of a marshaller due to distress, kindly ask in advance',
    'Mainly dark hence impossible to achieve better viewing',
    'Arrangements are introduced progressively, previous ones are void and lost',
    'Leased fleets that deviate are directed to comply with the certificate',
    'Reverse traffic is reconfigured, repositioned and rerouted respectively',
    'Penalty and deposit payable for overstaying without consent',
    'Transferred to another operator, substitute released without announcement',
    'Interval of restoration is simple, but the moment of the rehearsal is overdue',
    'Introduction of the reorganisation, regional services excluded',
    'Microlights, paramotors and amphibians meeting the organisers of the parade',
    'Loose gravel, stones and sand blown by jet blast damaged the tyre',
    'Refrain from loitering, remember curfew, and obey marshals',
    'Rubber removal by sweepers, mowers and snowploughs',
    'Fuel bowsers leak, spillage cleaned by firemen',
    'Ambulances and firemen rehearse a rescue, with sirens and coloured smoke',
    'Outbreak of flu, quarantine and vaccination of the passengers',
    'Visitors must obtain a visa, customs officials inspect luggage',
    'Soldiers and sailors shoot rockets, shells and mortars',
    'Loudspeaker and telephone exchange broken, callers are disconnected',
    'Bird droppings stain the paint, rubberised seal peels and cracks',
    'Cyclone of tropical strength, with dazzle and distraction',
    'Strong gusts and hail, with lightning nearby',
    'Drained by pumps, puddles and mud remain',
    'Brightness of the lights is of no use to pilots',
    'There is no go around',
  ])('%s', (sentence) => {
    expect(headlineOf(sentence.toUpperCase())).toBe(sentence);
  });

  it.each([
    ['VOLCANIC ASH REPORTED', 'Volcanic ash reported'],
    ['PARKING NOT AVBL TO JET AIRCRAFT', 'Parking: not available to jet aircraft'],
    ['FUEL JET A-1 NOT AVBL', 'Fuel JET A-1: not available'],
    ['BIRD CONCENTRATION IN VICINITY OF AD', 'Bird concentration in vicinity of aerodrome'],
    ['LANDINGS REFUSED AT NIGHT', 'Landings refused at night'],
    [
      'AIRPORT UNABLE TO HANDLE LARGE ACFT, SURFACE TORN UP, NO GO SAVE FOR EMERGENCIES',
      'Airport unable to handle large aircraft, surface torn up, no go save for emergencies',
    ],
    ['CABLES DE-RIGGED, RE-MARKED AND NON-SCHEDULED', 'Cables de-rigged, re-marked and non-scheduled'],
    ['PILOTS ENTERING TEL AVIV AIRSPACE SHALL CALL', 'Pilots entering TEL AVIV airspace shall call'],
    ['HEL OF COAST GUARD AND IAF HEPTR EXEMPT', 'Helicopter of coast guard and air force helicopter exempt'],
    ['ZERO MOVEMENTS UNTIL SUNSET MINUS 30', 'Zero movements until sunset minus 30'],
    ['RADAR SERVICE BY KUALA LUMPUR APPROACH', 'Radar service by Kuala Lumpur approach'],
    ['LASER DISPLAY 5NM S OF ASH', 'Laser display 5 NM south of ASH'],
    ['BIRDS BETWEEN YWIN WILLOWBANK AND RCAG SHIRAZ', 'Birds between YWIN Willowbank and RCAG Shiraz'],
  ])('%s', (text, headline) => {
    expect(headlineOf(text)).toBe(headline);
  });
});
