/** Figures of a route as they are read in a cockpit. All take what is known; what is not known is said where they are shown. */
import type { RouteLeg } from '#contract/route/legs.ts';
import { formatDatedZulu } from '#domain/time.ts';
import { feetToMetres } from '#domain/units.ts';
import { perLanguage } from '#renderer/i18n/words.ts';

const decimals = perLanguage((language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const wholes = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));

/** With one decimal; a true minus sign, which Intl does not write. */
export const tenths = (value: number): string => decimals().format(value).replace('-', '−');
export const whole = (value: number): string => wholes().format(value).replace('-', '−');

/** `+5°`: to the right; `0°` without a sign. */
export function correction(degrees: number): string {
  const rounded = Math.round(degrees);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}°`;
}

/** `240/25`, from degrees true, knots; `360/05` from north. */
export function windText({ direction, speedKt }: Pick<NonNullable<RouteLeg['wind']>, 'direction' | 'speedKt'>): string {
  const speed = Math.round(speedKt);
  const from = speed === 0 ? 0 : Math.round(direction) % 360 || 360;
  return `${String(from).padStart(3, '0')}/${String(speed).padStart(2, '0')}`;
}

/** `1:05`, hours and minutes. */
export function hoursMinutes(minutes: number): string {
  const rounded = Math.round(minutes);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** `17:42Z`, with the day where it is not that of `reference`, or where that is null; both ISO 8601. */
export function clockTime(moment: string, reference: string | null): string {
  const rounded = new Date(Math.round(Date.parse(moment) / 60_000) * 60_000).toISOString();
  const time = `${rounded.slice(11, 16)}Z`;
  const isSameDay = reference?.slice(0, 10) === rounded.slice(0, 10);
  return isSameDay ? time : `${formatDatedZulu(Date.parse(rounded)).slice(0, 6)} ${time}`;
}

/** As flight plans write it: `FL065`, `5,500 ft`, `S1130`, `M0840`, `VFR`. */
export function levelText({ kind, feet }: NonNullable<RouteLeg['level']>): string {
  if (feet === null) return 'VFR';
  const tens = (value: number, digits: number) => String(Math.round(value)).padStart(digits, '0');
  switch (kind) {
    case 'flightLevel':
      return `FL${tens(feet / 100, 3)}`;
    case 'metricLevel':
      return `S${tens(feetToMetres(feet) / 10, 4)}`;
    case 'metricAltitude':
      return `M${tens(feetToMetres(feet) / 10, 4)}`;
    default:
      return `${whole(feet)} ft`;
  }
}
