/** Pictograms that go by another name among the icons. */
const others: { readonly [word: string]: string } = {
  target: 'targets',
  summon: 'summoning',
  flying: 'fly',
  unrecoverable: 'lost',
  augment: 'advantage',
  obstacle: 'boulder',
  area: 'targets',
  hex: 'plate',
};

/** The icon that a word of a card is drawn with. */
export function iconOfWord(word: string): string {
  const plain = word.replace(/^consume-/, '');
  return `gh/${others[plain] ?? plain}`;
}
