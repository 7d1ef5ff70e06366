import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const walking = { phase: 'movement' } as const;

for (const [level, face, attacks] of [
  ['grey', 4, 0],
  ['grey', 5, 1],
  ['red', 5, 0],
  ['red', 6, 1],
] as const) {
  rule(
    `frost-nova: at ${level} a melee opponent that rolled ${face} makes ${attacks} attacks`,
    { ana: { character: 'sofeea', level, hand: ['frost-nova'], energy: 1 } },
    (scene) => {
      scene.fights('ana', 'drakonid-legionmaster');
      does(scene, 'ana', 'play:frost-nova');
      passesAll(scene);
      scene.settles(() => expect(strikesOf(scene, 'defender')).toHaveLength(attacks));
    },
    { red: [1], black: [face] },
  );
}

rule(
  'ice-block: a fight that was met is skipped for 3 health and 2 cards, its card goes to the track, and the phase ends',
  { ana: { character: 'sofeea', hand: ['ice-block'], energy: 1, damage: 4 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'encounter-met', 'play:ice-block', 'fight').answer('play:ice-block');
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'gnoll-brute' }]);
      expect(scene.the('ana')).toMatchObject({ damage: 1, hand: { length: 2 } });
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'rolled-combat' }));
    });
  },
  { decks: { grey: ['gnoll-brute'] } },
);

rule(
  'blink: the combat is over, and the encounter goes to the track',
  { ana: { character: 'sofeea', hand: ['blink'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:blink');
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'gnoll-brute' }]);
      expect(strikesOf(scene, 'defender')).toEqual([]);
    });
  },
  { red: [1], black: [6] },
);

for (const [level, cards] of [
  ['grey', 0],
  ['red', 1],
] as const) {
  rule(
    `counterspell: at ${level} it cancels the card of a rival within 3 spaces and draws ${cards}`,
    {
      ana: { character: 'grumbaz', hand: ['heroic-strike'], energy: 1 },
      bea: { character: 'sofeea', level, space: 'elwynn-2', hand: ['counterspell'] },
    },
    (scene) => {
      scene.fights('ana', 'gnoll-brute');
      does(scene, 'ana', 'play:heroic-strike');
      does(scene, 'bea', 'play:counterspell');
      passesAll(scene);
      scene.settles(() => {
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 5 }]);
        expect(scene.the('ana')).toMatchObject({ energy: 0, discard: ['heroic-strike'] });
        expect(scene.the('bea').hand).toHaveLength(cards);
      });
    },
    { red: [3], black: [1] },
  );
}

rule(
  'counterspell: a rival 4 spaces away is not asked',
  {
    ana: { character: 'grumbaz', hand: ['heroic-strike'], energy: 1 },
    bea: { character: 'sofeea', space: 'sentinel-hill', hand: ['counterspell'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:heroic-strike');
    scene.asksNothingOf('bea');
    passesAll(scene);
    scene.settles(() => expect(scene.the('bea').hand).toEqual(['counterspell']));
  },
  { red: [3], black: [1] },
);

rule(
  'portal: instead of walking the hero goes to any city, even from an aggro marker',
  { ana: { character: 'sofeea', hand: ['portal'], energy: 2, turn: { steps: 3 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:portal');
    scene.asks('ana', 'where', 'undercity', 'ironforge', 'stormwind-city').answer('undercity');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').space).toBe('undercity'));
  },
  { ...walking, track: [{ card: 'old-snowpaw', space: 'elwynn-1', aggro: true }] },
);

rule(
  'teleport: instead of walking the hero goes up to 4 spaces away, not above the own level',
  { ana: { character: 'sofeea', hand: ['teleport'], energy: 2, turn: { steps: 3 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:teleport');
    const { question } = scene.asksAbout('ana', 'where');
    expect(question.options).toContain('sentinel-hill');
    expect(question.options).not.toContain('moonbrook');
    expect(question.options).not.toContain('redridge-1');
    scene.asksAbout('ana', 'where').answer('sentinel-hill');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').space).toBe('sentinel-hill'));
  },
  walking,
);

rule(
  'teleport: an aggro marker still holds the hero',
  { ana: { character: 'sofeea', hand: ['teleport'], energy: 2 } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:teleport');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').space).toBe('elwynn-1'));
  },
  { ...walking, track: [{ card: 'old-snowpaw', space: 'elwynn-1', aggro: true }] },
);

for (const [level, cards, left] of [
  ['green', 2, 2],
  ['yellow', 3, 1],
] as const) {
  rule(
    `arcane-intellect: at ${level} it draws ${cards}`,
    { ana: { character: 'sofeea', level, hand: ['arcane-intellect'], energy: 1 } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:arcane-intellect');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').hand).toHaveLength(cards));
    },
    walking,
  );
  rule(
    `conjure-food: at ${level} it heals ${3 - left}`,
    { ana: { character: 'sofeea', level, damage: 3, hand: ['conjure-food'] } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:conjure-food');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').damage).toBe(left));
    },
    walking,
  );
}

for (const [level, damage] of [
  ['grey', 0],
  ['red', 1],
] as const) {
  rule(
    `cone-of-cold: at ${level} each rival within 1 space is slowed and takes ${damage} damage`,
    {
      ana: { character: 'sofeea', level, hand: ['cone-of-cold'], energy: 2 },
      bea: { character: 'grumbaz', space: 'goldshire' },
      cem: { character: 'sandrai', space: 'elwynn-2' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:cone-of-cold');
      passesAll(scene);
      scene.settles(() => {
        expect(scene.the('bea')).toMatchObject({ damage, lasting: [{ is: 'slowed' }] });
        expect(scene.the('cem')).toMatchObject({ damage: 0, lasting: [] });
      });
    },
    walking,
  );
}

rule(
  'polymorph: a Humanoid makes no attack',
  { ana: { character: 'sofeea', hand: ['polymorph'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:polymorph');
    passesAll(scene);
    scene.settles(() => expect(strikesOf(scene, 'defender')).toEqual([]));
  },
  { red: [1], black: [6] },
);

rule(
  'polymorph: it is not for the Undead',
  { ana: { character: 'sofeea', hand: ['polymorph'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'fallen-footman');
    scene.asks('ana', 'encounter-met', 'fight').answer('fight');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').hand).toEqual(['polymorph']));
  },
  { red: [6], black: [1] },
);

rule(
  'mana-shield: cards are discarded for damage, one for one',
  { ana: { character: 'sofeea', hand: ['mana-shield', 'portal', 'blink'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:mana-shield');
    scene.asks('ana', 'cards-to-discard', 'portal', 'blink').answer('portal');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, hand: ['blink'] }));
  },
  { red: [1], black: [6] },
);
