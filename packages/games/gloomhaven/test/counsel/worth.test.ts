import { seat } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../../index.ts';
import type { State } from '../../state.ts';
import type { ScenarioId } from '../../vocabulary/ids.ts';
import { habitual, played } from './played.ts';

const ana = seat('ana');
const bo = seat('bo');

function worth(state: State, of = ana): number {
  const { counsel } = gloomhaven;
  if (counsel === null) throw new Error('Gloomhaven has no counsel');
  return counsel.worth(state, of);
}

describe('the worth of a state of Gloomhaven', () => {
  test('is between 0 and 1, the same for all, and the same when asked again', () => {
    played('worth', {}, (match, question) => {
      const found = worth(match.state);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(1);
      expect(worth(match.state, bo)).toBe(found);
      expect(worth(match.state)).toBe(found);
      return habitual(match, question, `habit ${match.answered}`);
    });
  }, 120_000);

  test('is 1 when the scenario is won and 0 when it is lost', () => {
    const { state } = played('end', {}, (match, question) => habitual(match, question, `${match.answered}`));
    expect(worth({ ...state, phase: 'over', outcome: 'success' })).toBe(1);
    expect(worth({ ...state, phase: 'over', outcome: 'failure' })).toBe(0);
  }, 120_000);

  test('grows when a monster is gone, and falls when a card is lost', () => {
    let compared = 0;
    played('compared', {}, (match, question) => {
      const { state } = match;
      const [hero] = state.heroes;
      const monster = state.figures.find(({ side }) => side === 'monsters');
      if (question.name === 'leading-card' && monster !== undefined && hero !== undefined) {
        compared++;
        const figures = state.figures.filter(({ id }) => id !== monster.id);
        expect(worth({ ...state, figures })).toBeGreaterThan(worth(state));
        const heroes = [{ ...hero, hand: hero.hand.slice(1) }, ...state.heroes.slice(1)];
        if (hero.hand.length > 0 && !hero.exhausted)
          expect(worth({ ...state, heroes })).toBeLessThan(worth(state));
      }
      return habitual(match, question, `habit ${match.answered}`);
    });
    expect(compared).toBeGreaterThan(0);
  }, 120_000);

  test('grows with what the goal asks for, and falls with the hit points of a character that must live', () => {
    const begun = (scenario: string): State => {
      const states: State[] = [];
      played('goals', { scenario: scenario as ScenarioId }, (match, question) => {
        if (question.name === 'leading-card' && states.length === 0)
          states.push(structuredClone(match.state));
        return habitual(match, question, `habit ${match.answered}`);
      });
      const [first] = states;
      if (first === undefined) throw new Error(`${scenario} has not begun`);
      return first;
    };
    const grotto = begun('vibrant-grotto');
    expect(worth({ ...grotto, goalsLooted: 1 })).toBeGreaterThan(worth(grotto));
    const crypt = begun('forgotten-crypt');
    const figures = crypt.figures.map((it) => (it.type === 'hail' ? { ...it, hp: it.hp - 1 } : it));
    expect(worth({ ...crypt, figures })).toBeLessThan(worth(crypt));
  }, 120_000);
});
