import { spaced } from '@tavolo/language';
import { and, count, inWords, numeral } from '@tavolo/language/pt';
import type { ItemWords } from '../../phrases/items.ts';

const kinds = { any: '', melee: 'corpo a corpo', ranged: 'de longo alcance' } as const;

export const items: ItemWords = {
  onTurn: 'Durante o seu turno',
  atTurnEnd: 'No fim do seu turno',
  onMove: 'Durante uma das suas habilidades de movimento',
  attack: (kind, scope) => {
    if (scope === 'one-attack') return spaced('Em um dos seus ataques', kinds[kind]);
    if (scope === 'next-attack') return spaced('No seu próximo ataque', kinds[kind], 'neste turno');
    const moment = scope === 'ability' ? 'Durante uma' : 'Em todos os ataques de uma';
    return spaced(moment, 'das suas habilidades de ataque', kinds[kind]);
  },
  becomesArea: (hexes) =>
    `um ataque de alvo único se torna uma área de ${count(hexes, 'hexágono', 'hexágonos')}`,
  alliesInAreaSuffer: (damage) => `os aliados na área sofrem ${damage} de dano`,
  reach: (hexes) =>
    `um ataque de alvo único chega a ${inWords(hexes, { one: 'hexágono', many: 'hexágonos' })}`,
  attacked: 'Quando um inimigo atacar você',
  attackDamage: 'Quando o ataque de um inimigo for causar dano a você',
  initiative: (by) => `depois de revelar a iniciativa, aumente ou diminua a sua em até ${by}`,
  basicAttack: (value) => `seu ataque básico é Ataque ${value}`,
  basicMove: (value) => `seu movimento básico é Mover ${value}`,
  immune: (to) => `você é imune a ${and(to)}`,
  immuneTo: (to) => `imune a ${and(to)}`,
  forcedMovement: 'movimento forçado',
  hiddenInObstacles: 'em um hexágono de obstáculo, você conta como invisível e não pode atacar',
  smallSlots: (more) =>
    `você pode equipar mais ${inWords(more, { one: 'item pequeno', many: 'itens pequenos' })}`,
  tamesDoubles: 'as cartas 2x compradas por inimigos que atacam você contam como +0',
  after: { spent: 'Gasto depois do uso', consumed: 'Consumido depois do uso' },
  circles: (uses, after) => {
    const end = {
      spent: `gasto depois de ${numeral(uses)} usos`,
      consumed: `consumido depois de ${numeral(uses)} usos`,
    };
    return `precisa ser usado toda vez${after === 'nothing' ? '' : `; ${end[after]}`}`;
  },
  minusOnes: (cards) =>
    `adiciona ${inWords(cards, { one: 'carta -1', many: 'cartas -1', gender: 'f' })} ao seu baralho de modificadores de ataque`,
  removesMinusOnes: (cards) =>
    `remove ${inWords(cards, { one: 'carta -1', many: 'cartas -1', gender: 'f' })} do seu baralho de modificadores de ataque`,
};
