import { summonCard } from '../../words/cards.ts';
import { classMat, copies, once, twice } from '../../words/mats.ts';

export const tinkerer = classMat('tinkerer', {
  handLimit: 12,
  hp: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  perks: [
    twice({ remove: [copies(2, '-1')] }),
    once({ remove: [copies(1, '-2')], add: [copies(1, '+0')] }),
    once({ add: [copies(2, '+1')] }),
    once({ add: [copies(1, '+3')] }),
    once({ add: [copies(2, 'roll-fire')] }),
    once({ add: [copies(3, 'roll-muddle')] }),
    twice({ add: [copies(1, '+1-wound')] }),
    twice({ add: [copies(1, '+1-immobilize')] }),
    twice({ add: [copies(1, '+1-heal-2')] }),
    once({ add: [copies(1, '+0-add-target')] }),
    once({ ignore: 'scenario-effects' }),
  ],
});

export const contraptions = [
  summonCard('decoy', { hp: 6, move: 2 }),
  summonCard('battle-bot', { hp: 6, move: 2, attack: 2 }),
  summonCard('kill-bot', { hp: 6, move: 3, attack: 3 }),
];
