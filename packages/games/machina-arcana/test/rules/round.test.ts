/** The round and its turns. */
import { expect } from 'vitest';
import { beginRound } from '../../rules/phases/round.ts';
import { cardsInForce } from '../../rules/values/in-force.ts';
import { rule } from '../table.ts';

rule(
  'ma/round.1: a round has four phases: explorers, spawn, horror, monsters',
  { ana: { explorer: 'prys' } },
  (scene) => {
    const phases: string[] = [];
    scene.goOn(({ phase, round }) => {
      if (phases.at(-1) !== phase) phases.push(phase);
      return round === 2;
    });
    scene.acts('ana', 'end');
    scene.settles(({ phase, round }) => expect([phase, round]).toEqual(['explorers', 2]));
    expect([...new Set(phases)].filter((phase) => phase !== 'explorer-start')).toEqual([
      'explorers',
      'spawn',
      'horror',
      'monsters',
    ]);
  },
  { game: [10, 10] },
);

rule(
  'ma/round.2: markers return first, with what they showed; then stamina is full; then the start of the phase is answered',
  {
    ana: {
      explorer: 'crane',
      stamina: 0,
      essence: 0,
      markers: ['shin-plates', null],
      worn: ['philosophers-boiler'],
    },
  },
  (scene) => {
    scene.does(beginRound);
    scene.settles(({ lasting, phase }) => {
      expect(scene.the('ana')).toMatchObject({ markers: [], stamina: 8, essence: 1 });
      expect([lasting, phase]).toEqual([[], 'explorers']);
    });
  },
  {
    phase: 'explorer-start',
    active: null,
    lasting: [
      {
        card: 'shin-plates' as never,
        on: 'crane' as never,
        is: 'modify',
        of: 'stamina-max',
        by: -3,
        marked: true,
      },
    ],
  },
);

rule(
  'ma/round.3: between turns every explorer that has had none may begin, and the first to do so has the turn',
  { ana: { explorer: 'prys', at: '1,4' }, ben: { explorer: 'crane', at: '8,8' }, cy: { finished: true } },
  (scene) => {
    scene.takesTurns();
    expect(scene.asksAbout('ana', 'act').question.options).toContain('let-others');
    scene.asksNothingOf('cy');
    scene.acts('ben', 'move:8,7');
    scene.asksNothingOf('ana');
    expect(scene.asksAbout('ben', 'act').question.options).not.toContain('let-others');
    expect(scene.state.active).toBe('crane');
  },
  { active: null },
);

rule(
  'ma/round.3: if everybody lets the others go first, the first by seat begins',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'let-others');
    scene.acts('ben', 'let-others');
    scene.asksNothingOf('ben');
    expect(scene.asksAbout('ana', 'act').question.options).not.toContain('let-others');
  },
  { active: null },
);

rule(
  'ma/round.6: what can be paid for may be done again and again',
  { ana: { explorer: 'prys', at: '2,1' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'close:2,1,east', 'open:2,1,east', 'close:2,1,east');
    expect(scene.the('ana').stamina).toBe(1);
    expect(scene.couldDo('ana', 'open')).toEqual([]);
  },
);

rule(
  'ma/round.7: a choice about an explorer is made by its own player, whoever has the turn',
  { ana: { explorer: 'prys', at: '19,4' }, ben: { explorer: 'crane', at: '4,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    scene.asksAbout('ben', 'where').answer('18,4');
    expect(scene.the('ben').at).toBe('18,4');
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
    options: { stragglers: 'carry-along' },
  },
);

rule(
  'ma/round.8: cards answer in this order: the active explorer, the others by seat, chapter, events of horror, monsters',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane' }, cy: { explorer: 'sable', at: '5,5' } },
  (scene) => {
    expect(cardsInForce(scene.table).map(({ card }) => card)).toEqual([
      'crane',
      'prys',
      'sable',
      'hush',
      'pollen',
      'plated',
      'iron-sky',
      'hollow-stoker',
      'brine-gnawer',
    ]);
  },
  {
    active: 'ben',
    chapter: 'pollen',
    explorerEvent: 'hush',
    horrorEvent: 'iron-sky',
    monsters: { 'hollow-stoker': { at: '8,8' }, 'brine-gnawer': { at: '7,8', related: ['plated'] } },
  },
);

rule(
  'ma/round.10: everybody on the map has a turn, which may be ended at once; nobody off it has one',
  {
    ana: { explorer: 'prys' },
    ben: { explorer: 'crane' },
    cy: { at: null, exited: true },
    di: { at: null, dead: true },
  },
  (scene) => {
    scene.takesTurns();
    for (const name of ['cy', 'di']) scene.asksNothingOf(name);
    scene.acts('ana', 'end');
    scene.acts('ben', 'end');
    scene.settles(() => {
      expect(scene.facts('turn-began').map(({ explorer }) => explorer)).toEqual(['prys', 'crane']);
      expect(scene.the('cy').finished).toBe(false);
    });
  },
  { active: null, chapter: 'second-descent' },
);

rule(
  'ma/round.12: in the turn of one explorer no other plays an ability',
  { ana: { explorer: 'prys', at: '1,4' }, ben: { explorer: 'calloway', essence: 2 } },
  (scene) => {
    scene.takesTurns();
    scene.asksNothingOf('ben');
    expect(scene.couldDo('ana', 'use').filter((option) => option.includes('calloway'))).toEqual([]);
  },
);
