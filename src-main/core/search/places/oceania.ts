/** Australia and the Pacific; the columns are described in named-place.ts. */
export const oceania = `
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
