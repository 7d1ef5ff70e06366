import { spaced } from '@tavolo/language';
import { and, count, inWords, numeral } from '@tavolo/language/it';
import type { ItemWords } from '../../phrases/items.ts';

const kinds = { any: '', melee: 'in mischia', ranged: 'a distanza' } as const;

const forcedMovement = 'movimento obbligato';
const immunities = (to: readonly string[]): string =>
  and(to.map((what) => (what === forcedMovement ? `al ${what}` : `a ${what}`)));

export const items: ItemWords = {
  onTurn: 'Durante il tuo turno',
  atTurnEnd: 'Alla fine del tuo turno',
  onMove: 'Durante una tua capacità di movimento',
  attack: (kind, scope) => {
    if (scope === 'one-attack') return spaced('A un tuo attacco', kinds[kind]);
    if (scope === 'next-attack') return spaced('Al tuo prossimo attacco', kinds[kind], 'in questo turno');
    const moment =
      scope === 'ability'
        ? 'Durante una tua capacità di attacco'
        : 'A tutti gli attacchi di una tua capacità di attacco';
    return spaced(moment, kinds[kind]);
  },
  becomesArea: (hexes) =>
    `un attacco a bersaglio singolo diventa un'area di ${count(hexes, 'esagono', 'esagoni')}`,
  alliesInAreaSuffer: (damage) => `gli alleati nell'area subiscono ${count(damage, 'danno', 'danni')}`,
  reach: (hexes) =>
    `un attacco a bersaglio singolo arriva a ${inWords(hexes, { one: 'esagono', many: 'esagoni' })}`,
  attacked: 'Quando un nemico ti attacca',
  attackDamage: "Quando l'attacco di un nemico ti infliggerebbe danni",
  initiative: (by) => `dopo aver rivelato l'iniziativa, aumenta o riduci la tua al massimo di ${by}`,
  basicAttack: (value) => `il tuo attacco base è Attacco ${value}`,
  basicMove: (value) => `il tuo movimento base è Movimento ${value}`,
  immune: (to) => `sei immune ${immunities(to)}`,
  immuneTo: (to) => `immune ${immunities(to)}`,
  forcedMovement,
  hiddenInObstacles: 'in un esagono di ostacolo conti come invisibile e non puoi attaccare',
  smallSlots: (more) =>
    `puoi equipaggiare ${inWords(more, { one: 'oggetto piccolo', many: 'oggetti piccoli' })} in più`,
  tamesDoubles: 'le carte 2x pescate dai nemici che ti attaccano contano come +0',
  after: { spent: "Speso dopo l'uso", consumed: "Consumato dopo l'uso" },
  circles: (uses, after) => {
    const end = {
      spent: `speso dopo ${numeral(uses)} utilizzi`,
      consumed: `consumato dopo ${numeral(uses)} utilizzi`,
    };
    return `va usato ogni volta${after === 'nothing' ? '' : `; ${end[after]}`}`;
  },
  minusOnes: (cards) =>
    `aggiunge ${inWords(cards, { one: 'carta -1', many: 'carte -1', gender: 'f' })} al tuo mazzo dei modificatori di attacco`,
  removesMinusOnes: (cards) =>
    `rimuove ${inWords(cards, { one: 'carta -1', many: 'carte -1', gender: 'f' })} dal tuo mazzo dei modificatori di attacco`,
};
