import { Link } from 'wouter';
import type { Decoded } from '#contract/decoded.ts';
import type { NotamAnswer } from '#contract/resources.ts';
import { Facts, type Fact } from '#renderer/components/Facts.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { words } from '#renderer/languages/words.ts';
import { spanInWords } from '#renderer/wording/age.ts';
import { useUnits, type Units } from '#renderer/wording/use-units.ts';
import { effectInWords } from './effects-in-words.ts';
import { limitsInWords } from './limits.ts';
import type { WriteTime } from './period.ts';
import { Periods } from './Periods.tsx';
import { useTimes } from './times.ts';

/** The items of a notice by name, with the rules that judged it. The server's words are English. */
export function NotamFacts({ notam, decoded, now }: { notam: NotamAnswer; decoded: Decoded; now: number }) {
  const write = useTimes();
  const units = useUnits();
  return <Facts facts={[...meaning(decoded), ...place(decoded, units), ...time(decoded), ...origin(notam, decoded, write, now)]} />;
}

const english = (text: string) => <span lang="en">{text}</span>;
const ruled = (rule: string) => <span lang="en">{words.notams.rule(rule)}</span>;

function meaning({ subject, condition, effects, severity, severityRule }: Decoded): Fact[] {
  const { facts, severities, noEffects } = words.notams;
  const severityWord = (severities as Readonly<Record<number, string>>)[severity];
  return [
    { name: facts.subject, value: known(subject, english) },
    { name: facts.condition, value: known(condition, english) },
    {
      name: facts.effects,
      value:
        effects.length === 0
          ? noEffects
          : effects.map((effect) => (
              <div key={`${effect.kind} ${effect.runway}`}>
                {effectInWords(effect)} ({ruled(effect.rule)})
              </div>
            )),
    },
    { name: facts.severity, value: severityWord === undefined ? severity : `${severity}, ${severityWord}`, more: ruled(severityRule) },
  ];
}

function place(decoded: Decoded, { distance }: Units): Fact[] {
  const { notams } = words;
  const { facts } = notams;
  const { locations, fir, qCode, traffic, purpose, scope, geometrySource, radiusNm } = decoded;
  const areaFrom = (notams.areaFrom as Readonly<Record<string, string>>)[geometrySource ?? ''];
  return [
    { name: facts.locations, value: known(locations.length === 0 ? null : locations, codes) },
    { name: facts.fir, value: known(fir, (code) => code) },
    { name: facts.code, value: known(qCode, (code) => code) },
    {
      name: facts.reach,
      value: known(traffic ?? purpose ?? scope, () => [traffic, purpose, scope].map((part) => part ?? words.common.unknown).join(', ')),
    },
    { name: facts.limits, value: limitsInWords(decoded) ?? notams.noLimits },
    {
      name: facts.area,
      value: areaFrom ?? notams.noArea,
      ...(radiusNm !== null && geometrySource === 'itemQ' ? { more: notams.radius(distance(radiusNm)) } : {}),
    },
  ];
}

const codes = (locations: readonly string[]) =>
  locations.map((code, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <Link href={`/airports/${encodeURIComponent(code)}`}>{code}</Link>
    </span>
  ));

function time({ schedule, scheduleUnderstood, activePeriods }: Decoded): Fact[] {
  const { notams } = words;
  return [
    {
      name: notams.facts.schedule,
      value: schedule ?? notams.noSchedule,
      ...(schedule === null ? {} : { more: scheduleUnderstood === false ? notams.period.scheduleUnknown : notams.scheduleUnderstood }),
    },
    { name: notams.facts.periods, value: <Periods periods={activePeriods} /> },
  ];
}

function origin(notam: NotamAnswer, { type, reference, delistedAt }: Decoded, write: WriteTime, now: number): Fact[] {
  const { notams } = words;
  const { facts } = notams;
  const { issueDate, source, sourceType, updatedAt } = notam;
  const issued =
    issueDate === null ? notams.issueUnknown : notams.issuedAgo(write(issueDate), spanInWords(Math.max(0, now - Date.parse(issueDate))));
  const from = [source ?? notams.sourceUnknown, ...(sourceType === null ? [] : [notams.class(sourceType)])].join(', ');
  return [
    { name: facts.source, value: from, more: `${issued}; ${notams.heldSince(write(updatedAt))}` },
    ...(reference === null ? [] : [{ name: facts.chain, value: `${type ?? ''} ${reference}`.trim() }]),
    ...(delistedAt === null ? [] : [{ name: facts.delisted, value: write(delistedAt) }]),
  ];
}
