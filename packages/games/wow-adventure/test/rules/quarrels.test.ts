import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { does, passesAll } from '../cards/playing.ts';
import { rule } from '../table.ts';
import { orderOf, toldOf } from '../told.ts';

rule(
  'wow/powers.5, wow/A-65: when both heroes of a duel are hit at once, the defender decides first what to prevent',
  {
    ana: { character: 'sofeea', level: 'red', energy: 1, hand: ['mana-shield', 'portal'] },
    bea: { character: 'sandrai', level: 'red', armor: 'apparitions-shroud' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.asks('bea', 'damage', 'use:vengeful-apparition', 'take').answer('take');
    scene.asks('ana', 'damage', 'play:mana-shield', 'take').answer('take');
    scene.settles(() => expect(toldOf(scene, 'hurt').map(({ hero }) => hero)).toEqual(['bea', 'ana']));
  },
  { red: [6], black: [6] },
);

rule(
  'wow/powers.5: when both heroes of a duel would fall, what saves the defender comes first',
  {
    ana: { character: 'sofeea', damage: 3, backpack: ['jumper-cables'] },
    bea: { character: 'sandrai', damage: 3 },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    const lastBreath = scene.asks('ana', 'last-breath', 'use:goblin-engineer', 'fall');
    expect(toldOf(scene, 'survived')).toMatchObject([{ hero: 'bea', source: 'soulstone' }]);
    lastBreath.answer('use:goblin-engineer');
    scene.settles(({ attached }) => {
      expect(attached).toEqual([]);
      expect([scene.the('ana').damage, scene.the('bea').damage]).toEqual([3, 3]);
      expect(toldOf(scene, 'was-defeated')).toEqual([]);
    });
  },
  {
    red: [6],
    black: [6],
    extra: [4],
    attached: [{ ability: 'soulstone', owner: 'bea', on: 'hero', target: 'bea' }],
  },
);
rule(
  'wow/abilities.7: a Counterspell is itself cancelled by a Fel-Ward Amulet, and the first card works after all',
  {
    ana: {
      character: 'grumbaz',
      level: 'green',
      energy: 1,
      hand: ['heroic-strike'],
      backpack: ['fel-ward-amulet'],
    },
    bea: { character: 'sofeea', space: 'goldshire', hand: ['counterspell'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:heroic-strike');
    scene.asksAbout('bea', 'reaction').answer('play:counterspell');
    scene.asks('ana', 'reaction', 'use:felhunter', 'pass', 'pass-turn').answer('use:felhunter');
    passesAll(scene);
    scene.settles(() => {
      expect(toldOf(scene, 'cancelled').map(({ card }) => card)).toEqual(['counterspell']);
      expect(scene.the('bea').discard).toEqual(['counterspell']);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/aim.3, wow/quests.7: a defender who wins by defeating the attacker ends the game there, before any item is taken',
  {
    ana: { character: 'sofeea', damage: 3, backpack: ['fel-ward-amulet'] },
    bea: {
      character: 'grumbaz',
      level: 'red',
      valor: [1],
      quests: [{ quest: 'bounty', marked: 'ana' }],
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    passesAll(scene);
    scene.settles((state) => {
      expect(state.winners).toEqual([seat('bea')]);
      expect(scene.the('ana').backpack).toHaveLength(1);
      expect(orderOf(scene, 'completed-quest', 'drew-quest', 'stole-item', 'was-defeated', 'won')).toEqual([
        'completed-quest',
        'won',
      ]);
    });
  },
  { red: [1], black: [6], options: { valorToWin: '3' } },
);
