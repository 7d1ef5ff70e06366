import type { Rule } from '@tavolo/kernel';
import { expect } from 'vitest';
import { attack, damage } from '../../content/words/abilities.ts';
import { ownAttacks } from '../../content/words/lasting.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { endRoundBonuses } from '../../rules/cards/lasting.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import { attacks, hits } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const duel = (hero: object, monster: object = {}) => ({
  map: ['.bg.'],
  cast: { b: { class: 'brute', ...hero }, g: { ...guard, ...monster } },
  cards: { guard: 'guard-4' },
});

/** A character suffers damage that is no attack. */
function suffers(scene: HexScene, letter: string, amount: number): void {
  scene.perform(function* (g): Rule {
    const figure = theFigure(g.state, scene.id(letter));
    yield* sufferDamage(g, figure, { damage: amount, cause: 'ability', by: null });
  });
}

/** The clean-up ends the bonuses of the round. */
const endsTheRound = (scene: HexScene): void =>
  scene.perform((g) => {
    endRoundBonuses(g);
    return;
  });

const cardsIn = (scene: HexScene, pile: 'discard' | 'lost' | 'active'): readonly string[] => {
  const hero = scene.hero('b');
  return pile === 'active' ? hero.active.map(({ card }) => card) : hero[pile];
};

rule(
  'gh/bonuses.1: a round bonus lasts until the end of the round, a persistent one goes on',
  duel({ level: 7, hand: ['shield-bash', 'defensive-tactics'] }),
  (scene) => {
    scene.plays('b', 'shield-bash', 'bottom');
    scene.settles();
    scene.plays('b', 'defensive-tactics', 'bottom');
    scene.settles(() => {
      expect(cardsIn(scene, 'active')).toEqual(['shield-bash', 'defensive-tactics']);
      expect(scene.the('b').bonuses.filter(({ is }) => is === 'shield')).toHaveLength(2);
    });
    endsTheRound(scene);
    scene.settles(() => {
      expect(cardsIn(scene, 'active')).toEqual(['defensive-tactics']);
      expect(scene.the('b').bonuses.filter(({ is }) => is === 'shield')).toHaveLength(1);
    });
  },
);

const weaver = (words: object = {}) => duel({ class: 'spellweaver', ...words });

rule('gh/bonuses.2: each use leaves one space', weaver({ active: ['frost-armor bottom'] }), (scene) => {
  expect(scene.hero('b').active[0]?.used).toBe(0);
  suffers(scene, 'b', 2);
  scene.settles(() => expect(scene.hero('b').active[0]?.used).toBe(1));
});

rule(
  'gh/bonuses.2, gh/bonuses.2a: Frost Armor prevents damage twice and is lost; the third damage is suffered',
  weaver({ active: ['frost-armor bottom'] }),
  (scene) => {
    suffers(scene, 'b', 2);
    scene.settles();
    suffers(scene, 'b', 2);
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(6);
      expect(cardsIn(scene, 'lost')).toEqual(['frost-armor']);
    });
    suffers(scene, 'b', 2);
    scene.settles(() => expect(scene.the('b').hp).toBe(4));
  },
);

rule(
  'gh/bonuses.3: a bonus with uses is used whenever its trigger occurs, without a question',
  weaver({ active: ['frost-armor bottom'], hand: ['mana-bolt'] }),
  (scene) => {
    suffers(scene, 'b', 1);
    scene.settles(() => {
      expect(scene.hero('b').active[0]?.used).toBe(1);
      expect(scene.hero('b').hand).toEqual(['mana-bolt']);
    });
  },
);

rule(
  'gh/bonuses.3a: an attack that kills in any case spends a use all the same',
  duel({ class: 'spellweaver', active: ['crackling-air top'] }, { hp: 1 }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.hero('b').active[0]?.used).toBe(1);
    });
  },
);

rule(
  'gh/bonuses.4, gh/bonuses.4a: an attack reduced to 0 by Shield spends no use of Frost Armor',
  weaver({ active: ['frost-armor bottom'], shield: 5 }),
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(hits(scene)).toEqual([0]);
      expect(scene.hero('b').active[0]?.used).toBe(0);
    });
  },
);

const onTurn = (active: string) => ({
  ...duel({ class: 'scoundrel', level: 9, active: [active], picked: ['venom-shiv', 'single-out'] }),
  turn: 'b',
});

