import type { MonsterExplained } from '@tavolo/gloomhaven';
import { content, explainMonster, gloomhaven } from '@tavolo/gloomhaven';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FigureView, View } from '../game.ts';
import type { Scene } from '../scene.ts';
import { useScene } from '../scene.ts';
import { keepMemory, type Memory, type Remembered, recalledMemory } from './kept-memory.ts';

type Seen = Pick<Scene, 'view' | 'told'>;

/**
 * Keeps why each monster did what it did: when its turn begins it can be reckoned, afterwards no more. What was not
 * played out, because somebody is in a hurry, is retold here fact by fact. A reload does not lose it.
 */
export function useMemory({ view, told, keptAs }: Scene): Memory {
  const [memory, setMemory] = useState<Memory>(() =>
    keptAs === null ? new Map() : recalledMemory(keptAs, told),
  );
  const before = useRef<Seen>({ view, told });
  useEffect(() => {
    const seen = before.current;
    before.current = { view, told };
    const fresh = turnsSince(seen, told);
    if (fresh.size > 0) setMemory((known) => new Map([...known, ...fresh]));
  }, [view, told]);
  useEffect(() => {
    if (keptAs !== null) keepMemory(keptAs, memory);
  }, [keptAs, memory]);
  return memory;
}

/** What was compared in the turns that have begun since something was seen. */
export function turnsSince(seen: Seen, told: Seen['told']): Memory {
  const isLater = told.length > seen.told.length && told[seen.told.length - 1] === seen.told.at(-1);
  const found = new Map<string, Remembered>();
  if (!isLater) return found;
  let view: View = seen.view;
  for (const [place, { fact }] of told.slice(seen.told.length).entries()) {
    view = gloomhaven.retold(view, fact);
    if (fact.is !== 'turn-begins') continue;
    const explained = explainMonster({ view, content }, fact.figure);
    const from = view.figures.find(({ id }) => id === fact.figure)?.hex ?? '';
    if (explained !== null)
      found.set(fact.figure, { round: view.round, at: seen.told.length + place, from, explained });
  }
  return found;
}

export const Remembering = createContext<Memory>(new Map());

/** `ahead`: what it will do; `past`: what it did; `again`: what it would do if it acted once more. */
type When = 'ahead' | 'past' | 'again';

/** What a figure does or did, and the hex from which. */
export type ExplainedTurn = {
  readonly explained: MonsterExplained;
  readonly from: string;
  readonly when: When;
};

/** Why a monster did what it did in this round, or what it would do if its turn began now. */
export function useExplained(figure: FigureView | null): ExplainedTurn | null {
  const { view } = useScene();
  const memory = useContext(Remembering);
  if (figure?.kind !== 'monster' && figure?.kind !== 'summon') return null;
  const remembered = memory.get(figure.id);
  if (figure.acted && remembered?.round === view.round)
    return { explained: remembered.explained, from: remembered.from, when: 'past' };
  const explained = explainMonster({ view, content }, figure.id);
  return explained === null ? null : { explained, from: figure.hex, when: figure.acted ? 'again' : 'ahead' };
}
