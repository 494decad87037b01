/** A METAR or TAF, or words with their codes. A line never ends behind the sign of `-SHRA`: alone it says nothing, and the letters without it something else. */
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
