import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const columns =
  'id,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed';

/** An airport list of the public service, with one airport that no other set has. */
export function listFile(
  content = `${columns}\n00000000-0000-4000-8000-000000000009,Nine,LSXZ,,,47.9,9.9,400,CH,,,,EU,,airport,false,false\n`,
): string {
  const folder = temporaryFolder();
  const file = join(folder, 'list.csv');
  writeFileSync(file, content);
  return file;
}
