import { seat } from '@tavolo/kernel';
import { languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { explainMonster } from '../../onlooker/explained-monster.ts';
import { statsAt } from '../../rules/figures.ts';
import { textsIn } from '../../text/index.ts';
import { view } from '../../view.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { boxFor } from '../scene/stage.ts';
import { stateFor } from '../scene/staging.ts';
import { slip } from '../text/cards/saying.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7];
const bosses = [...content.monsters.values()].filter(
  ({ deck, id }) => deck === 'boss' && !id.includes('scenario'),
);
const cards = [...content.monsterCards.values()].filter(({ deck }) => deck === 'boss');

test('there are thirteen bosses', () => expect(bosses).toHaveLength(13));

describe.each(bosses.map((boss) => [boss.id, boss] as const))('%s', (id, boss) => {
  test.each(languages)('is described at every level, in %s', (language) => {
    const said = [
      ...textsIn(language).cards.traits(boss),
      ...textsIn(language).cards.specials(boss).flat(),
      ...levels.map((level) => textsIn(language).cards.stats(statsAt(boss, 'boss', level))),
    ].map(lineText);
    expect(said.length).toBeGreaterThan(levels.length + 2);
    expect(said.filter((text) => slip.test(text))).toEqual([]);
  });

  test('can be looked ahead of on each of its cards at every level', () => {
    const map = ['.......', ' m.b.s.', '.......'];
    const cast = {
      b: { class: 'brute' },
      s: { class: 'scoundrel' },
      m: { monster: id, rank: 'boss', hp: 9 },
    } as const;
    for (const level of levels)
      for (const card of cards) {
        const setting = { cards: { boss: card.id }, level };
        const seen = { view: view(stateFor(map, cast, setting), seat('ana')), content: boxFor(map, setting) };
        const [, , figure] = seen.view.figures;
        expect(explainMonster(seen, figure?.id ?? ('' as FigureId))?.card).toBe(card.id);
      }
  });
});
