/**
 * These tables say which cities an airport serves that its source calls otherwise, and the names of cities in other languages. They are
 * written from general knowledge of geography, by place. A line is a city with scheduled service: the ICAO codes of its airports, the one
 * that people mean in front; its names in English, German, French, Italian, Spanish and the languages spoken there, and former ones still
 * in use; and districts and villages in which the first airport lies.
 */
import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';

/** Australia and the Pacific; the columns are described in named-place.ts. */
const oceania = `
YSSY | Sydney | Mascot
YMML YMAV | Melbourne | Tullamarine
YBBN | Brisbane | Eagle Farm
YPPH | Perth | Redcliffe
YPAD | Adelaide, Adelaida | West Beach
YBCG | Gold Coast | Coolangatta, Bilinga
YMHB | Hobart
YMLT | Launceston
YAYE | Uluru, Ayers Rock, Yulara
YWLM | Newcastle | Williamtown
YBSU | Sunshine Coast, Maroochydore
NZAA | Auckland, Tāmaki Makaurau | Mangere
NZWN | Wellington, Te Whanganui-a-Tara | Rongotai
NZCH | Christchurch, Ōtautahi | Harewood
NZQN | Queenstown, Tāhuna | Frankton
NZDN | Dunedin, Ōtepoti | Momona
NFFN | Nadi, Nandi, Fiji, Fidschi, Fidji
NFNA | Suva | Nausori
NTAA | Papeete, Tahiti | Faaa
NTTB | Bora Bora
NWWW | Nouméa, New Caledonia | La Tontouta, Païta
NVVV | Port Vila, Vanuatu
NSFA | Apia, Samoa | Faleolo
NFTF | Nukuʻalofa, Nukualofa, Tonga
NCRG | Rarotonga, Avarua, Cook Islands
PGUM | Guam, Hagåtña, Agana
PTRO | Koror, Palau | Airai
PGSN | Saipan
PKMJ | Majuro
NGTA | Tarawa
ANYN | Nauru
NGFU | Funafuti, Tuvalu
`;

type NamedPlace = {
  cities: readonly string[];
  districts: readonly string[];
  /** The airport comes first wherever it is listed. */
  isMain: boolean;
};

/** The lines are as they are written. */
export const placeLines = [europe, asia, africa, americas, oceania].flatMap((lines) => lines.trim().split('\n'));

function placesByIcao(): ReadonlyMap<string, NamedPlace> {
  const places = new Map<string, NamedPlace>();
  for (const [codes = '', cities = '', districts] of placeLines.map((line) => line.split(' | '))) {
    for (const [index, code] of codes.split(' ').entries()) {
      const before = places.get(code);
      const isMain = index === 0;
      places.set(code, {
        cities: [...(before?.cities ?? []), ...cities.split(', ')],
        districts: [...(before?.districts ?? []), ...(isMain && districts !== undefined ? districts.split(', ') : [])],
        isMain: isMain && before?.isMain !== false,
      });
    }
  }
  return places;
}

/** The lines are read when a place is first looked for, not at every start. */
let byIcao: ReadonlyMap<string, NamedPlace> | undefined;

/** Finds the place by ICAO code; undefined for an airport that is not listed. */
export function namedPlace(icaoCode: string | null): NamedPlace | undefined {
  return icaoCode === null ? undefined : (byIcao ??= placesByIcao()).get(icaoCode);
}
