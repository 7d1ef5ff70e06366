import { describe, expect, test } from 'vitest';
import type { Chronicle, Game, Rule, Seat } from '../../index.ts';
import { toy, toyRules } from '../toy/game.ts';
import { holdAuction } from '../toy/rules.ts';
import type { Merchant, Toy, ToyPlay, ToyRuleId } from '../toy/state.ts';
import { viewFor } from '../toy/view.ts';
import {
  allAtOnce,
  choose,
  chooseSome,
  failedBy,
  oneOrTwo,
  variant,
  withAuction,
  withVoyage,
} from './variants.ts';

const rule = 'toy/variant.1';

describe('the suite finds a game that keeps something outside of its state', () => {
  /** A game that counts, in a variable of its own, how often it was set up. */
  function forgetful(): Game<Toy> {
    let setUp = 0;
    return variant({ setup: (start) => ({ ...toyRules.setup(start), discard: [], round: -(setUp++ % 2) }) });
  }

  test('by playing it again', () => {
    expect(failedBy(forgetful())).toContain('plays-the-same-again');
  });

  test('by loading it', () => {
    expect(failedBy(forgetful())).toContain('loads');
  });

  test('by taking it back', () => {
    let thrown = 0;
    const game = withVoyage(function* (_, merchant) {
      merchant.points += thrown++;
      merchant.points += yield* oneOrTwo(merchant);
    });
    expect(failedBy(game)).toContain('rewinds');
  });

  test('by undoing an answer', () => {
    let asked = 0;
    const game = withVoyage(function* (_, merchant) {
      merchant.points += yield* oneOrTwo(merchant);
      merchant.thrown = asked++;
      merchant.points += yield* oneOrTwo(merchant);
    });
    expect(failedBy(game)).toContain('undoes');
  });
});

describe('the suite finds a state', () => {
  test('from which a match does not go on as it did', () => {
    const game = variant({
      run: (g, step) => {
        if (step.is === 'auction') g.state.round += g.state.prize === null ? 0 : 1;
        if (step.is === 'auction') g.state.discard.push(...g.state.deck.splice(0, 1));
        return toyRules.run(g, step);
      },
    });
    expect(failedBy(game)).toContain('resumes');
  });

  test('in which one thing stands twice', () => {
    const shared = withAuction(function* (g) {
      yield* holdAuction(g);
      for (const merchant of g.state.merchants) merchant.pledged = g.state.discard;
    });
    expect(failedBy(shared)).toContain('copies');
  });

  test('whose copy is not deep', () => {
    const game = { ...toy, form: { ...toy.form, clone: (state: Toy['State']) => ({ ...state }) } };
    expect(failedBy(game)).toContain('copies');
  });

  test('that holds what is not described', () => {
    const game = withVoyage(function* (g, merchant) {
      yield* oneOrTwo(merchant);
      Object.assign(g.state, { known: 'to nobody' });
    });
    expect(failedBy(game)).toContain('copies');
  });

  test('that breaks an invariant', () => {
    const game = withVoyage(function* (_, merchant) {
      if ((yield* oneOrTwo(merchant)) === 2) merchant.hand.pop();
    });
    expect(failedBy(game)).toEqual(['makes-sense']);
  });
});

describe('the suite finds a secret', () => {
  test('of a hand that another seat sees', () => {
    const game = variant({
      view: (state, onlooker) => ({
        ...viewFor(state, onlooker),
        merchants: viewFor(state, onlooker).merchants.map((view, index) => ({
          ...view,
          hand: state.merchants[index]?.hand ?? 'hidden',
        })),
      }),
    });
    expect(failedBy(game)).toContain('shows-no-secret');
  });

  test('of the deck that a spectator sees', () => {
    const game = variant({
      view: (state, onlooker) => {
        const view = viewFor(state, onlooker);
        return onlooker === 'spectator' ? { ...view, deckSize: Number(state.deck[0]?.slice(-1)) } : view;
      },
    });
    expect(failedBy(game)).toContain('shows-no-secret');
  });

  test('in the options of a question', () => {
    const game = withVoyage(function* (g, merchant) {
      const from = () => [...g.state.deck.slice(0, 2), 'none'];
      yield* choose('deck-card', { seat: merchant.seat, rule, from });
    });
    expect(failedBy(game)).toContain('shows-no-secret');
  });

  test('that is told to all', () => {
    const game = withAuction((g) =>
      allAtOnce(g, function* (merchant) {
        const bid = yield* oneOrTwo(merchant, { secret: true });
        g.tell({ is: 'bid-noted', bid }, rule);
      }),
    );
    expect(failedBy(game)).toContain('tells-no-secret');
  });

  test('that is shown without a barrier', () => {
    const game = withVoyage(function* (g, merchant) {
      yield* oneOrTwo(merchant);
      g.tell({ is: 'saw-top-card', card: g.state.deck[0] ?? '' }, rule);
    });
    expect(failedBy(game)).toContain('tells-no-secret');
  });
});

