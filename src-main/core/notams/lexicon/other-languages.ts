/**
 * Has the words of a closure alone, in languages that no lexicon has: Turkish, Indonesian, Norwegian, Danish, Swedish, Finnish, Czech, Slovak, Croatian,
 * Romanian and Hungarian.
 */
export const otherLanguages = String.raw`
[aerodrome] BANDARA FLYGPLATSEN
[cause] BAKIM CALISMASI
[due] NEDENIYLE
[filler] TRAFIGE
[runway] PIST RULLEBANE RULLEBANEN RULLBANA
[landing] ATERIZARI ATERIZARE
[takeOff] DECOLARI DECOLARE DECOLARILE
[to] PENTRU
[closed] KAPALI KAPALIDIR DITUTUP STENGT STANGD STÄNGD LUKKET SULJETTU UZAVRENA UZAVRENO ZATVORENA INCHISA INCHIS ZARVA
[not] TIDAK
[condition] JIKA
[terms]
permission: VARSEL
rescue: AMBULANSEFLY
helicopters: HELIKOPTER
[words] IKKE BANE BENYTTES
`;
