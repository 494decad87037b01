/** A `Notice` is what reading and decoding a NOTAM give. Unknown is null: nothing is guessed, and `raw` is always complete. */
import type { Decoded } from '#contract/notams/decoded.ts';

export type NoticeFormat = Decoded['format'];

/** Points are `[longitude, latitude]`, degrees, WGS 84 (RFC 7946); rings run counter-clockwise and close. */
export type Position = [longitude: number, latitude: number];
export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/**
 * A geometry comes from an area, circle, corridor, line or points in the text; the coarse circle or point of item Q; the position of the
 * aerodrome. `wholeRegion` has none.
 */
export type GeometrySource = NonNullable<Decoded['geometrySource']>;

export type EffectKind = Decoded['effects'][number]['kind'];

/** An effect is what a NOTAM does; `part` may be a length, some operations, some aircraft, some hours, one direction. */
export type Effect = Decoded['effects'][number];

/** The condition is given as reported, because its age depends on the time of the request. Lists hold the first, middle and last third of the runway. */
export type RunwayCondition = Omit<Decoded['runwayConditions'][number], 'ageMinutes' | 'timeliness'>;

/** ISO 8601 UTC. `end` is null for a period without an end. */
export type ActivePeriod = { start: string; end: string | null };

export type Category = Decoded['category'];

/** 5 may stop the flight, 4 changes the plan, 3 attention, 2 minor, 1 information (resources/docs/notams.md). */
export type Severity = Decoded['severity'];

export type RunwayIdents = { name: string; lowIdent: string | null; highIdent: string | null; isClosed: boolean | null };

/** These come from elsewhere than the text. */
export type About = {
  /** The time of issue is given where the file states it. */
  issued?: Date | undefined;
  /** Reports without a year get the year that is nearest to this time of receipt. */
  receivedAt: Date;
  runwaysOf?: ((icao: string) => readonly RunwayIdents[] | undefined) | undefined;
  /** Positions are in degrees, WGS 84. */
  positionOf?: ((icao: string) => { latitude: number; longitude: number } | undefined) | undefined;
  nameOf?: ((icao: string) => string | undefined) | undefined;
};

/** An import needs these members: items, dates and identity. */
export type NoticeReading = Pick<
  Decoded,
  | 'format'
  | 'type'
  | 'reference'
  | 'qCode'
  | 'fir'
  | 'traffic'
  | 'purpose'
  | 'scope'
  | 'lowerFl'
  | 'upperFl'
  | 'latitude'
  | 'longitude'
  | 'radiusNm'
  | 'isEstimated'
  | 'isPermanent'
  | 'schedule'
  | 'lowerLimit'
  | 'upperLimit'
  | 'warnings'
> & {
  /** The text is complete and as received. */
  raw: string;
  number: string | null;
  /** This is item A, or the location of a domestic NOTAM (`SFO`). */
  locations: string[];
  /** An aerodrome without a code is named at the start of item E. */
  placeName: string | null;
  /** The office that issued a US NOTAM has a code, for example SFO or FDC. */
  account: string | null;
  /** The keyword sorts a US NOTAM: RWY, TWY, OBST … */
  keyword: string | null;
  /** US states come before the keyword, for example TX. */
  states: string[];
  /** Item Q's radius is 999. */
  isWholeRegion: boolean;
  issueDate: Date | null;
  startDate: Date | null;
  endDate: Date | null;
  endKind: 'fixed' | 'estimated' | 'permanent' | 'untilFurtherNotice' | null;
  /** This is item E without its marks, or the whole text where there are no items. */
  text: string;
  isSnowtam: boolean;
  isProcedure: boolean;
  partIndex: number | null;
  partCount: number | null;
  /** The footer names who sent it (`SOURCE: LOWWYNYX`). */
  footerSource: string | null;
  runwayConditions: RunwayCondition[];
};

export type DecodedNotice = NoticeReading &
  Pick<
    Decoded,
    | 'scheduleUnderstood'
    | 'headline'
    | 'headlineSource'
    | 'headlineParts'
    | 'geometrySource'
    | 'subject'
    | 'condition'
    | 'subjectCode'
    | 'conditionCode'
    | 'category'
    | 'severity'
    | 'severityRule'
    | 'effects'
  > & {
    /**
     * Tells when the NOTAM is active, clipped to its dates and to the window given. Without `to` a schedule is expanded for MAX_DAYS from
     * the start. A schedule that is not understood counts as active throughout.
     */
    activePeriods: (from?: Date, to?: Date) => ActivePeriod[];
    /** The plain words are made on request, because imports and the state of an aerodrome need none. */
    plainText: () => string;
    geometry: Geometry | null;
  };
