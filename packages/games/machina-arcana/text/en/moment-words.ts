import type { MomentWords, Prompt } from '../speech.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

export const momentWords: MomentWords = {
  'attack-rolled': () =>
    prompt('The attack is rolled: use a card?', 'What you use now counts before the roll is compared.'),
  'would-lose-health': (unit) =>
    prompt(
      `${unit ?? 'Somebody'} would lose health: use a card?`,
      'What is not prevented can still be paid with essence.',
    ),
  'would-lose-essence': (unit) =>
    prompt(`${unit ?? 'Somebody'} would lose essence: use a card?`, 'Essence is what saves health later.'),
  'would-die': (unit) => prompt(`${unit ?? 'Somebody'} would die: use a card?`, 'Death is permanent.'),
  'would-fall': (unit) =>
    prompt(`${unit ?? 'Somebody'} would fall into a pit: use a card?`, 'A pit destroys whatever enters it.'),
  'recharge-rolled': () =>
    prompt('The recharge die is rolled: use a card?', 'A new roll replaces the old one, whatever it shows.'),
  'game-die-rolled': () =>
    prompt('The game die is rolled: use a card?', 'A new roll replaces the old one, whatever it shows.'),
  'event-drawn': () => prompt('A horror event is drawn: use a card?', 'It has not taken effect yet.'),
  after: () => prompt('Use a card now?', 'The chance comes back only when this happens again.'),
};
