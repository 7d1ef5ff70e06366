import { expect } from 'vitest';
import { does, passesAll } from '../cards/playing.ts';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

rule(
  'wow/abilities.4: the second roll of a Rapid Fire is told as its own',
  { ana: { character: 'burbonn', level: 'grey', weapon: 'hunting-bow', energy: 2, hand: ['rapid-fire'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:rapid-fire');
    scene.settles(() => expect(toldOf(scene, 'rerolled')).toMatchObject([{ source: 'rapid-fire', face: 6 }]));
  },
  { red: [1, 6], black: [1] },
);

rule(
  'wow/combat.4: Rocket Boots roll the die of a second attack again, before it counts',
  {
    ana: {
      character: 'burbonn',
      weapon: 'hunting-bow',
      energy: 2,
      hand: ['rapid-fire'],
      tokens: ['rocket-boots'],
    },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:rapid-fire');
    scene.asks('ana', 'just-rolled', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ hit: false }, { hit: true }]);
      expect(scene.the('ana').tokens).toEqual([]);
    });
  },
  { red: [1, 1, 6], black: [1] },
);

rule(
  'wow/abilities.7: a Fel-Ward Amulet cancels a Serpent Sting that would be laid on its hero',
  {
    ana: { character: 'burbonn', level: 'green', weapon: 'fine-longbow', energy: 1, hand: ['serpent-sting'] },
    bea: { character: 'grumbaz', level: 'green', backpack: ['fel-ward-amulet'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:serpent-sting');
    scene.asksAbout('bea', 'reaction').answer('use:felhunter');
    passesAll(scene);
    scene.settles(({ attached }) => {
      expect(attached).toEqual([]);
      expect(scene.the('ana').discard).toEqual(['serpent-sting']);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/combat.24: an encounter of the track that flees stays where it is',
  { ana: { character: 'sandrai' } },
  (scene) => {
    const before = scene.state.track;
    scene.fights('ana', 'skittish-coyote');
    scene.settles(({ track }) => expect(track).toEqual(before));
  },
  { red: [1], black: [1], track: [{ card: 'skittish-coyote', space: 'elwynn-1' }] },
);

rule(
  'wow/combat.24, wow/damage.2: a hero whom Fear drives into a deadly trap is defeated by the trap’s owner',
  {
    ana: { character: 'sandrai', energy: 2, hand: ['fear'] },
    bea: { character: 'sofeea', damage: 3 },
    cem: {
      character: 'burbonn',
      level: 'yellow',
      space: 'ironforge',
      quests: [{ quest: 'bounty', marked: 'bea' }],
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:fear');
    scene.asksAbout('ana', 'push').answer('goldshire');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('bea')).toMatchObject({ damage: 0, space: 'stormwind-city' });
      expect(scene.the('cem').log).toMatchObject([{ card: 'bounty' }]);
    });
  },
  {
    red: [1],
    black: [1],
    attached: [{ ability: 'freezing-trap', owner: 'cem', on: 'space', target: 'goldshire' }],
  },
);

rule(
  'wow/resources.2: everybody discards for a Mana Storm at once',
  {
    ana: { character: 'sofeea', level: 'yellow', space: 'wpl-2', hand: ['blink', 'blink'] },
    bea: { character: 'grumbaz', space: 'ironforge', hand: ['charge', 'charge', 'execute', 'whirlwind'] },
    cem: { character: 'sandrai', space: 'ironforge', hand: ['fear', 'fear', 'soulstone'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    expect(scene.match.asked.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
      'ana cards-to-discard',
      'bea cards-to-discard',
      'cem cards-to-discard',
    ]);
    scene.asksAbout('cem', 'cards-to-discard').answer('fear');
    scene.asksAbout('bea', 'cards-to-discard').answer('charge', 'execute');
    scene.asksAbout('ana', 'cards-to-discard').answer('blink');
    passesAll(scene);
    scene.settles((state) => expect(state.heroes.map(({ hand }) => hand.length)).toEqual([1, 2, 2]));
  },
  { decks: { yellow: ['mana-storm'] } },
);

rule(
  'wow/cards.8: in Plague Winds even a rest that heals everything leaves 1 damage',
  { ana: { character: 'sandrai', space: 'deathknell', damage: 3 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').damage).toBe(1));
  },
  {
    globalEvent: 'plague-winds',
    locationEvents: [{ card: 'wayside-shrine', space: 'deathknell' }],
  },
);

for (const [marked, beaten] of [
  [false, []],
  [true, ['gnoll-brute']],
] as const)
  rule(
    `wow/unbeaten.3: Whirlwind reaches an encounter ${marked ? 'whose defense a Hunter’s Mark has lowered' : 'only if its total is as high as the defense'}`,
    {
      ana: { character: 'grumbaz', energy: 2, hand: ['whirlwind'] },
      bea: { character: 'burbonn', space: 'ironforge' },
    },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      does(scene, 'ana', 'play:whirlwind');
      passesAll(scene);
      scene.settles(() => {
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 4 }]);
        expect(toldOf(scene, 'gained-item').map(({ card }) => card)).toEqual([...beaten, 'mountain-boar']);
      });
    },
    {
      red: [1],
      black: [1],
      track: [{ card: 'gnoll-brute', space: 'elwynn-1' }],
      attached: marked ? [{ ability: 'hunters-mark', owner: 'bea', on: 'foe', target: 'gnoll-brute' }] : [],
    },
  );
