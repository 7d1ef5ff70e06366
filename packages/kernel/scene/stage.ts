import { defineGame, flag, type Game, type Kinds, type Play, type Rule, type Stream } from '../index.ts';

/** The values that a stream's draws will give, in order, all that are needed. In streams without any, chance is chance. */
export type Script = { readonly [stream: string]: readonly number[] };

/** A scene draws more than it has scripted. */
export class ScriptOut extends Error {}

/** What a scene lets happen: one rule by itself, or the game's own steps until something is so. */
export type Act<K extends Kinds> =
  | { readonly is: 'perform'; readonly rule: (g: Play<K>) => Rule | undefined }
  | { readonly is: 'go-on'; readonly until: (state: K['State']) => boolean };

/** The state of a stage: the game's, and whether the rule was performed. */
type Staged<State> = State & { performed: boolean };

/** A game of one act, so that whatever a scene performs is saved, loaded and forked like any match. */
export function stage<K extends Kinds>(
  game: Game<K>,
  state: K['State'],
  act: Act<K>,
  script: Script,
): Game<K> {
  const { shape } = game.state;
  if (shape.is !== 'record') throw new Error('a state is a record');
  const staged = { shape: { ...shape, fields: [...shape.fields, ['performed', flag.shape] as const] } };
  return defineGame<K>({
    ...game,
    state: staged,
    setup: () => ({ ...game.form.clone(state), performed: false }),
    nextStep: (s) => nextOn(game, s as Staged<K['State']>, act), // this game's states are staged
    run: (g, step) => {
      const scripted = withScript(g, script);
      if (act.is === 'go-on') return game.run(scripted, step);
      (g.state as Staged<K['State']>).performed = true; // this game's states are staged
      return act.rule(scripted);
    },
  });
}

function nextOn<K extends Kinds>(
  game: Game<K>,
  s: Staged<K['State']>,
  act: Act<K>,
): ReturnType<Game<K>['nextStep']> {
  if (act.is === 'go-on') return act.until(s) ? null : game.nextStep(s);
  return s.performed ? null : ({ is: 'perform' } as K['Step']); // the stage's own step, which only its `run` sees
}

function withScript<K extends Kinds>(g: Play<K>, script: Script): Play<K> {
  const stream = (name: string): Stream => {
    const values = script[name];
    const real = g.chance.stream(name);
    return values === undefined ? real : scriptedStream(g, { name, values, real });
  };
  return {
    state: g.state,
    content: g.content,
    chance: {
      below: (n) => g.chance.below(n),
      several: (count, n) => g.chance.several(count, n),
      shuffle: (l) => g.chance.shuffle(l),
      pick: (l) => g.chance.pick(l),
      stream,
    },
    tell: (fact, rule) => g.tell(fact, rule),
    tellOnly: (seat, fact, rule) => g.tellOnly(seat, fact, rule),
    reveal: () => g.reveal(),
  };
}

type Scripted = { readonly name: string; readonly values: readonly number[]; readonly real: Stream };

function scriptedStream<K extends Kinds>(g: Play<K>, { name, values, real }: Scripted): Stream {
  const below = (n: number): number => {
    const { streams, drawn } = g.state.chance;
    const place = streams.indexOf(name);
    const turn = place < 0 ? 0 : (drawn[place] ?? 0);
    const luck = real.below(n);
    if (values.length > 0 && turn >= values.length) throw new ScriptOut(`the script of ${name} has run out`);
    return values[turn] ?? luck;
  };
  return {
    below,
    several: (count, n) => Array.from({ length: count }, () => below(n)),
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error(`the script of ${name} leaves the list`);
      return item;
    },
    shuffle: (items) => real.shuffle(items),
  };
}
