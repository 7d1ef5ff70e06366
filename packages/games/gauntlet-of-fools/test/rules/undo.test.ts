import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { type Lead, rule, type Table } from '../table.ts';

const ana = seat('ana');
const monk: Lead = { class: 'monk', weapon: 'mace', weaponTokens: 1 };
const three: Table = { ana: monk, bruno: monk, cleo: monk };

rule(
  'gof/turn.6.1: what was used before rolling can be taken back, and has cost nothing then',
  { ana: { class: 'monk', weapon: 'staff' } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asksAbout('ana', 'before-rolling').answer('monk');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('3');
    scene.asks('ana', 'before-rolling', 'staff-dice', 'staff-defense', 'go-on');
    expect(scene.the('ana')).toMatchObject({ classTokens: 1, turn: { dice: 3, defense: 12 } });
    expect(scene.match.undo(ana)).toBeNull();
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4');
    expect(scene.match.undo(ana)).toBeNull();
    scene.asks('ana', 'before-rolling', 'monk', 'staff-dice', 'staff-defense', 'go-on');
    expect(scene.the('ana')).toMatchObject({ classTokens: 4, turn: { dice: 0, defense: 0 } });
    expect(scene.match.undo(ana)?.refused).toBe('nothing-to-undo');
  },
);

rule(
  'gof/turn.6.3: once the dice are rolled, what led to the roll cannot be taken back',
  { ana: monk },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('go-on');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on');
    expect(scene.match.canUndo(ana)).toBe(false);
    expect(scene.match.undo(ana)?.refused).toBe('past-a-barrier');
  },
);

rule(
  "gof/turn.10: a choice before one's own roll can be taken back though another player has rolled",
  three,
  (scene) => {
    scene.turns();
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('cleo', 'before-rolling', 'monk', 'go-on').answer('go-on');
    expect(scene.told.map(({ is }) => is)).toContain('rolled');
    expect(scene.match.undo(ana)).toBeNull();
    scene.asks('ana', 'before-rolling', 'monk', 'go-on');
    scene.asks('cleo', 'after-rolling', 'mace', 'go-on');
  },
  { deck: ['ogre'] },
);

rule(
  'gof/turn.2.4: a side can be taken back until the next player has picked theirs',
  { ana: {}, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'side', 'cache', 'spear-trap').answer('spear-trap');
    expect(scene.match.undo(ana)).toBeNull();
    scene.asks('ana', 'side', 'cache', 'spear-trap').answer('cache');
    scene.asks('bruno', 'side', 'cache', 'spear-trap').answer('cache');
    expect(scene.match.undo(ana)?.refused).toBe('others-have-decided');
  },
  { deck: ['side-passage', 'cache', 'spear-trap'] },
);

rule(
  'gof/turn.1: what the Wand has shown cannot be unseen: a removal before the next look is not taken back',
  { ana: { weapon: 'wand', weaponTokens: 1 } },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-to-remove', 'cache', 'wolf', 'none').answer('wolf');
    scene.asks('ana', 'card-on-top', 'cache', 'ogre');
    expect(scene.match.undo(ana)?.refused).toBe('past-a-barrier');
  },
  { deck: ['cache', 'wolf', 'ogre'] },
);

rule(
  'gof/turn.2: once a card is turned over, what was done before cannot be taken back',
  { ana: { ...monk, weapon: 'wand', weaponTokens: 0 } },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-on-top', 'ogre', 'wolf').answer('wolf');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on');
    expect(scene.match.undo(ana)?.refused).toBe('past-a-barrier');
  },
  { deck: ['ogre', 'wolf'] },
);

rule(
  'gof/E-GLA-2: a bet can be taken back until all bets are shown, and not after',
  { ana: { class: 'wizard', gold: 2 }, bruno: { gold: 2 }, cleo: { dead: true } },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'bet', '0', '1', '2').answer('2');
    expect(scene.match.undo(ana)).toBeNull();
    scene.asks('ana', 'bet', '0', '1', '2').answer('1');
    scene.asks('bruno', 'bet', '0', '1', '2').answer('0');
    scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on');
    expect(scene.match.undo(ana)?.refused).toBe('past-a-barrier');
  },
  { deck: ['gladiator'], options: { promos: true } },
);
