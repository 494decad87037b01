/** The magnetic field where an airport lies, by the World Magnetic Model. */
import geomagnetism from 'geomagnetism';

export type Declination = {
  /** Degrees, east positive: magnetic is true minus this. */
  degrees: number;
  /** Name of the model, `WMM-2025`. */
  model: string;
  /** Day that the value holds for, `2026-11-21`. */
  date: string;
  /** Last day of the model. */
  until: string;
};

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Undefined where no model holds for the date. */
export function declinationAt({ latitude, longitude }: { latitude: number; longitude: number }, date: Date): Declination | undefined {
  try {
    const model = geomagnetism.model(date);
    const { decl: degrees } = model.point([latitude, longitude]);
    return { degrees, model: model.name, date: day(date), until: day(model.end_date) };
  } catch {
    return undefined;
  }
}
