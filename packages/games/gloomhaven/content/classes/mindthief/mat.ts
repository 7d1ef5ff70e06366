import { counted } from '../../words/abilities.ts';
import { summonCard } from '../../words/cards.ts';
import { classMat, copies, once, twice } from '../../words/mats.ts';

export const mindthief = classMat('mindthief', {
  handLimit: 10,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    twice({ remove: [copies(2, '-1')] }),
    once({ remove: [copies(4, '+0')] }),
    once({ remove: [copies(2, '+1')], add: [copies(2, '+2')] }),
    once({ remove: [copies(1, '-2')], add: [copies(1, '+0')] }),
    twice({ add: [copies(1, '+2-ice')] }),
    twice({ add: [copies(2, 'roll-+1')] }),
    once({ add: [copies(3, 'roll-pull-1')] }),
    once({ add: [copies(3, 'roll-muddle')] }),
    once({ add: [copies(2, 'roll-immobilize')] }),
    once({ add: [copies(1, 'roll-stun')] }),
    once({ add: [copies(1, 'roll-disarm'), copies(1, 'roll-muddle')] }),
    once({ ignore: 'scenario-effects' }),
  ],
});

export const rats = [
  summonCard('rat-swarm', { hp: 6, move: 1, attack: 2, conditions: ['poison'] }),
  summonCard('monstrous-rat', { hp: 4, move: 3, attack: 3 }),
  summonCard('rat-king', { hp: 9, move: 2, attack: counted('own-hp', { over: 2, round: 'up' }) }),
];
