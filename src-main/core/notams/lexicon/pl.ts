export const polish = String.raw`
[runway] STARTOWA STARTOWEJ
[aerodrome] LOTNISKO LOTNISKA
[other] KOLOWANIA
[closed] ZAMKNIETA ZAMKNIETE NIECZYNNA NIECZYNNE
[closure] ZAMKNIECIE
[except] WYJATKIEM
[due] POWODU
[filler] DROGA DROGI
`;
