import { describe, expect, test } from 'vitest';
import {
  type Asks,
  askingFor,
  type Declares,
  type ForQuestions,
  forQuestion,
  type OpenQuestion,
  type OpenQuestionOf,
  type Rule,
} from '../index.ts';
import { type Bench, benchMatch } from './toy/bench.ts';
import { ana } from './toy/seats.ts';

type CardId = string & { readonly brand: 'card' };
type ItemId = string & { readonly brand: 'item' };

/** A game with a question of every sort. */
type Declared = Declares<
  {
    card: Asks<CardId>;
    next: Asks<`play:${CardId}` | `item:${ItemId}` | 'end'>;
    target: Asks<'wolf' | 'bear' | 'skip', { readonly left: number; readonly from: readonly CardId[] }>;
    'wild-target': Asks<'wolf' | 'bear', { readonly left: number; readonly from: readonly CardId[] }>;
    sure: Asks<'yes' | 'no'>;
  },
  Bench['RuleId']
>;
const { choose, chooseSome, confirm } = askingFor<Declared>();

const asking = { seat: ana, rule: 'bench/ask.1' } as const;
const ace = 'ace' as CardId; // tests write ids
const boots = 'boots' as ItemId; // tests write ids
const about = () => ({ left: 1, from: [ace] });

describe('a rule', () => {
  test('is given an option of the type that it offered', () => {
    const asked = function* (): Rule<string> {
      const card: CardId = yield* choose('card', { ...asking, from: [ace] });
      const beast: 'wolf' | 'bear' = yield* choose('target', { ...asking, from: ['wolf', 'bear'], about });
      const cards: readonly CardId[] = yield* chooseSome('card', { ...asking, from: [ace], min: 1, max: 1 });
      const isSure: boolean = yield* confirm('sure', asking);
      return `${card} ${beast} ${cards.join()} ${isSure}`;
    };
    const match = benchMatch(function* (g) {
      g.state.notes.push(yield* asked());
    });
    match.play(ana, ['bear']);
    match.play(ana, ['yes']);
    expect(match.state.notes).toEqual(['ace bear ace true']);
  });

  // What follows is never run: that it does not compile is the test.
  test('can only ask what is declared', () => {
    const wrong = (): readonly Rule<unknown>[] => [
      // @ts-expect-error there is no such question
      choose('cards', { ...asking, from: [ace] }),
      // @ts-expect-error it is not answered with yes or no
      confirm('card', asking),
      // @ts-expect-error there is no such rule
      choose('card', { seat: ana, rule: 'bench/ask.2', from: [ace] }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('can only offer what the question declares', () => {
    const wrong = (): readonly Rule<unknown>[] => [
      // @ts-expect-error an item is no card
      choose('card', { ...asking, from: [boots] }),
      // @ts-expect-error nor is any text
      choose('card', { ...asking, from: () => ['ace'] }),
      // @ts-expect-error what is played is a card
      choose('next', { ...asking, from: [`play:${boots}` as const, 'end'] }),
      // @ts-expect-error a wild target can't be skipped, so that it can't where either may be asked
      choose(ace === 'ace' ? 'target' : 'wild-target', { ...asking, about, from: ['wolf', 'skip'] }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('says what a question is about exactly if it declares that', () => {
    const wrong = (): readonly Rule<unknown>[] => [
      // @ts-expect-error it says nothing
      choose('target', { ...asking, from: ['wolf', 'bear'] }),
      // @ts-expect-error it does not say all
      choose('target', { ...asking, from: ['wolf', 'bear'], about: () => ({ left: 1 }) }),
      // @ts-expect-error there is nothing to say
      choose('card', { ...asking, from: [ace], about }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('an open question of a game', () => {
  const shown = {
    decision: 'ana/0/0',
    seat: ana,
    rule: 'bench/ask.1',
    min: 1,
    max: 1,
    secret: false,
  } as const;
  const target: OpenQuestionOf<Declared, 'target'> = {
    ...shown,
    name: 'target',
    options: ['wolf', 'skip'],
    about: { left: 2, from: [ace] },
  };

  test('is known by its name', () => {
    const leftIn = (open: OpenQuestion<Declared>): number => (open.name === 'target' ? open.about.left : 0);
    expect(leftIn(target)).toBe(2);
  });

  test('is a question of any game', () => {
    const any: OpenQuestion = target;
    expect(any.about.left).toBe(2);
  });

  const words: ForQuestions<OpenQuestion<Declared>, [count: number], string> = {
    card: ({ options }) => options.join(),
    next: ({ options }) => options.join(),
    target: ({ about: { left } }, count) => `${left} of ${count}`,
    'wild-target': ({ about: { left } }) => String(left),
    sure: () => 'sure?',
  };

  test('finds what a table says to it', () => {
    expect(forQuestion<OpenQuestion<Declared>, [number], string>(words, target, 3)).toBe('2 of 3');
  });

  test('must be known to a table', () => {
    // @ts-expect-error nothing is said to the other questions
    const silent: typeof words = { card: () => '' };
    expect(() => forQuestion<OpenQuestion<Declared>, [number], string>(silent, target, 3)).toThrow(
      'nothing is known of the question target',
    );
  });
});
