/**
 * Finds the navaids and frequencies of a route that a shown notice names. The notices themselves are in their sections. The functions are
 * pure.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { RoutePoint } from '#contract/route/legs.ts';

type Aid = Briefing['aids'][number];
export type UsedFrequency = { ident: string; frequencyMhz: number; service: string };

const station = /\b(?:[DC]?VOR|DME|NDB|TACAN|VORTAC|LCTR|LOCATOR|NAVAID|BEACON)\b/i;

export function aidsOf(points: readonly RoutePoint[], frequencies: readonly UsedFrequency[], notices: readonly BriefingNotice[]): Aid[] {
  const navaids = points.flatMap((point) =>
    point.kind === 'navaid' && point.ident !== null ? [{ ident: point.ident, type: point.type }] : [],
  );
  const used = [...new Map(navaids.map((navaid) => [navaid.ident, navaid])).values()];
  return [
    ...used.map(({ ident, type }): Aid => ({
      kind: 'navaid',
      ident,
      frequencyMhz: null,
      service: type,
      notices: navaidIds(notices, ident),
    })),
    ...frequencies.map(({ ident, frequencyMhz, service }): Aid => ({
      kind: 'frequency',
      ident,
      frequencyMhz,
      service,
      notices: frequencyIds(notices, frequencyMhz),
    })),
  ].filter((aid) => aid.notices.length > 0);
}

const idsOf = (notices: readonly BriefingNotice[], isOf: (notice: BriefingNotice) => boolean): string[] =>
  notices.filter(isOf).map(({ id }) => id);

function navaidIds(notices: readonly BriefingNotice[], ident: string): string[] {
  const named = new RegExp(String.raw`(?<![A-Z\d])${ident}(?![A-Z\d])`, 'i');
  return idsOf(notices, ({ message: text, category }) => named.test(text) && (category === 'navigation' || station.test(text)));
}

/** 118.7 is written with one to three decimals, with a comma in some states. */
function frequencyIds(notices: readonly BriefingNotice[], mhz: number): string[] {
  const [whole = '', least = ''] = String(Number(mhz.toFixed(3))).split('.');
  const shown = least === '' ? '(?:[.,]0{1,3})?' : String.raw`[.,]${least}0{0,${3 - least.length}}`;
  const named = new RegExp(String.raw`(?<![\d.,])${whole}${shown}(?!\d|[.,]\d)`);
  // Most texts have no such digits, which is found out much faster.
  return idsOf(notices, ({ message: text }) => text.includes(whole) && named.test(text) && (least !== '' || /MHZ|FREQ/i.test(text)));
}
