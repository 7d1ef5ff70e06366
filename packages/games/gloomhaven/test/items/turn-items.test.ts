import { expect } from 'vitest';
import { elements } from '../../vocabulary/terms.ts';
import type { HeroLead } from '../scene/cast.ts';
import type { HexScene } from '../scene/index.ts';
import { alone, altar, attackedBy, item, states } from './item.ts';

/** The item is used on its owner's turn. */
const uses = (scene: HexScene, id: string): void => {
  scene.goOn((s) => s.turn === null);
  const asked = scene.asksAbout('ana', 'next');
  expect(asked.question.options).toContain(`item:${id}`);
  asked.answer(`item:${id}`);
};

for (const [id, value] of [
  ['minor-healing-potion', 3],
  ['major-healing-potion', 5],
  ['super-healing-potion', 7],
] as const) {
  item(id, `heals ${value} and is consumed`, alone(id, { hp: 2 }), (scene) => {
    uses(scene, id);
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([2 + value, ['consumed']]));
  });
}

item('amulet-of-life', 'heals 1 and is spent', alone('amulet-of-life', { hp: 2 }), (scene) => {
  uses(scene, 'amulet-of-life');
  scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([3, ['spent']]));
});

const discard = ['trample', 'grab-and-go', 'sweeping-blow', 'spare-dagger'] as const;

for (const [id, count] of [
  ['minor-stamina-potion', 2],
  ['major-stamina-potion', 3],
] as const) {
  item(
    id,
    `recovers up to ${count} discarded cards`,
    alone(id, { discard, lost: ['shield-bash'] }),
    (scene) => {
      uses(scene, id);
      const asked = scene.asks('ana', 'cards-to-recover', ...discard);
      asked.refuses('wrong-count', ...discard);
      asked.answer(...discard.slice(0, count));
      scene.settles(() => {
        expect(scene.hero('b').hand).toEqual(discard.slice(0, count));
        expect(states(scene)).toEqual(['consumed']);
      });
    },
  );
}

for (const [id, count] of [
  ['minor-mana-potion', 1],
  ['major-mana-potion', 2],
] as const) {
  item(id, `creates ${count} elements of its owner's choice`, alone(id), (scene) => {
    uses(scene, id);
    const wanted = ['ice', 'light'].slice(0, count);
    for (const element of wanted) scene.asks('ana', 'element', ...elements).answer(element);
    scene.settles((s) => {
      expect(elements.filter((_, n) => s.elements[n] === 'strong')).toEqual(wanted);
      expect(states(scene)).toEqual(['consumed']);
    });
  });
}

item('cloak-of-invisibility', 'makes its owner invisible', alone('cloak-of-invisibility'), (scene) => {
  uses(scene, 'cloak-of-invisibility');
  scene.settles(() => expect([scene.has('b', 'invisible'), states(scene)]).toEqual([true, ['consumed']]));
});

item(
  'lucky-eye',
  'strengthens its owner and adjacent allies',
  {
    map: ['bs..t...g'],
    cast: {
      b: { class: 'brute', items: ['lucky-eye'] },
      s: { class: 'spellweaver', acted: true },
      t: { class: 'tinkerer', acted: true },
      g: altar,
    },
    turn: 'b',
  },
  (scene) => {
    uses(scene, 'lucky-eye');
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(() => {
      expect(['b', 's', 't'].map((letter) => scene.has(letter, 'strengthen'))).toEqual([true, true, false]);
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

item(
  'falcon-figurine',
  'summons a jade falcon',
  { ...alone('falcon-figurine'), map: ['.b......g'] },
  (scene) => {
    uses(scene, 'falcon-figurine');
    scene.asks('ana', 'ability-hex', '0,0', '2,0', 'skip').answer('2,0');
    scene.settles((s) => {
      expect(s.figures.find(({ type }) => type === 'jade-falcon')).toMatchObject({ hp: 2, owner: 'brute' });
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

item(
  'falcon-figurine',
  'cannot be used where there is no room for the falcon',
  { ...alone('falcon-figurine', { picked: ['trample', 'grab-and-go'] }), map: ['Ob$.....g'] },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    const asked = scene.asksAbout('ana', 'next');
    expect(asked.question.options).not.toContain('item:falcon-figurine');
    asked.answer('end-turn');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  },
);

const spentBoots = { item: 'boots-of-striding', state: 'spent' } as const;
const spentGoggles = { item: 'eagle-eye-goggles', state: 'spent' } as const;
const drunk = { item: 'minor-healing-potion', state: 'consumed' } as const;
const eaten = { item: 'minor-stamina-potion', state: 'consumed' } as const;
const thrown = { item: 'stun-powder', state: 'consumed' } as const;
const usedHammer = { item: 'war-hammer', state: 'consumed' } as const;

const bag = (id: string, more: Partial<HeroLead> = {}) =>
  alone(id, { items: [id, spentBoots, spentGoggles, drunk, eaten, thrown, usedHammer], ...more });

item('empowering-talisman', 'refreshes one consumed small item', bag('empowering-talisman'), (scene) => {
  uses(scene, 'empowering-talisman');
  const asked = scene.asks(
    'ana',
    'items-to-refresh',
    'minor-healing-potion',
    'minor-stamina-potion',
    'stun-powder',
  );
  asked.refuses('wrong-count', 'minor-healing-potion', 'stun-powder');
  asked.answer('stun-powder');
  scene.settles(() =>
    expect(states(scene)).toEqual([
      'consumed',
      'spent',
      'spent',
      'consumed',
      'consumed',
      'ready',
      'consumed',
    ]),
  );
});

item(
  'pendant-of-dark-pacts',
  'refreshes two consumed small items for a curse',
  bag('pendant-of-dark-pacts'),
  (scene) => {
    uses(scene, 'pendant-of-dark-pacts');
    scene.asksAbout('ana', 'items-to-refresh').answer('minor-healing-potion', 'minor-stamina-potion');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles((s) => {
      expect(states(scene)).toEqual(['consumed', 'spent', 'spent', 'ready', 'ready', 'consumed', 'consumed']);
      expect(s.decks.find(({ owner }) => owner === 'brute')?.draw).toContain('curse');
    });
  },
);

for (const [id, healed] of [
  ['moon-earring', 0],
  ['sun-earring', 3],
  ['star-earring', 3],
] as const) {
  item(
    id,
    `refreshes all spent items and heals ${healed}`,
    bag(id, { hp: 4, discard: ['trample', 'grab-and-go', 'sweeping-blow'] }),
    (scene) => {
      uses(scene, id);
      if (id === 'star-earring') {
        const asked = scene.asks('ana', 'cards-to-recover', 'trample', 'grab-and-go', 'sweeping-blow');
        asked.refuses('wrong-count', 'trample', 'grab-and-go', 'sweeping-blow');
        asked.answer('trample', 'grab-and-go');
      }
      scene.settles(() => {
        expect(states(scene).slice(0, 3)).toEqual(['consumed', 'ready', 'ready']);
        expect(states(scene).slice(3)).toEqual(['consumed', 'consumed', 'consumed', 'consumed']);
        expect(scene.the('b').hp).toBe(4 + healed);
        expect(scene.hero('b').hand).toEqual(id === 'star-earring' ? ['trample', 'grab-and-go'] : []);
      });
    },
  );
}

for (const id of [
  'minor-healing-potion',
  'cloak-of-invisibility',
  'minor-stamina-potion',
  'lucky-eye',
  'moon-earring',
]) {
  item(id, "is not usable on an enemy's turn", attackedBy(id), (scene) => {
    scene.acts('g');
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([8, ['ready']]));
  });
}
