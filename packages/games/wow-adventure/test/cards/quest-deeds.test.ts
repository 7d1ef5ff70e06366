import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { drawEliteQuest } from '../../rules/quests.ts';
import { heroOf } from '../../rules/table.ts';
import { rule } from '../table.ts';
import { hasUpkeepAt, passesAll, standsIn } from './playing.ts';

for (const [quest, valor] of [
  ['bounty', 2],
  ['an-old-grudge', 2],
] as const)
  rule(
    `${quest}: ${valor} valor for the defeat of the marked hero, and nothing for that of another`,
    {
      ana: { character: 'sofeea', quests: [{ quest, marked: 'bea' }] },
      bea: { character: 'sandrai', damage: 3 },
      cem: { character: 'grumbaz', damage: 4 },
    },
    (scene) => {
      scene.duels('ana', 'cem');
      expect(scene.the('ana').log).toEqual([]);
      scene.duels('ana', 'bea');
      scene.settles(() => expect(scene.the('ana').log).toEqual([{ card: quest, valor }]));
    },
    { elite: [], red: [6, 6], black: [1, 1] },
  );

for (const [quest, valor, before] of [
  ['first-blood', 1, 0],
  ['champion-of-the-arena', 3, 3],
] as const)
  rule(
    `${quest}: ${valor} valor for ${before + 2} damage in all, whichever rivals took it`,
    {
      ana: { character: 'sofeea', quests: [{ quest, done: [before] }] },
      bea: { character: 'sandrai' },
      cem: { character: 'grumbaz' },
    },
    (scene) => {
      scene.duels('ana', 'bea');
      expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [before + 1] }] });
      scene.duels('ana', 'cem');
      passesAll(scene);
      expect(scene.the('ana').log).toEqual([{ card: quest, valor }]);
    },
    { elite: [], red: [6, 6], black: [1, 1] },
  );

rule(
  'settle-the-score: 2 valor with the third damage to the marked hero; damage to others does not count',
  {
    ana: { character: 'sofeea', level: 'red', quests: [{ quest: 'settle-the-score', marked: 'bea' }] },
    bea: { character: 'sandrai', level: 'red' },
    cem: { character: 'grumbaz' },
  },
  (scene) => {
    scene.duels('ana', 'cem');
    passesAll(scene);
    expect(scene.the('ana').quests).toMatchObject([{ done: [0] }]);
    scene.duels('ana', 'bea');
    expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [2] }] });
    scene.duels('ana', 'bea');
    scene.settles(() => expect(scene.the('ana').log).toEqual([{ card: 'settle-the-score', valor: 2 }]));
  },
  { elite: [], red: [6, 6, 6], black: [1, 1, 1] },
);

rule(
  'blood-feud: 3 valor for a defeat of any rival; damage alone does not count',
  { ana: { character: 'sofeea', quests: ['blood-feud'] }, bea: { character: 'sandrai', damage: 2 } },
  (scene) => {
    scene.duels('ana', 'bea');
    expect(scene.the('bea').damage).toBe(3);
    expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [0] }] });
    scene.duels('ana', 'bea');
    scene.settles(() => expect(scene.the('ana').log).toEqual([{ card: 'blood-feud', valor: 3 }]));
  },
  { elite: [], red: [6, 6], black: [1, 1] },
);

rule(
  'the-stolen-ledger: 1 valor for an upkeep in the space of the marked hero, and none beside another',
  {
    ana: { quests: [{ quest: 'the-stolen-ledger', marked: 'bea' }] },
    bea: { space: 'hogger' },
    cem: { space: 'goldshire' },
  },
  (scene) => {
    hasUpkeepAt(scene, 'ana', 'goldshire');
    expect(scene.the('ana').log).toEqual([]);
    hasUpkeepAt(scene, 'ana', 'hogger');
    expect(scene.the('ana').log).toEqual([{ card: 'the-stolen-ledger', valor: 1 }]);
  },
  { elite: [] },
);

