/**
 * The page's one policy of Trusted Types. Promise: whatever part of the page or of a library writes into it, no markup and no script but this server's own
 * gets past here. Mantine writes its theme as the text of style elements, and the map starts workers; nothing else asks.
 */
type Policy = { createHTML(text: string): string | null; createScriptURL(address: string): string | null };
/** Older browsers have none, and no such attack is stopped there. */
type Factory = { createPolicy(name: 'default', policy: Policy): unknown };

const { trustedTypes } = globalThis as { trustedTypes?: Factory };

// Null is refused by the browser, which also reports it.
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, location.href);
    return origin === location.origin && protocol === location.protocol ? address : null;
  },
});
