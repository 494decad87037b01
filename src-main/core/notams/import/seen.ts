/**
 * Which NOTAMs an import had already, with what text. Promise: exact, as ids and whole digests are compared. 36 bytes and a slot for each, outside the heap of JavaScript: a
 * Map of texts takes four times that for a million NOTAMs, and every collection of garbage goes through it.
 */
const ID_WORDS = 4;
const WORDS = 9;
/** NOTAMs of one piece of memory: what is there is never copied. */
const PIECE = 4_096;

export type Seen = {
  /**
   * Compares the text to the one that came under this id before, and notes it where there was none, or `isReplacing`. `id` is a UUID, `digest` a SHA-1 in
   * hexadecimal digits.
   */
  compare(id: string, digest: string, isReplacing: boolean): 'first' | 'same' | 'other';
};

export function openSeen(): Seen {
  const pieces: Uint32Array[] = [];
  const words = new Uint32Array(WORDS);
  /** Numbers of NOTAMs from 1; 0 where there is none. Ids are digests, of which any bits do for a place. */
  let slots = new Uint32Array(PIECE);
  let count = 0;

  const pieceOf = (index: number): Uint32Array => pieces[Math.floor(index / PIECE)] ?? words;
  const slotBehind = (slot: number): number => (slot + 1) & (slots.length - 1);

  /** Where the id is that `words` begins with, or the slot for it. */
  function slotOf(): number {
    let slot = (words[0] ?? 0) & (slots.length - 1);
    for (let number = slots[slot] ?? 0; number > 0; number = slots[slot] ?? 0) {
      if (isAt(number - 1, 0, ID_WORDS)) return slot;
      slot = slotBehind(slot);
    }
    return slot;
  }

  function isAt(index: number, from: number, to: number): boolean {
    const piece = pieceOf(index);
    const at = (index % PIECE) * WORDS;
    for (let word = from; word < to; word++) if (piece[at + word] !== words[word]) return false;
    return true;
  }

  function grow(): void {
    slots = new Uint32Array(2 * slots.length);
    for (let index = 0; index < count; index++) {
      let slot = (pieceOf(index)[(index % PIECE) * WORDS] ?? 0) & (slots.length - 1);
      while ((slots[slot] ?? 0) > 0) slot = slotBehind(slot);
      slots[slot] = index + 1;
    }
  }

  return {
    compare(id, digest, isReplacing) {
      readHex(id, words, 0);
      readHex(digest, words, ID_WORDS);
      const slot = slotOf();
      const number = slots[slot] ?? 0;
      if (number > 0) {
        if (isAt(number - 1, ID_WORDS, WORDS)) return 'same';
        if (isReplacing) pieceOf(number - 1).set(words, ((number - 1) % PIECE) * WORDS);
        return 'other';
      }
      if (count % PIECE === 0) pieces.push(new Uint32Array(PIECE * WORDS));
      pieceOf(count).set(words, (count % PIECE) * WORDS);
      slots[slot] = ++count;
      if (3 * count > 2 * slots.length) grow();
      return 'first';
    },
  };
}

/** Eight digits a word; passes over the dashes of a UUID. */
function readHex(text: string, words: Uint32Array, from: number): void {
  let digits = 0;
  let word = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DASH) continue;
    word = (word << 4) | (code <= NINE ? code - ZERO : code - BEFORE_A);
    digits++;
    if (digits % 8 === 0) words[from + digits / 8 - 1] = word;
  }
}
const [DASH, ZERO, NINE, BEFORE_A] = [45, 48, 57, 87];
