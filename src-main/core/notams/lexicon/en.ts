/** English words and phrases, in the form that lexicon.ts describes. Over 400 lines because it is one table, a word or a thing a line. */
export const english = String.raw`
[runway]
named runway: runway RWY; runways RWYS | runway number
RWY'S RUNWAY'S RWAY RNWY RY RW R/W

[aerodrome]
placed aerodrome: aerodrome AD; airport AP ARPT; airfield AFLD
placed heliport: heliport
airports aerodromes airfields airstrip heliports seadrome waterdrome
APT APRT = airport; ARFLD = airfield; field FLD; HLP = heliport; ADS APS ARPTS

[helipad]
named helipad: helipad helipads
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
named stand: stand stands bay bays; PRKG PRK = parking | aircraft stand | parking stand
named intersection: intersection
named gate: gate gates
named thresholdOfRunway: THR = threshold | threshold runway | runway threshold
named frequency: frequency FREQ; FREQS = frequencies
named airway: AWY = airway; route RTE | ATS route
named hangar: hangar
named spot: spot spots | parking spot
named lane: lane
named category: *CAT = category
named checkpoint: checkpoint | VOR ground REC checkpoint | ground REC checkpoint
placed dme: *DME = distance measuring equipment
placed vor: *VOR = radio navigation aid (VOR)
placed vortac: *VORTAC = radio navigation aid (VORTAC)
placed tacan: *TACAN = military radio navigation aid (TACAN)
placed ndb: *NDB = radio beacon (NDB)
placed locatorBeacon: locator
placed secondaryRadar: SSR MSSR = secondary surveillance radar | secondary radar
placed atis: *ATIS = automatic terminal information service
placed tower: TWR = control tower; ATCT = air traffic control tower | control tower | ATC TWR | air traffic control tower
placed approachControl: APP | approach control
placed atz: *ATZ = aerodrome traffic zone
placed ctr: *CTR CTZ = control zone
placed cta: CTA = control area
placed tma: *TMA TCA = terminal control area
placed airspaceThing: airspace; TIZ = traffic information zone; FIZ = flight information zone; ADIZ = air defence identification zone | the airspace
placed terminal: terminal | terminal building
placed fir: *FIR = flight information region
placed uir: UIR = upper flight information region
thing shoulder: shoulder | paved shoulder
thing stopway: stopway SWY
thing clearway: clearway CWY
thing runwayEndSafetyArea: RESA = runway end safety area
thing arrestorBed: *EMAS = arrestor bed (EMAS)
thing lights: light lighting; lights LGT LGTS | all light
thing ils: *ILS
thing localizer: localiser; localizer LOC LLZ | ILS localizer
thing glidePath: glideslope glidepath; GP = glide path; GS | glide path | glide slope | ILS GP
thing papi: *PAPI PAPIS = approach slope lights (PAPI)
thing apapi: *APAPI = abbreviated precision approach path indicator
thing vasi: VASI VASIS = visual approach slope indicator; VGSI = visual glide slope indicator
thing runwayEndIdentifierLights: *REIL REILS = runway end identifier lights; RTIL = runway threshold identification lights | end identifier light |
  runway end identifier light | runway threshold identification light
thing rvr: *RVR = runway visual range | RVR all
thing touchdownRvr: RVRT = touchdown RVR
thing midpointRvr: RVRM = midpoint RVR
thing rolloutRvr: RVRR = rollout RVR
thing sequencedFlashers: SFL | sequenced flashing light
thing approachLights: ALSF-1 ALSF-2; ALS = approach lighting system; HIAL = high intensity approach lights; MALS = medium intensity approach lights; *MALSR = medium intensity approach lights with runway alignment indicator lights; MALSF = medium intensity approach lights with sequenced flashers; SSALR = simplified short approach lights with runway alignment indicator lights; ODALS = omnidirectional approach lighting system; SALS = simple approach lighting system |
  approach light | approach lighting | approach lighting system | approach light system
thing runwayEdgeLights: HIRL = high intensity runway edge lights; MIRL = medium intensity runway edge lights; LIRL = low intensity runway edge lights; REDL = runway edge lights |
  runway edge light
thing runwayCentrelineLights: RCLL = runway centre line lights | runway centre light | runway centre line light | runway centreline light
thing touchdownZoneLights: RTZL = runway touchdown zone lights; TDZL = touchdown zone lights | touchdown zone light | TDZ light
thing runwayEndLights: RENL = runway end lights | runway end light
thing thresholdLights: RTHL = runway threshold lights | threshold light | THR light
thing pilotControlledLighting: PCL = pilot controlled lighting; PAL | PCL all | pilot controlled lighting | pilot controlled light | pilot control light | pilot activated light
thing instrumentApproachProcedures: IAP = instrument approach procedure; IAPS; IAC = instrument approach chart; IAL = instrument approach and landing chart | instrument approach procedure
thing sids: *SID = standard instrument departure; *SIDS = standard instrument departures | standard instrument departure
thing stars: *STAR = standard instrument arrival; *STARS = standard instrument arrivals
thing markings: marking markings | surface marking | all surface marking | runway marking
thing signs: sign signs | all sign
thing threshold: threshold
thing obstacle: obstacles; obstacle OBST
thing crane: crane | TOWER CRANE
thing cranes: cranes
thing circlingApproach: circling | circling minima
thing heavyEquipment: equipment EQPT | heavy equipment
thing windCone: windsock windsocks windcone windcones; WDI = wind direction indicator | wind CONE | wind sock | wind direction indicator | wind TEE
thing aerodromeBeacon: ABN = aerodrome beacon | aerodrome beacon | ROTATING beacon
thing arrestingSystem: barrier | arresting system | arresting gear | BAK-12 arresting system
thing fuel: fuel fuelling refuelling refueling | fuel service
thing avgas: *AVGAS = aviation gasoline | AVGAS 100LL
thing radar: radar | radar service
thing precisionRadar: PAR = precision approach radar | precision approach radar
thing terminalRadar: PSR = primary surveillance radar; ASR | primary radar | approach radar
thing surfaceMovementRadar: SMR = surface movement radar
thing weatherStation: *AWOS *ASOS = automatic weather observing system | automated weather broadcast system
thing weatherService: MET | MET service
thing towerObstacle: tower
thing customs: customs CUST | customs service
thing rescueAndFireFighting: RFF = rescue and fire fighting; RFFS = rescue and fire fighting service; ARFF = aircraft rescue and fire fighting |
  rescue and fire fighting | fire fighting | fire and rescue
thing building: building BLDG
thing parking: parking | aircraft parking | parking area
thing deicing: deice deicing; DE-ICE DE-ICING
thing localizerTypeAid: *LDA | localizer type directional aid
thing windshearDetection: LLWAS = low level wind shear alert system | MBST/WS detection system | low level wind SHEAR alert system
thing adsB: ADS-B
thing gbas: *GBAS
thing areaThing: area areas | an area
thing bridge: bridge
thing stopBar: stopbar stopbars | stop BAR | stop BAR light
thing telephone: phone; telephone TEL
thing crossing: crossing
thing middleMarker: MM = middle marker
thing outerMarker: OM = outer marker | outer marker
thing innerMarker: IM = inner marker
thing oxygen: oxygen; *LOX = liquid oxygen
thing anemometer: anemometer | wind sensor
surface snow: snow SN
surface water: water
side edge: edge
via taxiroute taxiroutes taxitrack taxitracks ramps intersections exit exits entry entries entrance entrances pads markers approaches signage
thresholds road roads frequencies system systems detection indicator indicators cable cables gear barriers hook jet oil routes
immigration fire licence license terminals hangars truck trucks vehicle vehicles camera cameras webcam chart charts minima minimums
monitor monitors windshear altimeter zone zones lanes center centre centreline centerline ends towlane berm turnpad turnaround turnpads
facility facilities curfew lounge office offices crossings grid passage path line lines directions speed hour circuit pattern patterns
designation distances data regulation regulations permission permissions point points transition transitions fence perimeter manoeuvring
sweeper plough stairs tug toilet catering cargo passenger handling security screening radome radomes controller delivery plan caravans
hold holds administration slot slots report reports reporting website hydraulic simultaneous independent link links wind sock sensor
sensors platform platforms anemometers ceilometer transmissometer circle circles lead permit permits
TXWY'S = taxiways; holding HLDG; marker MKR; ALSF = approach lighting system with sequenced flashing lights;
SSALS = simplified short approach lighting system; RAI = runway alignment indicator; PALS = precision approach lighting system;
approach APCH; *RNAV = area navigation; *RNP = required navigation performance; THLD = threshold; LAHSO = land and hold short operations;
OBSTN = obstruction; procedure PROC; procedures PROCS; beacon BCN; arresting ARST; MOGAS = motor gasoline;
SRA = surveillance radar approach; radio RDO; ATC = air traffic control; *ATS = air traffic services;
AFIS = aerodrome flight information service; *CTAF = common traffic advisory frequency; ACC = area control centre; service SER SVC;
services SVCS; station STN; MNM = minimum; OCA = obstacle clearance altitude; OCH = obstacle clearance height;
*TODA = take-off distance available; *TORA = take-off run available; *ASDA = accelerate-stop distance available;
QNH = pressure at sea level (QNH); transponder XPDR; *WAAS = wide area augmentation system; *GPS = satellite navigation (GPS);
*GNSS = satellite navigation (GNSS); *RAIM = satellite integrity monitoring (RAIM); RCL = runway centre line;
ARO = air traffic services reporting office; AIS = aeronautical information service; *AIP = aeronautical information publication (AIP);
AMDT = amendment; hours HRS HR; *UHF = ultra high frequency; *VHF = very high frequency; distance DIST; bearing BRG; information INFO;
boundary BDRY; GPU = ground power unit; power PWR; LAV = lavatory; ground GND; CLNC = clearance; VDF = VHF direction finder;
NAVAID = radio navigation aid; NAVAIDS = radio navigation aids; control CTL; MLS = microwave landing system;
LVP = low visibility procedures; LVTO = low visibility take-off; WX = weather; GTE = gate; MKG = marking; OBSTS = obstacles;
TML TRML = terminal;
TWY'S TXWYS INTXN PAD LEAD-OFF RVRS APCHS *LPV *LNAV EQUIP ARRESTOR JP8 GCA METAR TAF AFISO UNICOM FIC FBO PARK ROW RACK POL *SBAS EGNOS ROZ CL PIER JETTY CABIN ICAO COMPASS HIGHWAY *SUP SUPP TRANISTION METRO EN-ROUTE STAIRTRUCK BEQ BOQ TAXI-WAY CARAVAN RD STREET RESTAURANT ADMIN MLAT SNOWTAM LVPS LVO ENRTY ENTY WSPD LOCALISERS LOCALIZERS STRAIGHT-IN COPTER

[landing]
thing landings: landings; landing LDG
thing arrivals: arrivals; arrival ARR
arriving
LDGS LAND LNDG ARRS

[takeOff]
thing takeoffs: takeoff takeoffs; take-off TKOF TKEOFF
thing departures: departures; departure DEP
departing
DEPS = departures; TAKE-OFFS

[training]
thing touchAndGo: TGL = touch-and-go landing | TOUCH and GO
thing trainingFlights: training | training flight
circuits
TRG TRNG = training; TGLS
pass

[operation]
thing aircraft: aircraft ACFT | all aircraft
denied operating: OPR = operating
operation flying movement movements use
operations OPS; flight FLT; flights FLTS; traffic TFC; MOV = moving; A/C = aircraft

[closed]
state closed: closed CLSD CLSE CLDS CLSDED CLOSD CLSDE CLOED CLSSD
state unusable: unusable UNUSBL UNSABLE
state notAvailable: unavailable; UNAVBL UNAVAIL UNAVLBL UNAVL = not available
close shut cordoned sterilised

[unserviceable]
state unreliable: unreliable UNREL
state outOfService: inoperative; U/S OTS = out of service; INOP = out of order; unserviceable UNSVCBL

[stopped]
state decommissioned: decommissioned DCMSND
state deactivated: deactivated
adjective prohibited: prohibited forbidden banned disallowed; INTERDICTED = prohibited
adjective suspended: suspended SUSP
adjective withdrawn: withdrawn WDN
prohibit barred refused impossible cease ceases discontinued ceased stopped halted blocked unsafe unfit abandoned inactive obstructed occupied

[closure]
closure CLSR; closures CLSRS; unavailability; NON-AVAILABILITY = non-availability

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
approved accepted accept accepting
APVD; ACPT = accepted

[open]
adjective reopened: reopened re-opened
adjective active: activated; active ACT
adjective limited: limited; LTD
adjective changed: changed
opened opens reopen operates
open OPN

[reserved]
adjective restricted: restricted RSTRD
reserved

[not]
not non never cannot
ISN'T AREN'T WON'T CAN'T

[no]
no
NIL

[only]
limit only: only
exclusively

[except]
join except: excluding; except EXC | except for
excepted excepting exception excluded other without apart
EXCL; save

[all]
all any every each

[following]
following FLW FLWG

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
placed temporaryRestrictedArea: TRA = temporary reserved airspace | TEMPO restricted area | temporary restricted area
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
join onTopOf: over OVR | on top of
join above: above ABV
join below: below BLW
behind into under parallel off along across towards utilize utilising utilizing out around
abeam ABM; through THRU; BTW = between

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
third thirds quarter last inner outer portions parts sections segment sides length middle remaining partial partially partly
first FST; width WID

[time]
thing night: NGT = night
limit daily: daily DLY
night nights nighttime weekends local holidays overnight weekly
HJ = sunrise to sunset; HN = sunset to sunrise; sunrise SR; sunset SS; MON = Monday; TUE = Tuesday; WED = Wednesday; THU = Thursday;
FRI = Friday; SAT = Saturday; SUN = Sunday; weekend WKEND; weekdays WKDAYS; holiday HOL;
H24 JAN FEB MAR APR JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER *UTC LT LCL NIGHT-TIME OOH
WEDNESDAYS = Wednesdays; WEDNESDAY = Wednesday; THURSDAYS = Thursdays; SATURDAYS = Saturdays; THURSDAY THURS THUR = Thursday;
SATURDAY = Saturday; TUESDAYS = Tuesdays; TUESDAY TUES = Tuesday; MONDAYS = Mondays; FRIDAYS = Fridays; SUNDAYS = Sundays;
MONDAY = Monday; FRIDAY = Friday; SUNDAY = Sunday

[terms]
threshold: THR THLD THRESHOLD
aircraft: ACFT AIRCRAFT
reduced: REDUCED RDCD REDUCE REDUCTION RED SHORTENED DECREASED DECREASE LOWERED CUT
permission: PPR PN PNR PPO PRIOR PERMISSION APPROVAL APPROVED REQ REQUEST NOTICE NOTIFICATION NOTIFIED COORD COOR COORDINATION AUTHORIZATION AUTHORISATION CONSENT ARRANGEMENT
rescue: EMERG EMERGENCY EMERGENCIES DISTRESS HELIMED AMBULANCE HOSP HOSPITAL HEMS MEDEVAC MEDIVAC MED LIFE LIFEGUARD LIFEFLIGHT SAR SEARCH MEDICAL MEDICALS POLICE STATE RESCUE FIREFIGHTING SANITARY AIRAMBULANCE EVACUATION
humanitarian: HUMANITARIAN RELIEF HUM
crossing: XNG CROSSING CROSSINGS TOWING TOW
based: BASED BASES HOME HOMEBASED TENANT TENANTS RESIDENT LOCAL
everything: OVERFLIGHTS EVERYBODY EVERYONE TURN TURNS OPERATE ACFT AIRCRAFT AIRCRAFTS TFC TRAFFIC FLT FLTS FLIGHT FLIGHTS OPS OPERATION OPERATIONS OPR MOVEMENT MOVEMENTS AVIATION FLYING USE USERS AIR ACTIVITY ACTIVITIES AIRPLANES AEROPLANES
freight: CARGO FREIGHT FREIGHTER FREIGHTERS FERRY BUSINESS
narrowing: DESTINATION SCHENGEN CAP
licensed: LICENSED LICENCED
occasions: VIP EXER EXERCISE EXERCISES EVENT EVENTS COMPETITION CHAMPIONSHIP RACE RACES RALLY PARADE CEREMONY DISPLAY DISPLAYS DEMONSTRATION REHEARSAL CALIBRATION INSPECTION TEST TESTS TESTING JUMPING FIRING DRONE ENGINE
visitors: VISITING VISITOR VISITORS TRANSIENT TRANSIENTS TRANS ITINERANT NONBASED
diversions: ALTN ALTERNATE ALTERNATES ALT ALTERNATIVE DIVERSION DIVERSIONS DIVERTING DIVERTED
overSize: OVER OVR ABOVE ABV MORE EXCEEDING GREATER LARGER BIGGER HIGHER HEAVIER CRITICAL DEMANDING WINGSPAN WINGSPANS SPAN MTOW MTOM MTWA AUW MAUW WEIGHT WT LB LBS KG TONNES TONS TONNE MAXIMUM MAX CODE HEAVY LARGE WIDE BODY BODIED WIDEBODY ACN PCN PCR LENGTH >
visual: VFR VISUAL VMC
instrument: IFR INSTRUMENT IMC
private: PRIVATE PVT GA GENERAL GEN
fixedWing: FIXED FIXEDWING
helicopters: HEL HELS HELO HELOS HELICOPTER HELICOPTERS HEPTR ROTARY HELI RTRY
gliders: GLD GLIDER GLIDERS SAILPLANE SAILPLANES GLIDING
jets: JET JETS TURBOJET TURBOJETS TURBOFAN
military: MIL MILITARY NAVY ARMY SQUADRON FIGHTER GOVERNMENT
civil: CIVIL CIV CIVILIAN
commercial: SKED SCHEDULED SCHED ACR CARRIER CARRIERS COMMERCIAL AIRLINE AIRLINES RPT SCHEDULE REGULAR
nonScheduled: CHARTER CHARTERS CHARTERED
training: TGL TGLS TOUCH TRG TRNG TRAINING CIRCUITS CIRCUIT PRACTICE PRACTISE PLA
aircraftType: TYPE TYPES TILT TILTROTOR ULM ULTRALIGHT ULTRALIGHTS MICROLIGHT MICROLIGHTS PROPELLER PROPS TURBOPROP TURBOPROPS SINGLE MULTI TWIN TAILWHEEL UAS UAV DRONES BALLOONS PARAGLIDERS PARACHUTE HANG VTOL TAILDRAGGER WHEELED
[times]
JAN JANUARY; FEB FEBRUARY; MAR MARCH; APR APRIL; JUN JUNE; JUL JULY; AUG AUGUST; SEP SEPT SEPTEMBER; OCT OCTOBER; NOV NOVEMBER; DEC DECEMBER

[condition]
when whenever while whilst if unless once since prior although where refer by instead replacing expect possible regarding pending outside
after AFT; during DRG; until TIL; before BFR; REF = reference; including INCL; TILL RE EXP

[due]
due owing because

[cause]
thing workThing: work works; WIP = work in progress
thing maintenance: maintenance MAINT | maintenance work
thing construction: construction CONST
thing inspection: inspection
thing grassCutting: mowing | grass cutting | grass mowing | grass cutting operation
thing airDisplay: airshow | air display | flying display | aerial demonstration
repair repairs resurfacing snowfall flooding flood flooded waterlogged waterlogging event events checks cleaning rubber staff staffing
shortage shortages renovation upgrade rehabilitation overlay development festival race racing missile conditions incident accident
disabled refurbishment testing filming cutting sweeping recovery calibration
check CK; CONSTR INSP MX

[filler]
thing pavement: pavement; surface SFC
state notLit: unlit; unlighted UNLGTD
adjective changed: revised; amended AMD
limit temporarily: temporarily temporary; TEMPO
limit permanently: permanently; PERM = permanent
surface ice: ice
note warning attention is are will shall be been has have being remain remains still now currently completely fully totally total
permanent both the this its grass paved unpaved turf gravel main secondary primary hard sealed unsealed also likewise therefore again immediately
operationally otherwise does may must can associated additionally strictly one two three published entire whole disused tarmac bitumen civilian public
dirt natural undergoing opening yet planned declared utilisation considered proposed taken
caution CTN; TEMP = temporary; complete CMPL; asphalt ASPH; concrete CONC; EST = estimated; status STS; effective EFF; civil CIV;
international INTL; PSN = position; ATTN SOD

[none]
liaison nightly weeks mins inclusive dusk dawn monthly entirely
indefinitely onwards
MIN
named hangar: HGR
named category: category
named remoteComOutlet: RCO = remote communication outlet | remote COM outlet
named airway: airway airways
named waypoint: fix; waypoint WPT
named intersection: INT
placed moa: *MOA = military operating area
placed atcaa: *ATCAA = air traffic control assigned airspace
placed mctr: MATZ
placed vor: *DVOR = radio navigation aid (DVOR)
placed locatorBeacon: LO LMM
placed outerLocator: LOM
placed vorDme: *VOR/DME *DVOR/DME VORDME
placed temporaryDangerArea: TDA | TEMPO danger area | temporary danger area
thing strip: strip | runway strip
thing apronLights: floodlights floodlight | apron light | flood light
thing localizerAndGlidePath: GP/LOCALIZER GP/LOC LOCALIZER/GP LOC/GP
thing localizerAndDme: LOCALIZER/DME LOC/DME
thing localizerGlidePathAndDme: LOC/GP/DME
thing ilsDme: ILS/DME | ILS DME | DME ILS
thing gbas: GLS
thing hazardousWeatherBroadcast: HIWAS
thing terminalRadar: TAR = approach radar
thing terminalAndSecondaryRadar: TAR/SSR PSR/SSR
thing arrestingSystem: AAS = arresting system; BAK-12 BAK-14
thing avgas: 100LL
thing flightInformationBroadcast: FIS-B | flight information service broadcast (FIS-B) service
thing jetway: jetway | passenger BOARDING bridge | BOARDING bridge
thing controlledAirspace: CTA/R | controlled airspace
thing generalAviation: GA | general aviation
thing gunFiring: firing FRNG | gun firing | live firing | missile firing
thing militaryExercise: exercise | military exercise | military training | military activity | military active
thing parachuting: parachuting; PJE = parachute jumping | parachute jumping | parachute jumping exercise
thing unmannedAircraft: drones drone; *UAS = unmanned aircraft (drones); UAV = unmanned aircraft (drone); RPAS = remotely piloted aircraft system; RPA = remotely piloted aircraft |
  UAS operation | UAV operation | unmanned aircraft | unmanned aircraft system | RPA flight
thing aerobatics: aerobatics
thing airDisplay: display
thing gliding: gliding gliders | glider flying | glider activity | glider active
thing hangGliding: paragliding paragliders | hang gliding | hang glider
thing balloons: balloon balloons | free balloon | hot air balloon | meteorological balloon | captive balloon | tethered balloon | MET balloon
thing fireworks: fireworks pyrotechnics | firework display
thing lasers: laser | laser display | laser light | laser BEAM
thing blasting: blasting explosives | demolition of explosives | blasting operation
thing aerialRefuelling: AAR = air to air refuelling | air refuelling | aerial refueling | air to air refuelling
thing airdrop: airdrop
thing birdActivity: birds | bird active | bird activity | migratory bird activity | increased bird activity
thing wildlife: wildlife deer
thing windTurbine: turbine | WIND TURBINE
thing windTurbines: turbines | WIND TURBINES
thing windFarm: WINDFARM | wind turbine farm | wind farm
thing towerObstacles: towers
thing mast: mast | RADIO MAST | aerial mast | MET mast
thing masts: masts
thing antenna: antenna aerial
thing stack: stack chimney
thing buildings: buildings
thing pole: pole poles | light pole
thing rig: rig rigs | DRILLING rig | oil rig
thing trees: trees tree
thing silo: silo
thing pylon: pylon
thing scaffolding: scaffolding
thing dome: DOME
thing obstacle: obstruction
thing helicopters: helicopters; helicopter HEL | helicopter operation
thing emergencyHelicopters: HEMS = helicopter emergency medical service | emergency helicopter operation | emergency helicopter
thing landingAndTakeoff: LDG/TKOF | landing and take-off | take-off and landing | takeoff and landing | landing or take-off
thing taxiing: taxi; taxiing TAX
thing backtrack: backtrack
thing towing: towing tow | TOWED aircraft
thing vfrFlights: *VFR = visual flight rules | VFR flight
thing ifrFlights: *IFR = instrument flight rules | IFR flight | IFR traffic
thing emergencies: emergencies; emergency EMERG | emergency aircraft
thing surveying: surveying survey
thing personnelAndEquipment: PAEW = personnel and equipment working | personnel and equipment | men and equipment
thing painting: painting | surface painting
thing paving: paving
adjective prohibited: unauthorised UNAUTHORIZED
state notAuthorised: NA = not authorised; N/A
state notMonitored: unmonitored; UNMNT = not monitored
state notStandard: nonstandard; non-standard NONSTD
state missing: missing
adjective faded: faded
adjective obscured: obscured OBSC
adjective removed: removed
adjective commissioned: commissioned CMSND
adjective changed: modified; CHG = change
adjective established: established
adjective installed: installed
adjective erected: erected
adjective downgraded: downgraded
adjective upgraded: upgraded
adjective reduced: reduced RDCD
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
limit withPriorPermission: *PPR = prior permission required | PPR only | with PPR | with prior permission
surface wet: wet
surface dry: dry
surface slush: slush
surface frost: frost
surface snowbanks: snowbanks
join and: &
join with: with
join within: inside
join near: vicinity VCY
side corner: corner
named approachEndOfRunway: | approach end runway | approach end of runway | approach end of
named departureEndOfRunway: | departure end of runway
named holdingPoint: | holding point | hold point | holding position
named rampAccess: | ramp access
named remoteTransmitter: | remote TRANS/REC
placed tacanAzimuth: | TACAN azimuth
placed dangerArea: | danger area
placed restrictedArea: | restricted area | restricted airspace
placed prohibitedArea: | prohibited area
placed temporaryReservedArea: | TEMPO reserved area | temporary reserved area | stationary altitude reservation | temporary reserved airspace
placed trainingArea: | training area
placed enRouteRadarInformation: | MSSR radar derived information for EN-ROUTE | radar derived information for EN-ROUTE
placed hold: | runup area | engine runup area
placed holdPad: | hold PAD | holding PAD | holding BAY
placed deicingPad: | deice PAD | deicing PAD
thing safetyArea: | safety area | runway safety area
thing runwayAlignmentLights: | RAI light
thing runwayLeadInLights: RLLS
thing stopwayLights: | stopway light
thing landAndHoldShortLights: | LAND and hold short operation light
thing runwayStatusLights: | runway status light | runway status light system
thing runwayGuardLights: | runway guard light | elevated runway guard light | guard light | in pavement runway guard light
thing edgeLights: | edge light | taxiway edge light | taxiway light | taxiway lighting
thing centrelineLights: | CL light | taxiway CL light | centerline light | centreline light | centre line light | taxiway centreline light
thing leadOffLights: | lead off light | LEAD-OFF light
thing leadOnLights: | lead on light | lead in light
thing obstacleLights: | obstacle light | obstruction light
thing signLights: | sign light
thing holdingPositionSigns: | holding position sign
thing paintedHoldingPositionSigns: | all surface painted holding position sign | surface painted holding position sign
thing directionSigns: | direction sign | taxiway direction sign | directional sign
thing locationSigns: | location sign | taxiway location sign
thing informationSigns: | information sign
thing distanceRemainingSigns: | distance remaining sign | all distance remaining sign
thing centrelineMarkings: | CL marking | centerline marking | centreline marking
thing edgeMarkings: | edge marking
thing thresholdMarkings: | threshold marking
thing touchdownZoneMarkings: | TDZ marking
thing aimingPointMarkings: | AIMING point marking
thing holdingPositionMarkings: | holding position marking
thing leadOffMarkings: | lead off CL marking | lead off marking | lead off line
thing leadInMarkings: | lead in line | LEAD-IN line | lead on CL marking
thing radioAltimeters: | radio altimeter | radio ALTIMETERS
thing jetFuel: | jet a | jet A1 | jet A-1 | fuel jet A-1
thing selfServeFuel: | self serve fuel
thing hotPitRefuelling: | hot PIT | hot PITS | hot PIT operation | hot PIT refueling
thing flightPlanning: | flight planning | base operation | airfield management
thing dockingGuidance: | visual DOCKING guidance system
thing approachProcedure: | approach procedure
thing departureProcedure: | departure procedure
thing obstacleDepartureProcedure: | takeoff minimum and (OBSTACLE) departure | takeoff minimum and (OBSTACLE) departure procedure
thing arrivalProcedure: | arrival procedure
thing missedApproach: | missed approach
thing movementArea: | movement area | manoeuvring area | maneuvering area
thing allSurfaces: | all surface
thing mainApron: | main ramp | main apron
thing nonMovementArea: | nonmovement area | NON-MOVEMENT area
thing quietHours: | quiet hour | airfield quiet hour | aerodrome quiet hour
thing rocketLaunch: | rocket launch | space launch
thing airExercise: | air exercise
thing bvlosUnmannedAircraft:
thing aerialSurvey: | aerial survey
thing formationFlights: | FORMATION flight
thing modelFlying: | model flying | model aircraft
thing nightVisionTraining: | light OUT/NIGHT vision goggle training
thing mobileCrane: | mobile crane
thing powerLine: | power line
thing pileDriver: | PILE DRIVER
thing airshowAircraft: | airshow aircraft
thing militaryOperations: | military operation | military aircraft
thing weedControl: | WEED EATING
thing electricalWork: | electrical work
thing circuitTesting: | circuit testing
thing lowIntensity: | low intensity
thing mediumIntensity: | medium intensity
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
limit atNight: | at night | during night
limit doNotUse: | do not use
limit falseIndicationsPossible: | false indication possible
limit acftUsingApprovedMethods: | aircraft using approved alternative method of compliance | aircraft using approved alternative method of
limit acftWithSuitableRnavAndGps: | aircraft equipped with suitable RNAV system with GPS | aircraft equipped with RNAV with GPS
limit acftWithSuitableRnav: | aircraft equipped with suitable RNAV system | aircraft equipped with suitable RNAV system with
limit wingspanMoreThan: | aircraft wingspan more than
limit wingspanLessThan: | aircraft wingspan less than | aircraft with wingspan less than
limit acftMoreThan: | aircraft more than | aircraft over
limit acftLessThan: | aircraft below | aircraft under
limit litAndBarricaded: | lit and barricaded | barricaded and lit
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
airstairs timings a abatement about access accommodated accordance action actions activation activities activity add added additional address
addressed adhere administrative advance advised advisory aerobatic aeronautical aeronautics aerospace affect affected against agent
agreement agreements agricultural aid aids air airborne aircrew aircrews airframe airline airlines airmen airside airworthiness alert
allocated allowable alternative alternatively altitudes ambulance amend amendment amendments an angle angles announced answer
antiballistic appears applicable applied applies apply appropriate approval approvals approve arc army arrangements article artillery
asked assessments assets assigned assistance asterisk authorities authority authorization auto autoland automated automatic autopilot
availability aviation avoid avoidance avoided awaiting awareness away back band barricades base based basic beams beginning bidirectional
bird blindness booking boom border bound bounded brief briefing c-band calibrated call calls callsign capabilities capability
capacity captive carrier carriers case centered centred ceremony certain certificates change changes channel characteristics charge
charges charted checked checklist circular class classifies clearance climb climbing clockwise closing cloud clouds club coast coastal
code command commences commencing commercial commission common compacted competition complementary completion complex compliance compliant
comply computer concerned concerning concourse conduct conducted conducting cones confirm conflict congestion connection consider constant
contained containing contest contingency continue continuously controlled controlling coordinate coordinated correct could coupled course
coverage covered covers crack cracks credible crew crewed crews criminal criteria critical cross current damage damaging dangerous
dataset date dated day daylight days daytime deadly debris decision deconfliction dedicated deemed defence defined degraded degree delays
delete deleted delimited demolition demonstration demonstrations depart department dependent depending depicted depiction deployed derived
descend descent described description designated destination destruction detail details detained determined devices different digital
dimension direction directional directive directives directly dispatch dispatchers displays disregard disruption diversion diversions do
domestic double downwind drainage drill drop dropping drying dual duration duty earlier earth edges effect effort eight either
electric electrical electronic elevated email encounter encouraged energy enforcement engaged engine engineered engines enhanced enroute
ensure enter entering environment environmental equipped erosion errors essential establish estimated etc even excavation excavator exceed
exceptions excessive exempt exempted exercises exercising exist existing exists exiting expected experience experimental expiry extending
extension extensive extreme eyes face facing failure falling false far farm fast fault faults fax federal feeder feet fenced fighter
fighting file filed filing final finder finding firefighting fires firework five fixed flare flash flat flocks flow fluctuations fly
flypast follow followed follows force forces foreign forest form formed found four frangible free friction full funeral further gallons
general generating geophysical give given glide goggle gradient gradients green grooved group guard guidance gun hammerhead hand handbook
hang hardstand hardstands hazard hazardous head headings health heightened hidden high higher holes horizontal hot hover however
hydrant identified illuminants illuminated illumination immediate imminent impact impacted implementing imposing inadvertent incidents
include included includes incorrect index indicated indication indications individual infield inform informational infringed infringes
initial injurious insert instructed instruction instructions instrument integrated integrity intended intending intense intercept
intercepted interceptions interference interim intermittent intermittently intervals interviewed involved irregular
irregularity island islands issued it item jamming jib joining joint jump jumping kite kites knowingly known lake large larger lasers
later lateral laterally latest launch launched launches law leading least less letdown levels licenced limit limitation limitations limits
list listed live load loading loads locally location locations locked long longer loss low lower lowered lowest machines made mail
maintain major majority make management manager mandatory maneuver maneuvering manhole manoeuvre manoeuvres manual map mark means measures
medical medium meet memorial men mentioned messages metal meteorological method methods metres midfield migratory mile miles minimal
minimum minister minor minute minutes mishap missed missiles mission mobile mode model moderate modes modify month moored more most
motorcycle mountain moved mowers muddy multiple multirotor name named nature nautical naval navigational navy nearest necessary need
needed negative network new newly next nine noise none nonmovement north-south noted notes notice notices notification notified notify
numbers numerous object observations observe observed observers obtain obtained occur ocean oceanic officer official offshore old ongoing
onto operate operated operator operators opinion opposite optical option options order orientated orientation origin others
outage outages outlet outlined overflight overflights overfly overflying overrun overs own package page paint panel parachute paraglider
paragraph parked participate participating patch patchy pay payload pedestrian penalties perform performance performed performing period
periods perpendicular person personnel persons phase photography physical pilot piloted pilots place placed placement planning plans
planview plate plates please pleasure police polygon pose poses position positioned positions post posts potential practice pre-authorised
precipitation precision prescribed presence present prevent previous previously priority procedural proceeding procession products profile
program progress prohibition prohibits project promulgate protected protection provide providing provision proximity publication
publications pulse pump purpose purposes pursuant pursue pyrotechnic questions quiet radials radius rain raised range ranges rapid rates
reach read readiness reads ready real reason rebroadcast receive received receiver receivers recommended red reduce reduction
reference references refers refuel regardless region registered related release relevant relief remainder reminded remote remotely removal
remove repainting repaired replace replacement replaces requested requesting requests require requirement requires requiring rescue
research reservation reserve resolution respective respectively response responsibility responsible restriction restrictions result resulting results
resume retroreflective revises revocation ring risk risks river roadway rocket rockets rotary rotor routing rows rules run runs runup ruts
safe safety same satellite scale scene schedule scheme school sea sealing seaplane searchlight searchlights second sector sectors see
segmented segments seizure self send separate separation sequence sequenced series serve server servicing setting seven several severe
shadow sheep sheet shelter short should shown sidestep sight sightings signal signals significant silent similar single single-engine site
situation situational six size sling slippery slope slow small smaller so soft some sortie sorties source space special specific
specification specifications specified sporting spraying square squawk stadium stage standing start starting state stated states steady
steel stop storage stored storm straight strongly structure student subject subsequently such suffer sufficient supersedes supervisor
supplement supplementary supply support surfaces surrounding surveillance suspension swarm swing symbol table tactical tail
tailhook take taking tall tanker target taxying ten tenant tensions terrain territory test tests tethered than that their them then thence
there these they those threat throughout time times top touchdown track tracks transfer transient transiting transitional transitioning
transmission transmit transmitter transport travel trench trenches trenching trial trigger true turbojet turn turning turns two-way type
types unable unchanged uncompensated underrun underslung uneven unexpected ungrooved unit units unknown unmanned up update updated updates
upon upper user users using valid validation vary vector vectoring vectors vegetation vertically very view village violates visibilities
visibility vision visiting visitor visitors visual voice volatile volcanic volcano warned warnings was wash watch waters way weaponry
weather week well were wheel whether which white who wholly wide wider willfully wing wingspan wingspans wires working year yellow
accessing according component advanced adverse advice aeroclub agency alarm algae alloted animal array arrive articles atmospheric attending
authorize automation backing backup basis battery beam blown boarded bollards booked bookings boxes broken buffer buildup built burn
mean gust gusts winds tailwind headwind ceiling contaminated fog business cancels characteristic checkpoints clearances closer closet clubs coded codes coincides cold commitments confines consist
constructed copy correction cost craft creation creep crosswind cruising culvert damaged dates declaring defines designator designators designed
destinations destined deteriorated detonation diagonal differs difficult dimensions disposal diverse divert divide dividing down drops
eating empty enclosure encompass engage engineer equal evaluation exceeding exceeds executing expansion experienced extremely fees fields
fixture flags flasher floodlighting foot former formerly frame freeze frequent generator geographical goes grade grooves gross hanging held
hovering hydrants idle idling illegible impacting imposed incorrectly independently industry initiates inoperable installing intent
interest interior intermediate internally issuance issue issuing lack lasts launching layout licensed lieu lift loaded maritime
material materials meters mitigation multicopter needs nesting nonparticipating normally nose obliterated obscure observatory offset
orders ordnance outboard owner pager parkings participant participants particularly patches penetrated periodical piles pivot places
planners policy ponding poor potentially powered preferred private process processed propeller protective ratification rear recognized
record recreational redesignation reducing reentry reflect rejections relative resequencing reservations residents restore restored
retaining review rinse roof rotating rotors routed rule sawed schools seaplanes seats sectional select sentence sets ships shooting
shortened shows simultaneously slopes smoke spalling spans species speeds spelling sports spread staging starboard static statute
steep step stops stripes students substitution suitably supports suppression surveyed suspect switches tails task tasks tenants
territorial theatre theme thereafter thousand thrust tolerant touch touching towed trade trailer transmitting transportation traversing
undercarriage unreadable unsupported vacating value various venting vessel waiver waste waterfowl wear weed whatever wheels
whose window wiring withdraw worked workload wreck
APPROX = approximately; BTWN = between; GLDR = glider; HNGR = hangar; NATL = national; OPNL = operational; PRKNG = parking; PSNL = personnel;
RSTD RSTRD = restricted; INVOF = in the vicinity of; LTR LTRS = litres; POSS = possible; STBY = standby; VCNTY VCTY = vicinity;
A/G = air to ground; AAL = above aerodrome level; ADF = automatic direction finder; addition ADDN;
advise ADZ; AFTN = aeronautical fixed telecommunication network; *AGL = above ground level; AIC = aeronautical information circular;
altitude ALT; alternate ALTN; *AMSL *MSL = above mean sea level; ANC = aeronautical chart; approximately APRX; APU = auxiliary power unit;
ARP = aerodrome reference point; ARTCC = air route traffic control centre; ASAP = as soon as possible; ATA = actual time of arrival;
ATFM = air traffic flow management; AVG = average; AVTUR = jet fuel; azimuth AZM; BA = braking action; broadcast BCST; braking BRKG;
BVLOS = beyond visual line of sight; CATS = categories; CCW = counter-clockwise; coordination CDN; CDR = conditional route; clear CLR;
CNLD = cancelled; CNTRLN = centre line; communication COMM; communications COMMS; condition COND; continued CONTD; coordinates COORDS;
CPDLC = controller-pilot data link; CRFI = Canadian runway friction index; CRP = compulsory reporting point; contact CTC; direct DCT;
degrees DEG; DER = departure end of the runway; delay DLA; danger DNG; DOD = Department of Defense; DPT = depth;
DTHR = displaced threshold; EET = estimated elapsed time; elevation ELEV; ENE = east-northeast; ENR ENRT = en route;
ESE = east-southeast; ETA = estimated time of arrival; ETD = estimated time of departure; EXER = exercise;
extended EXTD; FAC = facility; FAF = final approach fix; forecast FCST; FDC = flight data centre; FICON = field condition;
FIS = flight information service; flashing FLG; FLTCK = flight check; FNA = final approach; FOD = loose objects; FPL PLN = flight plan;
FSS = flight service station; glider GLD; government GOVT; HAA = height above airport; HAT = height above touchdown; heading HDG;
HELI HEPTR = helicopter; HF = high frequency; height HGT; HOSP = hospital;
HPA = hectopascals; heavy HVY; IAF = initial approach fix;
IAS = indicated airspeed; IAW = in accordance with; identification IDENT; IMC = instrument weather conditions; inbound INBD; increase INCR;
INDEFLY = indefinitely; INSTL = install; INSTLD = installed; INTRP = interrupt; intensity INTST; *KHZ = kilohertz;
KIAS = knots indicated airspeed; *KM = kilometres; KT KTS = knots; LB LBS = pounds; located LCTD; LIH = high intensity lights;
LOA = letter of agreement; level LVL; magnetic MAG; MAPT = missed approach point; maximum MAX; *MCA = minimum crossing altitude;
MCC = mission control centre; *MDA = minimum descent altitude; MDH = minimum descent height; *MEA = minimum en-route altitude;
*MHZ = megahertz; military MIL; MNPS = minimum navigation performance specifications; MOC = minimum obstacle clearance;
*MOCA = minimum obstacle clearance altitude; MRA = minimum reception altitude; MSA = minimum sector altitude; message MSG;
MTOM = maximum take-off mass; MTOW = maximum take-off weight; MUNI = municipal; navigation NAV; number NBR NR; NEB = northeast bound;
*NM = nautical miles; normal NML; NNE = north-northeast; NNW = north-northwest; NOF = international NOTAM office; national NTL;
O/R = on request; occasional OCNL; OLS = obstacle limitation surface; original ORIG; outbound OUBD; overhead OVHD; passengers PAX;
PBN = performance-based navigation; PCN = pavement classification number; PCR = pavement classification rating; percent PCT;
PIB = pre-flight information bulletin; PLA = practice low approach; PN = prior notice; PNR = prior notice required; POB = persons on board;
QFE = pressure at aerodrome level (QFE); RCC = rescue coordination centre; RDH = reference datum height; radial RDL; RGNL = regional;
RMK = remark; remarks RMKS; RMZ = radio mandatory zone; RPT = repeat; request RQ; requirements RQMNTS; RSC = runway surface condition;
return RTN; RTS = returned to service; RVSM = reduced vertical separation minimum; RWYCC = runway condition code; SAR = search and rescue;
standby SDBY; SEB = southeast bound; SELCAL = selective calling system; scheduled SKED; SMC = surface movement control;
SOC = start of climb; SRR = search and rescue region; SSE = south-southeast; SSW = south-southwest; stationary STNR;
STOL = short take-off and landing; SUBJ = subject to; SUPPS = supplementary procedures; SWB = southwest bound; TAS = true airspeed;
TCH = threshold crossing height; *TDZ = touchdown zone; TDZE = touchdown zone elevation; TFR = temporary flight restriction;
TMZ = transponder mandatory zone; TRL = transition level; TSA = temporary segregated area; unlimited UNL; unmarked UNMKD;
UNSKED = unscheduled; VDP = visual descent point; vertical VER; VICE = instead of; VIP = very important person;
VLOS = visual line of sight; VMC = visual weather conditions; VOL = volume; VRB = variable; VTOL = vertical take-off and landing;
WEF = with effect from; WIE = with immediate effect; WNW = west-northwest; WO W/O = without; waypoints WPTS; WS = wind shear; WSW = west-southwest;
weight WT; MBST/WS = microburst and wind shear; identifier ID; GFY = glider flying; *FT *FL *DA *VNAV *LNAV/VNAV *NOTAM *SKI

[words] able absence accordingly achieve actual adequate admitted ahead aligned allowance already ambulances amphibians animals announcement
another armed arranged artificial ask await becomes beforehand better blast blockage boarding boards body bombing bombs bowsers brightness
bypass callers cannon card carried carry carrying categories cautioned certificate chain circumstances classification cleaned clearing
clicks clock coastline coating collapsed coloured compulsory concentration concerns conditional configurations confirmed conical connecting
consecutive consent consequence contacting continuous contract contractual conventional convoy cormorants corrective cows cranes crash crews
crossed crows cyclone dark darkness dazzle deck decreased delayed denied deposit desk deviate deviations directed disconnected discretion
displacement displayed distraction distress diverted docking drained dredging drivers droppings duly dumps early emissions enquiries entered
equivalent error especially evacuation everybody exact excavated exceptionally exchange exemptions exhausted extinguished extra fighters
finished firemen fitted flamingos flares fleets flown flu fluid formations frangibility front function gantry garbage go goods grading granted groups gulls
gunnery hail handle handling having hence holders horses humanitarian ignored inactivity infringement inserted inspect
installation instances interval introduced introduction irrespective issues itself keep kindly lapwings launcher leak leased letter lifted
lightning likewise liquid litres loitering loose lost loudspeaker luggage machinery mainly manifest manually marshaller marshals measured
measurement meeting members microlights midpoint minus missions mistakes moment monitoring morning mortars motor mud multilateration narrow
nearby neither ninety nonprecision obey objects occupancy officials ones ordered organisers outbreak overdue overstaying overtime overwater
owners parade paramotors parliament party past payable payment peak peels penalty penetration piling plant portable postponed pounds
prediction preventive progressively puddles pumps pushback qualification qualified quarantine radiating railway rationed reasons recall
recalled reconfigured reconnaissance reconstruction redesignated refrain refused regarded regime regional regular rehearsal rehearse
rejected released rely remarking remember reopening reorganisation repeated repositioned rerouted reschedule rest restock
restoration resurfaced returned reverse reversed rigged roster rough routine routings rubberised sailors sand saturation scaring scrubbed seagulls
seal season seen served shells shoot simple siren sirens sixty slight snowploughs soaked soldiers solo spillage split stages stain stay stock
stones storks stranded strength strikes strong subsidence subsidiary substitute supporting sweepers switched synchronised technical
technique telecom territories thenceforth tolerance tonnes torn touchdown tractor transferred transit transponder trip troops tropical
troubles tunnel tyre unaffected unburned uncompleted unexploded unidentified unilluminated unlicensed unrestricted unserviceability
unwelcome uplift usual vacate vacated vaccination variation vectored verbal verify viewing visa void vultures whacking wheeled winter
withheld wobble workdays workers wreckage written wrong zero
`;
