import { Type } from 'typebox';
import { Format, alongRoute, apiKey, filtering, paging, placing, sortByField, forSpreadsheet } from '../schema/parameters.ts';
import { Closed, OneOf, Text } from '../schema/values.ts';
import { FacetNames } from './facets.ts';

/** A page of NOTAMs has at most this many without a key. */
export const ANONYMOUS_NOTAM_LIMIT = 5;

const understanding = {
  expand: Type.Optional(OneOf(['decoded'], 'adds the object decoded to each NOTAM: what is understood of it')),
  at: Type.Optional(
    Text(
      'the one moment of the answer, as in filters: of the filter, status, schedule and words; now without it; 400 where it has no effect',
    ),
  ),
  from: Type.Optional(Text('start of the window that active periods are clipped to, as in filters; needs expand=decoded')),
  to: Type.Optional(Text('end of that window')),
};

export const NotamListQuery = Closed(
  {
    ...paging,
    ...filtering,
    ...placing,
    ...alongRoute,
    ...understanding,
    facets: FacetNames,
    format: Type.Optional(Format),
    ...forSpreadsheet,
    ...apiKey,
  },
  { ...sortByField },
);

export const NotamQuery = Closed({ ...understanding, ...apiKey });

export const NotamImportQuery = Closed({
  name: Type.Optional(Text('name of the file, for the report')),
  dryRun: Type.Optional(OneOf(['true', 'false'], 'true: only report what would be imported')),
  asText: Type.Optional(OneOf(['true', 'false'], 'true: store a text as one NOTAM in which nothing marks one; it is refused otherwise')),
  ...apiKey,
});
