import { expect } from 'vitest';
import { chooseItems } from '../../rules/cards/equipment.ts';
import { theHero } from '../../rules/figures.ts';
import type { HexScene } from '../scene/index.ts';
import { altar, item, states } from './item.ts';

const ring = (id: string, hand: readonly string[] = ['leaping-cleave']) =>
  ({
    map: ['b.......g', ' ........'],
    cast: {
      b: { class: 'brute', items: [id], hand, picked: ['trample', 'grab-and-go'], initiative: 30 },
      s: { class: 'spellweaver', initiative: 50, picked: ['mana-bolt', 'fire-orbs'] },
      g: altar,
    },
    turn: 'b',
  }) as const;
const withFriend = (id: string, hand?: readonly string[]) => ({
  ...ring(id, hand),
  map: ['b......sg', ' ........'],
});

/** Both actions, as basic ones, without effect. */
function bothActions(scene: HexScene): void {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'next').answer('basic-attack:trample');
  scene.asksAbout('ana', 'next').answer('basic-move:grab-and-go');
  scene.asksAbout('ana', 'move-to').answer('stop');
}

item(
  'ring-of-haste',
  'plays the bottom of one more card when both actions are done',
  withFriend('ring-of-haste'),
  (scene) => {
    bothActions(scene);
    scene.asks('ana', 'next', 'item:ring-of-haste', 'end-turn').answer('item:ring-of-haste');
    scene.asks('ana', 'card-to-play', 'leaping-cleave').answer('leaping-cleave');
    scene.asksAbout('ana', 'move-to').answer('3,0');
    expect(scene.the('b').hex).toBe('3,0');
    expect(scene.hero('b').discard).toContain('leaping-cleave');
    expect(states(scene)).toEqual(['consumed']);
  },
);

item(
  'ring-of-brutality',
  'plays the top of one more card when both actions are done',
  {
    ...withFriend('ring-of-brutality', ['overwhelming-assault']),
    map: ['b......s.', ' g.......'],
    cast: {
      ...withFriend('ring-of-brutality', ['overwhelming-assault']).cast,
      g: { monster: 'bandit-guard', hp: 9, acted: true, conditions: ['invisible'] },
    },
  },
  (scene) => {
    bothActions(scene);
    scene.asks('ana', 'next', 'item:ring-of-brutality', 'end-turn').answer('item:ring-of-brutality');
    scene.asksAbout('ana', 'card-to-play').answer('overwhelming-assault');
    expect(states(scene)).toEqual(['consumed']);
    expect(scene.hero('b').discard).toContain('overwhelming-assault');
  },
);

for (const id of ['ring-of-haste', 'ring-of-brutality']) {
  item(id, 'is of no use without a card in hand', withFriend(id, []), (scene) => {
    bothActions(scene);
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  });
}

item(
  'second-chance-ring',
  'gives another turn later in the round, with two more cards',
  withFriend('second-chance-ring', ['sweeping-blow', 'shield-bash', 'provoking-roar']),
  (scene) => {
    bothActions(scene);
    scene.asks('ana', 'next', 'item:second-chance-ring', 'end-turn').answer('item:second-chance-ring');
    scene.asks('ana', 'card-to-play', 'sweeping-blow').answer('sweeping-blow');
    scene.asks('ana', 'card-to-play', 'shield-bash', 'provoking-roar').answer('shield-bash');
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene
      .asks(
        'ana',
        'next',
        ...['top', 'bottom', 'basic-attack', 'basic-move'].flatMap((how) => [
          `${how}:sweeping-blow`,
          `${how}:shield-bash`,
        ]),
        'end-turn',
      )
      .answer('end-turn');
    scene.settles(() => {
      expect(scene.hero('b').hand).toEqual(['provoking-roar']);
      expect(scene.hero('b').initiative).toBe(64);
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

item(
  'second-chance-ring',
  'is of no use with cards that come earlier in the round',
  withFriend('second-chance-ring', ['shield-bash', 'provoking-roar']),
  (scene) => {
    bothActions(scene);
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  },
);

item(
  'cloak-of-pockets',
  'makes room for two more small items',
  { map: ['b'], cast: { b: { class: 'brute', level: 2 } } },
  (scene) => {
    scene.perform((g) => chooseItems(g, theHero(g.state, scene.id('b'))));
    const asked = scene.asksAbout('ana', 'items-to-buy');
    const small = ['minor-healing-potion', 'minor-stamina-potion'];
    asked.refuses('invalid-selection', ...small);
    asked.answer('cloak-of-pockets', ...small);
    scene.settles(() => expect(scene.hero('b').items).toHaveLength(3));
  },
);
