export const english = String.raw`
[runway]
named runway: runway RWY; runways RWYS | runway number
RWY'S RWY’S RUNWAY'S RWAY RNWY RY

[aerodrome]
placed aerodrome: aerodrome AD; airport AP ARPT; airfield AFLD
placed heliport: heliport
airports aerodromes airfields airstrip heliports seadrome waterdrome
APT APRT = airport; field FLD; HLP = heliport; ADS APS ARPTS AFLDS

[helipad]
named helipad: helipad helipads | helicopter PAD
placed heliport: HLS
helispot helistop helideck heliplatform
FATO = final approach and take-off area; TLOF = touchdown and lift-off area; HELI-PAD HELI-PADS FATOS

[water]
waterlane waterlanes sealane sealanes waterway waterways
WATERRUNWAY

[other]
named taxiway: taxiway TWY TXWY; taxiways TWYS
named taxilane: taxilanes; taxilane TXL; TXLS
named apron: aprons ramp; apron APN | parking ramp | apron area
named stand: stand stands bays; PRKG = parking; BAY | aircraft stand | parking stand
named intersection: intersection
named gate: gate gates
named thresholdOfRunway: THR = threshold | threshold runway | threshold of runway | runway threshold
named frequency: frequency FREQ; FREQS = frequencies
named airway: AWY = airway; route RTE | ATS route
named hangar: hangar
named spot: spot spots | parking spot
named lane: lane
named category: *CAT = category
named checkpoint: checkpoint | VOR ground REC checkpoint | ground REC checkpoint | VOR checkpoint | VOR receiver checkpoint
placed dme: *DME = distance measuring equipment | DVOR DME
placed vor: *VOR = radio navigation aid (VOR)
placed vortac: *VORTAC = radio navigation aid (VORTAC)
placed tacan: *TACAN = military radio navigation aid (TACAN)
placed ndb: *NDB = radio beacon (NDB)
placed locatorBeacon: locator
placed secondaryRadar: SSR MSSR = secondary surveillance radar | secondary radar
placed atis: *ATIS = automatic terminal information service; D-ATIS | digital ATIS
placed tower: TWR = control tower; ATCT = air traffic control tower | control tower | ATC TWR | air traffic control tower
placed approachControl: APP | approach control | APP control
placed atz: *ATZ = aerodrome traffic zone
placed ctr: *CTR = control zone
placed cta: CTA = control area
placed tma: *TMA = terminal control area
placed airspaceThing: airspace | the airspace
placed terminal: terminal | terminal building
placed fir: *FIR = flight information region
placed uir: UIR = upper flight information region
thing shoulder: shoulder shoulders | paved shoulder
thing stopway: stopway SWY
thing clearway: clearway CWY
thing runwayEndSafetyArea: RESA = runway end safety area | runway end safety area
thing lights: light lighting; lights LGT LGTS | all light
thing ils: *ILS | instrument landing system
thing localizer: localiser; localizer LOC LLZ | ILS localizer
thing glidePath: glideslope glidepath; GP = glide path; GS | glide path | glide slope | ILS GP
thing papi: *PAPI PAPIS = approach slope lights (PAPI) | PAPI light | precision approach path indicator
thing apapi: *APAPI = abbreviated precision approach path indicator
thing vasi: VASI VASIS = visual approach slope indicator; VGSI = visual glide slope indicator
thing runwayEndIdentifierLights: *REIL REILS = runway end identifier lights; RTIL = runway threshold identification lights; RTILS | end identifier light |
  runway end identifier light | runway threshold identifier light | runway threshold identification light
thing runwayAlignmentLights: RAIL | RAI light | runway ALIGNMENT indicator light
thing rvr: *RVR = runway visual range | RVR all | all RVR
thing approachLights: ALS = approach lighting system; MALS = medium intensity approach lights; *MALSR = medium intensity approach lights with runway alignment indicator lights; MALSF = medium intensity approach lights with sequenced flashers; SSALR = simplified short approach lights with runway alignment indicator lights; ODALS = omnidirectional approach lighting system |
  approach light | approach lighting | approach light system | approach lighting system | category I approach light
thing runwayEdgeLights: HIRL = high intensity runway edge lights; MIRL = medium intensity runway edge lights; LIRL = low intensity runway edge lights; REDL = runway edge lights |
  runway edge light | runway edge lighting
thing runwayCentrelineLights: RCLL = runway centre line lights | runway CL light | runway centreline light | runway centerline light | runway centre line light
thing touchdownZoneLights: RTZL = runway touchdown zone lights; TDZL = touchdown zone lights | TDZ light | touchdown zone light
thing runwayEndLights: RENL = runway end lights | runway end light
thing thresholdLights: RTHL = runway threshold lights | threshold light | runway threshold light
thing pilotControlledLighting: PCL = pilot controlled lighting; PAL | PCL all | pilot controlled light | pilot controlled lighting
thing instrumentApproachProcedures: IAP = instrument approach procedure; IAPS | instrument approach procedure
thing sids: *SID = standard instrument departure; *SIDS = standard instrument departures | standard instrument departure
thing stars: *STAR = standard instrument arrival; *STARS = standard instrument arrivals | standard arrival
thing markings: marking markings | all marking | surface marking | all surface marking | runway marking | pavement marking
thing signs: sign signs | all sign
thing threshold: threshold
thing obstacle: obstacles; obstacle OBST
thing crane: crane | TOWER CRANE | CONSTRUCTION CRANE | LUFFING CRANE
thing cranes: cranes | TOWER CRANES | CONSTRUCTION CRANES | LUFFING CRANES
thing circlingApproach: circling | circling approach | circling minima
thing heavyEquipment: equipment EQPT | heavy equipment
thing windCone: windsock windsocks windcone windcones; WDI = wind direction indicator | wind CONE | wind sock | wind direction indicator | wind indicator |
  wind TEE
thing aerodromeBeacon: ABN = aerodrome beacon | aerodrome beacon | ROTATING beacon | airport beacon | airport ROTATING beacon
thing arrestingSystem: barrier | arresting system | arresting gear | arresting cable | BAK-12 arresting system
thing fuel: fuel fuelling refuelling refueling | fuel service
thing avgas: *AVGAS = aviation gasoline | AVGAS 100LL | fuel AVGAS | fuel AVGAS 100LL | fuel 100LL | fuel 100
thing radar: radar | radar service
thing precisionRadar: PAR = precision approach radar | precision approach radar
thing terminalRadar: PSR = primary surveillance radar; ASR | terminal area radar | primary radar | approach radar
thing surfaceMovementRadar: SMR = surface movement radar | surface movement radar
thing weatherStation: *AWOS *ASOS = automatic weather observing system | automated weather broadcast system all | automated surface OBSERVING system |
  automated weather broadcast system | automated weather station | automated weather OBSERVING system
thing weatherService: MET | MET service | meteorological service
thing towerObstacle: tower | CELL TOWER | RADIO TOWER | COMMUNICATION TOWER | LATTICE tower | aerial tower
thing customs: customs CUST | custom and immigration | custom service
thing rescueAndFireFighting: RFF = rescue and fire fighting; RFFS = rescue and fire fighting service; ARFF = aircraft rescue and fire fighting |
  rescue and fire fighting | fire fighting | ARFF service | fire and rescue | RFF service
thing building: building BLDG
thing parking: parking | aircraft parking | parking area
thing deicing: deice deicing; DE-ICE DE-ICING | deicing service
thing localizerTypeAid: *LDA | localizer type directional aid
thing windshearDetection: LLWAS = low level wind shear alert system | MBST/WS detection system | low level wind SHEAR alert system
thing adsB: ADS-B | auto dependent surveillance broadcast (ADS-B) | ADS-B service
thing gbas: *GBAS
thing areaThing: area areas | an area
thing bridge: bridge
thing stopBar: stopbar stopbars | stop BAR | stop BARS | stop BAR light
thing telephone: phone; telephone TEL
thing crossing: crossing
thing middleMarker: MM = middle marker | middle marker
thing outerMarker: OM = outer marker | outer marker
thing innerMarker: IM = inner marker | inner marker
thing oxygen: oxygen
thing anemometer: anemometer | wind sensor
surface snow: snow SN
surface water: water
side edge: edge
taxiroute taxiroutes taxitrack taxitracks ramps intersections exit exits entry entries entrance entrances pads approaches signage
thresholds road roads frequencies system systems detection indicator indicators cable cables gear barriers hook fuels *jet oil fire
licence license terminals hangars truck trucks vehicle vehicles camera cameras webcam chart charts minima minimums monitor monitors
windshear zone zones lanes center centre centreline centerline ends towlane berm grassed turnpad turnaround turnpads boathouse facility
facilities curfew lounge office offices crossings grid passage path line lines directions hour pattern patterns designation data
regulation regulations permission permissions point points transitions fence perimeter manoeuvring sweeper plough stairs tug toilet
catering cargo passenger security screening radome radomes controller delivery plan caravans hold holds administration slot slots report
reports reporting website hydraulic independent link links sock sensor sensors platform platforms anemometers ceilometer transmissometer
circle circles lead indemnity indemnities permit permits
TXWY'S = taxiways; holding HLDG; RET = rapid exit taxiway; marker MKR; markers MKRS;
ALSF = approach lighting system with sequenced flashing lights; SSALS = simplified short approach lighting system;
RAI = runway alignment indicator; PALS = precision approach lighting system; approach APCH; *RNAV = area navigation;
*RNP = required navigation performance; THLD = threshold; LAHSO = land and hold short operations; OBSTN = obstruction; procedure PROC;
procedures PROCS; beacon BCN; arresting ARST; MOGAS = motor gasoline; SRA = surveillance radar approach; radio RDO;
ATC = air traffic control; ATS = air traffic services; AFIS = aerodrome flight information service;
*CTAF = common traffic advisory frequency; ACC = area control centre; routes RTES; immigration IMG; service SER SVC; services SVCS;
station STN; MNM = minimum; OCA = obstacle clearance altitude; OCH = obstacle clearance height; *TODA = take-off distance available;
*TORA = take-off run available; *ASDA = accelerate-stop distance available; altimeter ALTM; QNH = pressure at sea level (QNH);
transponder XPDR; *WAAS = wide area augmentation system; *GPS = satellite navigation (GPS); *GNSS = satellite navigation (GNSS);
*RAIM = satellite integrity monitoring (RAIM); RCL = runway centre line; ARO = air traffic services reporting office;
AIS = aeronautical information service; *AIP = aeronautical information publication (AIP); AMDT = amendment; speed SPD; hours HRS HR;
UHF = ultra high frequency; VHF = very high frequency; circuit CIRC; distance DIST; distances DISTS; bearing BRG; information INFO;
transition TRSN; boundary BDRY; GPU = ground power unit; power PWR; LAV = lavatory; handling HDL; ground GND; CLNC = clearance;
VDF = VHF direction finder; NAVAID = radio navigation aid; NAVAIDS = radio navigation aids; control CTL; MLS = microwave landing system;
simultaneous SIMUL; LVP = low visibility procedures; LVTO = low visibility take-off; WX = weather; wind WND; GTE = gate; MKG = marking;
MKGS = markings; OBSTS = obstacles; TML TRML = terminal; WTR = water;
TWY'S TXWYS INTERSECT INTXN PAD LGTG LTG PVASI PLASI RVRS RLLS APCHS RNPAR *LPV *LNAV DP DPS THRS EQUIP ARRESTOR ARREST JP8 DASR GCA AWOS-3 METAR TAF AFISO UNICOM FIC CTZ FBO PARK ROW RACK LOX POL *SBAS EGNOS ROZ CL PIER JETTY RAPP CABIN ICAO COMPASS HIGHWAY *SUP SUPP HRDF TRANISTION METRO AFIL LTMA EN-ROUTE STAIRTRUCK STAIR BEQ BOQ DLVRY DATIS DF RDF GNSS/RAIM TAXI-WAY TAXIWAYES CARAVAN RD STREET RESTAURANT ADMIN MLAT SNOWTAM LVPS LVO ENRTY ENTY WSPD LOCALISERS LOCALIZERS STRAIGHT-IN COPTER

[landing]
thing landings: landings; landing LDG
thing arrivals: arrivals; arrival ARR
arriving
LDGS LAND LNDG ARRS

[takeOff]
thing takeoffs: takeoff takeoffs; take-off TKOF
thing departures: departures; departure DEP
departing
DEPS = departures; TAKE-OFFS

[training]
thing touchAndGo: TGL = touch-and-go landing | TOUCH and GO | TOUCH and GOES
thing trainingFlights: training | training flight | local training
circuits
TRG TRNG = training; TGLS

[operation]
thing aircraft: aircraft ACFT | all aircraft
denied operating: OPR = operating
operation flying movement movements use
operations OPS; flight FLT; flights FLTS; traffic TFC; MOV = moving; A/C = aircraft

[closed]
state closed: closed CLSD CLSE CLDS CLSDED CLOSD CLSDE CLOED CLSSD
state unusable: unusable UNUSBL UNSABLE
state notAvailable: unavailable; UNAVBL UNAVAIL UNAVLBL UNAVL = not available
close shut

[unserviceable]
state outOfService: inoperative; U/S OTS = out of service; INOP = out of order; unserviceable UNSVCBL

[stopped]
state decommissioned: decommissioned DCMSND
state deactivated: deactivated
adjective prohibited: prohibited forbidden
adjective suspended: suspended
adjective withdrawn: withdrawn
prohibit banned barred cease ceases suspend discontinued ceased stopped halted blocked unsafe unfit abandoned inactive obstructed occupied

[closure]
closure closures
CLSR CLSRS

[usable]
adjective available: available AVBL AVIABLE AVAIBLE AVLBL AVLB AVAIL AVAL AVL AVABL
adjective operational: operational
denied usable: usable USBL
denied suitable: suitable
denied operating: operating
fit used utilized operative
serviceable SVCBL

[allowed]
adjective permitted: permitted
adjective authorised: authorized authorised
denied allowed: allowed
denied authorised: AUTH
approved accepted
accept ACPT; AUTHORISE APVD

[open]
adjective reopened: reopened re-opened
adjective active: activated; active ACT
adjective limited: limited; LTD
adjective changed: changed
opened reopen operates
open OPN; CHGD = changed

[reserved]
adjective restricted: restricted
reserved

[not]
not non never cannot
ISN'T AREN'T WON'T CAN'T

[no]
no
NIL

[only]
limit only: only
exclusively solely

[except]
join except: excluding; except EXC | except for | with exception of
excepted excepting exception excluded other without apart
EXCL

[all]
all any every each

[following]
following FLW FLWG; FOLLOWINGS FLWS

[and]
join and: and
join or: or
nor plus but together

[to]
join to: to
join for: for
per

[as]
as

[place]
thing crossing: XNG = crossing
join between: between BTN
join beyond: beyond BYD
join adjacentTo: adjacent; ADJ = adjacent to | adjacent to | ADJ to
join near: near | in vicinity of | in the vicinity of
join from: from FM
join at: at
join within: in; within WI
join on: on
join of: of
join onTopOf: over | on top of
join above: above ABV
join below: below BLW
behind into under serving off along across towards utilize utilising utilizing out around
abeam ABM; parallel PARL; through THRU; BLO = below; BTW = between; OVR = over

[length]
direction north: north northern; N
direction south: south southern; S
direction east: east eastern; E
direction west: west western; W
direction northEast: northeast NE | north east
direction northWest: northwest NW | north west
direction southEast: southeast SE | south east
direction southWest: southwest SW | south west
direction left: left
direction right: right
side half: half
side portion: portion part section
side end: end
side side: side
third thirds quarter last inner outer portions parts sections segment sides middle remaining partial partially partly
first FST; length LEN; width WDTH WID; FULL-LENGTH

[time]
thing night: NGT = night
limit daily: daily DLY
night nights nighttime mondays fridays saturdays sundays weekends local holidays overnight weekly
HJ = sunrise to sunset; HN = sunset to sunrise; sunrise SR; sunset SS; MON = Monday; TUE = Tuesday; WED = Wednesday; THU = Thursday;
FRI = Friday; SAT = Saturday; SUN = Sunday; weekend WKEND; weekdays WKDAYS; holiday HOL;
H24 MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY TUESDAYS WEDNESDAYS THURSDAYS TUES THUR THURS JAN FEB MAR APR JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER *UTC LT LCL NIGHT-TIME OOH

[condition]
when whenever while whilst if unless once since prior although where refer by instead replacing possible regarding pending outside
after AFT; during DRG; until TIL; before BFR; REF = reference; including INCL; expect EXPC; UNTILL TILL RE EXP

[due]
due owing because

[cause]
thing workThing: work works; WIP = work in progress | CONST WORK | CONSTRUCTION WORK
thing maintenance: maintenance MAINT | maintenance work
thing construction: construction CONST | CONSTRUCTION WORKS
thing inspection: inspection
thing grassCutting: mowing | grass cutting | grass mowing | grass cutting operation | maintenance grass cutting
thing airDisplay: airshow | air display | air SHOW | flying display | aerial demonstration
repair repairs resurfacing snowfall flooding flood flooded waterlogged waterlogging event events checks cleaning rubber staff staffing
shortage shortages renovation upgrade rehabilitation overlay development festival race racing missile incident accident disabled
refurbishment testing filming
check CK; conditions CONDS; CONSTR INSP MAINTAINANCE MX

[filler]
thing pavement: pavement; surface SFC
state notLit: unlit; unlighted UNLGTD
adjective changed: revised; amended AMD
limit temporarily: temporarily temporary; TEMPO
limit permanently: permanently; PERM = permanent
surface ice: ice
note attention is are will shall be been has have being remain remains still now currently completely fully totally total permanent both
the this its grass grasses paved unpaved turf main secondary primary hard sealed unsealed also therefore again immediately operationally
may must can associated additionally strictly one two three published whole disused tarmac bitumen civilian public rough dirt natural
undergoing opening planned declared utilisation considered proposed taken
caution CTN; warning WRNG; TEMP TMPRY = temporary; complete CMPL; asphalt ASPH; concrete CONC; gravel GRBL GRVL; EST = estimated;
status STS; effective EFF; entire ENTR; civil CIV; international INTL; PSN = position; ATTN SOD ASPHALTIC

[none]
named hangar: HGR
named category: category
named remoteComOutlet: RCO = remote communication outlet | remote COM outlet
named remoteTransmitter: RTR = remote transmitter and receiver | remote TRANS/REC
named airway: airway airways
named waypoint: fix; waypoint WPT
named intersection: INT
placed moa: *MOA = military operating area
placed atcaa: *ATCAA = air traffic control assigned airspace
placed mctr: MATZ
placed vor: *DVOR = radio navigation aid (DVOR); CVOR
placed ndb: RBN
placed locatorBeacon: LO
placed outerLocator: LOM
placed vorDme: *VOR/DME *DVOR/DME VORDME | VOR DME
placed temporaryDangerArea: TDA | TEMPO danger area | temporary danger area
thing strip: strip | runway strip
thing vasi: AVASI T-VASIS
thing approachLights: ALSF-1 ALSF-2
thing sequencedFlashers: SFL | sequenced flashing light | sequenced FLASHERS | sequenced light
thing stopwayLights: STWL | stopway light
thing runwayStatusLights: RWSL | runway statu light | runway statu light system
thing runwayGuardLights: RGL | runway guard light | elevated runway guard light | guard light | WIG WAG light | elevated RGL | in pavement runway guard light
thing apronLights: floodlights floodlight | apron light | flood light | apron floodlight
thing localizerAndGlidePath: GP/LOCALIZER GP/LOC LOCALIZER/GP LOC/GP LOC/GS LLZ/GP | localizer and GP
thing localizerAndDme: LOCALIZER/DME LOC/DME LLZ/DME
thing localizerGlidePathAndDme: LOC/GP/DME LLZ/GP/DME
thing ilsDme: ILS/DME | ILS DME
thing gbas: GLS
thing touchdownRvr: RVRT = touchdown RVR | TDZ RVR | touchdown RVR
thing midpointRvr: RVRM = midpoint RVR | MID RVR | MIDPOINT RVR
thing rolloutRvr: RVRR = rollout RVR | ROLLOUT RVR
thing windshearDetection: TDWR = terminal weather radar
thing weatherStation: AWSS
thing hazardousWeatherBroadcast: HIWAS
thing surfaceMovementRadar: ASDE-X ASDE A-SMGCS
thing terminalRadar: TAR = approach radar
thing terminalAndSecondaryRadar: TAR/SSR PSR/SSR PSR/MSSR
thing arrestingSystem: AAS = arresting system; BAK-12 BAK-14 EMAS
thing jetFuel: JETA1 JET-A JET-A1 | jet a | jet A1 | jet A-1 | jet fuel | fuel jet A1 | fuel jet A-1 | fuel jet a
thing avgas: 100LL
thing flightInformationBroadcast: FIS-B | flight information service broadcast (FIS-B) service
thing dockingGuidance: VDGS A-VDGS | visual DOCKING guidance system | DOCKING system
thing jetway: jetway airbridge | passenger BOARDING bridge | BOARDING bridge
thing controlledAirspace: CTA/R | controlled airspace
thing generalAviation: GA | general aviation
thing gunFiring: firing FRNG; GUNFIRING | gun firing | live firing | artillery firing | missile firing | MISSILE, gun or rocket firing
thing militaryExercise: exercise | military exercise | military training | military activity | military active
thing parachuting: parachuting; PJE = parachute jumping; PAJE | parachute jumping | parachute jumping exercise | parachute activity | parachute dropping |
  PARA activity | parachute JUMPS
thing unmannedAircraft: drones drone; *UAS = unmanned aircraft (drones); UAV = unmanned aircraft (drone); RPAS = remotely piloted aircraft system; RPA = remotely piloted aircraft |
  UAS operation | UAV operation | unmanned aircraft | unmanned aircraft system | UAS flight | RPA operation | RPA flight | UAS active |
  UAS activity | UAV activity | drone operation
thing aerobatics: aerobatics | aerobatic flight | aerobatic flying | ACROBATIC flight | aerobatic active | aerobatic activity
thing airDisplay: display
thing gliding: gliding gliders | glider flying | glider activity | glider active | glider flight
thing hangGliding: paragliding paragliders | hang gliding | hang glider | paragliding active
thing balloons: balloon balloons | free balloon | hot air balloon | meteorological balloon | weather balloon | captive balloon | tethered balloon |
  MET balloon
thing fireworks: fireworks pyrotechnics | firework display | pyrotechnic display
thing lasers: laser | laser display | laser light | laser activity | laser BEAM | laser EMISSIONS | laser light display
thing blasting: blasting explosives | demolition of explosive | explosive demolition | blasting operation | blasting active
thing aerialRefuelling: AAR = air to air refuelling | air refuelling | air refueling | aerial refueling | air to air refuelling
thing airdrop: airdrop | air drop
thing birdActivity: birds | bird active | bird activity | bird concentration | increased bird active | flock of bird | migratory bird activity |
  increased bird activity | bird MIGRATION
thing wildlife: wildlife animals deer | wildlife active
thing windTurbine: turbine | WIND TURBINE
thing windTurbines: turbines | WIND TURBINES
thing windFarm: WINDFARM | wind turbine farm | wind farm
thing crane: CRN
thing towerObstacles: towers | CELL TOWERS | RADIO TOWERS | COMMUNICATION TOWERS
thing mast: mast | RADIO MAST | communication mast | LATTICE mast | aerial mast | MET mast
thing masts: masts | RADIO MASTS
thing antenna: antenna aerial antennas aerials
thing stack: stack chimney stacks chimneys | flare stack
thing buildings: buildings; BLDGS
thing pole: pole poles | light pole
thing rig: rig rigs | DRILLING rig | oil rig
thing powerLine: powerline powerlines | power line
thing trees: trees tree
thing silo: silo
thing pylon: pylon pylons
thing scaffolding: scaffolding
thing dome: DOME
thing obstacle: obstruction
thing helicopters: helicopters rotorcraft; helicopter HEL; HELS | helicopter operation
thing emergencyHelicopters: HEMS = helicopter emergency medical service | emergency helicopter operation | emergency helicopter
thing takeoffs: TKOFS
thing landingAndTakeoff: LDG/TKOF TKOF/LDG | landing and take-off | take-off and landing | landing and takeoff | takeoff and landing | landing or take-off
thing taxiing: taxi; taxiing TAX
thing backtrack: backtrack; BACK-TAXI | back taxi
thing towing: towing tow | TOWED aircraft
thing touchAndGo: TOUCH-AND-GO
thing vfrFlights: *VFR = visual flight rules | VFR flight | VFR traffic
thing ifrFlights: *IFR = instrument flight rules | IFR flight | IFR traffic
thing emergencies: emergencies; emergency EMERG | emergency aircraft
thing surveying: surveying survey | survey work
thing personnelAndEquipment: PAEW = personnel and equipment working | personnel and equipment | men and equipment
thing painting: painting | surface painting | marking painting
thing paving: paving | paving work
state notAuthorised: NA = not authorised; N/A
state unreliable: unreliable UNREL
state notMonitored: unmonitored; UNMNT = not monitored
state notStandard: nonstandard; non-standard NONSTD; NON-STD
state missing: missing
adjective faded: faded
adjective obscured: obscured OBSC
adjective removed: removed
adjective suspended: SUSP
adjective commissioned: commissioned CMSND
adjective changed: modified; CHG = change; AMDED
adjective established: established
adjective installed: installed
adjective erected: erected
adjective downgraded: downgraded
adjective upgraded: upgraded
adjective reduced: reduced
adjective displaced: displaced DSPLCD
adjective relocated: relocated
adjective renamed: renamed
adjective replaced: replaced
adjective resumed: resumed
adjective cancelled: canceled; cancelled CNL
adjective completed: completed
adjective increased: increased
denied standard: standard STD
denied monitored: monitored MNT
denied lit: lighted; lit LGTD
denied marked: marked
denied visible: visible
denied provided: provided
denied maintained: maintained
denied cleared: cleared
denied flagged: flagged
denied painted: painted
denied coincident: coincident
denied guaranteed: guaranteed
denied assured: assured
denied reliable: reliable
denied supported: supported
denied attended: attended
denied manned: manned
denied reported: reported; REP
limit untilFurtherNotice: UFN = until further notice | until further notice
limit continuously: CONS | on CONS
limit sunriseToSunset: SR-SS | sunrise to sunset
limit sunsetToSunrise: SS-SR | sunset to sunrise
limit northbound: northbound
limit southbound: southbound
limit eastbound: eastbound
limit westbound: westbound
limit northeastbound: northeastbound
limit northwestbound: northwestbound
limit southeastbound: southeastbound
limit southwestbound: southwestbound
limit barricaded: barricaded
limit required: required RQRD
limit withPriorPermission: *PPR = prior permission required | PPR only | with PPR | with prior permission | prior permission required
surface wet: wet
surface dry: dry
surface slush: slush
surface frost: frost
surface snowbanks: snowbanks | snow BANKS
join and: &
join except: EXCP
join with: with
join within: inside
join near: vicinity VCY
side corner: corner
named approachEndOfRunway: | approach end runway | approach end of runway | approach end of
named departureEndOfRunway: | departure end runway | departure end of runway
named holdingPoint: | holding point | hold point | holding position
named rampAccess: | ramp access
placed tacanAzimuth: | TACAN azimuth
placed dangerArea: | danger area
placed restrictedArea: | restricted area | restricted airspace
placed temporaryRestrictedArea: | TEMPO restricted area | temporary restricted area
placed prohibitedArea: | prohibited area
placed temporaryReservedArea: | TEMPO reserved area | temporary reserved area | airspace reservation | stationary altitude reservation | temporary reserved airspace
placed trainingArea: | training area
placed enRouteRadarInformation: | MSSR radar derived information for EN-ROUTE | radar derived information for EN-ROUTE
placed hold: | runup area | run up area | RUN-UP area | engine runup area
placed holdPad: | hold PAD | holding PAD | holding BAY | hold BAY
placed deicingPad: | deice PAD | deicing PAD | deice area | deicing area
thing safetyArea: | safety area | runway safety area
thing landAndHoldShortLights: | LAND and hold short operation light | LAHSO light
thing edgeLights: | edge light | taxiway edge light | edge lighting | taxiway light | taxiway lighting
thing centrelineLights: | CL light | taxiway CL light | centerline light | centreline light | centre line light | taxiway centreline light
thing leadOffLights: | lead off light | LEAD-OFF light
thing leadOnLights: | lead on light | LEAD-ON light | lead in light | LEAD-IN light
thing obstacleLights: | obstacle light | obstruction light
thing signLights: | sign light
thing holdingPositionSigns: | holding position sign | mandatory holding position sign
thing paintedHoldingPositionSigns: | all surface painted holding position sign | surface painted holding position sign
thing directionSigns: | direction sign | taxiway direction sign | directional sign | DRCTN sign
thing locationSigns: | location sign | taxiway location sign | LCTN sign
thing informationSigns: | information sign
thing distanceRemainingSigns: | distance remaining sign | distance remaining marker | all distance remaining sign
thing centrelineMarkings: | CL marking | centerline marking | centreline marking
thing edgeMarkings: | edge marking
thing thresholdMarkings: | threshold marking
thing touchdownZoneMarkings: | TDZ marking | touchdown zone marking
thing aimingPointMarkings: | AIMING point marking
thing holdingPositionMarkings: | holding position marking
thing leadOffMarkings: | lead off CL marking | lead off marking | LEAD-OFF marking | lead off line
thing leadInMarkings: | lead in line | LEAD-IN line | lead in CL marking | lead on CL marking | lead on line
thing radioAltimeters: | radio altimeter | radio ALTIMETERS
thing selfServeFuel: | self serve fuel | self service fuel | self serve fuel 100LL | fuel self serve
thing hotPitRefuelling: | hot PIT | hot PITS | hot PIT operation | hot PIT refueling
thing flightPlanning: | flight planning | base operation | airfield management
thing approachProcedure: | approach procedure
thing departureProcedure: | departure procedure
thing obstacleDepartureProcedure: | takeoff minimum and (OBSTACLE) departure | takeoff minimum and (OBSTACLE) departure procedure
thing arrivalProcedure: | arrival procedure
thing missedApproach: | missed approach
thing movementArea: | movement area | manoeuvring area | maneuvering area
thing allSurfaces: | all surface
thing mainApron: | main ramp | main apron
thing nonMovementArea: | nonmovement area | NON-MOVEMENT area | non movement area
thing quietHours: | quiet hour | airfield quiet hour | aerodrome quiet hour
thing rocketLaunch: | rocket launch | rocket launche | space launch
thing airExercise: | air exercise
thing bvlosUnmannedAircraft: | UAS BVLOS | UAS operation BVLOS | BVLOS UAS | UA operating BVLOS | UAS operating BVLOS
thing aerialSurvey: | aerial survey | survey flight | air survey | PHOTO flight
thing formationFlights: | FORMATION flight | FORMATION flying
thing modelFlying: | model flying | model aircraft | model aircraft flying
thing nightVisionTraining: | night vision goggle training | NVG training | light OUT/NIGHT vision goggle training | night vision goggle operation | light out training
thing mobileCrane: | mobile crane | TELESCOPIC crane
thing pileDriver: | PILE DRIVER
thing airshowAircraft: | airshow aircraft
thing militaryOperations: | military operation | military aircraft
thing weedControl: | WEED EATING
thing electricalWork: | electrical work
thing circuitTesting: | circuit testing
thing lowIntensity: | low intensity
thing mediumIntensity: | medium intensity | MED intensity
thing highIntensity: | high intensity
join northOf: | north of | N of
join southOf: | south of | S of
join eastOf: | east of | E of
join westOf: | west of | W of
join northEastOf: | northeast of
join northWestOf: | northwest of
join southEastOf: | southeast of
join southWestOf: | southwest of
side bothSides: | both side | either side
limit atNight: | at night | by night | during night | night only | at night only
limit doNotUse: | do not use
limit falseIndicationsPossible: | false indication possible
limit acftUsingApprovedMethods: | aircraft using approved alternative method of compliance | aircraft using approved alternative method of
limit acftWithSuitableRnavAndGps: | aircraft equipped with suitable RNAV system with GPS | aircraft equipped with RNAV with GPS
limit acftWithSuitableRnav: | aircraft equipped with suitable RNAV system | aircraft equipped with suitable RNAV system with
limit wingspanMoreThan: | aircraft wingspan more than | aircraft with wingspan more than | aircraft wingspan GREATER than | aircraft with wingspan GREATER than |
  aircraft wingspan over | aircraft wing SPAN more than
limit wingspanLessThan: | aircraft wingspan less than | aircraft with wingspan less than | aircraft wing SPAN less than
limit acftMoreThan: | aircraft more than | aircraft over | aircraft WEIGHING more than | aircraft GREATER than
limit acftLessThan: | aircraft less than | aircraft below | aircraft under
limit litAndBarricaded: | lit and barricaded | barricaded and lit | lit & barricaded
limit markedAndLit: | marked and lit
limit atcAssignedOnly: | ATC assigned only
limit notAuthorised: | not authorized | not AUTH
limit notAvailable: | not available
limit outOfService: | out of service
limit workInProgress: | work in progress
surface clearAndDry: | clear and dry
surface wetSnow: | wet snow
surface drySnow: | dry snow
surface compactedSnow: | compacted snow
surface wetIce: | wet ice
surface standingWater: | standing water
surface waterPatches: | water PATCHES
surface patchyWet: | patchy wet
surface patchyIce: | patchy ice
surface patchyCompactedSnow: | patchy compacted snow
surface patchyWater: | patchy water
surface slipperyWhenWet: | slippery when wet
airstairs a abatement access accommodated accordance action actions activation activities activity add added additional address addressed
adhere administrative advance aerobatic aeroclub aeronautical aeronautics aerospace affect affected against agent agreement agreements
agricultural aid aids air airborne aircrew aircrews airframe airline airlines airmen airside airworthiness alert allocated allowable
alternative alternatively altitudes ambulance amend amendment amendments an angle angles announced answer answering antiballistic appears
applicable applied applies apply appropriate approval approvals approve arc army arrangements article artillery asked assessments assets
assigned assistance asterisk authorities authority authorization auto autoland automated automatic autopilot availability aviation avoid
avoidance avoided awaiting awareness away back balloonist bambi band banner barricades base based based-aircraft basic beams beginning
bidirectional bird blindness booking boom border bounded brake brief briefing bucket bus buses bushes c-band calibrated calibration call
called calls callsign capabilities capability capacity captive carrier carriers cars case caused cease centered centred ceremony certain
certificates change characteristics charge charges charted checked checklist circular class classifies clearance climbing cloud clouds
club clubs coast coastal code command commenced commences commencing comments commercial commission common compacted compensate
competition complementary complex compliance compliant comply computer concentration concerned concerning concourse conduct conducted
conducting cones confirm conflict congestion connection consider constant contained containing contest contingency continue continuously
controlling coordinate coordinated correct could coupled coverage covered covers crack cracks credible crew crewed crews criminal criteria
critical crop crops cross current cutting damage damaging dangerous dataset date dated day days daytime deadly debris decision
deconfliction decreased dedicated deemed defence defined degraded degree delays deleted delimited demolition demonstrations depart
department dependent depending depicted depiction deployed derived descend descent described description designated destruction detail
details detained determined devices different digital dimension direction directional directive directives directly disconnected dispatch
dispatchers displays disregard disruption ditch diversion diversions do does domestic double downwind drainage drill drop dropping drying
dual dusting duty earlier earth east-west edges effect effort eight either electric electrical electronic elevated elevations ellipse
email encounter encouraged energy enforcement engaged engine engineered engines enhanced enroute ensure enter entering entitled
environment environmental equipped erosion errors essential establish estimated etc even excavation excavator exceed exceptions excessive
exempt exempted exercises exercising exist existing exists exiting expected experience experimental expiry extending extensive extreme
eyes face facing fail failure falling false far farm fast fault faults fax federal feeder feet fenced fibre fighter fighting file filed
filing final finder finding fire-fighting firefighting fires firework fishing five fixed flare flash flat floatplane flocks flow
fluctuation fluctuations fly flypast follow followed follows force forces forecasts foreign forest form formed found four frangible free
friction full funeral further gallons general generating geophysical give given glide gliderport go-around goggle goggles gradient
gradients green grooved group guard guidance gun gunnery gust had hammerhead hand handbook hang hardstand hardstands hazard hazardous head
headings health height-limited heightened hidden high higher highest hoist holes horizontal hot hover however hud hunting hydrant
identified illuminants illuminated illumination immediate imminent impact impacted implementing imposing inaccurate inadvertent incidents
include included includes inclusive incorrect index indicated indication indications individual infield inform informational infringed
infringes initial injurious insert instructed instruction instructions instrument instruments integrated integrity intended intending
intense intercept intercepted interceptions interference interim intermittent intermittently interruption intervals interviewed involved
irregularities irregularity island islands issued it item jamming jib joining joint jointly joints jump jumper jumpers jumping kite kites
knowingly known laid lake lantern lanterns large larger lasers later lateral laterally latest launch launched launches law leading least
less letdown levels licenced limit limitation limitations limits list listed live load loading loads locally location locations locked
long long-term longer loss low low-level lower lowered lowest machines made mail major majority make management manager mandatory maneuver
maneuvering manhole manoeuvre manoeuvres manual map means measures medical medium meet memorial men mentioned messages metal
meteorological meteorology method methods metres midfield migratory mile miles minimal minimum minister minor minute minutes mishap missed
missiles mission mobile mode model moderate modes modify month moored more most motorcycle mountain mountainous move moved moving mower
mowers muddy multiple multirotor name named nature nautical naval navigational navy nearest necessary need needed negative network new
newly nine noise none nonmovement north-south noted notes notice notices notification notified notify numbers numerous object observation
observations observe observed observers obstacle-free obtain obtained occur ocean oceanic officer official offshore old one-way ongoing
onto operate operator operators opinion opposite optic optical option options order orientated orientation origin others otherwise outage
outages outlet outlined overflight overflights overfly overflying overrun overs own package page paint panel parachute parachutist
parachutists paraglider paragraph parked participant participants participate participating parties patch patching pavers pay payload pedestrian penalties perform seat seats
requiring commitment commitments
performance performed performing period periods perpendicular person persons phase photography physical pilot piloted pilots pipe pipes
place placed placement planning plans planview plate plates please pleasure police polygon pose poses position positioned post posts
potential potholes practice pre-authorised pre-flight precaution precipitation precision prescribed presence present prevent previous
previously priority procedural proceeding procession products profile program progress prohibition prohibits project promulgate protected
protection provide providing provision proximity publication publications pulse pump purpose purposes pursuant pursue pyrotechnic
questions quiet radials radiosonde radius rain raised range ranges rapid rates reach read readiness reads ready real reason rebroadcast
receive received receiver receivers recommended recovery rectangular red reduce reduction reference references refers refuel regardless
region registered related release releases relevant relief reminded remote remotely removal remove renumbered repainting repaired
replacement replaces requested requesting requests require requirement requires requiring rescue research reserve residents resolution
respective response responsibility responsible restriction restrictions result resulting results resume resurfaced retroreflective revises
revocation ring risk risks river roadway rocket rockets roller rotary rotor routing rows rules run runs runup ruts safe safety same sand
satellite scale scene schedule scheme school schools sea sealing seaplane seaplanes searchlight searchlights season second sectors see
seeding segmented segments seizure selected self send separate separation sequence sequenced series serve server servicing setting seven
several severe shadow sheep sheet shelter short short-term should shown sidestep sight sightings signal signals significant silent similar
simulated simulation single-engine site situated situation situational six size slab slabs sling slippery slope small smaller sms
snowplough snowplow so soft software solo some sortie sorties source space special specific specification specifications specified
sporting sprayed spraying square squawk stadium stage standing start starting state stated states steady steel stop storage stored storm
straight strobe strongly structure student students subject subsequently such suffer sufficient supersedes supervisor supplement
supplementary supply support surface-based surfaces surrounding surroundings surveillance suspension swarm sweeping swing symbol table
tactical tail tailhook take taking tall tanker target taxying ten tenant tenants tensions tent tents terrain territory test tests tethered
than that their them then thence there thereafter these they those threat throughout tie time times top touchdown track tracks tractor
transfer transiting transitional transitioning transmission transmit transport travel trench trenches trenching trial trigger triple true
turbojet turn turning turns twin-engine two-way type types unable unauthorised unchanged uncompensated underrun undershoot underslung
uneven unexpected ungrooved unit units unknown unmanned unstable up update updated updates upon upper user users using valid validation
vary vector vectoring vectors vegetation vertically very vfr-only view village violates visibilities visibility vision visiting visitor
visitors visual visual-flight voice volatile volcanic volcano warned warnings was wash watch water-based waters way weaponry weather
weather-balloon week well were wheel whether which white who wholly wide wider willfully winching wing wingspan wingspans wire wires
workers working worn year yellow yours authorize closer closet fields withdraw suitably allotted alloted
A/G = air to ground; AAL = above aerodrome level; about ABT; ACCUM = accumulation; ACR = air carrier; ACTVT = activate;
ADF = automatic direction finder; ADIZ = air defence identification zone; addition ADDN; advise ADVS ADZ; advisory ADVZY ADZY;
advised ADZD; AFTN = aeronautical fixed telecommunication network; *AGL = above ground level; AIC = aeronautical information circular;
ALSTG = altimeter setting; altitude ALT; alternate ALTN; AMGR = airport manager; *AMSL *MSL = above mean sea level;
ANC = aeronautical chart; AOB = at or below; AOC = aerodrome obstacle chart; approximately APRX; APU = auxiliary power unit;
ARP = aerodrome reference point; ARTCC = air route traffic control centre; ASAP = as soon as possible; ATA = actual time of arrival;
ATFM = air traffic flow management; ATM = air traffic management; ATND = attended; AVG = average; AVTUR = jet fuel; azimuth AZM;
BA = braking action; broadcast BCST; BKN = broken clouds; bound BND; braking BRKG; BVLOS = beyond visual line of sight; CATS = categories;
CCLKWS CCW = counter-clockwise; coordination CDN; CDR = conditional route; CERT = certificate; changes CHGS; channel CHAN; clockwise CLKWS;
clear CLR; closing CLSG; climb CMB; CMPLD = completed; CNLD = cancelled; CNS = communication, navigation and surveillance;
CNTRLN = centre line; communication COMM; communications COMMS; completion COMPL; condition COND; continued CONTD; coordinates COORDS;
CPDLC = controller-pilot data link; CRFI = Canadian runway friction index; CRP = compulsory reporting point; course CRS; CRZ = cruise;
CTAM = climb to and maintain; contact CTC; controlled CTLD; CVFR = controlled visual flight; daylight DALGT; DCKG = docking;
DCMSN = decommission; direct DCT; degrees DEG DEGS; DER = departure end of the runway; destination DEST; delay DLA; delete DLT;
demonstration DMSTN; danger DNG; DOD = Department of Defense; depth DPT; DRFT = drift; DTG = date-time group; DTHR = displaced threshold;
DTRT = deteriorate; duration DUR; EAT = expected approach time; EET = estimated elapsed time; EFP = electronic flight plan;
EHF = extremely high frequency; elevation ELEV; ELR = extra long range; ENE = east-northeast; ENR ENRT = en route;
EOBT = estimated off-block time; ESE = east-southeast; ETA = estimated time of arrival; ETD = estimated time of departure; EXER = exercise;
extended EXTD; extension EXTN; FAC = facility; FACS = facilities; FAF = final approach fix; forecast FCST;
FDPS = flight data processing system; FDC = flight data centre; FICON = field condition; FIS = flight information service; flashing FLG;
FLTCK = flight check; FNA = final approach; FOD = loose objects; FPL PLN = flight plan; FPM = feet per minute; FRQ = frequent;
FRZN = frozen; FSL = full stop landing; FSS = flight service station; FWD = forward; glider GLD; GLDS = gliders;
GLONASS = satellite navigation (GLONASS); GNDCK = ground check; government GOVT; HAA = height above airport; HAT = height above touchdown;
HBN = hazard beacon; heading HDG; HELI = helicopter; HF = high frequency; height HGT; HGTS = heights;
HIAL = high intensity approach lights; HO = service available to meet operational requirements; HOSP = hospital; HPA = hectopascals;
heavy HVY; HX = no specific working hours; HZ = haze; IAC = instrument approach chart; IAF = initial approach fix;
IAL = instrument approach and landing chart; IAS = indicated airspeed; IAW = in accordance with; identification IDENT;
IGS = instrument guidance system; IMC = instrument weather conditions; IMPR = improve; inbound INBD; increase INCR; INDEFLY = indefinitely;
INSTL = install; INSTLD = installed; INTRG = interrogator; INTRP = interrupt; intensity INTST; irregular IRREG; ISA = standard atmosphere;
*KHZ = kilohertz; KIAS = knots indicated airspeed; kilometres *KM; KMH = kilometres per hour; KT KTS = knots; LB LBS = pounds;
located LCTD; LDI = landing direction indicator; LIH = high intensity lights; LIL = low intensity lights; LIM = medium intensity lights;
LOA = letter of agreement; LTP = landing threshold point; LTT = landline teletypewriter; level LVL; LYR = layer; magnetic MAG;
MAPT = missed approach point; maximum MAX; *MCA = minimum crossing altitude; MCC = mission control centre; *MDA = minimum descent altitude;
MDH = minimum descent height; *MEA = minimum en-route altitude; MEHT = minimum eye height over threshold; MHA = minimum holding altitude;
*MHZ = megahertz; military MIL; MKD = marked; MNPS = minimum navigation performance specifications; maintain MNTN;
MOC = minimum obstacle clearance; *MOCA = minimum obstacle clearance altitude; MRA = minimum reception altitude; mark MRK;
MSA = minimum sector altitude; message MSG; MTOM = maximum take-off mass; MTOW = maximum take-off weight; MTW = mountain waves;
MUNI = municipal; navigation NAV; number NBR NR; NEB = northeast bound; NEG = no; *NM = nautical miles; normal NML; NNE = north-northeast;
NNW = north-northwest; NOF = international NOTAM office; NOSIG = no significant change; NRH = no reply heard; NSTD = non-standard;
national NTL; NWB = northwest bound; next NXT; O/R = on request; OAT = outside air temperature; OCC = occulting; occasional OCNL;
OCNLY = occasionally; OCS = obstacle clearance surface; OFZ = obstacle free zone; OLS = obstacle limitation surface; operated OPRD;
original ORIG; OTLK = outlook; OTP = on top; outbound OUBD; overhead OVHD; passengers PAX; PBN = performance-based navigation;
PCN = pavement classification number; PCR = pavement classification rating; percent PCT; personnel PERS;
PIB = pre-flight information bulletin; PLA = practice low approach; PN = prior notice; PNR = prior notice required; POB = persons on board;
PPSN = present position; positions PSNS; patchy PTCHY; PTN = procedure turn; PVT = private; QFE = pressure at aerodrome level (QFE);
QUAD = quadrant; RAG = arresting gear; RCA = reach cruising altitude; RCC = rescue coordination centre; RDH = reference datum height;
radial RDL; RELCTD = relocated; RGNL = regional; RMK = remark; remarks RMKS; remainder RMNDR; RMZ = radio mandatory zone; replace RPLC;
RPLCD = replaced; RPT = repeat; request RQ; requirements RQMNTS; RSC = runway surface condition; RSR = en-route surveillance radar;
reservation RSVN; return RTN; RTRD = delayed; RTS = returned to service; RTT = radio teletypewriter;
RVSM = reduced vertical separation minimum; RWYCC = runway condition code; SAR = search and rescue; standby SDBY; SEB = southeast bound;
sector SECT; SELCAL = selective calling system; SIWL = single isolated wheel load; scheduled SKED; slow SLW;
SMC = surface movement control; single SNGL; SNBNK = snow bank; SOC = start of climb; SRR = search and rescue region;
SSE = south-southeast; SST = supersonic transport; SSW = south-southwest; STA = straight-in approach; stationary STNR;
STOL = short take-off and landing; SUBJ = subject to; SUPPS = supplementary procedures; SWB = southwest bound; TAS = true airspeed;
TCH = threshold crossing height; *TDZ = touchdown zone; TDZE = touchdown zone elevation; TECR = technical reason;
TFR = temporary flight restriction; TMZ = transponder mandatory zone; TRL = transition level; TSA = temporary segregated area;
transient TSNT; TVOR = radio navigation aid (TVOR); UAB = until advised by; unlimited UNL; unmarked UNMKD; UNSKED = unscheduled;
UTA = upper control area; VAC = visual approach chart; VDP = visual descent point; vertical VER; VICE = instead of;
VIP = very important person; VLOS = visual line of sight; VLR = very long range; VMC = visual weather conditions; VOL = volume;
VPT = visual approach with prescribed track; variable VRB; VSA = by visual reference to the ground; VSP = vertical speed;
VTOL = vertical take-off and landing; WEF = with effect from; WIE = with immediate effect; WILCO = will comply; WKN = weaken;
WNW = west-northwest; waypoints WPTS; WS = wind shear; WSW = west-southwest; weight WT; WTSPT = waterspout; XBAR = crossbar;
XCVR = transmitter and receiver; transmitter XMTR; MBST/WS = microburst and wind shear; identifier ID; GFY = glider flying;
*FT *FL *MAA *DA *VNAV *LNAV/VNAV *NOTAM
`;