rule(
  'the-purloined-crown: 2 valor for Hearthglen after the token of the marked hero; before it the place counts for nothing',
  { ana: { quests: [{ quest: 'the-purloined-crown', marked: 'bea' }] }, bea: { space: 'hogger' } },
  (scene) => {
    hasUpkeepAt(scene, 'ana', 'hearthglen');
    hasUpkeepAt(scene, 'ana', 'hogger');
    expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [1, 0] }] });
    hasUpkeepAt(scene, 'ana', 'hearthglen');
    expect(scene.the('ana').log).toEqual([{ card: 'the-purloined-crown', valor: 2 }]);
  },
  { elite: [] },
);

for (const [quest, ...choices] of [
  ['an-old-grudge', 'bea', 'cem'],
  ['settle-the-score', 'bea', 'cem'],
  ['the-purloined-crown'],
] as const)
  rule(
    `${quest}: its token goes to ${choices.length > 0 ? 'a rival of choice' : 'the rival with the most valor'}`,
    { ana: { valor: [3] }, bea: { valor: [1] }, cem: { valor: [2] } },
    (scene) => {
      scene.perform((g) => drawEliteQuest(g, heroOf(g.state, seat('ana'))));
      if (choices.length > 0) scene.asks('ana', 'hero-to-mark', ...choices).answer('cem');
      scene.settles(() => expect(scene.the('ana').quests).toMatchObject([{ quest, marked: 'cem' }]));
    },
    { elite: [quest] },
  );

rule(
  'prove-your-mettle: 1 valor with the fourth encounter beaten',
  { ana: { character: 'sofeea', quests: ['prove-your-mettle'] } },
  (scene) => {
    for (const foe of ['mountain-boar', 'kobold-tunneler', 'alarm-bot', 'timber-wolf']) {
      expect(scene.the('ana').log).toEqual([]);
      scene.fights('ana', foe);
      passesAll(scene);
    }
    expect(scene.the('ana').log).toEqual([{ card: 'prove-your-mettle', valor: 1 }]);
  },
  { elite: [], red: [6, 6, 6, 6], black: [1, 1, 1, 1] },
);

rule(
  'close-the-rift: 2 valor for the token of the Dark Portal and a Demon of yellow or red, here in this order',
  { ana: { character: 'sofeea', level: 'red', quests: ['close-the-rift'] } },
  (scene) => {
    hasUpkeepAt(scene, 'ana', 'the-dark-portal');
    for (const foe of ['mountain-boar', 'felhunter']) {
      scene.fights('ana', foe);
      passesAll(scene);
      expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [0, 1] }] });
    }
    scene.fights('ana', 'voidcaller');
    passesAll(scene);
    expect(scene.the('ana').log).toEqual([{ card: 'close-the-rift', valor: 2 }]);
  },
  { elite: [], red: [6, 6, 6], black: [1, 2, 2] },
);

rule(
  'purge-the-risen: 3 valor in Hearthglen after two Undead of yellow or red; a green one does not count',
  { ana: { character: 'sofeea', level: 'red', quests: ['purge-the-risen'] } },
  (scene) => {
    for (const foe of ['skeletal-warder', 'plague-ghoul', 'howling-wraith']) {
      hasUpkeepAt(scene, 'ana', 'hearthglen');
      scene.fights('ana', foe);
      passesAll(scene);
    }
    expect(scene.the('ana')).toMatchObject({ log: [], quests: [{ done: [2, 0] }] });
    hasUpkeepAt(scene, 'ana', 'hearthglen');
    expect(scene.the('ana').log).toEqual([{ card: 'purge-the-risen', valor: 3 }]);
  },
  { elite: [], red: [6, 6, 6], black: [2, 2, 2] },
);

/** Quests of map encounters: somebody else whose defeat does not count, whose does, and where the quest ends. */
const hunts = {
  'fall-of-the-lich': {
    valor: 2,
    not: 'blackwing-lair',
    lair: 'naxxramas',
    next: ['stormwind-city', 'ironforge'],
  },
  'slayer-of-lords': { valor: 2, not: 'stratholme', lair: 'zulgurub', next: ['dalaran'] },
  'relics-of-the-makers': { valor: 2, not: 'stratholme', lair: 'uldaman', next: ['ironforge'] },
} as const;

