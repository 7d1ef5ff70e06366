import { and, count, inWords, numeral } from '@tavolo/language/en';
import type { ItemWords } from '../../phrases/items.ts';

const kinds = { any: '', melee: 'melee ', ranged: 'ranged ' } as const;

export const items: ItemWords = {
  onTurn: 'During your turn',
  atTurnEnd: 'At the end of your turn',
  onMove: 'During your move ability',
  attack: (kind, scope) => {
    if (scope === 'one-attack') return `On one of your ${kinds[kind]}attacks`;
    if (scope === 'next-attack') return `On your next ${kinds[kind]}attack this turn`;
    return `${scope === 'ability' ? 'During your' : 'On your entire'} ${kinds[kind]}attack ability`;
  },
  becomesArea: (hexes) => `a single-target attack becomes an area of ${count(hexes, 'hex', 'hexes')}`,
  alliesInAreaSuffer: (damage) => `allies in the area suffer ${damage} damage`,
  reach: (hexes) => `a single-target attack reaches ${inWords(hexes, 'hex', 'hexes')}`,
  attacked: 'When an enemy attacks you',
  attackDamage: "When an enemy's attack would damage you",
  initiative: (by) => `after initiative is revealed, raise or lower yours by up to ${by}`,
  basicAttack: (value) => `your basic attack is Attack ${value}`,
  basicMove: (value) => `your basic move is Move ${value}`,
  immune: (to) => `you are immune to ${and(to)}`,
  immuneTo: (to) => `immune to ${and(to)}`,
  forcedMovement: 'forced movement',
  hiddenInObstacles: 'in an obstacle hex you count as invisible and cannot attack',
  smallSlots: (more) => `you may equip ${inWords(more, 'more small item', 'more small items')}`,
  tamesDoubles: '2x cards drawn by enemies that attack you count as +0',
  after: { spent: 'Spent after use', consumed: 'Consumed after use' },
  circles: (uses, after) => {
    const end = {
      spent: `spent after ${numeral(uses)} uses`,
      consumed: `consumed after ${numeral(uses)} uses`,
    };
    return `must be used each time${after === 'nothing' ? '' : `; ${end[after]}`}`;
  },
  minusOnes: (cards) => `adds ${inWords(cards, '-1 card')} to your attack modifier deck`,
  removesMinusOnes: (cards) => `removes ${inWords(cards, '-1 card')} from your attack modifier deck`,
};
