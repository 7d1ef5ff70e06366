import { Match, seat } from '@tavolo/kernel';
import { modes, Scene } from '@tavolo/kernel/scene';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import type { GauntletKinds } from '../../kinds.ts';
import type { Hero, Options } from '../../state.ts';

type Boasting = Scene<GauntletKinds>;
type Players = {
  readonly names: readonly string[];
  readonly options?: Partial<Options>;
  readonly lastWinner?: string;
};

/** A boasting phase from its beginning. If nobody else won the game before, the last named did: the first begins. */
function boasting(title: string, players: Players, play: (scene: Boasting) => void): void {
  const { names, options = {}, lastWinner } = players;
  const seats = names.map(seat);
  const chosen = { ...gauntletOfFools.defaults, ...options };
  const sheet = { lastWinners: lastWinner === undefined ? seats.slice(-1) : [seat(lastWinner)] };
  const { state } = Match.start({ game: gauntletOfFools, seats, options: chosen, sheet, seed: 'boasting' });
  for (const mode of modes)
    test(`${title} (${mode})`, () => {
      const scene = new Scene({ game: gauntletOfFools, seats, options: chosen, state, script: {} }, mode);
      scene.goOn((s) => s.phase === 'turn-start');
      play(scene);
    });
}

const trio = { names: ['ana', 'bruno', 'cleo'] };
const pair = { names: ['ana', 'bruno'] };
const six = [
  'blindfolded',
  'hopping-on-one-leg',
  'one-arm-tied',
  'while-juggling',
  'with-a-hangover',
  'without-breakfast',
] as const;
const [blindfolded, hopping, armTied, juggling, hangover, breakfast] = six;

/** A player takes a hero, from the middle or from another, with these boasts. */
function takes(scene: Boasting, name: string, hero: string, ...boasts: readonly string[]): void {
  scene.asksAbout(name, 'hero').answer(hero);
  scene.asksAbout(name, 'boasts').answer(...boasts);
}

const the = (scene: Boasting, id: string): Hero | undefined =>
  scene.state.heroes.find((hero) => hero.id === id);

boasting('gof/boasting.1: boasting goes clockwise and ends when everybody has a hero', trio, (scene) => {
  takes(scene, 'ana', 'hero-1');
  takes(scene, 'bruno', 'hero-2');
  scene.asksNothingOf('ana');
  scene.asksNothingOf('bruno');
  expect(scene.state.phase).toBe('boasting');
  takes(scene, 'cleo', 'hero-3');
  scene.settles((s) => {
    expect(s.phase).toBe('turn-start');
    expect(s.heroes.map((hero) => hero.seat)).toEqual(['ana', 'bruno', 'cleo']);
  });
});

boasting('gof/boasting.1: a player who has a hero is skipped', trio, (scene) => {
  takes(scene, 'ana', 'hero-1');
  takes(scene, 'bruno', 'hero-2');
  takes(scene, 'cleo', 'hero-2', blindfolded);
  scene.asksNothingOf('ana');
  scene.asksAbout('bruno', 'hero');
});

boasting("gof/boasting.2: a player must take a hero from the middle or another player's", trio, (scene) => {
  scene.asks('ana', 'hero', 'hero-1', 'hero-2', 'hero-3').answer('hero-2');
  scene.asksAbout('ana', 'boasts').answer();
  scene.asks('bruno', 'hero', 'hero-1', 'hero-2', 'hero-3').refuses('wrong-count');
});

boasting('gof/boasting.3: a hero from the middle may be taken with no boast', trio, (scene) => {
  scene.asksAbout('ana', 'hero').answer('hero-1');
  scene.asks('ana', 'boasts', ...six).answer();
  expect(the(scene, 'hero-1')).toMatchObject({ seat: 'ana', boasts: [] });
});

for (const count of [1, 3, 6])
  boasting(
    `gof/boasting.3, gof/A-01: a hero from the middle may be taken with ${count} boasts at once`,
    trio,
    (scene) => {
      scene.asksAbout('ana', 'hero').answer('hero-1');
      scene.asks('ana', 'boasts', ...six).answer(...six.slice(0, count));
      expect(the(scene, 'hero-1')?.boasts).toEqual(six.slice(0, count));
    },
  );

boasting(
  'gof/A-01: where a table allows one boast from the middle, none and one are taken but not two',
  { ...trio, options: { boastsFromMiddle: 'one' } },
  (scene) => {
    scene.asksAbout('ana', 'hero').answer('hero-1');
    scene.asks('ana', 'boasts', ...six).refuses('wrong-count', blindfolded, hopping);
    scene.asks('ana', 'boasts', ...six).answer(hopping);
    takes(scene, 'bruno', 'hero-2');
    expect(the(scene, 'hero-1')?.boasts).toEqual([hopping]);
    expect(the(scene, 'hero-2')?.boasts).toEqual([]);
  },
);

