import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

/** Kills whatever it attacks, and uses no ability. */
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
/** Takes no part. */
const gone: Lead = { dead: true, wounds: 4 };

rule(
  'gof/E-COC-1: a Giant Cockroach that was not killed costs no Defense, even if it hits',
  { ana: { dice: [1, 1, 1], penalty: { defense: 8 } } },
  (scene) => {
    scene.faces('ana', 'giant-cockroach');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, penalty: { defense: 8 } }));
  },
);

rule('gof/E-COC-2: a Giant Cockroach killed and dodged still costs 1 Defense', { ana: killer }, (scene) => {
  scene.faces('ana', 'giant-cockroach');
  scene.settles(() => {
    expect(scene.the('ana').fight?.dodged).toBe(true);
    expect(scene.the('ana')).toMatchObject({ gold: 2, penalty: { defense: 1 } });
  });
});

rule(
  'gof/E-COC-2: a Knight that spends a token on the hit of a killed Giant Cockroach still loses 1 Defense',
  { ana: { ...killer, class: 'knight', classTokens: 1, penalty: { defense: 6 } } },
  (scene) => {
    scene.faces('ana', 'giant-cockroach');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ classTokens: 0, penalty: { defense: 7 } }));
  },
);

rule(
  'gof/E-COC-3: a Healing Pool removes the lost Defense of a Giant Cockroach',
  { ana: killer },
  (scene) => {
    scene.faces('ana', 'giant-cockroach');
    scene.settles(() => expect(scene.numbers('ana').defense).toBe(17));
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.numbers('ana').defense).toBe(18));
  },
);

rule(
  "gof/E-TOA-1: a Giant Toad's die may be kept, adds one die to one attack, and is gone",
  { ana: killer, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(4);
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('go-on');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
    scene.settles(() => {
      const rolled = scene.told.flatMap((fact) => (fact.is === 'rolled' ? [fact.dice.length] : []));
      expect(rolled).toEqual([5, 5, 6, 5]);
      expect(scene.the('ana').bonus.oneUseDice).toBe(0);
    });
  },
  { deck: ['giant-toad', 'wolf', 'wolf', 'wolf'] },
);

rule("gof/E-UNI-1: a Unicorn's die is spent before rolling and discarded", { ana: killer }, (scene) => {
  scene.faces('ana', 'unicorn');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, bonus: { oneUseDice: 1 } }));
  scene.faces('ana', 'wolf');
  scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on');
  expect(scene.the('ana').fight?.dice).toEqual([]);
  scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
  scene.settles(() => {
    expect(scene.the('ana').fight?.dice).toHaveLength(6);
    expect(scene.the('ana').bonus.oneUseDice).toBe(0);
  });
});

rule(
  "gof/E-SLI-1: a Slime Monster's lost die is missing on every later turn until a Healing Pool",
  { ana: { weapon: 'mace', weaponTokens: 0 }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(5);
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => {
      const rolled = scene.told.flatMap((fact) => (fact.is === 'rolled' ? [fact.dice.length] : []));
      expect(rolled).toEqual([5, 4, 4, 5]);
    });
  },
  { deck: ['slime-monster', 'gopher', 'gopher', 'healing-pool', 'gopher'] },
);

rule(
  "gof/E-SLI-1: the Holy Sword removes a Slime Monster's lost die before the roll",
  { ana: { weapon: 'holy-sword', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'slime-monster');
    scene.settles(() => expect(scene.numbers('ana').dice).toBe(4));
    scene.faces('ana', 'gopher');
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toHaveLength(5));
  },
);

rule(
  'gof/E-OOZ-1: an Ooze that hits a hero without Weapon tokens deals 1 Wound and nothing else',
  { ana: { dice: [1, 1, 1], class: 'knight', classTokens: 2 } },
  (scene) => {
    scene.faces('ana', 'ooze');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 2 });
      expect(scene.the('ana').weapons[0]?.tokens).toBe(0);
    });
  },
);

rule(
  'gof/E-OOZ-2: a Demonic Blade gains a token for a killed Ooze and then loses it to the hit',
  { ana: { weapon: 'demonic-blade', bonus: { attack: 30 } } },
  (scene) => {
    scene.faces('ana', 'ooze');
    scene.settles(() => {
      const tokens = scene.told.flatMap(({ is }) =>
        is === 'gained-token' || is === 'lost-token' ? [is] : [],
      );
      expect(tokens).toEqual(['gained-token', 'lost-token']);
      expect(scene.the('ana').weapons[0]?.tokens).toBe(0);
      expect(scene.the('ana').wounds).toBe(1);
    });
  },
);

rule(
  'gof/A-07: a Will-o-wisp takes 1 Class token and deals no Wound',
  { ana: { class: 'monk', weapon: 'mace', weaponTokens: 0, penalty: { dice: 9 } } },
  (scene) => {
    scene.faces('ana', 'will-o-wisp');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ classTokens: 3, wounds: 0 }));
  },
);

rule(
  'gof/E-WIL-1: a Will-o-wisp takes nothing from a hero without Class tokens',
  { ana: { dice: [1, 1, 1], weapon: 'dagger', weaponTokens: 2, gold: 3 } },
  (scene) => {
    scene.faces('ana', 'will-o-wisp');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).toContain('was-hit');
      expect(scene.the('ana')).toMatchObject({ classTokens: 0, wounds: 0, gold: 3 });
      expect(scene.the('ana').weapons[0]?.tokens).toBe(2);
    });
  },
);
