import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const promos = { options: { promos: true }, deck: ['gladiator'] };

for (const boasts of [[], ['blindfolded']])
  rule(
    `gof/E-GLA-1: a hero that bets 3 gold and kills the Gladiator receives 6 (boasts: ${boasts.length})`,
    { ana: { ...killer, boasts, gold: 3 } },
    (scene) => {
      scene.faces('ana', 'gladiator');
      scene.asks('ana', 'bet', '0', '1', '2', '3').answer('3');
      scene.settles(() => {
        expect(scene.the('ana').fight?.dodged).toBe(true);
        expect(scene.the('ana').gold).toBe(6);
      });
    },
    promos,
  );

rule(
  'gof/E-GLA-1: a hero that bets 3 gold and does not kill the Gladiator loses them',
  { ana: { ...feeble, gold: 4 } },
  (scene) => {
    scene.faces('ana', 'gladiator');
    scene.asks('ana', 'bet', '0', '1', '2', '3', '4').answer('3');
    scene.settles(() => expect(scene.the('ana').gold).toBe(1));
  },
  promos,
);

rule(
  'gof/E-GLA-2: the bet is at most 5 gold and at most the gold at hand, and bets are shown together',
  { ana: { ...feeble, gold: 2 }, bruno: { ...feeble, gold: 9 }, cleo: feeble },
  (scene) => {
    scene.turns();
    scene.asksNothingOf('cleo');
    scene.asks('bruno', 'bet', '0', '1', '2', '3', '4', '5').answer('5');
    expect(scene.told.map(({ is }) => is)).not.toContain('bet');
    scene.asks('ana', 'bet', '0', '1', '2').answer('1');
    scene.settles(() => {
      const bets = scene.told.flatMap((fact) => (fact.is === 'bet' ? [fact.gold] : []));
      expect(bets).toEqual([1, 5, 0]);
      expect(scene.the('ana').gold).toBe(1);
      expect(scene.the('bruno').gold).toBe(4);
    });
  },
  promos,
);

rule(
  'gof/turn.4: bets on the Gladiator are placed before anybody rolls',
  { ana: { ...killer, gold: 1 }, bruno: feeble, cleo: feeble },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'bet', '0', '1');
    expect(scene.told.map(({ is }) => is)).not.toContain('rolled');
    scene.asks('ana', 'bet', '0', '1').answer('1');
    scene.settles(() => expect(scene.the('ana').gold).toBe(2));
  },
  promos,
);

rule(
  'gof/E-GLA-1: an Adventurer that faces the Gladiator again bets again, with what it has by then',
  { ana: { ...killer, class: 'adventurer', classTokens: 1, gold: 1 } },
  (scene) => {
    scene.faces('ana', 'gladiator');
    scene.asks('ana', 'bet', '0', '1').answer('1');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.asks('ana', 'bet', '0', '1', '2').answer('2');
    scene.settles(() => expect(scene.the('ana').gold).toBe(4));
  },
  promos,
);

rule(
  'gof/turn.4: a Priest may heal after betting on the Gladiator',
  { ana: { ...killer, class: 'priest', classTokens: 1, gold: 1, wounds: 1 } },
  (scene) => {
    scene.faces('ana', 'gladiator');
    scene.asks('ana', 'bet', '0', '1').answer('0');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => expect(scene.told.map(({ is }) => is)).toContain('healed'));
  },
  promos,
);

rule(
  'gof/A-30: a Wizard that bets on the Gladiator and then skips it has lost the bet',
  { ana: { class: 'wizard', gold: 4 } },
  (scene) => {
    scene.faces('ana', 'gladiator');
    scene.asks('ana', 'bet', '0', '1', '2', '3', '4').answer('3');
    scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on').answer('wizard');
    scene.settles(() => expect(scene.the('ana').gold).toBe(1));
  },
  promos,
);
