import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { ranged } from '../words/attacks.ts';
import { againstHeroes } from '../words/conditions.ts';
import {
  bonus,
  choose,
  damage,
  discardThis,
  draw,
  each,
  flipThis,
  gainItem,
  heal,
  loseItem,
  placeDiscovery,
} from '../words/effects.ts';
import { foe } from '../words/foes.ts';
import { trinket } from '../words/items.ts';
import { always, cards, given, onTheirDie, paying, thisCard } from '../words/powers.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The yellow events. */
export const yellowEvents: readonly ChallengeCard[] = [
  globalEvent('yellow', 'plague-winds', {
    powers: [always(bonus('healing', -1))],
    flip: { is: 'foe-beaten', trait: 'undead' },
    back: { is: 'effects', do: [heal(2), discardThis] },
  }),
  globalEvent('yellow', 'blood-moon', {
    powers: [given(always(bonus('damage', 1)), againstHeroes)],
    flip: { is: 'hero-defeated', byRival: true },
    back: {
      is: 'item',
      item: trinket('blood-moon-charm', ['health'], given(always(bonus('damage', 1)), againstHeroes)),
    },
  }),
  locationEvent('yellow', 'sealed-vault', {
    place: 'kargath',
    may: true,
    cost: [cards(3)],
    do: [flipThis],
    back: { is: 'valor', valor: 1 },
  }),
  locationEvent('yellow', 'troll-idol', {
    place: 'revantusk-village',
    do: [flipThis],
    back: {
      is: 'foe',
      foe: foe(
        'idol-guardian',
        { traits: ['elemental'], attack: ranged(4), defense: 8, damage: 2 },
        onTheirDie([1], damage(1)),
      ),
      reward: [gainItem('yellow'), draw(2)],
    },
  }),
  locationEvent('yellow', 'smugglers-cache', {
    place: 'gromgol',
    do: [
      choose('self', {
        'break-in': [damage(1, 'self'), gainItem('yellow'), discardThis],
        'leave-it': [placeDiscovery('self')],
      }),
    ],
  }),
  specialEvent('yellow', 'bounty-posted', {
    do: [{ is: 'mark', what: 'leader' }],
    flip: { is: 'hero-defeated', byRival: true, marked: true },
    back: { is: 'item', item: trinket('bounty-purse', ['mana'], paying(thisCard, 'own-turn', draw(3))) },
  }),
  specialEvent('yellow', 'mana-storm', {
    do: [each({ is: 'heroes' }, { is: 'discard', n: 'half', who: 'it', how: 'choice' }), discardThis],
  }),
  specialEvent('yellow', 'goblin-raffle', {
    do: [{ is: 'contest', highest: [gainItem('yellow')], lowest: [loseItem('it', 'random')] }, discardThis],
  }),
];
