/**
 * Names of flight information regions, as their own states name them or in English. Written by hand from general knowledge; a region that is not here is
 * shown by its code, and one that was renamed under its old name until somebody changes it here.
 */
const blocks: Readonly<Record<string, string>> = {
  'Northern Europe and the North Atlantic':
    'BGGL Nuuk, BIRD Reykjavík, EBBU Brussels, EDGG Langen, EDMM München, EDUU Rhein, EDVV Hannover, EDWW Bremen, ' +
    'EETT Tallinn, EFIN Finland, EGGX Shanwick Oceanic, EGPX Scottish, EGTT London, EHAA Amsterdam, EISN Shannon, ' +
    'EKDK København, ENOB Bodø Oceanic, ENOR Polaris, EPWW Warszawa, ESAA Sweden, EVRR Rīga, EYVL Vilnius',
  'Southern Europe and the Mediterranean':
    'LAAA Tirana, LBSR Sofia, LCCC Nicosia, LDZO Zagreb, LECB Barcelona, LECM Madrid, LFBB Bordeaux, LFEE Reims, ' +
    'LFFF Paris, LFMM Marseille, LFRR Brest, LGGG Athinai, LHCC Budapest, LIBB Brindisi, LIMM Milano, LIRR Roma, ' +
    'LJLA Ljubljana, LKAA Praha, LLLL Tel Aviv, LMMM Malta, LOVV Wien, LPPC Lisboa, LPPO Santa Maria Oceanic, LQSB ' +
    'Sarajevo, LRBB București, LSAS Switzerland, LTAA Ankara, LTBB İstanbul, LUUU Chișinău, LWSS Skopje, LYBA ' +
    'Beograd, LZBB Bratislava',
  'Eastern Europe and Northern Asia':
    'UAAA Almaty, UACN Astana, UAII Shymkent, UATT Aktobe, UBBA Baku, UCFM Bishkek, UDDD Yerevan, UEEE Yakutsk, ' +
    'UGGG Tbilisi, UHHH Khabarovsk, UHMM Magadan, UIII Irkutsk, UKBV Kyiv, UKDV Dnipro, UKFV Simferopol, UKLV Lviv, ' +
    'UKOV Odesa, ULLL Saint Petersburg, UMKK Kaliningrad, UMMV Minsk, UNKL Krasnoyarsk, UNNT Novosibirsk, URRV ' +
    'Rostov, USSV Yekaterinburg, USTV Tyumen, UTAA Ashgabat, UTDD Dushanbe, UTTR Tashkent, UUWV Moscow, UWWW Samara',
  'The Middle East':
    'OAKX Kabul, OBBB Bahrain, OEJD Jeddah, OIIX Tehran, OJAC Amman, OKAC Kuwait, OLBB Beirut, OMAE Emirates, OOMM ' +
    'Muscat, OPKR Karachi, OPLR Lahore, ORBB Baghdad, OSTT Damascus, OTDF Doha, OYSC Sana’a',
  Africa:
    'DAAA Alger, DGAC Accra, DNKK Kano, DRRR Niamey, DTTC Tunis, FACA Cape Town, FAJA Johannesburg, FAJO ' +
    'Johannesburg Oceanic, FBGR Gaborone, FCCC Brazzaville, FIMM Mauritius, FLFI Lusaka, FMMM Antananarivo, FNAN ' +
    'Luanda, FQBE Beira, FSSS Seychelles, FTTT N’Djamena, FVHF Harare, FWLL Lilongwe, FZZA Kinshasa, GCCC Canarias, ' +
    'GLRB Roberts, GMMM Casablanca, GOOO Dakar, GVSC Sal Oceanic, HAAA Addis Ababa, HBBA Bujumbura, HCSM Mogadishu, ' +
    'HECC Cairo, HHAA Asmara, HKNA Nairobi, HLLL Tripoli, HRYR Kigali, HSSS Khartoum, HTDC Dar es Salaam, HUEC ' +
    'Entebbe',
  'North and Central America and the Caribbean':
    'CZEG Edmonton, CZQM Moncton, CZQX Gander, CZUL Montréal, CZVR Vancouver, CZWG Winnipeg, CZYZ Toronto, KZAB ' +
    'Albuquerque, KZAK Oakland Oceanic, KZAU Chicago, KZBW Boston, KZDC Washington, KZDV Denver, KZFW Fort Worth, ' +
    'KZHU Houston, KZID Indianapolis, KZJX Jacksonville, KZKC Kansas City, KZLA Los Angeles, KZLC Salt Lake City, ' +
    'KZMA Miami, KZME Memphis, KZMP Minneapolis, KZNY New York, KZOA Oakland, KZOB Cleveland, KZSE Seattle, KZTL ' +
    'Atlanta, KZWY New York Oceanic, MDCS Santo Domingo, MHTG Central American, MKJK Kingston, MMFO Mazatlán ' +
    'Oceanic, MMFR Mexico, MPZL Panama, MTEG Port-au-Prince, MUFH Habana, PAZA Anchorage, PHZH Honolulu, TJZS San ' +
    'Juan, TNCF Curaçao, TTZP Piarco',
  'South America':
    'SACF Córdoba, SAEF Ezeiza, SAMF Mendoza, SARR Resistencia, SAVF Comodoro Rivadavia, SBAO Atlântico, SBAZ ' +
    'Amazônica, SBBS Brasília, SBCW Curitiba, SBRE Recife, SCCZ Punta Arenas, SCEZ Santiago, SCFZ Antofagasta, SCIZ ' +
    'Easter Island, SCTZ Puerto Montt, SEFG Guayaquil, SGFA Asunción, SKEC Barranquilla, SKED Bogotá, SLLF La Paz, ' +
    'SMPM Paramaribo, SOOO Cayenne, SPIM Lima, SUEO Montevideo, SVZM Maiquetía, SYGC Georgetown',
  Asia:
    'RCAA Taipei, RJJJ Fukuoka, RKRR Incheon, RPHI Manila, VABF Mumbai, VCCF Colombo, VDPF Phnom Penh, VECF ' +
    'Kolkata, VGFR Dhaka, VHHK Hong Kong, VIDF Delhi, VLVT Vientiane, VNSM Kathmandu, VOMF Chennai, VRMF Malé, VTBB ' +
    'Bangkok, VVHM Ho Chi Minh, VVHN Hanoi, VYYF Yangon, WAAF Ujung Pandang, WBFC Kota Kinabalu, WIIF Jakarta, WMFC ' +
    'Kuala Lumpur, WSJC Singapore, ZBPE Beijing, ZGZU Guangzhou, ZHWH Wuhan, ZJSA Sanya, ZKKP Pyongyang, ZLHW ' +
    'Lanzhou, ZMUB Ulaanbaatar, ZPKM Kunming, ZSHA Shanghai, ZWUQ Ürümqi, ZYSH Shenyang',
  'Australia and the Pacific':
    'AGGG Honiara, ANAU Nauru, AYPM Port Moresby, NFFF Nadi, NTTT Tahiti, NZZC New Zealand, NZZO Auckland Oceanic, ' +
    'YBBB Brisbane, YMMM Melbourne',
};

export const firNames: ReadonlyMap<string, string> = new Map(
  Object.values(blocks)
    .flatMap((block) => block.split(', '))
    .map((entry) => [entry.slice(0, 4), entry.slice(5)]),
);

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O').replaceAll('’', "'").toUpperCase();
const byName = new Map([...firNames].map(([code, name]) => [folded(name), code]));

/** The code of the region with this name, whatever its case and accents; undefined for any other text. */
export const firOfName = (text: string): string | undefined => byName.get(folded(text.trim()));

/** It reads `EGTT London`; it is the code alone where the name is not known. */
export function firInWords(code: string): string {
  const name = firNames.get(code);
  return name === undefined ? code : `${code} ${name}`;
}
