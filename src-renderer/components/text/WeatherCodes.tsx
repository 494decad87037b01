/**
 * Shows a METAR or TAF, or words with their codes. A line never ends after the sign of `-SHRA`: alone it means nothing, and the letters
 * without it mean something else.
 */
export function WeatherCodes({ text }: { text: string }) {
  const signed = /(?<![^\s(])-[A-Z]+/.exec(text);
  if (!signed) return text;
  const [code] = signed;
  return (
    <>
      {text.slice(0, signed.index)}
      <span className="nowrap">{code}</span>
      <WeatherCodes text={text.slice(signed.index + code.length)} />
    </>
  );
}
