/** A link out of the data. Only http and https pages are: a source could hold `javascript:` or a file. */
export function webPage(link: string | null): { href: string; host: string } | undefined {
  if (link === null || !URL.canParse(link)) return undefined;
  const { protocol, host, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
