import { attack } from '../../words/abilities.ts';
import { summonCard } from '../../words/cards.ts';
import { classMat, copies, once, twice } from '../../words/mats.ts';
import { adjacentEnemies } from '../../words/targets.ts';

export const spellweaver = classMat('spellweaver', {
  handLimit: 8,
  hp: [6, 7, 8, 9, 10, 11, 12, 13, 14],
  perks: [
    once({ remove: [copies(4, '+0')] }),
    twice({ remove: [copies(1, '-1')], add: [copies(1, '+1')] }),
    twice({ add: [copies(2, '+1')] }),
    once({ add: [copies(1, '+0-stun')] }),
    once({ add: [copies(1, '+1-wound')] }),
    once({ add: [copies(1, '+1-immobilize')] }),
    once({ add: [copies(1, '+1-curse')] }),
    twice({ add: [copies(1, '+2-fire')] }),
    twice({ add: [copies(1, '+2-ice')] }),
    once({ add: [copies(1, 'roll-earth'), copies(1, 'roll-air')] }),
    once({ add: [copies(1, 'roll-light'), copies(1, 'roll-dark')] }),
  ],
});

export const conjurations = [
  summonCard('mystic-ally', { hp: 2, move: 2, attack: 3, range: 2 }),
  summonCard(
    'burning-avatar',
    { hp: 2, move: 3, attack: 2, range: 3 },
    { infuse: 'fire', onDeath: [attack(3, { targets: adjacentEnemies })] },
  ),
];
