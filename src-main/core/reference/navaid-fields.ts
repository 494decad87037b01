/**
 * This is the one table of the fields of a navaid that sources give. The columns of reference.sqlite, the rows written to them, comparing
 * datasets and filtering follow from it. What is derived (the folded name, the airport's codes) is not a field.
 */
import type { NavaidFacts } from './sources/facts.ts';
import type { PartField } from './airport-fields.ts';

type NavaidFieldName = Exclude<keyof NavaidFacts, 'id' | 'updatedAt' | 'airportId'>;

/** Rows are in the order of the columns. */
export const navaidFields: Readonly<Record<NavaidFieldName, PartField>> = {
  ident: { column: 'ident', kind: 'text', isRequired: true },
  name: { column: 'name', kind: 'text', isRequired: true, isFolded: true },
  type: { column: 'type', kind: 'text', note: "the contract's NavaidType" },
  frequency: { column: 'frequency', kind: 'real', note: 'kHz, whatever the unit that it is shown in' },
  dmeChannel: { column: 'dme_channel', kind: 'text' },
  latitude: { column: 'latitude', kind: 'real', note: 'degrees, WGS 84' },
  longitude: { column: 'longitude', kind: 'real', note: 'degrees, WGS 84' },
  elevation: { column: 'elevation', kind: 'integer', note: 'feet above mean sea level' },
  magneticVariation: { column: 'magnetic_variation', kind: 'real', note: 'degrees, east positive, at the position' },
  slavedVariation: { column: 'slaved_variation', kind: 'real', note: 'degrees, east positive, that the station is set to' },
  usage: { column: 'usage', kind: 'text', note: "the contract's NavaidUsage" },
  power: { column: 'power', kind: 'text', note: "the contract's NavaidPower" },
  airportIdent: { column: 'airport_ident', kind: 'text', note: 'of its airport, as the source has it' },
  countryCode: { column: 'country_code', kind: 'text', note: 'ISO 3166-1 alpha-2' },
};

export const navaidFieldNames = Object.keys(navaidFields) as NavaidFieldName[];

/** kHz. The bands of NDBs end at 1,750 kHz and those of VOR, DME and TACAN begin at 108,000 (ICAO Annex 10): what is below this is shown in kHz, else in MHz. */
export const LEAST_SHOWN_IN_MHZ = 2_000;

/** SQL, of a navaid `v`: the frequency as it is shown, and the unit of that. */
export const shownFrequency = `iif(v.frequency >= ${LEAST_SHOWN_IN_MHZ}, v.frequency / 1000, v.frequency)`;
export const frequencyUnit = `iif(v.frequency IS NULL, NULL, iif(v.frequency >= ${LEAST_SHOWN_IN_MHZ}, 'MHz', 'kHz'))`;
