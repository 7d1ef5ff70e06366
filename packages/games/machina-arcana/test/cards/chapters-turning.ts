/** Chapters on trial: they are turned up, a phase begins, somebody has a turn. */
import { beginChapter } from '../../rules/story/chapters.ts';
import { type HallScene, rule } from '../table.ts';
import { noBarrels, type Trial } from './monsters-acting.ts';
import { vane } from './playing.ts';

const party = ({ ana, companions }: Trial) => ({ ana: vane({ at: '4,5', ...ana }), ...companions });

const table = (chapter: string, { ana: _, companions: __, ...setting }: Trial) => ({
  now: noBarrels,
  chapter,
  ...setting,
});

/** A chapter is turned up by the first explorer, and what it does then happens. */
export function opening(
  chapter: string,
  title: string,
  check: (scene: HallScene) => void,
  trial: Trial = {},
): void {
  rule(
    `${chapter}: ${title}`,
    party(trial),
    (scene) => {
      scene.does((g) => beginChapter(g, scene.the('ana').explorer));
      check(scene);
    },
    table(chapter, trial),
  );
}

/** Somebody's turn while a chapter is current. */
export function during(
  chapter: string,
  title: string,
  play: (scene: HallScene) => void,
  trial: Trial = {},
): void {
  rule(
    `${chapter}: ${title}`,
    party(trial),
    (scene) => {
      scene.takesTurns();
      play(scene);
    },
    table(chapter, trial),
  );
}

/** The horror phase begins while a chapter is current, and nothing of it has been rolled yet. */
export function atHorror(
  chapter: string,
  title: string,
  check: (scene: HallScene) => void,
  trial: Trial = {},
): void {
  rule(
    `${chapter}: ${title}`,
    party(trial),
    (scene) => {
      scene.goOn(({ phase }) => phase === 'horror' || phase === 'over');
      check(scene);
    },
    { ...table(chapter, trial), phase: 'spawn', active: null },
  );
}

export const counted = (scene: HallScene): readonly string[] =>
  scene.facts('counted').map(({ name, now }) => `${name} ${now}`);

/** The chapter that lies open. */
export const current = ({ state: { chapters, chapter } }: HallScene): string => chapters[chapter] ?? '';
