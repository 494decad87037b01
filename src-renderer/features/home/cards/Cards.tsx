import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { Desk, DeskAerodrome, DeskRoute } from '#contract/desk.ts';
import { airportHandle } from '#renderer/components/airport/airport-handle.ts';
import { useLastLooks } from '#renderer/data/notams/last-looks.ts';
import { routeAddressQuery } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { lookOfAirport } from '../use-desk.ts';
import { AerodromeFacts } from './AerodromeFacts.tsx';
import styles from './Cards.module.css';

type Move = (event: KeyboardEvent<HTMLElement>) => void;
type Aerodromes = ReadonlyMap<string, DeskAerodrome>;

/** Shows a card per favourite and per stored route; arrow keys move between their links. */
export function Cards({ desk }: { desk: Desk }) {
  const grid = useRef<HTMLUListElement>(null);
  const isNow = desk.at === desk.now;
  const aerodromes: Aerodromes = new Map(desk.aerodromes.map((one) => [one.airportId, one]));
  const move: Move = (event) => {
    const links = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const at = links.indexOf(event.currentTarget);
    const next = at < 0 ? undefined : links[stepTo(event.key, at, links)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={grid} className={styles.grid}>
      {desk.favourites.map((favourite) => (
        <li key={favourite.airportId} className={styles.card}>
          <AirportCard favourite={favourite} aerodrome={aerodromes.get(favourite.airportId)} isNow={isNow} move={move} />
        </li>
      ))}
      {desk.routes.map((route) => (
        <li key={route.id} className={styles.card} data-wide>
          <RouteCard route={route} aerodromes={aerodromes} isNow={isNow} move={move} />
        </li>
      ))}
    </ul>
  );
}

/** The card that a key leads to: left and right by one, up and down to the one above or below, as they are laid out. */
function stepTo(key: string, at: number, links: readonly HTMLElement[]): number {
  const box = (link: HTMLElement | undefined) => link?.closest('li')?.getBoundingClientRect();
  const own = box(links[at]);
  const inColumn = (isThere: (top: number, ownTop: number) => boolean) => (link: HTMLElement) => {
    const other = box(link);
    return own !== undefined && other !== undefined && Math.abs(other.left - own.left) < 4 && isThere(other.top, own.top);
  };
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return links.findIndex(inColumn((top, ownTop) => top > ownTop + 4));
    case 'ArrowUp':
      return links.findLastIndex(inColumn((top, ownTop) => top < ownTop - 4));
    case 'Home':
      return 0;
    case 'End':
      return links.length - 1;
    default:
      return -1;
  }
}

type AirportCardProps = { favourite: Desk['favourites'][number]; aerodrome: DeskAerodrome | undefined; isNow: boolean; move: Move };

function AirportCard({ favourite: { airportId, code, name }, aerodrome, isNow, move }: AirportCardProps) {
  return (
    <article aria-label={[code, name].filter((part) => part !== null).join(' ')} {...airportHandle({ id: airportId, code, name })}>
      <header className={styles.head}>
        <h3>
          <Link href={`/airports/${encodeURIComponent(airportId)}`} data-card onKeyDown={move}>
            {code !== null && <span className="code">{code}</span>} {name}
          </Link>
        </h3>
        {aerodrome && <NewHere aerodrome={aerodrome} />}
      </header>
      {aerodrome ? <AerodromeFacts aerodrome={aerodrome} isNow={isNow} /> : <p>{words.home.vanished}</p>}
    </article>
  );
}

function RouteCard({ route, aerodromes, isNow, move }: { route: DeskRoute; aerodromes: Aerodromes; isNow: boolean; move: Move }) {
  const { home } = words;
  const query = routeAddressQuery({ text: route.text, choices: [] });
  return (
    <article aria-label={route.name}>
      <header className={styles.head}>
        <h3>
          <Link href={`/route?${query}`} data-card onKeyDown={move}>
            {route.name}
          </Link>
        </h3>
        <Link href={`/briefing?${query}`} aria-label={home.briefOf(route.name)}>
          {home.brief}
        </Link>
      </header>
      <p className={styles.words}>
        {route.text}
        {route.faults > 0 && <strong> · {home.faults(route.faults)}</strong>}
      </p>
      {route.aerodromes.length === 0 && <p>{home.noAerodrome}</p>}
      <div className={styles.legs}>
        {route.aerodromes.map(({ role, ident, airportId }) => {
          const aerodrome = airportId === null ? undefined : aerodromes.get(airportId);
          return (
            <section key={`${role} ${ident}`} className={styles.leg} aria-label={`${home.roles[role]} ${ident}`}>
              <h4>
                {home.roles[role]} <span className="code">{ident}</span> {aerodrome?.name}
              </h4>
              {aerodrome ? <AerodromeFacts aerodrome={aerodrome} isNow={isNow} /> : <p>{home.vanished}</p>}
            </section>
          );
        })}
      </div>
    </article>
  );
}

function NewHere({ aerodrome: { code, news, airportId } }: { aerodrome: DeskAerodrome }) {
  const lookNow = useLastLooks((last) => last.lookNow);
  const { home } = words;
  if (news.count === null || news.count === 0) return null;
  return (
    <span className={styles.new}>
      <Link href={`/notams/${encodeURIComponent(code ?? airportId)}`}>{home.newHere(news.count)}</Link>
      {code !== null && (
        <button type="button" className={styles.seen} aria-label={home.seenOf(code)} onClick={() => lookNow(lookOfAirport(code))}>
          {home.seen}
        </button>
      )}
    </span>
  );
}