for (const [quest, { valor, not, lair, next }] of Object.entries(hunts))
  rule(
    `${quest}: ${valor} valor for ${[lair, ...next].join(', then ')}; ${not} does not count`,
    { ana: { character: 'sofeea', level: 'red', weapon: 'archmages-staff', quests: [quest] } },
    (scene) => {
      for (const place of next) hasUpkeepAt(scene, 'ana', place);
      for (const space of [not, lair]) {
        expect(scene.the('ana').log.filter(({ card }) => card === quest)).toEqual([]);
        standsIn(scene, 'ana', space);
        scene.fightsLair('ana');
        passesAll(scene);
        expect(scene.told).toContainEqual(expect.objectContaining({ is: 'beat' }));
      }
      for (const place of next) hasUpkeepAt(scene, 'ana', place);
      expect(scene.the('ana').log).toContainEqual({ card: quest, valor });
    },
    { elite: [], red: [6, 6], black: [3, 3], options: { valorToWin: '10' } },
  );

rule(
  'wyrmslayer: 2 valor for a Dragonkin, be it Nefarian in his lair; an Undead is none',
  { ana: { character: 'sofeea', level: 'red', weapon: 'archmages-staff', quests: ['wyrmslayer'] } },
  (scene) => {
    for (const space of ['naxxramas', 'blackwing-lair']) {
      expect(scene.the('ana').log.filter(({ card }) => card === 'wyrmslayer')).toEqual([]);
      standsIn(scene, 'ana', space);
      scene.fightsLair('ana');
      passesAll(scene);
    }
    expect(scene.the('ana').log).toContainEqual({ card: 'wyrmslayer', valor: 2 });
  },
  { elite: [], red: [6, 6], black: [3, 3], options: { valorToWin: '10' } },
);

rule(
  'rite-of-passage: 1 valor in any city for a hero who is green; a grey one waits there in vain',
  { ana: { character: 'sofeea', quests: ['rite-of-passage'] } },
  (scene) => {
    hasUpkeepAt(scene, 'ana', 'undercity');
    expect(scene.the('ana').log).toEqual([]);
    standsIn(scene, 'ana', 'hogger');
    scene.fightsLair('ana');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ level: 'green', log: [], quests: [{ done: [1, 0] }] });
    hasUpkeepAt(scene, 'ana', 'ironforge');
    expect(scene.the('ana').log).toEqual([{ card: 'rite-of-passage', valor: 1 }]);
  },
  { elite: [], red: [6], black: [1] },
);

rule(
  'the-cartographers-debt: 1 valor with the third discovery that the hero places',
  { ana: { space: 'goldshire', quests: ['the-cartographers-debt'] } },
  (scene) => {
    for (const space of ['hogger', 'elwynn-1', 'hogger']) {
      expect(scene.the('ana').log).toEqual([]);
      scene.perform((g) => {
        g.state.phase = 'exploration';
        return undefined;
      });
      scene.goesOnTo('challenge');
      scene.asksAbout('ana', 'resource').answer('place-discovery');
      scene.asksAbout('ana', 'where').answer(space);
      scene.settles();
    }
    expect(scene.the('ana').log).toEqual([{ card: 'the-cartographers-debt', valor: 1 }]);
  },
  { elite: [], pool: ['gold', 'gold', 'gold'] },
);

rule(
  'minefield: 3 valor when rivals have revealed two tokens of its owner; the token of another does not count',
  {
    ana: { character: 'sofeea', space: 'elwynn-1' },
    bea: { space: 'ironforge', quests: ['minefield'] },
    cem: { space: 'ironforge' },
  },
  (scene) => {
    for (const [nth, space] of ['elwynn-1', 'elwynn-2', 'elwynn-3'].entries()) {
      standsIn(scene, 'ana', space);
      scene.perform((g) => {
        Object.assign(g.state, { phase: 'exploration', foundTokens: false });
        return undefined;
      });
      scene.goesOnTo('challenge');
      passesAll(scene);
      if (nth < 2) expect(scene.the('bea')).toMatchObject({ log: [], quests: [{ done: [nth] }] });
    }
    expect(scene.the('bea').log).toEqual([{ card: 'minefield', valor: 3 }]);
  },
  {
    elite: [],
    tokens: [
      { kind: 'gold', space: 'elwynn-1', by: 'cem' },
      { kind: 'gold', space: 'elwynn-2', by: 'bea' },
      { kind: 'bomb', space: 'elwynn-3', by: 'bea' },
    ],
  },
);
