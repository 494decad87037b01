/** What filters and sorts on countries may name (`c` is the country). */
import type { Resource } from '../filter/resource.ts';

/** Every row has the date of the dataset. */
const date = `(SELECT m.value FROM meta m WHERE m.key = 'date')`;

export const countryResource: Resource = {
  name: 'countries',
  fields: {
    id: { kind: 'id', column: 'c.id' },
    createdAt: { kind: 'timestamp', column: date },
    updatedAt: { kind: 'timestamp', column: date },
    continentCode: { kind: 'text', column: 'c.continent_code' },
    continent: { kind: 'text', column: 'c.continent_code' },
    isoId: { kind: 'text', column: 'c.country_code' },
    countryCode: { kind: 'text', column: 'c.country_code' },
    alpha3: { kind: 'text', column: 'c.alpha3' },
    name: { kind: 'text', column: 'c.name', fold: 'c.name_fold' },
    timezone: { kind: 'text', column: 'c.timezone' },
  },
  defaultSort: [{ field: 'name', direction: 'asc' }],
};
