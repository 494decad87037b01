/** A link from the data. Only http and https are linked: a source could contain `javascript:` or a file. */
export function webPage(link: string | null): { href: string; host: string } | undefined {
  if (link === null || !URL.canParse(link)) return undefined;
  const { protocol, host, href } = new URL(link);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
