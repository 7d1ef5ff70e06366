import { content } from '../../content/content.ts';
import { placementIn } from '../../options.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { Cast, HeroLead, Setting } from '../scene/cast.ts';
import type { Drawing } from '../scene/drawing.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** An item as a test: the title says its number, its name and what it does. */
export function item(
  id: string,
  does: string,
  given: { readonly map: Drawing; readonly cast: Cast } & Setting,
  play: (scene: HexScene) => void,
): void {
  const printed = content.items.get(id as ItemId); // tests write ids
  if (printed === undefined) throw new Error(`there is no item ${id}`);
  rule(`item ${printed.number}, ${id}: ${does}`, given, play);
}

/** What has become of the items of the character with this letter. */
export const states = (scene: HexScene, letter = 'b'): readonly string[] =>
  scene.hero(letter).items.map(({ state }) => state);

/** An enemy that does nothing and can be seen from afar. */
export const altar = { objective: 'altar', side: 'monsters', hp: 9 } as const;

/** A brute with an item on its turn, and nobody near. */
export const alone = (id: string, more: Partial<HeroLead> = {}) =>
  ({
    map: ['b.......g', ' ........'],
    cast: { b: { class: 'brute', items: [id], ...more }, g: altar },
    turn: 'b',
  }) as const;

/** A brute with an item beside a guard of 9 hit points, on its own turn. */
export const beside = (id: string, more: Partial<HeroLead> = {}) =>
  ({
    map: ['..bg...', ' .......'],
    cast: { b: { class: 'brute', items: [id], ...more }, g: { monster: 'bandit-guard', hp: 9 } },
    turn: 'b',
  }) as const;

/** A brute with an item and 10 hit points, beside a guard that attacks for 2 on its turn. */
export const attackedBy = (id: string, draws: readonly string[] = []) =>
  ({
    map: ['.bg.'],
    cast: { b: { class: 'brute', hp: 10, items: [id] }, g: { monster: 'bandit-guard', hp: 9 } },
    cards: { guard: 'guard-4' },
    monsterDraws: draws,
  }) as const;

/** Answers the question for items of an attack, and attacks the guard. */
export function strikesWith(scene: HexScene, id: string, target = 'bandit-guard-1'): void {
  scene.asks('ana', 'attack-items', `item:${id}`).answer(`item:${id}`);
  scene.asksAbout('ana', 'attack-target').answer(target);
}

/** Places an area so that it hits exactly these. */
export function places(scene: HexScene, ...hit: readonly string[]): void {
  const asked = scene.asksAbout('ana', 'attack-target');
  const wanted = asked.question.options.filter((it) => placementIn(it) !== null);
  const found = wanted.find((option) => {
    const fork = scene.match.fork();
    const open = fork.firstAsked;
    if (open === null) return false;
    fork.play(open.seat, [option]);
    const left = fork.firstAsked?.from() ?? [];
    return hit.every((id) => left.includes(id)) && left.length === hit.length;
  });
  if (found === undefined) throw new Error(`no placement hits ${hit.join(', ')}`);
  asked.answer(found);
  for (const id of hit.slice(0, -1)) scene.asksAbout('ana', 'attack-target').answer(id);
}
