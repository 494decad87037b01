/** Languages of which only the words of a closure are known: Turkish, Indonesian, Norwegian, Danish, Swedish, Finnish, Czech, Slovak, Croatian, Romanian, Hungarian. */
export const others = String.raw`
[runway] PIST RULLEBANE RULLEBANEN RULLBANA
[closed] KAPALI KAPALIDIR DITUTUP STENGT STANGD STÄNGD LUKKET SULJETTU UZAVRENA UZAVRENO ZATVORENA INCHISA ZARVA
`;