boasting(
  'gof/A-01: a table that allows one boast from the middle allows several to a thief',
  { ...trio, options: { boastsFromMiddle: 'one' } },
  (scene) => {
    takes(scene, 'ana', 'hero-1', armTied);
    takes(scene, 'bruno', 'hero-1', blindfolded, hopping);
    expect(the(scene, 'hero-1')?.boasts).toEqual([armTied, blindfolded, hopping]);
  },
);

boasting('gof/boasting.4: a stolen hero keeps its boasts and gets at least one new one', trio, (scene) => {
  takes(scene, 'ana', 'hero-1', blindfolded, juggling);
  scene.asksAbout('bruno', 'hero').answer('hero-1');
  const left = [hopping, armTied, hangover, breakfast];
  scene.asks('bruno', 'boasts', ...left).refuses('wrong-count');
  scene.asks('bruno', 'boasts', ...left).answer(hopping, breakfast);
  expect(the(scene, 'hero-1')).toMatchObject({
    seat: 'bruno',
    boasts: [blindfolded, juggling, hopping, breakfast],
  });
});

boasting('gof/boasting.5: a hero has each boast at most once', trio, (scene) => {
  scene.asksAbout('ana', 'hero').answer('hero-1');
  scene.asks('ana', 'boasts', ...six).refuses('picked-twice', blindfolded, blindfolded);
  scene.asks('ana', 'boasts', ...six).answer(blindfolded);
  scene.asksAbout('bruno', 'hero').answer('hero-1');
  scene.asksAbout('bruno', 'boasts').refuses('not-an-option', blindfolded);
});

boasting('gof/boasting.5: a hero with all six boasts cannot be stolen', trio, (scene) => {
  takes(scene, 'ana', 'hero-1', ...six);
  scene.asks('bruno', 'hero', 'hero-2', 'hero-3');
});

boasting('gof/boasting.6: a robbed player acts again when the order reaches them', trio, (scene) => {
  takes(scene, 'ana', 'hero-1');
  takes(scene, 'bruno', 'hero-1', blindfolded);
  scene.asksNothingOf('ana');
  takes(scene, 'cleo', 'hero-2');
  scene.asks('ana', 'hero', 'hero-1', 'hero-2', 'hero-3').answer('hero-3');
  scene.asks('ana', 'boasts', ...six).answer();
  scene.settles(() => expect(the(scene, 'hero-3')?.seat).toBe('ana'));
});

boasting('gof/setup.4: a hero that is stolen keeps its weapon', trio, (scene) => {
  const weapon = the(scene, 'hero-1')?.weapons[0]?.card;
  takes(scene, 'ana', 'hero-1');
  takes(scene, 'bruno', 'hero-1', blindfolded);
  expect(the(scene, 'hero-1')?.weapons.map(({ card }) => card)).toEqual([weapon]);
});

boasting(
  'gof/setup.6: once everybody has a hero, heroes stand in order from the first player',
  { ...trio, lastWinner: 'bruno' },
  (scene) => {
    takes(scene, 'cleo', 'hero-3');
    takes(scene, 'ana', 'hero-1');
    takes(scene, 'bruno', 'hero-2');
    scene.settles((s) => expect(s.heroes.map((hero) => hero.seat)).toEqual(['cleo', 'ana', 'bruno']));
  },
);

boasting('gof/two.1: two players are dealt four heroes and take turns until each has two', pair, (scene) => {
  for (const [name, id] of [
    ['ana', 'hero-1'],
    ['bruno', 'hero-2'],
    ['ana', 'hero-3'],
    ['bruno', 'hero-4'],
  ] as const) {
    scene.asksNothingOf(name === 'ana' ? 'bruno' : 'ana');
    takes(scene, name, id);
  }
  scene.settles((s) =>
    expect(s.heroes.map((hero) => [hero.seat, hero.id])).toEqual([
      ['ana', 'hero-1'],
      ['ana', 'hero-3'],
      ['bruno', 'hero-2'],
      ['bruno', 'hero-4'],
    ]),
  );
});

boasting('gof/two.1: of two players one can steal only from the other', pair, (scene) => {
  scene.asks('ana', 'hero', 'hero-1', 'hero-2', 'hero-3', 'hero-4').answer('hero-1');
  scene.asksAbout('ana', 'boasts').answer();
  takes(scene, 'bruno', 'hero-2');
  scene.asks('ana', 'hero', 'hero-2', 'hero-3', 'hero-4');
});

boasting('gof/two.1: a player with two heroes passes', pair, (scene) => {
  takes(scene, 'ana', 'hero-1');
  takes(scene, 'bruno', 'hero-2');
  takes(scene, 'ana', 'hero-2', blindfolded);
  takes(scene, 'bruno', 'hero-3');
  scene.asksNothingOf('ana');
  takes(scene, 'bruno', 'hero-4');
  scene.settles();
});