describe('the suite finds an order that matters', () => {
  test('between the parts of a together', () => {
    const game = withAuction((g) =>
      allAtOnce(g, function* (merchant) {
        yield* oneOrTwo(merchant);
        merchant.points = g.state.merchants.filter(({ bid }) => bid !== null).length;
        merchant.bid = 1;
      }),
    );
    expect(failedBy(game)).toContain('takes-any-order');
  });

  test('between steps side by side that draw from one stream', () => {
    const game = withVoyage(function* (g, merchant) {
      yield* oneOrTwo(merchant);
      merchant.thrown = g.chance.stream('one die for all').below(6);
    });
    expect(failedBy(game)).toContain('takes-any-order');
  });
});

describe('the suite finds a question', () => {
  const asking = (ask: (g: ToyPlay, asked: { seat: Seat; rule: ToyRuleId }) => Rule<unknown>) =>
    withVoyage(function* (g: ToyPlay, { seat }: Merchant) {
      yield* ask(g, { seat, rule });
    });

  test('with one answer only', () => {
    const game = asking((_, asked) =>
      chooseSome('forced', { ...asked, from: () => ['this'], min: 1, max: 1 }),
    );
    expect(failedBy(game)).toEqual(['asks-real-questions']);
  });

  test('with no options', () => {
    const game = asking((_, asked) => chooseSome('empty', { ...asked, from: () => [], min: 0, max: 1 }));
    expect(failedBy(game)).toContain('asks-real-questions');
  });

  test('that offers one thing twice', () => {
    const game = asking((_, asked) => choose('doubled', { ...asked, from: ['this', 'this', 'that'] }));
    expect(failedBy(game)).toContain('asks-real-questions');
  });

  test('that nothing answers', () => {
    const asked = { from: ['this', 'that'], min: 1, max: 1, valid: () => false };
    expect(failedBy(asking((_, to) => chooseSome('impossible', { ...to, ...asked })))).toContain('goes-on');
  });

  test('with an option that goes with no others', () => {
    const pair = {
      from: ['this', 'that', 'none'],
      min: 1,
      max: 2,
      valid: (all: readonly string[]) => !all.includes('none'),
    };
    expect(failedBy(asking((_, to) => chooseSome('pair', { ...to, ...pair })))).toEqual([
      'takes-what-it-offers',
    ]);
  });

  test('with an option on which a rule fails', () => {
    const game = withVoyage(function* (_, merchant) {
      if ((yield* oneOrTwo(merchant)) === 2) throw new Error('two is too many');
    });
    expect(failedBy(game)).toEqual(expect.arrayContaining(['takes-what-it-offers', 'goes-on']));
  });

  test('that names no rule', () => {
    const unnamed = '' as ToyRuleId; // for once: the types would not let it
    const game = asking((_, asked) => choose('unruly', { ...asked, rule: unnamed, from: ['this', 'that'] }));
    expect(failedBy(game)).toEqual(['cites-rules']);
  });

  test('after which a fact is told that names no rule', () => {
    const game = withVoyage(function* (g, merchant) {
      yield* oneOrTwo(merchant);
      g.tell({ is: 'peeked', by: merchant.seat }, 'no number' as ToyRuleId); // for once: the types would not let it
    });
    expect(failedBy(game)).toEqual(['cites-rules']);
  });
});

describe('the suite finds a game', () => {
  test('that does not end', () => {
    const game = withVoyage(function* (g, merchant) {
      yield* oneOrTwo(merchant);
      g.state.rounds = g.state.round + 2;
    });
    expect(failedBy(game)).toContain('ends');
  });

  test('that goes round in circles', () => {
    const game = variant({ nextStep: (state) => (state.round === 1 ? [] : toyRules.nextStep(state)) });
    expect(failedBy(game, { games: 1 })).toContain('goes-on');
  });

  test('with a step of more than 25 answers', () => {
    const game = withAuction(function* (g) {
      const [merchant] = g.state.merchants;
      for (let i = 0; i < 28 && merchant !== undefined; i++) yield* oneOrTwo(merchant);
    });
    expect(failedBy(game)).toContain('keeps-steps-short');
  });

  test('that can not begin at one of its tables', () => {
    expect(failedBy(variant({ seats: { min: 3, max: 4 } }))).toEqual(['goes-on']);
  });

  test('whose winner does not sit at the table', () => {
    const game = variant({ result: (state) => ({ ...toyRules.result(state), winners: ['nobody' as Seat] }) });
    expect(failedBy(game)).toEqual(['has-a-result']);
  });

  test('that hands on what its next match can not begin with', () => {
    const next = () => ({ options: { rounds: 2, coins: 'some' as never }, sheet: null });
    const chronicle = { ...toy.chronicle, next };
    expect(failedBy(variant({ chronicle }))).toEqual(['hands-on']);
  });

  test('that changes a match that is over while it hands on what came of it', () => {
    const chronicle: Chronicle<Toy> = {
      ...toy.chronicle,
      next: ({ options }) => {
        options.rounds++;
        return { options, sheet: null };
      },
    };
    expect(failedBy(variant({ chronicle }))).toContain('hands-on');
  });

  test('with content that never comes into play, in a run of many games', () => {
    const game = variant({ nextStep: () => null });
    expect(failedBy(game, { games: 500 })).toContain('tries-all-content');
  });

  test('with unseen content fit to be told, but not to be a finding, in a run of few games', () => {
    const game = variant({ nextStep: () => null });
    expect(failedBy(game, { games: 499 })).not.toContain('tries-all-content');
  });
});
