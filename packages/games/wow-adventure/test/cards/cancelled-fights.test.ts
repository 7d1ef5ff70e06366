import { expect } from 'vitest';
import { rule } from '../table.ts';
import { does, passesAll } from './playing.ts';

rule(
  'wow/combat.24: a cancelled fight leaves an Alarm Bot unbeaten, so it gains aggro',
  { ana: { character: 'sofeea', hand: ['blink'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'alarm-bot');
    does(scene, 'ana', 'play:blink');
    scene.settles((state) => expect(state.track).toMatchObject([{ card: 'alarm-bot', aggro: true }]));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/combat.24: a fight that is skipped leaves an Alarm Bot unbeaten too',
  { ana: { character: 'sofeea', hand: ['ice-block'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'alarm-bot');
    scene.asksAbout('ana', 'encounter-met').answer('play:ice-block');
    scene.settles((state) => expect(state.track).toMatchObject([{ card: 'alarm-bot', aggro: true }]));
  },
);

rule(
  'alarm-bot: one that is beaten gains nothing',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.fights('ana', 'alarm-bot');
    scene.settles((state) => {
      expect(state.track).toEqual([]);
      expect(scene.the('ana').backpack).toEqual(['alarm-bot']);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/combat.24: a Legion Invoker grows when its fight is cancelled, and not again on the track',
  { ana: { character: 'sofeea', level: 'red', hand: ['blink', 'blink'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'legion-invoker');
    does(scene, 'ana', 'play:blink');
    scene.settles((state) => expect(state.track).toMatchObject([{ growth: 1 }]));
    scene.perform((g) => {
      for (const { turn } of g.state.heroes) turn.played.length = 0;
      return undefined;
    });
    scene.fights('ana', 'legion-invoker');
    does(scene, 'ana', 'play:blink');
    scene.settles((state) => expect(state.track).toMatchObject([{ growth: 1 }]));
  },
  { red: [1, 1], black: [1, 1] },
);

rule(
  'wow/combat.24: the Webbed Mantle takes aggro off an encounter whose fight was cancelled',
  { ana: { character: 'sofeea', level: 'green', hand: ['blink'], energy: 2, armor: 'webbed-mantle' } },
  (scene) => {
    scene.fights('ana', 'great-grey-bear');
    does(scene, 'ana', 'play:blink');
    scene.asksAbout('ana', 'flip').answer('yes');
    passesAll(scene);
    scene.settles((state) => expect(state.track).toMatchObject([{ card: 'great-grey-bear', aggro: false }]));
  },
  { red: [1], black: [1] },
);
