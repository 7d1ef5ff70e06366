import type { Match } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { attack, heal, move } from '../../content/words/abilities.ts';
import type { GloomKinds } from '../../kinds.ts';
import { endTurn } from '../../rules/turns/turn-edges.ts';
import { textsIn } from '../../text/index.ts';
import { namingOf } from '../../text/naming.ts';
import type { ClassCard } from '../../vocabulary/class-cards.ts';
import type { HexScene } from '../scene/index.ts';
import { isClean } from '../text/clean.ts';
import { allIsWell, playOut } from './at-random.ts';
import { hero, lively } from './lively.ts';

/** The open questions can be asked, and their options told from each other, in three languages. */
function isSaid(match: Match<GloomKinds>): void {
  for (const question of match.open) {
    const naming = namingOf(match.view(question.seat), match.game.content, (who) => who);
    for (const language of languages) {
      const texts = textsIn(language);
      const labels = question.options.map((option) => texts.option(question, option, naming));
      const slips = [texts.prompt(question, naming), ...labels].filter((text) => !isClean(text));
      expect({ question: question.name, slips, labels: new Set(labels).size }).toEqual({
        ...{ question: question.name, slips: [], labels: labels.length },
      });
    }
  }
}

/** What is on is played out, and leaves everybody in their places. */
function settled(scene: HexScene, seed: string, look: (match: Match<GloomKinds>) => void = () => {}): void {
  playOut(scene.match, seed, { look });
  scene.settles(() => allIsWell(scene.match));
}

/** What lasts is tried: the character acts again, its foes act, its turn ends. */
function goesOn(scene: HexScene, seed: string): void {
  if (!scene.isThere('b')) return;
  scene.does('b', attack(2), move(2), attack(2, { range: 3 }), heal(2));
  settled(scene, seed);
  for (const foe of ['g', 'a', 'l']) {
    if (!scene.isThere(foe)) continue;
    scene.acts(foe);
    settled(scene, seed);
  }
  scene.perform(endTurn);
  settled(scene, seed);
}

type Played = { readonly name: string; readonly card: ClassCard; readonly half: 'top' | 'bottom' };

/** A half is played and what it leaves is tried; gives whether any of it was performed. */
function isPerformedIn({ name, card: { id }, half }: Played, seed: string): boolean {
  const told = `${id} ${half} ${seed}`;
  const scene = lively(hero(name, id, { picked: [id] }), told);
  try {
    scene.does('b', attack(1));
    settled(scene, told);
    scene.plays('b', id, half);
    settled(scene, told, seed === 'one' ? isSaid : undefined);
    const isDone = scene.told.some(({ is }) => is !== 'action' && is !== 'card-to');
    goesOn(scene, told);
    return isDone;
  } catch (cause) {
    throw new Error(told, { cause });
  }
}

/** Scenes that every half is played in, and others until it finds what it needs. */
const seeds = ['one', 'two', 'three'];
const moreSeeds = Array.from({ length: 20 }, (_, n) => `more ${n}`);

const isPerformed = (played: Played): boolean => {
  const { card, half } = played;
  const isDone = seeds.map((seed) => isPerformedIn(played, seed)).includes(true);
  return isDone || card[half].abilities.length === 0 || moreSeeds.some((seed) => isPerformedIn(played, seed));
};

const cards = [...content.cards.values()];

describe.each([...content.classes.keys()])('every card of the %s can be performed', (name) => {
  test.each(['top', 'bottom'] as const)('for its %s action', (half) => {
    const own = cards.filter((card) => card.class === name);
    expect(own.filter((card) => !isPerformed({ name, card, half })).map(({ id }) => id)).toEqual([]);
  });
});
