export const german = String.raw`
[runway] LANDEBAHN PISTENBAHN LANDEBAHNEN
[aerodrome] AERODROM FLUGPLATZ FLUGHAFEN
[other] ROLLBAHN VORFELD
[landing] LANDUNGEN
[takeOff] starts
[closed] GESPERRT GESCHLOSSEN UNBENUTZBAR
[stopped] VERBOTEN
[closure] SPERRUNG
[usable] VERFUEGBAR BENUTZBAR
[allowed] ERLAUBT
[not] NICHT
[no] KEINE
[except] AUSSER
[all] ALLE
[and] UND
[length] ERSTE LETZTE
[condition] WAEHREND
[due] WEGEN
`;
