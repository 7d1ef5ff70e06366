import { content } from '@tavolo/gloomhaven';
import type { FigureView, HeroView, MonsterDeckView, MonsterId } from '../game.ts';
import { hasActed, type Scene } from '../scene.ts';

type Place = {
  readonly id: string;
  /** `null` before it is revealed. */
  readonly initiative: number | null;
  readonly isNow: boolean;
  readonly isDone: boolean;
};

export type HeroEntry = Place & {
  readonly is: 'hero';
  readonly hero: HeroView;
  readonly figure: FigureView | null;
  /** While cards are chosen: whether its player has. */
  readonly hasChosen: boolean;
};

export type MonsterEntry = Place & {
  readonly is: 'monsters';
  readonly type: string;
  readonly card: MonsterDeckView['card'];
  readonly figures: readonly FigureView[];
};

export type TrackEntry = HeroEntry | MonsterEntry;

/** Everybody who takes turns, in the order of this round; before it is known, heroes first. [gh/initiative.1] */
export function trackEntries(scene: Scene): readonly TrackEntry[] {
  const { heroes, figures } = scene.view;
  const types = [...new Set(figures.filter(({ kind }) => kind === 'monster').map(({ type }) => type))];
  const entries: readonly TrackEntry[] = [
    ...heroes.map((hero) => heroEntry(scene, hero)),
    ...types.map((type) => monsterEntry(scene, type)),
  ];
  const place = ({ initiative }: TrackEntry) => initiative ?? 100;
  return [...entries].sort((one, other) => place(one) - place(other));
}

/** The initiative that a figure acts on: its own, or that of its summoner; `null`: it is not known. */
export function initiativeOf(scene: Scene, id: string): number | null {
  const figure = scene.view.figures.find((one) => one.id === id);
  const entries = trackEntries(scene);
  const names = [id, figure?.owner, figure?.type];
  return entries.find((entry) => names.includes(entry.id))?.initiative ?? null;
}

/** Whether the initiatives of this round are known. */
const areRevealed = ({ view }: Scene): boolean =>
  view.phase === 'acting' || view.phase === 'clean-up' || view.phase === 'revealing';

function heroEntry(scene: Scene, hero: HeroView): HeroEntry {
  const { view, deciding } = scene;
  const figure = view.figures.find(({ id }) => id === hero.id) ?? null;
  return {
    is: 'hero',
    id: hero.id,
    hero,
    figure,
    initiative: areRevealed(scene) && !hero.exhausted ? hero.initiative : null,
    hasChosen: view.phase === 'choosing' && !deciding.includes(hero.seat),
    isNow: view.turn?.figure === hero.id,
    isDone: figure === null || hasActed(scene, figure),
  };
}

function monsterEntry(scene: Scene, type: string): MonsterEntry {
  const { view } = scene;
  const figures = view.figures.filter((figure) => figure.kind === 'monster' && figure.type === type);
  const deck = content.monsters.get(type as MonsterId)?.deck; // any text can be asked for
  const card = view.monsterDecks.find(({ id }) => id === deck)?.card ?? null;
  return {
    is: 'monsters',
    id: type,
    type,
    card,
    figures,
    initiative: card === null ? null : (content.monsterCards.get(card)?.initiative ?? null),
    isNow: figures.some(({ id }) => id === view.turn?.figure),
    isDone: figures.every((figure) => hasActed(scene, figure)),
  };
}
