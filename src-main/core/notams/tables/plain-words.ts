/**
 * English words common in NOTAMs: written in lower case in the plain text. Words that are not listed keep their capitals, so that names stay names
 * (a wrong lower-case word would hide one; capitals only shout).
 */
const list = `
a abatement abeam about above accept accepted access accommodated accordance across action actions activated activation active activities
activity add added addition additional additionally address addressed adhere adjacent administration administrative advance advise advised
advisory aerial aerobatic aerobatics aeroclub aerodrome aeronautical aeronautics aerospace affect affected after again against agent
agreement agreements agricultural aid aids air airborne aircraft aircrew aircrews airdrop airfield airframe airline airlines airmen
airport airports airshow airside airspace airway airways airworthiness alert all allocated allowable allowed along also alternate
alternative alternatively altimeter altitude altitudes ambulance amend amended amendment amendments an and angle angles announced answer
answering antenna antennas antiballistic any appears applicable applied applies apply approach approaches appropriate approval approvals
approve approved approximately apron aprons arc are area areas army around arrangements arresting arrival arrivals arriving article
artillery as asked asphalt assessments assets assigned assistance associated asterisk at attention authorised authorities authority
authorization authorized auto autoland automated automatic autopilot availability available aviation avoid avoidance avoided awaiting
awareness away azimuth back balloon balloonist balloons bambi band banner barricaded barricades barrier barriers base based based-aircraft
basic be beacon beams been before beginning behind being below between beyond bidirectional bird birds blindness blocked booking boom
border both bound boundary bounded brake braking bridge brief briefing broadcast bucket building bus buses bushes but by c-band cable
cables calibrated calibration call called calls callsign can canceled cancelled capabilities capability capacity captive cargo carrier
carriers cars case category caused caution cease center centered centerline centre centred centreline ceremony certain certificates change
changed changes channel characteristics charge charges chart charted charts check checked checklist checkpoint chimney circle circling
circuit circuits circular civil civilian class classifies clear clearance cleared climb climbing clockwise close closed closing closure
closures cloud clouds club clubs coast coastal code coincident command commenced commences commencing comments commercial commission
commissioned common communication communications compacted compensate competition complementary complete completed completely completion
complex compliance compliant comply computer concentration concerned concerning concourse concrete condition conditions conduct conducted
conducting cones confirm conflict congestion connection consider considered constant construction contact contained containing contest
contingency continue continued continuously control controlled controller controlling coordinate coordinated coordinates coordination
corner correct could coupled course coverage covered covers crack cracks crane cranes credible crew crewed crews criminal criteria
critical crop crops cross crossing current currently customs cutting daily damage damaging danger dangerous data dataset date dated day
daylight days daytime deactivated deadly debris decision declared decommissioned deconfliction decreased dedicated deemed deer defence
defined degraded degree degrees deice deicing delay delays delete deleted delimited delivery demolition demonstration demonstrations
depart departing department departure departures dependent depending depicted depiction deployed depth derived descend descent described
description designated destination destruction detail details detained detection determined development devices different digital
dimension direct direction directional directions directive directives directly disconnected dispatch dispatchers displaced display
displays disregard disruption distance distances ditch diversion diversions do does domestic double downgraded downwind drainage drill
drone drones drop dropping dry drying dual due duration during dusting duty each earlier earth east east-west eastbound eastern edge edges
effect effective effort eight either electric electrical electronic elevated elevation elevations ellipse email emergency encounter
encouraged end ends energy enforcement engaged engine engineered engines enhanced enroute ensure enter entering entire entitled entrance
entry environment environmental equipment equipped erected erosion errors essential establish established estimated etc even event events
every excavation excavator exceed except exception exceptions excessive excluding exempt exempted exercise exercises exercising exist
existing exists exit exiting expect expected experience experimental expiry explosives extended extending extension extensive extreme eyes
face facilities facility facing faded fail failure falling false far farm fast fault faults fax federal feeder feet fence fenced festival
fibre field fighter fighting file filed filing filming final finder finding fire fire-fighting firefighting fires firework fireworks
firing first fishing five fix fixed flagged flare flash flashing flat flight flights floatplane flocks flooded flow fluctuation
fluctuations fly flying flypast follow followed following follows for forbidden force forces forecast forecasts foreign forest form formed
found four frangible free frequencies frequency friction fridays from frost fuel full fully funeral further gallons gate gear general
generating geophysical give given glide glidepath glider gliderport gliders glideslope gliding go-around goggle goggles government
gradient gradients grass gravel green grid grooved ground group guard guidance gun gunnery gust had half hammerhead hand handbook handling
hang hangar hangars hardstand hardstands has have hazard hazardous head heading headings health heavy height height-limited heightened
helicopter helicopters helipad hidden high higher highest hoist hold holding holes holiday holidays hook horizontal hot hour hours hover
however hud hunting hydrant ice identification identified identifier if illuminants illuminated illumination immediate immediately
imminent impact impacted implementing imposing in inaccurate inadvertent inbound incidents include included includes including inclusive
incorrect increase increased index indicated indication indications indicator individual infield inform information informational
infringed infringes initial injurious inner inoperative insert inside inspection installed instead instructed instruction instructions
instrument instruments integrated integrity intended intending intense intensity intercept intercepted interceptions interference interim
intermittent intermittently international interruption intersection intervals interviewed into involved irregular irregularities
irregularity is island islands issued it item its jamming jet jib joining joint jointly joints jump jumper jumpers jumping kilometres kite
kites knowingly known laid lake landing landings lane lantern lanterns large larger laser lasers last later lateral laterally latest
launch launched launches law lead leading least left length less letdown level levels licence licenced license light lighted lighting
lights limit limitation limitations limited limits line lines link list listed lit live load loading loads local localiser localizer
locally located location locations locator locked long long-term longer loss low low-level lower lowered lowest machines made magnetic
mail main maintain maintained maintenance major majority make management manager mandatory maneuver maneuvering manhole manned manoeuvre
manoeuvres manoeuvring manual map mark marked marker markers marking markings mast masts maximum may means measures medical medium meet
memorial men mentioned message messages metal meteorological meteorology method methods metres middle midfield migratory mile miles
military minima minimal minimum minimums minister minor minute minutes mishap missed missiles missing mission mobile mode model moderate
modes modified modify mondays monitor monitored month moored more most motorcycle mountain mountainous move moved movement movements
moving mower mowers mowing muddy multiple multirotor must name named national nature nautical naval navigation navigational navy near
nearest necessary need needed negative network new newly next night nighttime nine no noise non non-standard none nonmovement normal north
north-south northbound northeast northern northwest not note noted notes notice notices notification notified notify now number numbers
numerous object obscured observation observations observe observed observers obstacle obstacle-free obstacles obstruction obtain obtained
occasional occur ocean oceanic of off office officer official offshore old on once one one-way ongoing only onto open opened opening
operate operated operates operating operation operational operations operator operators opinion opposite optic optical option options or
order orientated orientation origin original other others otherwise out outage outages outbound outer outlet outlined outside over
overflight overflights overfly overflying overhead overnight overrun overs own package pads page paint painted painting panel parachute
parachuting parachutist parachutists paraglider paragliders paragliding paragraph parallel parked parking part partial partially
participate participating parties parts passenger passengers patch patching patchy path pattern pavement pavers paving pay payload
pedestrian penalties pending per percent perform performance performed performing perimeter period periods permanent permanently
permission permissions permit permitted perpendicular person personnel persons phase phone photography physical pilot piloted pilots pipe
pipes place placed placement plan planned planning plans planview plate plates please pleasure plus point points pole poles police polygon
portion portions pose poses position positioned positions possible post posts potential potholes power practice pre-authorised pre-flight
precaution precipitation precision prescribed presence present prevent previous previously primary prior priority procedural procedure
procedures proceeding procession products profile program progress prohibited prohibition prohibits project promulgate protected
protection provide provided providing provision proximity public publication publications published pulse pump purpose purposes pursuant
pursue pylon pyrotechnic pyrotechnics quarter questions quiet radar radial radials radio radiosonde radius rain raised ramp ramps range
ranges rapid rates reach read readiness reads ready real reason rebroadcast receive received receiver receivers recommended recovery
rectangular red reduce reduced reduction refer reference references refers refuel refueling refuelling regarding regardless region
registered regulation regulations related release releases relevant reliable relief relocated remain remainder remaining remains remarks
reminded remote remotely removal remove removed renamed renumbered repainting repair repaired repairs replace replaced replacement
replaces report reported reporting reports request requested requesting requests require required requirement requirements requires
requiring rescue research reservation reserve reserved residents resolution respective response responsibility responsible restricted
restriction restrictions result resulting results resume resumed resurfaced resurfacing retroreflective return revised revises revocation
rig right rigs ring risk risks river road roadway rocket rockets roller rotary rotor rough route routes routing rows rubber rules run runs
runup runway runways ruts safe safety same sand satellite saturdays scale scene schedule scheduled scheme school schools sea sealing
seaplane seaplanes searchlight searchlights season second section sections sector sectors security see seeding segment segmented segments
seizure selected self send sensor sensors separate separation sequence sequenced series serve server service serviceable services
servicing setting seven several severe shadow shall sheep sheet shelter short short-term shortage should shoulder shoulders shown side
sides sidestep sight sightings sign signage signal signals significant signs silent similar simulated simulation simultaneous single
single-engine site situated situation situational six size slab slabs sling slippery slope slow slush small smaller sms snow snowbanks
snowplough snowplow so sock soft software solo some sortie sorties source south southbound southeast southern southwest space special
specific specification specifications specified speed sporting spot spots sprayed spraying square squawk stack stadium staff staffing
stage stand standard standby standing stands start starting starts state stated states station stationary status steady steel still stop
storage stored storm straight strip strobe strongly structure student students subject subsequently such suffer sufficient suitable
sundays sunrise sunset supersedes supervisor supplement supplementary supply support surface surface-based surfaces surrounding
surroundings surveillance survey surveying suspended suspension swarm sweeping swing symbol system systems table tactical tail tailhook
take take-off taken takeoff takeoffs taking tall tanker target taxi taxiing taxilane taxiway taxiways taxying telephone temporarily
temporary ten tenant tenants tensions tent tents terminal terrain territory test testing tests tethered than that the their them then
thence there thereafter these they this those threat three threshold through throughout tie time times to top total touchdown tow tower
towers towing track tracks tractor traffic training transfer transient transiting transition transitional transitioning transitions
transmission transmit transmitter transponder transport travel tree trees trench trenches trenching trial trigger triple truck trucks true
turbine turbines turbojet turn turnaround turning turns twin-engine two two-way type types unable unauthorised unavailable unchanged
uncompensated under underrun undershoot underslung uneven unexpected ungrooved unit units unknown unless unlighted unlimited unlit
unmanned unmarked unmonitored unreliable unserviceable unstable until unusable up update updated updates upgrade upgraded upon upper
usable use used user users using utilising utilize utilizing valid validation variable vary vector vectoring vectors vegetation vehicle
vehicles vertical vertically very vfr-only via vicinity view village violates visibilities visibility visible vision visiting visitor
visitors visual visual-flight voice volatile volcanic volcano warned warning warnings was wash watch water water-based waters way waypoint
waypoints weaponry weather weather-balloon website week weekdays weekend weight well were west westbound western wet wheel when whenever
where whether which while whilst white who whole wholly wide wider width wildlife will willfully winching wind windcone windsock wing
wingspan wingspans wire wires with withdrawn within without work workers working works worn year yellow yours zone zones pax seats commitments participant
`;

export const plainWords: ReadonlySet<string> = new Set(list.trim().toUpperCase().split(/\s+/));
