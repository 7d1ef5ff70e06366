import type { MonsterExplained } from '@tavolo/gloomhaven';
import { createContext, useContext, useEffect, useState } from 'react';
import type { FigureView } from '../game.ts';
import { figureOf, type Scene, useScene } from '../scene.ts';

/** What was compared when a figure's turn began. */
type Remembered = { readonly round: number; readonly explained: MonsterExplained };

export type Memory = ReadonlyMap<string, Remembered>;

/** Keeps why each monster did what it did: when its turn begins it can be reckoned, afterwards no more. */
export function useMemory(scene: Scene): Memory {
  const [memory, setMemory] = useState<Memory>(new Map());
  const { now, view, lore } = scene;
  const fact = now?.fact ?? null;
  const acting = fact?.is === 'turn-begins' ? figureOf(scene, fact.figure) : null;
  useEffect(() => {
    if (acting?.kind !== 'monster') return;
    const explained = lore.explainMonster(view, acting.id);
    if (explained === null) return;
    setMemory((before) => new Map(before).set(acting.id, { round: view.round, explained }));
  }, [acting, view, lore]);
  return memory;
}

export const Remembering = createContext<Memory>(new Map());

/** Why a monster did what it did in this round, or what it would do if its turn began now. */
export function useExplained(
  figure: FigureView | null,
): { readonly explained: MonsterExplained; readonly isAhead: boolean } | null {
  const { view, lore } = useScene();
  const memory = useContext(Remembering);
  if (figure?.kind !== 'monster') return null;
  const remembered = memory.get(figure.id);
  if (figure.acted && remembered?.round === view.round)
    return { explained: remembered.explained, isAhead: false };
  const explained = lore.explainMonster(view, figure.id);
  return explained === null ? null : { explained, isAhead: true };
}
