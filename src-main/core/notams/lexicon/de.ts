export const german = String.raw`
[runway]
LANDEBAHN PISTENBAHN

[aerodrome]
AERODROM FLUGPLATZ FLUGHAFEN

[other]
ROLLBAHN VORFELD

[landing]
LANDUNGEN

[takeOff]
starts

[closed]
GESPERRT GESCHLOSSEN UNBENUTZBAR

[stopped]
VERBOTEN

[closure]
SPERRUNG

[usable]
VERFUEGBAR BENUTZBAR

[allowed]
ERLAUBT

[not]
NICHT

[no]
KEINE

[except]
AUSSER

[all]
ALLE

[and]
UND

[to]
FUER

[place]
ZWISCHEN

[length]
ERSTE LETZTE

[condition]
WAEHREND

[due]
WEGEN
`;
