/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of the other. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + same,
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** The known word that was probably meant; `null` when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const meant = word.toLowerCase();
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const far = one.startsWith(meant) && meant.length >= 3 ? 1 : distance(meant, one.toLowerCase());
    if (far < least) [best, least] = [one, far];
  }
  return least <= Math.max(1, Math.floor(meant.length / 3)) ? best : null;
}
