import type { MomentWords, Prompt } from '../speech.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

export const momentWords: MomentWords = {
  'attack-rolled': () =>
    prompt(
      'I dadi dell’attacco sono lanciati: usi una carta?',
      'Ciò che usi ora vale prima del confronto con la difesa.',
    ),
  'would-lose-health': (unit) =>
    prompt(
      `${unit ?? 'Qualcuno'} sta per perdere salute: usi una carta?`,
      'Ciò che non eviti si può ancora pagare con l’essenza.',
    ),
  'would-lose-essence': (unit) =>
    prompt(
      `${unit ?? 'Qualcuno'} sta per perdere essenza: usi una carta?`,
      'L’essenza è ciò che più avanti salva la salute.',
    ),
  'would-die': (unit) =>
    prompt(`${unit ?? 'Qualcuno'} sta per morire: usi una carta?`, 'La morte è per sempre.'),
  'would-fall': (unit) =>
    prompt(
      `${unit ?? 'Qualcuno'} sta per cadere in una fossa: usi una carta?`,
      'Una fossa distrugge tutto ciò che ci finisce.',
    ),
  'recharge-rolled': () =>
    prompt(
      'Il dado di ricarica è lanciato: usi una carta?',
      'Un nuovo tiro sostituisce il vecchio, qualunque sia.',
    ),
  'game-die-rolled': () =>
    prompt(
      'Il dado di gioco è lanciato: usi una carta?',
      'Un nuovo tiro sostituisce il vecchio, qualunque sia.',
    ),
  'event-drawn': () => prompt('È uscito un evento orrore: usi una carta?', 'Non ha ancora avuto effetto.'),
  after: () => prompt('Usi una carta adesso?', 'L’occasione torna solo quando succede di nuovo.'),
};
