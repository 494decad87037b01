/** Wind as an option of the command line. */
import { Refusal } from '#core/refusal.ts';

/** `240/25`, degrees true and knots; `calm`. Throws `invalidRequest` for anything else. */
export function windOf(text: string): { direction: number; speedKt: number } {
  if (text.toLowerCase() === 'calm') return { direction: 0, speedKt: 0 };
  const [, direction, speed] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (direction === undefined || Number(direction) > 360)
    throw new Refusal('invalidRequest', { message: '--wind is direction in degrees true and speed in knots, such as 240/25, or calm.' });
  return { direction: Number(direction), speedKt: Number(speed) };
}
