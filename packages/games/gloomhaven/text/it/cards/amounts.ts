import type { AmountWords } from '../../phrases/amounts.ts';
import { by } from './grammar.ts';

/** So many of something, and each of them. */
const number = (many: string, one: string): { readonly is: string; readonly each: string } => ({
  is: `il numero di ${many}`,
  each: one,
});

export const amounts: AmountWords = {
  measures: {
    'hexes-moved-this-turn': (voice) =>
      number(
        `esagoni percorsi in questo turno${by(voice, '', ' dal mostro')}`,
        `esagono percorso in questo turno${by(voice, '', ' dal mostro')}`,
      ),
    'hexes-moved-in-action': () =>
      number('esagoni percorsi con questa azione', 'esagono percorso con questa azione'),
    'damage-inflicted-this-turn': () => ({
      is: 'i danni inflitti in questo turno',
      each: 'danno inflitto in questo turno',
    }),
    'damage-target-suffered': () => ({
      is: 'i danni subiti dal bersaglio',
      each: 'danno subito dal bersaglio',
    }),
    'obstacle-hexes-destroyed': () =>
      number('esagoni degli ostacoli distrutti', 'esagono degli ostacoli distrutti'),
    'target-max-hp': () => ({
      is: 'il massimo dei punti ferita del bersaglio',
      each: 'punto ferita del massimo del bersaglio',
    }),
    'target-shield': () => ({ is: 'lo Scudo del bersaglio', each: 'punto di Scudo del bersaglio' }),
    'target-negative-conditions': () =>
      number('condizioni negative del bersaglio', 'condizione negativa del bersaglio'),
    'allies-adjacent-to-target': (voice) =>
      number(
        `${by(voice, 'tuoi', 'suoi')} alleati adiacenti al bersaglio`,
        `${by(voice, 'tuo', 'suo')} alleato adiacente al bersaglio`,
      ),
    'adjacent-enemies': () => number('nemici adiacenti', 'nemico adiacente'),
    'adjacent-allies': () => number('alleati adiacenti', 'alleato adiacente'),
    'allies-within-2': (voice) =>
      number(
        `${by(voice, 'tuoi', 'suoi')} alleati entro gittata 2`,
        `${by(voice, 'tuo', 'suo')} alleato entro gittata 2`,
      ),
    'own-hp': (voice) => ({
      is: `i ${by(voice, 'tuoi', 'suoi')} punti ferita attuali`,
      each: `${by(voice, 'tuo', 'suo')} punto ferita attuale`,
    }),
    'own-lost-hp': (voice) => ({
      is: `i punti ferita che ${by(voice, 'hai', 'ha')} perso`,
      each: `punto ferita che ${by(voice, 'hai', 'ha')} perso`,
    }),
    'own-lost-cards': (voice) =>
      number(`${by(voice, 'tue', 'sue')} carte perse`, `${by(voice, 'tua', 'sua')} carta persa`),
    'own-summons': (voice) =>
      number(`${by(voice, 'tue', 'sue')} evocazioni`, `${by(voice, 'tua', 'sua')} evocazione`),
    minions: (voice) =>
      number(
        `${by(voice, 'tuoi', 'suoi')} servitori sulla mappa`,
        `${by(voice, 'tuo', 'suo')} servitore sulla mappa`,
      ),
    characters: () => number('personaggi', 'personaggio'),
    'enemies-targeted': () => number('nemici bersagliati', 'nemico bersagliato'),
    'enemies-killed': () => number('nemici uccisi', 'nemico ucciso'),
    'enemies-damaged': () => number('nemici danneggiati', 'nemico danneggiato'),
    'hexes-push-fell-short': () =>
      number(
        'esagoni di spinta mancanti a causa di una parete o di un ostacolo',
        'esagono di spinta mancante a causa di una parete o di un ostacolo',
      ),
    'replaced-value': () => ({
      is: 'il valore della capacità sostituita',
      each: 'punto della capacità sostituita',
    }),
  },
  rounded: { up: 'arrotondato per eccesso', down: 'arrotondato per difetto' },
  letters: { c: 'P', l: 'L' },
};
