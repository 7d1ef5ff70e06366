import { content, gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, seat } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import type { PieceView, View } from '../../games/gloomhaven/game.ts';
import {
  type DoorShown,
  orientationOf,
  shownDoors,
  shownHexes,
  shownMarks,
  shownRooms,
} from '../../games/gloomhaven/map/chart.ts';
import { chartOf } from '../../games/gloomhaven/map/chart-of.ts';
import { doorLabel, markLabel, pieceLabel } from '../../games/gloomhaven/map/labels.ts';
import { type Scene, sceneOf } from '../../games/gloomhaven/scene.ts';
import { words } from '../../games/gloomhaven/words.ts';

const ana = seat('Ana');

/** A scenario before anybody has acted, with these rooms revealed. */
function viewOf(scenario: string, rooms: readonly number[]): View {
  const match = begin(gloomhaven, { seats: [ana], options: { scenario }, seed: 'places' });
  if (isRefusal(match)) throw new Error(match.refused);
  return { ...match.view(ana), rooms };
}

const said = { en: await words('en'), it: await words('it'), pt: await words('pt') };

/** What the board knows at that moment. */
const sceneAt = (view: View, language: Language): Scene =>
  sceneOf({
    ...{
      view,
      words: said[language],
      seats: [ana],
      onlooker: ana,
      keptAs: null,
      question: null,
      picked: [],
      needsConfirm: false,
    },
    ...{ deciding: [], told: [], now: null, result: null },
    ...{ onPick: () => {}, onRule: () => {}, numberOf: () => null },
    player: (name) => ({ name, is: 'you' }),
  });

const inAll = (view: View, say: (scene: Scene) => string): readonly string[] =>
  languages.map((language) => say(sceneAt(view, language)));

const marksIn = (view: View): readonly string[] => {
  const chart = chartOf(view);
  return shownMarks(chart, shownHexes(chart, view)).map(({ name }) => name);
};

function doorIn(view: View, id: string): DoorShown {
  const door = shownDoors(chartOf(view), view).find((one) => one.id === id);
  if (door === undefined) throw new Error(`no door ${id} is seen`);
  return door;
}

const plateAt = (hex: string): PieceView =>
  ({
    ...{ id: 'plate-1', is: 'plate', look: 'plate', value: 0, conditions: [], by: null, xp: 0 },
    hexes: [hex],
  }) as unknown as PieceView; // ids are branded at this door

describe('how a map lies', () => {
  test('depends on the shape of the scenario: a tall one is laid on its side', () => {
    expect(chartOf(viewOf('ruinous-crypt', [0])).orientation).toBe('turned');
    expect(chartOf(viewOf('black-barrow', [0])).orientation).toBe('printed');
  });

  test('stays the same when more of it is revealed', () => {
    const lies = [[0], [0, 1], [0, 1, 2, 3]].map(
      (rooms) => chartOf(viewOf('ruinous-crypt', rooms)).orientation,
    );
    expect(new Set(lies).size).toBe(1);
  });

  test('stays the same in a random dungeon, whatever rooms it is made of', () => {
    const view = viewOf('random-dungeon', [1]);
    const [monsters] = content.dungeonCards.keys();
    if (monsters === undefined) throw new Error('the box has no monsters for a dungeon');
    const charts = [...content.roomCards.keys()].map((room) =>
      chartOf({ ...view, dungeon: [{ room, monsters, entrance: 0, exit: -1 }] }),
    );
    expect(charts.some(({ cells }) => orientationOf(cells.map(({ hex }) => hex)) === 'turned')).toBe(true);
    expect(new Set(charts.map(({ orientation }) => orientation))).toEqual(new Set(['printed']));
  });
});

describe('what the special rules name on the map', () => {
  test('is seen with its room, and not before', () => {
    expect(marksIn(viewOf('shrine-of-strength', [1]))).toEqual([]);
    expect(marksIn(viewOf('shrine-of-strength', [1, 2]))).toEqual(['C']);
    expect(marksIn(viewOf('shrine-of-strength', [1, 2, 4]))).toEqual(['C', 'D1', 'F']);
    expect(marksIn(viewOf('forgotten-crypt', [1]))).toEqual(['C']);
  });

  test('is called as in the rules: a lettered hex', () => {
    const view = viewOf('inox-encampment', [1]);
    const [mark] = chartOf(view).marks;
    expect(mark === undefined ? [] : inAll(view, (scene) => markLabel(scene, mark))).toEqual([
      'Place A',
      'Punto A',
      'Ponto A',
    ]);
  });

  test('is called as in the rules: a plate', () => {
    const view = viewOf('shrine-of-strength', [1, 2, 4]);
    expect(inAll(view, (scene) => pieceLabel(scene, plateAt('-12,11')))).toEqual([
      'Pressure plate D1',
      'Piastra a pressione D1',
      'Placa de pressão D1',
    ]);
    expect(pieceLabel(sceneAt(view, 'en'), plateAt('0,0'))).toBe('Pressure plate');
  });

  test('is called as in the rules: a door, as it stands', () => {
    const view = viewOf('barrow-lair', [1, 2]);
    const said = (now: View, id: string) => inAll(now, (scene) => doorLabel(scene, doorIn(now, id)));
    expect(said(view, '2-3')).toEqual(['Locked door 2-3', 'Porta chiusa a chiave 2-3', 'Porta trancada 2-3']);
    expect(said(view, '1-2')).toEqual(['Closed door', 'Porta chiusa', 'Porta fechada']);
    expect(said({ ...view, unlockedDoors: ['2-3'] }, '2-3')[0]).toBe('Closed door 2-3');
    expect(said({ ...view, openDoors: ['2-3'] }, '2-3')[0]).toBe('Open door 2-3');
  });

  test('is found by the doors that lead there: a room, until it is revealed', () => {
    const view = viewOf('decaying-crypt', [1, 2]);
    expect(inAll(view, (scene) => doorLabel(scene, doorIn(view, '2-4')))).toEqual([
      'Closed door to room 4',
      'Porta chiusa verso la stanza 4',
      'Porta fechada para a sala 4',
    ]);
    expect(doorIn(view, '1-2').behind).toBeNull();
    expect(shownRooms(chartOf(view), view)).toEqual([]);
    const revealed = { ...view, rooms: [1, 2, 4] };
    expect(doorIn(revealed, '2-4').behind).toBeNull();
    expect(shownRooms(chartOf(view), revealed).map(({ room }) => room)).toEqual([4]);
  });
});
