import type { Quest } from '../../vocabulary/quests.ts';
import { beatAt, beatFoes, beEquipped, collect, eliteQuest, payCards, payItems, travel } from './words.ts';

/** The elite quests that ask for a deed: duels, hunts, overlords and trials. */
export const eliteDeeds: readonly Quest[] = [
  eliteQuest('an-old-grudge', { valor: 2, marks: 'owner', objectives: [{ is: 'defeat-marked' }] }),
  eliteQuest('champion-of-the-arena', { valor: 3, objectives: [{ is: 'damage-rivals', n: 5 }] }),
  eliteQuest('blood-feud', { valor: 3, objectives: [{ is: 'defeat-rivals', n: 1 }] }),
  eliteQuest('the-purloined-crown', {
    valor: 2,
    marks: 'leader',
    objectives: [{ is: 'collect-from-hero' }, travel('hearthglen')],
    order: 'listed',
  }),
  eliteQuest('settle-the-score', { valor: 2, marks: 'owner', objectives: [{ is: 'damage-marked', n: 3 }] }),
  eliteQuest('big-game', {
    valor: 2,
    objectives: [payItems(1, 'gromgol', { traits: ['beast'], atLeast: 'green' })],
  }),
  eliteQuest('close-the-rift', {
    valor: 2,
    objectives: [beatFoes(1, { traits: ['demon'], atLeast: 'yellow' }), collect('the-dark-portal')],
  }),
  eliteQuest('purge-the-risen', {
    valor: 3,
    objectives: [beatFoes(2, { traits: ['undead'], atLeast: 'yellow' }), travel('hearthglen')],
    order: 'listed',
  }),
  eliteQuest('scales-of-the-brood', {
    valor: 3,
    objectives: [payItems(1, 'stormwind-city', { traits: ['dragonkin'] })],
  }),
  eliteQuest('scrap-drive', {
    valor: 2,
    objectives: [payItems(2, 'ironforge', { traits: ['mechanical', 'elemental'] })],
  }),
  eliteQuest('wyrmslayer', { valor: 2, objectives: [beatFoes(1, { traits: ['dragonkin'] })] }),
  eliteQuest('fall-of-the-lich', {
    valor: 2,
    objectives: [beatAt('naxxramas'), travel('stormwind-city'), travel('ironforge')],
    order: 'listed',
  }),
  eliteQuest('slayer-of-lords', {
    valor: 2,
    objectives: [{ is: 'beat-overlord' }, travel('dalaran')],
    order: 'listed',
  }),
  eliteQuest('relics-of-the-makers', {
    valor: 2,
    objectives: [beatAt('uldaman'), travel('ironforge')],
    order: 'listed',
  }),
  eliteQuest('master-of-arms', { valor: 2, objectives: [beEquipped('green', 'any-city')] }),
  eliteQuest('arcane-offering', { valor: 2, objectives: [payCards(7, 'dalaran')] }),
  eliteQuest('trailblazer', {
    valor: 4,
    objectives: [travel('kargath'), travel('stonard'), travel('aerie-peak'), travel('hearthglen')],
  }),
  eliteQuest('minefield', { valor: 3, objectives: [{ is: 'discoveries-found', n: 2 }] }),
];
