import { expect } from 'vitest';
import { recover, refresh } from '../../content/words/abilities.ts';
import { anAdjacentAlly, self } from '../../content/words/targets.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import { type HexScene, rule } from '../scene/index.ts';

const altar = { objective: 'altar', side: 'monsters' } as const;
const discards = (count: number) => recover({ pile: 'discard', count, targets: self });
const lostCards = (count: number | 'all') => recover({ pile: 'lost', count, targets: self });

const piles = {
  map: ['b...g'],
  cast: {
    b: {
      class: 'brute',
      hand: ['sweeping-blow'],
      discard: ['trample', 'grab-and-go', 'spare-dagger'],
      lost: ['shield-bash'],
    },
    s: { class: 'spellweaver', discard: ['mana-bolt'] },
    g: altar,
  },
} as const;

rule(
  'gh/recover.1: up to the stated number of own cards of the stated kind come back to hand',
  { ...piles, map: ['b.s.g'] },
  (scene) => {
    scene.does('b', discards(2));
    const asked = scene.asks('ana', 'cards-to-recover', 'trample', 'grab-and-go', 'spare-dagger');
    asked.refuses('wrong-count', 'trample', 'grab-and-go', 'spare-dagger');
    asked.answer('trample', 'spare-dagger');
    scene.settles(() => {
      expect(scene.hero('b').hand).toEqual(['sweeping-blow', 'trample', 'spare-dagger']);
      expect(scene.hero('b').discard).toEqual(['grab-and-go']);
      expect(scene.hero('b').lost).toEqual(['shield-bash']);
    });
  },
);

rule(
  'gh/recover.1: lost cards are recovered by what recovers lost cards',
  { ...piles, map: ['b.s.g'] },
  (scene) => {
    scene.does('b', lostCards('all'));
    scene.asks('ana', 'cards-to-recover', 'shield-bash').answer('shield-bash');
    scene.settles(() => expect(scene.hero('b').hand).toContain('shield-bash'));
  },
);

const company = {
  map: ['tbd', ' o..'],
  cast: {
    b: { class: 'brute' },
    t: {
      class: 'tinkerer',
      discard: ['reviving-shock'],
      items: [{ item: 'minor-healing-potion', state: 'consumed' }],
    },
    d: { summon: 'decoy', owner: 't' },
    o: { objective: 'hail', side: 'party', hp: 5 },
  },
} as const;

rule(
  'gh/recover.1: only characters have cards to recover, summons and escorted figures have none',
  company,
  (scene) => {
    scene.does('b', recover({ pile: 'discard', count: 1, targets: anAdjacentAlly }));
    scene.asks('ana', 'ability-target', 'tinkerer', 'skip').answer('tinkerer');
    scene.asks('bea', 'cards-to-recover', 'reviving-shock').answer('reviving-shock');
    scene.settles();
  },
);

rule(
  'gh/recover.5: only characters have items to refresh, summons and escorted figures have none',
  company,
  (scene) => {
    scene.does('b', refresh({ count: 1, state: 'consumed', targets: anAdjacentAlly }));
    scene.asks('ana', 'ability-target', 'tinkerer', 'skip').answer('tinkerer');
    scene.settles(() => expect(scene.hero('t').items).toMatchObject([{ state: 'ready' }]));
  },
);

const active = {
  map: ['b...g'],
  cast: {
    b: {
      class: 'brute',
      discard: ['trample'],
      picked: ['shield-bash'],
      active: ['warding-strength bottom'],
    },
    g: altar,
  },
} as const;

rule('gh/recover.2: an active card of the kind may be recovered; its bonus ends', active, (scene) => {
  scene.plays('b', 'shield-bash', 'bottom');
  scene.settles(() => expect(scene.the('b').bonuses.map(({ source }) => source)).toContain('shield-bash'));
  scene.does('b', discards(2));
  scene.asks('ana', 'cards-to-recover', 'trample', 'shield-bash').answer('shield-bash');
  scene.settles(() => {
    expect(scene.the('b').bonuses.map(({ source }) => source)).not.toContain('shield-bash');
    expect(scene.hero('b').active.map(({ card }) => card)).toEqual(['warding-strength']);
    expect(scene.hero('b').hand).toEqual(['shield-bash']);
  });
});

rule(
  'gh/recover.3: a recovered card is in hand and can be selected in the next round',
  {
    map: ['b...g'],
    cast: { b: { class: 'brute', hand: ['sweeping-blow'], discard: ['trample'] }, g: altar },
    goal: [{ is: 'reveal', room: 9 }],
    turn: 'b',
  },
  (scene) => {
    scene.does('b', discards(2));
    scene.asksAbout('ana', 'cards-to-recover').answer('trample');
    scene.goOn((s) => s.phase === 'revealing');
    scene.asks('ana', 'leading-card', 'sweeping-blow', 'trample', 'give-up').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('sweeping-blow');
    scene.settles(() => expect(scene.hero('b').picked).toEqual(['trample', 'sweeping-blow']));
  },
);

for (const taken of [[], ['trample'], ['trample', 'shield-bash']]) {
  rule(
    `gh/recover.3a: of one discarded and one active card the player may take ${taken.length}`,
    {
      map: ['b...g'],
      cast: { b: { class: 'brute', discard: ['trample'], active: ['shield-bash bottom'] }, g: altar },
    },
    (scene) => {
      scene.does('b', discards(2));
      scene.asks('ana', 'cards-to-recover', 'trample', 'shield-bash').answer(...taken);
      scene.settles(() => expect(scene.hero('b').hand).toEqual(taken));
    },
  );
}

