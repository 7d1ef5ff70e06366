import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { heroOf } from '../../rules/table.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';
import { comesToUpkeep, hasUpkeepAt, passesAll } from './playing.ts';

/** A quest that items pay for: what it is worth, how many it takes, where; which items it takes, and one it does not. */
type Payment = {
  readonly valor: number;
  readonly n: number;
  readonly in: string;
  readonly pays: readonly string[];
  readonly not: string;
};

const payments: { readonly [quest: string]: Payment } = {
  'hides-for-the-tanner': {
    valor: 1,
    n: 2,
    in: 'undercity',
    pays: ['boarhide-vest', 'lucky-paw', 'condor-quill-bow'],
    not: 'gnoll-hatchet',
  },
  'bones-for-the-apothecary': {
    valor: 1,
    n: 1,
    in: 'undercity',
    pays: ['grave-worn-mace', 'bone-wand'],
    not: 'gnoll-hatchet',
  },
  'arms-for-the-militia': {
    valor: 2,
    n: 3,
    in: 'ironforge',
    pays: ['gnoll-hatchet', 'hunting-bow', 'knotted-club', 'bone-wand'],
    not: 'boarhide-vest',
  },
  'big-game': {
    valor: 2,
    n: 1,
    in: 'gromgol',
    pays: ['condor-quill-bow', 'travel-pack', 'hydra-fang'],
    not: 'boarhide-vest',
  },
  'scales-of-the-brood': {
    valor: 3,
    n: 1,
    in: 'stormwind-city',
    pays: ['dreamscale-staff', 'caged-whelp'],
    not: 'boarhide-vest',
  },
  'scrap-drive': {
    valor: 2,
    n: 2,
    in: 'ironforge',
    pays: ['tinkers-goggles', 'gust-in-a-bottle', 'storm-robe'],
    not: 'bone-wand',
  },
};

for (const [quest, { valor, n, in: place, pays, not }] of Object.entries(payments))
  rule(
    `${quest}: ${n} of its items make ${valor} valor in ${place}; ${not} does not pay, and Goldshire takes nothing`,
    { ana: { character: 'burbonn', backpack: [...pays, not], quests: [quest] } },
    (scene) => {
      const cards = scene.the('ana').backpack.slice();
      comesToUpkeep(scene, 'ana', 'goldshire');
      expect(scene.match.openTo(seat('ana'))?.options ?? []).not.toContain(`pay:${quest}`);
      passesAll(scene);
      comesToUpkeep(scene, 'ana', place);
      scene.asksAbout('ana', 'upkeep').answer(`pay:${quest}`);
      scene.asks('ana', 'items-to-pay', ...cards.slice(0, -1)).answer(...cards.slice(0, n));
      passesAll(scene);
      expect(scene.the('ana')).toMatchObject({ quests: [], log: [{ card: quest, valor }] });
      expect(scene.the('ana').backpack).toEqual(cards.slice(n));
    },
    { phase: 'upkeep', elite: [] },
  );

rule(
  'arcane-offering: 2 valor for seven cards at once in Dalaran; with six it cannot be paid',
  {
    ana: {
      character: 'sofeea',
      hand: ['blink', 'portal', 'teleport', 'ice-block', 'fireball', 'frostbolt'],
      quests: ['arcane-offering'],
    },
  },
  (scene) => {
    comesToUpkeep(scene, 'ana', 'dalaran');
    expect(scene.match.openTo(seat('ana'))?.options ?? []).not.toContain('pay:arcane-offering');
    passesAll(scene);
    scene.perform((g) => {
      heroOf(g.state, seat('ana')).hand.push('mana-shield' as AbilityId); // tests write ids
      return undefined;
    });
    comesToUpkeep(scene, 'ana', 'dalaran');
    scene.asksAbout('ana', 'upkeep').answer('pay:arcane-offering');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ hand: [], log: [{ card: 'arcane-offering', valor: 2 }] });
    expect(scene.the('ana').discard).toHaveLength(7);
  },
  { phase: 'upkeep', elite: [] },
);

rule(
  'master-of-arms: 2 valor in any city for a yellow weapon and a red armor; a grey armor will not do',
  {
    ana: {
      character: 'grumbaz',
      level: 'red',
      weapon: 'bonecrusher-maul',
      armor: 'raiders-hauberk',
      backpack: ['runed-deathplate'],
      quests: ['master-of-arms'],
    },
  },
  (scene) => {
    hasUpkeepAt(scene, 'ana', 'ironforge');
    expect(scene.the('ana')).toMatchObject({ log: [], weapon: 'bone-golem', armor: 'gnoll-brute' });
    comesToUpkeep(scene, 'ana', 'goldshire');
    scene.asksAbout('ana', 'upkeep').answer('equip:death-knight');
    passesAll(scene);
    hasUpkeepAt(scene, 'ana', 'goldshire');
    expect(scene.the('ana').log).toEqual([]);
    hasUpkeepAt(scene, 'ana', 'undercity');
    expect(scene.the('ana').log).toEqual([{ card: 'master-of-arms', valor: 2 }]);
  },
  { phase: 'upkeep', elite: [] },
);
