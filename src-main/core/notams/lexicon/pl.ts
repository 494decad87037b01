export const polish = String.raw`
[runway] STARTOWA STARTOWEJ
[aerodrome] LOTNISKO LOTNISKA
[other] KOLOWANIA WLOT
[closed] ZAMKNIETA ZAMKNIETE NIECZYNNA NIECZYNNE
[closure] ZAMKNIECIE
[except] WYJATKIEM
[due] POWODU
[filler] DROGA DROGI
[landing] LADOWANIA
[takeOff] STARTY
[training] SZKOLENIE
[operation] LOTOW POWIETRZNYCH SAMOLOTOW
[stopped] ZABRONIONY ZABRONIONE
[allowed] MOZLIWE
[only] TYLKO
`;
