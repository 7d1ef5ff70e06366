import { begin, isRefusal, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { box } from '../../box.ts';
import type { Fact } from '../../facts.ts';

const [ana, bruno] = [seat('ana'), seat('bruno')];

test('a fact is about everybody it names, as a hero, as a cause or as a side of a combat', () => {
  const match = begin(box.game, { seats: [ana, bruno], options: box.game.defaults, seed: '1' });
  if (isRefusal(match)) throw new Error(match.refused);
  const table = { view: match.view('spectator'), seats: [ana, bruno] };
  const about = (fact: Fact) => box.aboutWhom(fact, table);
  expect(about({ is: 'turn-began', hero: bruno, turn: 2 })).toEqual([bruno]);
  expect(
    about({ is: 'hurt', hero: bruno, n: 1, now: 1, cause: { by: ana, means: 'combat', source: 'ana' } }),
  ).toEqual([ana, bruno]);
  expect(
    about({ is: 'rolled-combat', attacker: 1, defender: 2, who: { attacker: ana, defender: 'ghoul' } }),
  ).toEqual([ana]);
  expect(about({ is: 'stood-up-again', foe: 'ghoul' })).toEqual([]);
});
