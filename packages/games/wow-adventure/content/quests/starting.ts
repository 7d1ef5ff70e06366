import type { Quest } from '../../vocabulary/quests.ts';
import { beatFoes, collect, payItems, startingQuest, travel } from './words.ts';

/** The starting quests. */
export const startingQuests: readonly Quest[] = [
  startingQuest('letters-home', {
    valor: 1,
    objectives: [collect('brill'), travel('stormwind-city')],
    order: 'last-last',
  }),
  startingQuest('bounty', { valor: 2, marks: 'left-neighbour', objectives: [{ is: 'defeat-marked' }] }),
  startingQuest('hides-for-the-tanner', {
    valor: 1,
    objectives: [payItems(2, 'any-city', { traits: ['beast'] })],
  }),
  startingQuest('candle-tax', { valor: 1, objectives: [collect('goldshire'), collect('sentinel-hill')] }),
  startingQuest('ale-run', {
    valor: 1,
    objectives: [collect('kharanos'), travel('thelsamar')],
    order: 'last-last',
  }),
  startingQuest('first-blood', { valor: 1, objectives: [{ is: 'damage-rivals', n: 2 }] }),
  startingQuest('the-far-road', { valor: 2, objectives: [collect('the-sepulcher'), collect('moonbrook')] }),
  startingQuest('rite-of-passage', {
    valor: 1,
    objectives: [{ is: 'reach-level', level: 'green' }, travel('any-city')],
    order: 'listed',
  }),
  startingQuest('the-cartographers-debt', { valor: 1, objectives: [{ is: 'place-discoveries', n: 3 }] }),
  startingQuest('bones-for-the-apothecary', {
    valor: 1,
    objectives: [payItems(1, 'undercity', { traits: ['undead'] })],
  }),
  startingQuest('arms-for-the-militia', {
    valor: 2,
    objectives: [payItems(3, 'ironforge', { slot: 'weapon' })],
  }),
  startingQuest('pilgrimage', {
    valor: 2,
    objectives: [travel('brill'), travel('kharanos'), travel('goldshire')],
  }),
  startingQuest('sentry-rounds', {
    valor: 1,
    objectives: [travel('thelsamar'), travel('ironforge')],
    order: 'listed',
  }),
  startingQuest('grain-for-the-garrison', {
    valor: 1,
    objectives: [collect('sentinel-hill'), travel('goldshire')],
    order: 'last-last',
  }),
  startingQuest('silver-for-the-sepulcher', {
    valor: 1,
    objectives: [collect('the-sepulcher'), travel('brill')],
    order: 'last-last',
  }),
  startingQuest('prove-your-mettle', { valor: 1, objectives: [beatFoes(4)] }),
  startingQuest('the-stolen-ledger', {
    valor: 1,
    marks: 'right-neighbour',
    objectives: [{ is: 'collect-from-hero' }],
  }),
  startingQuest('two-shores', {
    valor: 2,
    objectives: [collect('menethil-harbor'), travel('southshore')],
    order: 'last-last',
  }),
];