const ether = {
  map: ['s...g'],
  cast: {
    s: { class: 'spellweaver', hp: 6, hand: ['reviving-ether'], lost: ['fire-orbs'] },
    g: altar,
  },
} as const;

rule('gh/recover.4: a card that cannot be recovered is lost for good', ether, (scene) => {
  scene.plays('s', 'reviving-ether', 'top');
  scene.asks('ana', 'cards-to-recover', 'fire-orbs').answer('fire-orbs');
  scene.settles(() => expect(scene.hero('s').lost).toEqual(['reviving-ether']));
  scene.does('s', lostCards('all'));
  scene.settles(() => expect(scene.hero('s').hand).toEqual(['fire-orbs']));
});

rule('gh/recover.4a: such a card lost to negate damage cannot be chosen', ether, (scene) => {
  scene.perform(function* (g) {
    yield* sufferDamage(g, theFigure(g.state, scene.id('s')), { damage: 3, cause: 'trap', by: null });
  });
  scene.asksAbout('ana', 'negate-damage').answer('lose-card');
  scene.asksAbout('ana', 'card-to-lose').answer('reviving-ether');
  scene.does('s', lostCards('all'));
  scene.asks('ana', 'cards-to-recover', 'fire-orbs').answer();
  scene.settles(() => expect(scene.hero('s').lost).toEqual(['fire-orbs', 'reviving-ether']));
});

rule(
  'gh/recover.4: as long as it is discarded such a card comes back',
  { ...ether, cast: { ...ether.cast, s: { class: 'spellweaver', discard: ['reviving-ether'] } } },
  (scene) => {
    scene.does('s', discards(1));
    scene.asks('ana', 'cards-to-recover', 'reviving-ether').answer('reviving-ether');
    scene.settles(() => expect(scene.hero('s').hand).toEqual(['reviving-ether']));
  },
);

const spentBoots = { item: 'boots-of-striding', state: 'spent' } as const;
const drunk = { item: 'minor-healing-potion', state: 'consumed' } as const;
const eaten = { item: 'minor-stamina-potion', state: 'consumed' } as const;

const states = (scene: HexScene): readonly string[] => scene.hero('b').items.map(({ state }) => state);

const bag = {
  map: ['b...g'],
  cast: { b: { class: 'brute', hp: 4, items: [spentBoots, drunk, eaten] }, g: altar },
} as const;

rule('gh/recover.5: refresh makes consumed items usable again, as many as it says', bag, (scene) => {
  scene.does('b', refresh({ count: 1, state: 'consumed', targets: self }));
  const asked = scene.asks('ana', 'items-to-refresh', 'minor-healing-potion', 'minor-stamina-potion');
  asked.refuses('wrong-count', 'minor-healing-potion', 'minor-stamina-potion');
  asked.answer('minor-stamina-potion');
  scene.settles(() => expect(states(scene)).toEqual(['spent', 'consumed', 'ready']));
});

rule('gh/recover.5: what refreshes spent items leaves the consumed ones', bag, (scene) => {
  scene.does('b', refresh({ count: 'all', state: 'spent', targets: self }));
  scene.settles(() => expect(states(scene)).toEqual(['ready', 'consumed', 'consumed']));
});

rule(
  'gh/recover.5a: with spent items alone "refresh one consumed item" refreshes nothing',
  { ...bag, cast: { ...bag.cast, b: { class: 'brute', items: [spentBoots] } } },
  (scene) => {
    scene.does('b', refresh({ count: 1, state: 'consumed', targets: self }));
    scene.settles(() => expect(states(scene)).toEqual(['spent']));
  },
);

rule(
  'gh/recover.6: recovering and refreshing neither cost nor give anything else',
  { ...bag, cast: { ...bag.cast, b: { class: 'brute', hp: 4, discard: ['trample'], items: [spentBoots] } } },
  (scene) => {
    const before = { ...scene.hero('b') };
    scene.does('b', discards(1), refresh({ count: 'all', state: 'spent', targets: self }));
    scene.asksAbout('ana', 'cards-to-recover').answer('trample');
    scene.settles(() => {
      const items = [{ item: 'boots-of-striding', state: 'ready', marked: 0 }];
      expect(scene.hero('b')).toEqual({ ...before, items, hand: ['trample'], discard: [] });
      expect(scene.the('b').hp).toBe(4);
    });
  },
);

rule(
  'gh/recover.7: an item with use circles left is not spent and cannot be refreshed',
  {
    map: ['bg'],
    cast: { b: { class: 'brute', hp: 10, items: ['hide-armor'] }, g: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.does('b', refresh({ count: 'all', state: 'spent', targets: self }));
    scene.settles(() =>
      expect(scene.hero('b').items).toEqual([{ item: 'hide-armor', state: 'ready', marked: 1 }]),
    );
  },
);

rule(
  'gh/recover.8: when the scenario is over every card is back and every item refreshed',
  {
    map: ['b'],
    cast: {
      b: {
        class: 'brute',
        hand: ['sweeping-blow'],
        discard: ['trample'],
        lost: ['shield-bash'],
        active: ['warding-strength bottom'],
        items: [spentBoots, drunk],
      },
    },
    phase: 'clean-up',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles(() => {
      expect(states(scene)).toEqual(['ready', 'ready']);
      expect(scene.hero('b').hand.toSorted()).toEqual([
        'shield-bash',
        'sweeping-blow',
        'trample',
        'warding-strength',
      ]);
      expect([scene.hero('b').discard, scene.hero('b').lost, scene.hero('b').active]).toEqual([[], [], []]);
    });
  },
);