rule(
  'gh/bonuses.5: a persistent bonus lasts, and its player may end it, which loses the card',
  onTurn('watch-it-burn top'),
  (scene) => {
    endsTheRound(scene);
    scene.settles(() => expect(cardsIn(scene, 'active')).toEqual(['watch-it-burn']));
    scene.goOn((s) => s.heroes[0]?.active.length === 0);
    scene.asksAbout('ana', 'next').answer('end-bonus:watch-it-burn');
    scene.settles(() => expect(cardsIn(scene, 'lost')).toEqual(['watch-it-burn']));
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(scene.the('g').conditions).toEqual([]));
  },
);

rule(
  'gh/bonuses.6: at the end of the round a card is discarded, or lost if its action was',
  duel({ hand: ['shield-bash', 'wall-of-doom'] }),
  (scene) => {
    scene.plays('b', 'shield-bash', 'bottom');
    scene.settles();
    scene.plays('b', 'wall-of-doom', 'top');
    scene.settles();
    endsTheRound(scene);
    scene.settles(() => {
      expect(cardsIn(scene, 'discard')).toEqual(['shield-bash']);
      expect(cardsIn(scene, 'lost')).toEqual(['wall-of-doom']);
    });
  },
);

rule(
  'gh/bonuses.7, gh/bonuses.7a: a card moved to its pile before an attack gives no Shield any more',
  { ...duel({ picked: ['trample', 'grab-and-go'], hand: ['shield-bash'] }), turn: 'b' },
  (scene) => {
    scene.plays('b', 'shield-bash', 'bottom');
    scene.settles(() => expect(scene.hero('b').hand).toEqual([]));
    scene.goOn((s) => s.heroes[0]?.active.length === 0);
    scene.asksAbout('ana', 'next').answer('end-bonus:shield-bash');
    scene.settles(() => expect(cardsIn(scene, 'discard')).toEqual(['shield-bash']));
    scene.acts('g');
    scene.settles(() => expect(hits(scene)).toEqual([2]));
  },
);

rule(
  'gh/bonuses.8: an active card that counts as discarded may be one of the two lost, one that counts as lost may not',
  duel({
    class: 'tinkerer',
    level: 9,
    active: ['flamethrower bottom', 'potent-potables top'],
    discard: ['hook-gun', 'ink-bomb'],
  }),
  (scene) => {
    suffers(scene, 'b', 3);
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-discards').answer('lose-discards');
    scene
      .asks('ana', 'discards-to-lose', 'hook-gun', 'ink-bomb', 'flamethrower')
      .answer('hook-gun', 'flamethrower');
    scene.settles(() => {
      expect(cardsIn(scene, 'active')).toEqual(['potent-potables']);
      expect(cardsIn(scene, 'lost')).toEqual(['hook-gun', 'flamethrower']);
    });
  },
);

rule(
  'gh/bonuses.9: the experience of a space is gained when the token leaves it',
  duel({ active: ['warding-strength bottom'] }),
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.hero('b').xp).toBe(0));
    scene.acts('g');
    scene.settles(() => expect(scene.hero('b').xp).toBe(1));
  },
);

rule(
  'gh/bonuses.10: the bonuses of an exhausted character end',
  {
    map: ['sb', ' g'],
    cast: {
      b: { class: 'tinkerer', hp: 1, active: ['enhancement-field bottom'] },
      s: { class: 'scoundrel' },
      g: guard,
    },
  },
  (scene) => {
    suffers(scene, 'b', 1);
    scene.settles(() => expect(scene.hero('b').exhausted).toBe(true));
    attacks(scene, 3, { by: 's', on: 'g', seat: 'bea' });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

rule(
  'gh/bonuses.11: a bonus for adjacent allies is for those adjacent when it is used',
  {
    map: ['....', ' sbg.', 'k...'],
    cast: {
      b: { class: 'tinkerer', active: ['enhancement-field bottom'] },
      s: { class: 'scoundrel' },
      k: { class: 'brute' },
      g: guard,
    },
  },
  (scene) => {
    attacks(scene, 3, { by: 's', on: 'g', seat: 'bea', range: 2 });
    scene.settles(() => expect(hits(scene)).toEqual([4]));
    attacks(scene, 3, { by: 'k', on: 'g', seat: 'carl', range: 3 });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

rule(
  'gh/bonuses.12: a bonus does not apply to what its own action did before it came into play',
  {
    ...duel({ hand: ['quietus'] }),
    printed: {
      quietus: {
        top: { abilities: [attack(1)], stays: 'round', lasting: [ownAttacks({ add: { attack: 2 } })] },
      },
    },
  },
  (scene) => {
    scene.plays('b', 'quietus', 'top');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(hits(scene)).toEqual([1]));
    attacks(scene, 1, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

rule('gh/bonuses.15: plain damage is not reduced by Shield', duel({}, { shield: 3 }), (scene) => {
  scene.does('b', damage(2, anAdjacentEnemy));
  scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hp).toBe(7));
});
